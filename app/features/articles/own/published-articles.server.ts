import { createHash } from 'node:crypto';
import { blogTeasers, caseStudyTeasers } from '#app/facts/articles.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { readMarkdown } from '#app/platform/markdown/markdown.server.ts';
import { parseStoredJson } from '#app/platform/stored-json.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import type { ArticleRow } from '#database/schema.ts';
import type { ArticleKind } from '../article-indexes.ts';
import { feedFiles } from '../feeds.server.tsx';
import { type ArticleWords, storedArticleSchema } from './own-article.schema.ts';
import { headingsOf, type OwnArticle, ownArticlePath } from './own-article.ts';
import { listPublishedArticles } from './own-articles.queries.server.ts';

type ReadingContext = Pick<AppContext, 'db'>;

const MOST_KEPT = 500;

/** Whether an article of the repository has this address. */
export function isBuiltIn(kind: ArticleKind, slug: string): boolean {
  const builtIn = kind === 'post' ? blogTeasers : caseStudyTeasers;
  return builtIn.some((teaser) => teaser.slug === slug);
}

/** The published articles of a kind, newest first. One that can't be read is left out. */
export async function listPublished(
  { db }: ReadingContext,
  kind: ArticleKind,
): Promise<OwnArticle[]> {
  const rows = await listPublishedArticles(db, kind);
  const written = rows.flatMap((row) => toShown(row) ?? []);
  return written.sort(
    (one, other) => other.date.localeCompare(one.date) || other.path.localeCompare(one.path),
  );
}

export async function findPublished(
  app: ReadingContext,
  kind: ArticleKind,
  slug: string,
): Promise<OwnArticle | undefined> {
  const path = ownArticlePath(kind, slug);
  return (await listPublished(app, kind)).find((article) => article.path === path);
}

/** What the owner's articles publish at present: their pages, and the feeds of the blog. */
export async function articleFiles(app: Pick<AppContext, 'db' | 'config' | 'facts'>) {
  const posts = await listPublished(app, 'post');
  const articles = [...posts, ...(await listPublished(app, 'case-study'))];
  return {
    paths: articles.map(({ path }) => path),
    version: createHash('sha256').update(JSON.stringify(articles)).digest('base64url'),
    files: () => feedFiles(app.facts(), app.config.siteUrl, posts),
  };
}

/** The article as its page shows it; undefined if it isn't published or can't be read. */
function toShown(row: ArticleRow): OwnArticle | undefined {
  const { published: text } = row;
  if (text === null || row.published_at === null) return undefined;
  const key = [row.kind, row.slug, row.published_at, text].join('\n');
  let article = shown.get(key);
  if (!article) {
    const stored = parseStoredJson(storedArticleSchema, text);
    if (stored.kind === 'unreadable') return undefined;
    const updated = dateAt(new Date(row.published_at), TORONTO);
    article = showWords(stored.value, { kind: row.kind, slug: row.slug, updated });
    if (shown.size >= MOST_KEPT) shown.clear();
    shown.set(key, article);
  }
  return article;
}

/** Parsed once, because every search and the timer of publishing read all articles. */
const shown = new Map<string, OwnArticle>();

/** Words as the page of the article shows them, published or not. */
export function showWords(
  { body, ...words }: ArticleWords,
  { kind, slug, updated }: { kind: ArticleKind; slug: string; updated: string },
): OwnArticle {
  const { blocks } = readMarkdown(body);
  return {
    ...words,
    kind,
    updated,
    blocks,
    path: ownArticlePath(kind, slug),
    date: words.date || updated,
    headings: headingsOf(blocks),
    minutes: Math.max(1, Math.round(body.split(/\s+/).length / 200)),
  };
}
