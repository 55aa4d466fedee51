import type { Db } from '#database/connect.ts';
import type { ArticleRow } from '#database/schema.ts';

type NewArticle = Pick<ArticleRow, 'id' | 'kind' | 'slug' | 'draft' | 'created_at'>;

export async function insertArticle(db: Db, article: NewArticle): Promise<void> {
  await db
    .insertInto('articles')
    .values({ ...article, version: 1, updated_at: article.created_at })
    .execute();
}

export async function findArticle(db: Db, id: string): Promise<ArticleRow | undefined> {
  return db.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirst();
}

/** All articles of the owner, the one changed last first. */
export async function listArticles(db: Db, limit: number): Promise<ArticleRow[]> {
  return db
    .selectFrom('articles')
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function listPublishedArticles(
  db: Db,
  kind: ArticleRow['kind'],
): Promise<ArticleRow[]> {
  return db
    .selectFrom('articles')
    .selectAll()
    .where('kind', '=', kind)
    .where('published', 'is not', null)
    .execute();
}

export async function isSlugTaken(
  db: Db,
  { id, kind, slug }: Pick<ArticleRow, 'id' | 'kind' | 'slug'>,
): Promise<boolean> {
  const other = await db
    .selectFrom('articles')
    .select('id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

/** Changes the article if it still has this version; returns false otherwise. */
export async function updateArticle(
  db: Db,
  { id, version }: Pick<ArticleRow, 'id' | 'version'>,
  changes: Partial<Omit<ArticleRow, 'id' | 'version'>>,
): Promise<boolean> {
  const updated = await db
    .updateTable('articles')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

export async function deleteArticle(
  db: Db,
  { id, version }: Pick<ArticleRow, 'id' | 'version'>,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('articles')
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
