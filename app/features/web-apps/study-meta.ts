import type { Facts } from '#app/facts/facts.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { breadcrumbList } from '#app/platform/seo/structured-data.ts';
import { webApplication } from '#app/platform/seo/web-application.ts';
import { type WebAppStudy, webAppsWords } from './web-apps.content.ts';

/** Head data of a case study, with the app and the breadcrumbs as structured data. */
export function studyMeta(facts: Facts, siteUrl: string, study: WebAppStudy) {
  return pageMeta(facts, siteUrl, study.head, study.path, [
    webApplication(facts, siteUrl, {
      name: study.name,
      description: study.card.description,
      path: study.path,
      category: study.category,
      features: study.features.map(({ title }) => title),
    }),
    breadcrumbList(siteUrl, [
      { name: webAppsWords(facts).featured.breadcrumb, path: '/web-app-development' },
      { name: study.name, path: study.path },
    ]),
  ]);
}
