import * as v from 'valibot';

/** A stored value as its schema understands it, or why it can't be read. */
export type Stored<Value> = { kind: 'read'; value: Value } | { kind: 'unreadable'; reason: string };

/** Reads the text of a JSON column by the schema it was written with. Never throws. */
export function parseStoredJson<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): Stored<v.InferOutput<Schema>> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { kind: 'unreadable', reason: 'What is stored here is not JSON.' };
  }
  return parseStored(schema, json);
}

/** Checks a stored value by the schema it was written with. */
export function parseStored<Schema extends v.GenericSchema>(
  schema: Schema,
  json: unknown,
): Stored<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, json);
  if (parsed.success) return { kind: 'read', value: parsed.output };
  const fields = parsed.issues.map((issue) => v.getDotPath(issue) ?? 'the whole value');
  return {
    kind: 'unreadable',
    reason: `What is stored here does not have the expected form: ${fields.join(', ')}.`,
  };
}
