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

type Words = { readonly title: string; readonly description: string };

/**
 * What stands above a form with faults: the words for what is missing where a faulty field was left
 * empty, else that it failed, with what the schema says about the values that can't be used.
 */
export function describeFieldErrors(
  errors: FieldErrors,
  values: unknown,
  words: { missing: Words; failed: Pick<Words, 'title'> },
): Words {
  const given = Object(values) as Record<string, unknown>;
  if (Object.keys(errors).some((name) => isEmpty(given[name]))) return words.missing;
  return { title: words.failed.title, description: Object.values(errors).join(' ') };
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() === '' : value === undefined || value === null;
}
