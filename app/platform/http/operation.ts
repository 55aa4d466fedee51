import type { Context } from 'hono';
import type { GenericSchema } from 'valibot';
import type { AppEnv } from './app-env.ts';

/** The texts of an operation in the API description. */
export type OperationWords = {
  /** The `operationId` of OpenAPI. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /**
   * Descriptions of the fields of the body or query, by name. Fields that several forms share are
   * described in `fieldWords`. A field without a description is left out.
   */
  readonly fields?: Readonly<Record<string, string>>;
  /** A valid body; a test sends it. */
  readonly example?: Readonly<Record<string, unknown>>;
  /** What a successful response contains. */
  readonly success: string;
};

/** One JSON request of the API: its handler, and what is needed to describe it. */
export type Operation = {
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  readonly words: OperationWords;
  /** The body of a POST, or the query of a GET. */
  readonly input?: GenericSchema;
  /** Schemas that describe a field better than `input` does, by field name. */
  readonly describedBy?: Readonly<Record<string, GenericSchema>>;
  readonly success: { readonly status: 200 | 201 | 202; readonly data: GenericSchema };
  readonly failures: readonly FailureDescription[];
  readonly handle: (context: Context<AppEnv>) => Promise<Response>;
};

export type FailureDescription = {
  readonly status: number;
  /** `data` of the failure, if it has any. */
  readonly data?: GenericSchema;
};
