import type * as v from 'valibot';

export type FieldErrors = Record<string, string>;

/** The first message of each faulty field, in the order of the fields. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const name = String(issue.path?.[0]?.key ?? 'form');
    if (!Object.hasOwn(errors, name)) errors[name] = issue.message;
  }
  return errors;
}
