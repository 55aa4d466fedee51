import type { AppContext, RequestInfo } from '../app-context.server.ts';
import type { Operation } from '../http/operation.ts';
import type { FieldErrors } from './field-errors.ts';

type Words = { readonly title: string; readonly description: string };

/** What is said above a form that was not accepted. */
export type FormToasts = { readonly missing: Words; readonly failed: Pick<Words, 'title'> };

/** Sentences that every form needs. */
export type FormReasons = {
  readonly keyReused: string;
  readonly tooMany: string;
  readonly storageDown: string;
};

export type AcceptedStatus = 200 | 201 | 202;
export type RejectedStatus = 404 | 409 | 410 | 422 | 429;

export type Rejection = {
  /** A sentence for a person. */
  error: string;
  fields?: FieldErrors;
  /** What the server offers instead. */
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
      /** The idempotency key belongs to another submission: the next try needs a new one. */
      isKeyReused?: boolean;
    });

/**
 * Checks what was sent, performs it and says what became of it. The key may be made of the checked
 * input, for a post that brought none.
 */
export type SubmitForm = (
  app: AppContext,
  info: RequestInfo,
  payload: unknown,
  key: string | undefined | ((input: unknown) => string),
) => Promise<FormAnswer>;

/** A form as `defineForm` makes it of its definition. */
export type Form = {
  readonly toasts: FormToasts;
  readonly reasons: FormReasons;
  readonly submit: SubmitForm;
  /** The JSON request, with its description. */
  readonly operation: Operation;
};
