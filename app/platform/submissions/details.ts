import * as v from 'valibot';
import { parseStoredJson } from '../stored-json.ts';

const detailsSchema = v.record(v.string(), v.string());

/**
 * The further answers of a submission, by the name under which the owner reads them. What can't be
 * read is said in their place: the message itself must not be lost with it.
 */
export function readDetails(text: string): Record<string, string> {
  const stored = parseStoredJson(detailsSchema, text);
  if (stored.kind === 'read') return stored.value;
  return { 'Further answers': `They can't be shown. ${stored.reason}` };
}
