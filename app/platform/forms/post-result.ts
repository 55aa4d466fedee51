import type { FieldErrors } from './field-errors.ts';

/**
 * What a plain form post got when it was not accepted (an accepted one is redirected): the page is
 * shown again with everything that was typed.
 */
export type PostResult = {
  kind: 'invalid' | 'refused' | 'outage';
  /** Words of the spec: `Missing information` and so on. */
  title: string;
  description: string;
  errors: FieldErrors;
  values: Record<string, string>;
  idempotencyKey: string;
  /** What the server offers instead of what was asked for. */
  data?: unknown;
};
