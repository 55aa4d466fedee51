import type { AppContext } from '#app/platform/app-context.server.ts';
import { UNUSED_PICTURE_DAYS } from '#app/platform/pictures/picture-limits.ts';
import { removePicture } from '#app/platform/pictures/picture-store.server.ts';
import { listPictures, markUnused } from '#app/platform/pictures/pictures.queries.server.ts';
import type { Db } from '#database/connect.ts';

const PICTURE_ID = /\b[\da-f]{32}\b/g;
const DAY_MS = 24 * 3_600_000;

/** The sets of facts that have pictures, as the owner knows them. */
const setNames: Readonly<Record<string, string>> = {
  team: 'Team',
  stories: 'Stories',
  brand: 'Logo and colour',
};

/** The names of the places where each picture is shown, or where one click shows it again, by its id. */
export async function findPictureUses(db: Db): Promise<Map<string, Set<string>>> {
  const uses = new Map<string, Set<string>>();
  const read = (place: string, text: string) => {
    for (const [id] of text.matchAll(PICTURE_ID)) {
      uses.set(id, (uses.get(id) ?? new Set()).add(place));
    }
  };
  const versions = await db
    .selectFrom('fact_versions as one')
    .select(['one.name', 'one.version', 'one.value'])
    .select((query) =>
      query
        .selectFrom('fact_versions as other')
        .select((each) => each.fn.max('other.version').as('newest'))
        .whereRef('other.name', '=', 'one.name')
        .as('newest'),
    )
    .execute();
  for (const { name, version, newest, value } of versions) {
    const age = Number(newest) - version;
    const place = setNames[name] ?? name;
    if (age === 0) read(place, value ?? '');
    if (age === 1) read(`${place} (before the last publication)`, value ?? '');
  }
  for (const { name, value } of await db.selectFrom('fact_drafts').selectAll().execute()) {
    read(setNames[name] ?? name, value);
  }
  const articles = await db.selectFrom('articles').select(['draft', 'published']).execute();
  for (const { draft, published } of articles) read('Articles', `${draft} ${published ?? ''}`);
  const issues = await db
    .selectFrom('newsletter_issues')
    .select('body')
    .where('body', 'like', '%(photo:%')
    .execute();
  for (const { body } of issues) read('Newsletter', body);
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
