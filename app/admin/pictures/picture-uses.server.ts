import type { AppContext } from '#app/platform/app-context.server.ts';
import { UNUSED_PICTURE_DAYS } from '#app/platform/pictures/picture-limits.ts';
import { removePicture } from '#app/platform/pictures/picture-store.server.ts';
import { listPictures, markUnused } from '#app/platform/pictures/pictures.queries.server.ts';
import type { Db } from '#database/connect.ts';
import { listPictureUsers } from './picture-uses.queries.server.ts';

export type PictureUse = { place: string; isFormer: boolean };

const PICTURE_ID = /\b[\da-f]{32}\b/g;
const DAY_MS = 24 * 3_600_000;

/** Where each picture is shown, by its id. */
export async function findPictureUses(db: Db): Promise<Map<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>();
  for (const { place, isFormer, text } of await listPictureUsers(db)) {
    for (const id of new Set(text.match(PICTURE_ID))) {
      const known = uses.get(id) ?? [];
      const isNew = !known.some((one) => one.place === place && one.isFormer === isFormer);
      uses.set(id, isNew ? [...known, { place, isFormer }] : known);
    }
  }
  return uses;
}

/**
 * Deletes pictures that nothing has shown for 30 days, and copies of deleted ones. For the daily
 * jobs, which run more often: a picture counts as unused from the first time that one notices it.
 */
export async function removeUnusedPictures(app: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  const { db, now } = app;
  const uses = await findPictureUses(db);
  for (const { id, unused_since: since } of await listPictures(db)) {
    if (uses.has(id)) {
      if (since !== null) await markUnused(db, id, null);
    } else if (since === null) {
      await markUnused(db, id, now().toISOString());
    } else if (now().getTime() - Date.parse(since) > UNUSED_PICTURE_DAYS * DAY_MS) {
      await removePicture(app, id);
    }
  }
}
