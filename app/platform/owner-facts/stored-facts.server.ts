import * as v from 'valibot';
import { describeFactFault } from '#app/facts/check-facts.server.ts';
import type { FactName, OwnFacts } from '#app/facts/facts.ts';
import type { Db } from '#database/connect.ts';
import { listVersions } from './owner-facts.queries.server.ts';

const jsonSchema = v.pipe(v.string(), v.parseJson());

/** A stored set, or why it can't be used. One without a text is the built-in set. */
export function readStored<Name extends FactName>(
  name: Name,
  text: string | null | undefined,
): { value?: OwnFacts[Name]; fault?: string } {
  if (typeof text !== 'string') return {};
  const parsed = v.safeParse(jsonSchema, text);
  const fault = parsed.success ? describeFactFault(name, parsed.output) : `${name} is not JSON`;
  return fault === undefined ? { value: parsed.output as OwnFacts[Name] } : { fault };
}

/** The versions of a set that are kept and can be read, the first ones first. */
export async function listKeptVersions<Name extends FactName>(
  db: Db,
  name: Name,
): Promise<NonNullable<OwnFacts[Name]>[]> {
  const rows = await listVersions(db, name);
  return rows
    .map(({ value }) => readStored(name, value).value)
    .filter((value): value is NonNullable<OwnFacts[Name]> => value !== undefined);
}
