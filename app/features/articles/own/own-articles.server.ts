import { isDeepStrictEqual } from 'node:util';
import { readPhotoText } from '#app/facts/uploaded-picture.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { slugOf } from '#app/platform/format/slug.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { newId } from '#app/platform/ids.ts';
import { parseStoredJson } from '#app/platform/stored-json.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import type { ArticleRow } from '#database/schema.ts';
import type { ArticleKind } from '../article-indexes.ts';
import { ownArticleErrors as errors } from './own-article.content.ts';
import {
  type ArticleForm,
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
  isPublished: boolean;
  /** Whether visitors see other words than those that were saved last. */
  hasChanges: boolean;
  path: OwnArticle['path'];
};

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

/**
 * Saves the words of its form, and shows them to visitors if `isPublishing`. Returns what is wrong, by
 * field; that of the version if it isn't the stored one anymore.
 */
export async function saveArticle(
  { db, now, renewPages }: ArticleContext,
  { id, kind, version, isPublished, ...stored }: EditedArticle,
  { slug: typed, ...words }: ArticleForm,
  isPublishing: boolean,
): Promise<FieldErrors | undefined> {
  if (isPublishing && readPhotoText(words.picture) && words.pictureAlt === '') {
    return { pictureAlt: errors.pictureAlt };
  }
  // Visitors know the address of a published article.
  const slug = isPublished ? stored.slug : typed || slugOf(words.title, LONGEST_SLUG);
  if (slug === '') return { slug: errors.slugMissing };
  if (isPublishing) words.date ||= dateAt(now(), TORONTO);
  // After a second click, which nobody came between.
  const isThere =
    slug === stored.slug &&
    isDeepStrictEqual(words, stored.words) &&
    (!isPublishing || (isPublished && !stored.hasChanges));
  const draft = JSON.stringify(words);
  const updated_at = now().toISOString();
  const changes = { draft, slug, updated_at };
  const publication = { published: draft, published_at: updated_at };
  const fault = await db
    .transaction()
    .execute(async (transaction): Promise<FieldErrors | undefined> => {
      if (isBuiltIn(kind, slug) || (await isSlugTaken(transaction, { id, kind, slug }))) {
        return { slug: errors.slugTaken };
      }
      const isSaved = await updateArticle(
        transaction,
        { id, version },
        isPublishing ? { ...changes, ...publication } : changes,
      );
      return isSaved || isThere ? undefined : { version: errors.changed };
    });
  if (isPublishing && !fault) await renewPages();
  return fault;
}

/**
 * Takes the article off the site and keeps it as a draft, or deletes it if visitors can't see it.
 * Returns false if it was changed meanwhile.
 */
export async function removeArticle(
  { db, now, renewPages }: ArticleContext,
  article: EditedArticle,
): Promise<boolean> {
  if (!article.isPublished) return deleteArticle(db, article);
  const updated_at = now().toISOString();
  const changes = { published: null, published_at: null, updated_at };
  const isDone = await updateArticle(db, article, changes);
  if (isDone) await renewPages();
  return isDone;
}

function toEdited(row: ArticleRow): EditedArticle {
  const { id, kind, version, updated_at, draft, published } = row;
  const stored = parseStoredJson(storedArticleSchema, draft);
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
    isPublished: published !== null,
    hasChanges: published !== null && published !== draft,
  };
}
