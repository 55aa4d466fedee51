import * as v from 'valibot';
import { describeFactFault } from '#app/facts/check-facts.server.ts';
import type { FactName, OwnFacts } from '#app/facts/facts.ts';
import type { Db } from '#database/connect.ts';
import { listVersions } from './owner-facts.queries.server.ts';

const jsonSchema = v.pipe(v.string(), v.parseJson());

/** Why a stored set can't be used; undefined if it can. */
export function faultOf(name: FactName, value: string | null): string | undefined {
  if (value === null) return undefined;
  const parsed = v.safeParse(jsonSchema, value);
  return parsed.success ? describeFactFault(name, parsed.output) : `${name} is not JSON`;
}

/** A stored set; undefined for the built-in one. Throws if it doesn't fit its schema. */
export function parseValue<Name extends FactName>(
  name: Name,
  value: string | null,
): OwnFacts[Name] {
  if (value === null) return undefined;
  const fault = faultOf(name, value);
  if (fault) throw new Error(`The stored facts can't be used: ${fault}.`);
  return v.parse(jsonSchema, value) as OwnFacts[Name];
}

/** The same, and undefined for one that can't be used; `listFaults` tells the owner. */
export function readUsable<Name extends FactName>(
  name: Name,
  value: string | null,
): OwnFacts[Name] {
  return faultOf(name, value) === undefined ? parseValue(name, value) : undefined;
}

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
