import { CaseOnlineOrders } from '#app/drawings/case-online-orders.tsx';
import * as text from '#content/case-studies/bakery-online-orders.mdx';
import { CaseStudy, caseStudyMeta } from '../case-study.tsx';

const slug = 'bakery-online-orders';

export function meta() {
  return caseStudyMeta(slug, text);
}

export default function Page() {
  return <CaseStudy slug={slug} text={text} Picture={CaseOnlineOrders} />;
}
