import type { Db } from '#database/connect.ts';
import { type FactVersion, findVersion } from './owner-facts.queries.server.ts';

/** What undoing takes back: a publication, or an undoing, which publishes a former version again. */
export type Undoable = 'publication' | 'undoing';

/** An undoing is found by its value, which is that of the version before the last one. */
export async function findUndoable(
  db: Db,
  { name, version, value }: FactVersion,
): Promise<Undoable> {
  if (version < 2) return 'publication';
  const former = await findVersion(db, name, version - 2);
  return (former?.value ?? null) === value ? 'undoing' : 'publication';
}
