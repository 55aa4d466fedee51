import { data, useLocation } from 'react-router';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { factsOf, siteUrlOf } from '#app/platform/seo/site-url.ts';
import type { Route } from './+types/article.route.ts';
import { findShippedArticle } from './article.ts';
import { articleIndexes } from './article-indexes.ts';
import { articleMeta, feedLinks } from './article-meta.ts';
import { ArticlePage, articleElements, OwnArticlePage } from './article-page.tsx';
import { headerOf, kindOfPath } from './own/own-article.ts';
import { findPublished } from './own/published-articles.server.ts';

/** The owner's article at this path; undefined for one of the repository. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  if (findShippedArticle(pathname)) return { own: undefined };
  const own = await findPublished(getAppContext(context), kindOfPath(pathname), params.slug);
  if (!own) throw data(null, 404);
  return { own };
}

export function meta({ loaderData, location: { pathname }, matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const own = loaderData?.own;
  const article = own ? headerOf(own) : findShippedArticle(pathname);
  if (!article) return [];
  const kind = kindOfPath(pathname);
  return [
    ...articleMeta(facts, siteUrlOf(matches), article, articleIndexes[kind], own !== undefined),
    ...(kind === 'post' ? feedLinks(facts) : []),
  ];
}

export default function ArticleRoute({ loaderData: { own } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  if (own) return <OwnArticlePage article={own} />;
  const article = findShippedArticle(pathname);
  if (!article) return null;
  const { Content, ...header } = article;
  return (
    <ArticlePage article={header} kind={kindOfPath(pathname)}>
      <Content components={articleElements} />
    </ArticlePage>
  );
}
