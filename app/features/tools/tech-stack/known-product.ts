import { type FormFields, readText } from '../model/tool-form.ts';
import type { StackTool } from './stack-model.ts';
import { startCategory, usedRows } from './stack-rows.ts';
import { productNamed } from './tech-stack-products.content.ts';

/** What is filled in for a known product. */
export type FilledIn = Pick<StackTool, 'category' | 'connects'>;
export const filledInFields = ['category', 'connects'] as const;

/**
 * What is filled in for the product of a row that is as the form starts: its connection isn't
 * answered, not even with "I don't know", and its job is the one of the row or none. The form's
 * script does the same as soon as a name is typed; this is for a form without its script.
 */
export function filledInFor(form: FormFields, row: number): Partial<FilledIn> {
  const product = productNamed(readText(form, `t${row}-name`));
  if (product === undefined || readText(form, `t${row}-connects`) !== '') return {};
  const { category, connects } = product;
  const job = readText(form, `t${row}-category`);
  return job === '' || job === startCategory(row) ? { category, connects } : { connects };
}

/** The fields of a posted form with what is filled in for known products, to show them again. */
export function withFilledIn(values: Record<string, string>): Record<string, string> {
  const form = new Map(Object.entries(values));
  const fields = usedRows(form).flatMap((row) =>
    Object.entries(filledInFor(form, row)).map(([field, value]) => [`t${row}-${field}`, value]),
  );
  return { ...values, ...Object.fromEntries(fields) };
}
