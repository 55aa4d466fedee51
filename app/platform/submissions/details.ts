import * as v from 'valibot';
import { parseStoredJson } from '../stored-json.ts';

const detailsSchema = v.record(v.string(), v.string());

/**
 * The further answers of a submission, by the label that the owner sees. If they can't be read, an
 * entry says so instead, so that the message itself is still shown.
 */
export function readDetails(text: string): Record<string, string> {
  const stored = parseStoredJson(detailsSchema, text);
  if (stored.kind === 'read') return stored.value;
  return { 'Further answers': `They can’t be shown. ${stored.reason}` };
}
