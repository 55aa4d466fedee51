import type { AppContext } from '#app/platform/app-context.server.ts';
import { randomToken } from '#app/platform/ids.ts';
import type { Db } from '#database/connect.ts';
import {
  compactDatabase,
  deleteCleanupMark,
  findCleanupMark,
  insertCleanupMark,
} from './disk-cleanup.queries.server.ts';

/** Requests, in the transaction of an erasure, that its rows be removed from the disk as well. */
export function requestDiskCleanup(transaction: Db, now: Date): Promise<void> {
  return insertCleanupMark(transaction, randomToken(), now.toISOString());
}

export async function isDiskCleanupDue(db: Db): Promise<boolean> {
  return (await findCleanupMark(db)) !== undefined;
}

/**
 * Rewrites the database if an erasure has requested it. Returns false if that isn't possible now;
 * the request stays stored, so the hourly job tries again, even after a restart.
 */
export async function cleanUpDisk({ db, log }: Pick<AppContext, 'db' | 'log'>): Promise<boolean> {
  const mark = await findCleanupMark(db);
  if (mark === undefined) return true;
  try {
    await compactDatabase(db);
  } catch (error) {
    log.error('erasure.disk-cleanup-failed', { error });
    return false;
  }
  await deleteCleanupMark(db, mark);
  return true;
}
