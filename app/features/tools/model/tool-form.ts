import * as v from 'valibot';

/** Anything with string fields: FormData of a plain post, URLSearchParams of a query. */
export type FormFields = { get(name: string): unknown };

/** The result of reading a tool's form. Errors and values are keyed by field name. */
export type ToolFormResult<Input> =
  | { readonly kind: 'ok'; readonly input: Input }
  | { readonly kind: 'invalid'; readonly errors: Record<string, string> };

/** The maximum length of a field. Longer values are cut before they are checked. */
const MAX_FIELD_CHARS = 500;

/** The trimmed text of a field; an absent field or a file is the empty text. */
export function readText(form: FormFields, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, MAX_FIELD_CHARS).trim() : '';
}

/**
 * A number as people type it: "1,500", "$30", "12.5 %", "30,50".
 * @returns null for the empty text or the answer "unknown" (the visitor doesn't know), NaN for
 * text that is not a number, which every schema refuses with its own instruction
 */
export function parseNumber(text: string): number | null {
  if (text === '' || text === 'unknown') return null;
  const bare = text.replace(/[$%\s\u00a0\u202f]/g, '').replace(/^CAD|CAD$/i, '');
  const grouped = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
  const decimal = /^-?\d+,\d{1,2}$/.test(grouped) ? grouped.replace(',', '.') : grouped;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(decimal) ? Number(decimal) : Number.NaN;
}

/**
 * Checks what was read with the tool's schema.
 * @param fieldOf turns the dot path of an issue ("tools.0.monthlyCostCents") into the field's name
 */
export function checkForm<const Schema extends v.GenericSchema>(
  schema: Schema,
  raw: unknown,
  fieldOf: (path: string) => string = (path) => path,
): ToolFormResult<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, raw);
  if (result.success) return { kind: 'ok', input: result.output };
  const errors: Record<string, string> = {};
  for (const issue of result.issues) {
    const field = fieldOf(v.getDotPath(issue) ?? 'form');
    errors[field] ??= issue.message;
  }
  return { kind: 'invalid', errors };
}
