import type { FieldErrors } from './field-errors.ts';

/**
 * The result of a form post that was not accepted (an accepted one is redirected): the page is
 * shown again with everything that was typed.
 */
export type PostResult = {
  kind: 'invalid' | 'refused' | 'outage';
  /** A title from the spec: `Missing information` and so on. */
  title: string;
  description: string;
  errors: FieldErrors;
  values: Record<string, string>;
  idempotencyKey: string;
  /** Alternatives that the server offers. */
  data?: unknown;
};
