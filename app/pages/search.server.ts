import type { Facts } from '#app/facts/facts.ts';
import { type OwnArticle, plainTextOf } from '#app/features/articles/own/own-article.ts';
import { listPublished } from '#app/features/articles/own/published-articles.server.ts';
import {
  createSearch,
  type SearchEntry,
  type SearchKind,
  type SearchResult,
} from '#app/features/search/search-index.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { asSentence } from '#app/platform/format/as-sentence.ts';
import { readSearchEntries } from './search-entries.server.ts';

type Index = { facts: Facts; articles: string; search: ReturnType<typeof createSearch> };

/** Rebuilt when the owner's facts or articles have changed. */
let index: Index | undefined;

/** Searches the texts of the site with the facts and the owner's articles that apply now. */
export async function searchSite(
  app: Pick<AppContext, 'db' | 'config' | 'facts'>,
  query: string,
): Promise<SearchResult> {
  const own = await readOwnEntries(app);
  const facts = app.facts();
  const articles = JSON.stringify(own);
  if (index?.facts !== facts || index.articles !== articles) {
    index = { facts, articles, search: createSearch([...readSearchEntries(facts), ...own]) };
  }
  return index.search(query);
}

async function readOwnEntries(
  app: Pick<AppContext, 'db' | 'config' | 'facts'>,
): Promise<SearchEntry[]> {
  const posts = await listPublished(app, 'post');
  const studies = await listPublished(app, 'case-study');
  return [...posts, ...studies].map((article) => ({
    path: article.path,
    kind: kindOf(article),
    title: article.title,
    description: article.description,
    body: [
      ...[article.company, article.industry, article.result].filter(Boolean).map(asSentence),
      plainTextOf(article.blocks),
    ].join(' '),
  }));
}

function kindOf({ kind, isSample }: OwnArticle): SearchKind {
  if (kind === 'post') return 'article';
  return isSample ? 'sample-story' : 'case-study';
}
