import type { AppContext } from '#app/platform/app-context.server.ts';
import { UNUSED_PICTURE_DAYS } from '#app/platform/pictures/picture-limits.ts';
import { removePicture } from '#app/platform/pictures/picture-store.server.ts';
import { listPictures, markUnused } from '#app/platform/pictures/pictures.queries.server.ts';
import type { Db } from '#database/connect.ts';

const PICTURE_ID = /\b[\da-f]{32}\b/g;
const DAY_MS = 24 * 3_600_000;

/** The places where each picture is shown, or where one click shows it again, by its id. */
export async function findPictureUses(db: Db): Promise<Map<string, string[]>> {
  const versions = await db
    .selectFrom('fact_versions')
    .select(['name', 'value'])
    .orderBy('version', 'desc')
    .execute();
  const facts = Object.values(Object.groupBy(versions, ({ name }) => name));
  const places = {
    'Team, stories, logo or page texts': [
      await db.selectFrom('fact_drafts').select('value').execute(),
      // What is published, and what undoing that brings back.
      facts.map((published) => published?.slice(0, 2)),
    ],
    Articles: await db.selectFrom('articles').select(['draft', 'published']).execute(),
    Newsletter: await db.selectFrom('newsletter_issues').select('body').execute(),
  };
  const uses = new Map<string, string[]>();
  for (const [place, texts] of Object.entries(places)) {
    for (const id of new Set(JSON.stringify(texts).match(PICTURE_ID))) {
      uses.set(id, [...(uses.get(id) ?? []), place]);
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
  for (const { id, unused_since } of await listPictures(db)) {
    const since = uses.has(id) ? null : (unused_since ?? now().toISOString());
    if (since !== unused_since) await markUnused(db, id, since);
    if (since && now().getTime() - Date.parse(since) > UNUSED_PICTURE_DAYS * DAY_MS) {
      await removePicture(app, id);
    }
  }
}
