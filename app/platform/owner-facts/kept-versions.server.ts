import type { OwnFacts } from '#app/facts/facts.ts';
import type { Db } from '#database/connect.ts';
import { listVersions } from './owner-facts.queries.server.ts';
import { readUsable } from './stored-facts.server.ts';

type FactName = keyof OwnFacts;

/** The versions of a set that are kept and can be read, the first ones first. */
export async function listKeptVersions<Name extends FactName>(
  db: Db,
  name: Name,
): Promise<NonNullable<OwnFacts[Name]>[]> {
  const rows = await listVersions(db, name);
  return rows
    .map(({ value }) => readUsable(name, value))
    .filter((value): value is NonNullable<OwnFacts[Name]> => value !== undefined);
}
