import * as v from 'valibot';

/** A stored value parsed by its schema, or why it can't be read. */
export type Stored<Value> = { kind: 'read'; value: Value } | { kind: 'unreadable'; reason: string };

/** Parses the text of a JSON column by its schema. Never throws. */
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

/** Validates a stored value by its schema. */
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
