import { isDeepStrictEqual } from 'node:util';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { slugOf } from '#app/platform/format/slug.ts';
import { newId } from '#app/platform/ids.ts';
import { parseStoredJson } from '#app/platform/stored-json.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import type { ArticleRow } from '#database/schema.ts';
import type { ArticleKind } from '../article-indexes.ts';
import {
  type ArticleWords,
  EMPTY_ARTICLE,
  LONGEST_SLUG,
  storedArticleSchema,
} from './own-article.schema.ts';
import { type OwnArticle, ownArticlePath } from './own-article.ts';
import {
  deleteArticle,
  findArticle,
  insertArticle,
  isSlugTaken,
  listArticles,
  updateArticle,
} from './own-articles.queries.server.ts';
import { isBuiltIn } from './published-articles.server.ts';

type ArticleContext = Pick<AppContext, 'db' | 'now' | 'renewPages'>;

/** An article as the admin area shows it. */
export type EditedArticle = Pick<ArticleRow, 'id' | 'kind' | 'slug' | 'version' | 'updated_at'> & {
  words: ArticleWords;
  /** Why the stored words can't be read, if they can't. */
  fault: string | undefined;
  /** The day on which it was last published, YYYY-MM-DD; undefined while visitors can't see it. */
  publishedOn: string | undefined;
  /** Whether visitors see other words than those that were saved last. */
  hasChanges: boolean;
  path: OwnArticle['path'];
};

export type ArticleEdit = { slug: string; words: ArticleWords };

export type EditOutcome =
  | 'done'
  /** The words were saved, or published, like this already. */
  | 'same'
  /** Somebody else changed it in the meantime. */
  | 'changed'
  | 'slug-taken'
  /** The title has no letter of which an address could be made. */
  | 'slug-missing';

const MOST_ARTICLES = 500;
const DRAFT_SLUG = /^draft-[0-9a-z]{26}$/;

/** Creates an empty draft and returns its id. */
export async function createArticle(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  kind: ArticleKind,
  author: Pick<ArticleWords, 'author' | 'authorRole'>,
): Promise<string> {
  const id = newId(now());
  const slug = `draft-${id.toLowerCase()}`;
  const created_at = now().toISOString();
  const draft = JSON.stringify({ ...EMPTY_ARTICLE, ...author });
  await insertArticle(db, { id, kind, slug, draft, created_at });
  return id;
}

/** The owner's articles, the one changed last first. */
export async function listOwnArticles({ db }: Pick<AppContext, 'db'>): Promise<EditedArticle[]> {
  return (await listArticles(db, MOST_ARTICLES)).map(toEdited);
}

export async function findOwnArticle(
  { db }: Pick<AppContext, 'db'>,
  id: string,
): Promise<EditedArticle | undefined> {
  const row = await findArticle(db, id);
  return row && toEdited(row);
}

/** Saves the words, for the owner only. */
export async function saveArticle(
  app: ArticleContext,
  article: EditedArticle,
  { slug, words }: ArticleEdit,
): Promise<EditOutcome> {
  if (isSaved(article, slug, words)) return 'same';
  return change(app, article, slug, words, { draft: JSON.stringify(words) });
}

/** Saves the words and shows them to visitors. */
export async function publishArticle(
  app: ArticleContext,
  article: EditedArticle,
  { slug, words: typed }: ArticleEdit,
): Promise<EditOutcome> {
  const words = { ...typed, date: typed.date || dateAt(app.now(), TORONTO) };
  const { publishedOn, hasChanges } = article;
  if (publishedOn && !hasChanges && isSaved(article, slug, words)) return 'same';
  const draft = JSON.stringify(words);
  const published_at = app.now().toISOString();
  const outcome = await change(app, article, slug, words, {
    draft,
    published: draft,
    published_at,
  });
  if (outcome === 'done') await app.renewPages();
  return outcome;
}

/** Whether the words were saved like this last. A published article keeps its address. */
function isSaved(article: EditedArticle, slug: string, words: ArticleWords): boolean {
  const isKept = article.publishedOn !== undefined || slug === article.slug;
  return isKept && article.fault === undefined && isDeepStrictEqual(words, article.words);
}

/** Takes the article off the site; its words are kept. */
export async function withdrawArticle(
  app: ArticleContext,
  article: EditedArticle,
): Promise<EditOutcome> {
  const isDone = await updateArticle(app.db, article, {
    published: null,
    published_at: null,
    updated_at: app.now().toISOString(),
  });
  if (isDone) await app.renewPages();
  return isDone ? 'done' : 'changed';
}

/** Deletes an article that visitors can't see. */
export async function discardArticle(
  { db }: Pick<AppContext, 'db'>,
  article: EditedArticle,
): Promise<EditOutcome> {
  if (article.publishedOn) return 'changed';
  return (await deleteArticle(db, article)) ? 'done' : 'changed';
}

async function change(
  { db, now }: ArticleContext,
  { id, kind, version, publishedOn, ...article }: EditedArticle,
  typed: string,
  words: ArticleWords,
  changes: Partial<ArticleRow>,
): Promise<EditOutcome> {
  const slug = publishedOn ? article.slug : typed || slugOf(words.title, LONGEST_SLUG);
  if (slug === '') return 'slug-missing';
  return db.transaction().execute(async (transaction) => {
    if (isBuiltIn(kind, slug) || (await isSlugTaken(transaction, { id, kind, slug }))) {
      return 'slug-taken';
    }
    const isDone = await updateArticle(
      transaction,
      { id, version },
      { ...changes, slug, updated_at: now().toISOString() },
    );
    return isDone ? 'done' : 'changed';
  });
}

function toEdited(row: ArticleRow): EditedArticle {
  const { id, kind, version, updated_at, published_at } = row;
  const stored = parseStoredJson(storedArticleSchema, row.draft);
  const slug = DRAFT_SLUG.test(row.slug) ? '' : row.slug;
  return {
    id,
    kind,
    slug,
    version,
    updated_at,
    path: ownArticlePath(kind, row.slug),
    words: stored.kind === 'read' ? stored.value : EMPTY_ARTICLE,
    fault: stored.kind === 'unreadable' ? stored.reason : undefined,
    publishedOn: published_at ? dateAt(new Date(published_at), TORONTO) : undefined,
    hasChanges: row.published !== null && row.published !== row.draft,
  };
}
