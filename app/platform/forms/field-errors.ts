import type * as v from 'valibot';

export type FieldErrors = Record<string, string>;

/** The first message of each invalid field, in the order of the fields. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const name = String(issue.path?.[0]?.key ?? 'form');
    if (!Object.hasOwn(errors, name)) errors[name] = issue.message;
  }
  return errors;
}

type Words = { readonly title: string; readonly description: string };

/**
 * The message above a form with errors: about missing fields if an invalid field was left empty;
 * otherwise that it is invalid or failed, with the schema's messages about the invalid values.
 */
export function describeFieldErrors(
  errors: FieldErrors,
  values: unknown,
  words: { missing: Words; failed: Pick<Words, 'title'>; invalid?: Pick<Words, 'title'> },
): Words {
  const given = Object(values) as Record<string, unknown>;
  if (Object.keys(errors).some((name) => isEmpty(given[name]))) return words.missing;
  const { title } = words.invalid ?? words.failed;
  return { title, description: Object.values(errors).join(' ') };
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() === '' : value === undefined || value === null;
}
