import { CaseInvoiceProcessing } from '#app/drawings/case-invoice-processing.tsx';
import * as text from '#content/case-studies/machine-shop-invoices.mdx';
import { CaseStudy, caseStudyMeta } from '../case-study.tsx';

const slug = 'machine-shop-invoices';

export function meta() {
  return caseStudyMeta(slug, text);
}

export default function Page() {
  return <CaseStudy slug={slug} text={text} Picture={CaseInvoiceProcessing} />;
}
