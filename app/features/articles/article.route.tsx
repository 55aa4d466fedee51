import { data, useLocation } from 'react-router';
import { useFacts } from '#app/facts/use-facts.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { readMarkdown } from '#app/platform/markdown/markdown.server.ts';
import { factsOf, siteUrlOf } from '#app/platform/seo/site-url.ts';
import type { Route } from './+types/article.route.ts';
import { findShippedArticle } from './article.ts';
import { articleIndexes } from './article-indexes.ts';
import { articleMeta, feedLinks } from './article-meta.ts';
import { ArticlePage, ArticleText, articleElements, OwnArticlePage } from './article-page.tsx';
import { headerOf, headingsOf, kindOfPath } from './own/own-article.ts';
import { findPublished } from './own/published-articles.server.ts';

/** The owner's article at this path, or the owner's text of one of the repository. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const app = getAppContext(context);
  const shipped = findShippedArticle(app.facts(), pathname);
  if (shipped) return { own: undefined, blocks: readMarkdown(shipped.body).blocks };
  const own = await findPublished(app, kindOfPath(pathname), params.slug);
  if (!own) throw data(null, 404);
  return { own, blocks: [] };
}

export function meta({ loaderData, location: { pathname }, params, matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const own = loaderData?.own;
  const article = own ? headerOf(own) : findShippedArticle(facts, pathname);
  if (!article) return [];
  const kind = kindOfPath(pathname);
  const hasOwnTitle = own !== undefined || params.slug in facts.texts;
  return [
    ...articleMeta(facts, siteUrlOf(matches), article, articleIndexes[kind], hasOwnTitle),
    ...(kind === 'post' ? feedLinks(facts) : []),
  ];
}

export default function ArticleRoute({ loaderData: { own, blocks } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const article = findShippedArticle(useFacts(), pathname);
  if (own) return <OwnArticlePage article={own} />;
  if (!article) return null;
  const { Content, body, ...header } = article;
  const shown = body ? { ...header, headings: headingsOf(blocks) } : header;
  return (
    <ArticlePage article={shown} kind={kindOfPath(pathname)}>
      {body ? <ArticleText blocks={blocks} /> : <Content components={articleElements} />}
    </ArticlePage>
  );
}
