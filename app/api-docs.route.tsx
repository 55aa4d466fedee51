import { factsOf } from '#app/platform/seo/site-url.ts';
import type { Route } from './+types/api-docs.route.ts';
import { operations } from './api.ts';
import { apiDocsWords } from './features/api-docs/api-docs.content.ts';
import { ApiDocsPage } from './features/api-docs/api-docs-page.tsx';
import { describeOperation } from './features/api-docs/operation-description.ts';
import { pageMeta } from './platform/seo/page-meta.ts';
import { siteUrlOf } from './platform/seo/site-url.ts';
import { breadcrumbList } from './platform/seo/structured-data.ts';

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const apiDocs = apiDocsWords(facts);
  const siteUrl = siteUrlOf(matches);
  return pageMeta(facts, siteUrl, apiDocs.head, '/api-docs', [
    breadcrumbList(siteUrl, [{ name: apiDocs.title, path: '/api-docs' }]),
  ]);
}

/** The catalogue itself stays on the server, with the schemas of all forms. */
export function loader() {
  return { operations: operations.map(describeOperation) };
}

export default function ApiDocsRoute({ loaderData }: Route.ComponentProps) {
  return <ApiDocsPage operations={loaderData.operations} />;
}
