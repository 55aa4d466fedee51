import type { Context } from 'hono';
import type { GenericSchema } from 'valibot';
import type { AppEnv } from './app-env.ts';

/** What a reader of the API description is told, in words. */
export type OperationWords = {
  /** The `operationId` of OpenAPI. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /**
   * What each field of the body or of the query is, by its name; for fields that several forms have,
   * only where `fieldWords` doesn't say it. A field without words is left out.
   */
  readonly fields?: Readonly<Record<string, string>>;
  /** A body that is accepted as it stands; a test sends it. */
  readonly example?: Readonly<Record<string, unknown>>;
  /** What a good answer holds. */
  readonly success: string;
};

/** One JSON request of the API: how it is answered, and what is needed to describe it. */
export type Operation = {
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  readonly words: OperationWords;
  /** The body of a POST, or the query of a GET. */
  readonly input?: GenericSchema;
  /** Schemas that describe a field better than `input` can, by the name of the field. */
  readonly describedBy?: Readonly<Record<string, GenericSchema>>;
  readonly success: { readonly status: 200 | 201 | 202; readonly data: GenericSchema };
  readonly failures: readonly FailureDescription[];
  readonly handle: (context: Context<AppEnv>) => Promise<Response>;
};

export type FailureDescription = {
  readonly status: number;
  /** What `data` of the failure holds, where it has any. */
  readonly data?: GenericSchema;
};
