import { data } from 'react-router';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { factsOf, siteUrlOf } from '#app/platform/seo/site-url.ts';
import { articleIndexes } from '../article-indexes.ts';
import { articleMeta, feedLinks } from '../article-meta.ts';
import type { Route } from './+types/own-article.route.ts';
import { kindOfPath } from './own-article.ts';
import { headerOf, OwnArticlePage } from './own-article-page.tsx';
import { findPublished } from './published-articles.server.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const kind = kindOfPath(new URL(request.url).pathname);
  const article = await findPublished(getAppContext(context), kind, params.slug);
  if (!article) throw data(null, 404);
  return { article };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  if (!loaderData) return [];
  const { article } = loaderData;
  return [
    ...articleMeta(
      facts,
      siteUrlOf(matches),
      headerOf(article),
      articleIndexes[article.kind],
      true,
    ),
    ...(article.kind === 'post' ? feedLinks(facts) : []),
  ];
}

export default function OwnArticleRoute({ loaderData }: Route.ComponentProps) {
  return <OwnArticlePage article={loaderData.article} />;
}
