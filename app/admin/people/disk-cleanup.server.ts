import type { AppContext } from '#app/platform/app-context.server.ts';
import {
  compactDatabase,
  deleteCleanupMark,
  findCleanupMark,
} from './disk-cleanup.queries.server.ts';

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
