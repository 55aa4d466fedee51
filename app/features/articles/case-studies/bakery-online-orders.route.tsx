import { factsOf, siteUrlOf } from '#app/platform/seo/site-url.ts';
import * as text from '#content/case-studies/bakery-online-orders.mdx';
import { CaseStudy, caseStudyMeta } from '../case-study.tsx';
import type { Route } from './+types/bakery-online-orders.route.ts';

const slug = 'bakery-online-orders';

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  return caseStudyMeta(facts, siteUrl, slug, text);
}

export default function Page() {
  return <CaseStudy slug={slug} text={text} picture="case-online-orders" />;
}
