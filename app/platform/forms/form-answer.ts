import type { AppContext, RequestInfo } from '../app-context.server.ts';
import type { Operation } from '../http/operation.ts';
import type { FieldErrors } from './field-errors.ts';

type Words = { readonly title: string; readonly description: string };

/** The messages above a form that was not accepted. */
export type FormToasts = { readonly missing: Words; readonly failed: Pick<Words, 'title'> };

/** Messages that every form needs. */
export type FormReasons = {
  readonly keyReused: string;
  readonly tooMany: string;
  readonly storageDown: string;
};

export type AcceptedStatus = 200 | 201 | 202;
export type RejectedStatus = 404 | 409 | 410 | 422 | 429;

export type Rejection = {
  /** A sentence for the visitor. */
  error: string;
  fields?: FieldErrors;
  /** Alternatives that the server offers. */
  data?: unknown;
};

/** The outcome of a submitted form, by JSON request or page action. */
export type FormAnswer =
  | {
      kind: 'accepted';
      status: AcceptedStatus;
      data: unknown;
      /** The page to which a form post is redirected. */
      location: string;
      isReplay: boolean;
    }
  | (Rejection & {
      kind: 'rejected';
      status: RejectedStatus;
      title: string;
      retryAfterSeconds?: number;
      /** The idempotency key belongs to another submission: the next attempt needs a new one. */
      isKeyReused?: boolean;
    });

/**
 * Validates the input, processes it and returns the outcome. The key can be derived from the
 * validated input, for a post without one.
 */
export type SubmitForm = (
  app: AppContext,
  info: RequestInfo,
  payload: unknown,
  key: string | undefined | ((input: unknown) => string),
) => Promise<FormAnswer>;

/** A form that pages post, by `formAction`. */
export type PageForm = {
  readonly toasts: FormToasts;
  readonly reasons: FormReasons;
  readonly submit: SubmitForm;
};

/** A form created by `defineForm`. */
export type Form = PageForm & {
  /** The JSON request and its description. */
  readonly operation: Operation;
};
