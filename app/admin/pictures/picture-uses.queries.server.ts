import type { Db } from '#database/connect.ts';

/** A stored text that may show pictures. */
export type PictureUser = {
  /** The name of a set of facts, `article` or `issue`. */
  place: string;
  /** True for the version before the current one, which one click shows again. */
  isFormer: boolean;
  text: string;
};

/** Every stored text that visitors or the owner see, or that one click shows again. */
export async function listPictureUsers(db: Db): Promise<PictureUser[]> {
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
  const drafts = await db.selectFrom('fact_drafts').select(['name', 'value']).execute();
  const articles = await db.selectFrom('articles').select(['draft', 'published']).execute();
  const issues = await db
    .selectFrom('newsletter_issues')
    .select('body')
    .where('body', 'like', '%(photo:%')
    .execute();
  return [
    ...versions
      .filter(({ version, newest }) => version >= Number(newest) - 1)
      .map(({ name, version, newest, value }) => ({
        place: name,
        isFormer: version !== Number(newest),
        text: value ?? '',
      })),
    ...drafts.map(({ name, value }) => ({ place: name, isFormer: false, text: value })),
    ...articles.map(({ draft, published }) => ({
      place: 'article',
      isFormer: false,
      text: `${draft} ${published ?? ''}`,
    })),
    ...issues.map(({ body }) => ({ place: 'issue', isFormer: false, text: body })),
  ];
}
