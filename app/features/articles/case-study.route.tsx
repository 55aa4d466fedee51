import { useLocation } from 'react-router';
import { CaseInvoiceProcessing } from '#app/drawings/case-invoice-processing.tsx';
import { CaseOnlineOrders } from '#app/drawings/case-online-orders.tsx';
import type { Route } from './+types/case-study.route.ts';
import { type Article, articleAt } from './article.ts';
import { articleMeta } from './article-meta.ts';
import { ArticlePage } from './article-page.tsx';
import { articleWords } from './articles.content.ts';
import { caseStudies } from './case-studies.ts';
import './articles.css';

const index = { label: 'Case Studies', href: '/resources/case-studies' };
const pictures = {
  'case-online-orders': CaseOnlineOrders,
  'case-invoice-processing': CaseInvoiceProcessing,
};

export function meta({ location }: Route.MetaArgs) {
  return articleMeta(articleAt(caseStudies, location.pathname), index);
}

export default function CaseStudyPage() {
  const article = articleAt(caseStudies, useLocation().pathname);
  const picture = article.frontMatter.picture as keyof typeof pictures;
  return (
    <ArticlePage
      article={article}
      index={index}
      Picture={pictures[picture] ?? CaseOnlineOrders}
      others={caseStudies.filter((study) => study !== article)}
      facts={<CaseFacts article={article} />}
    />
  );
}

/** Who, in which trade, and what came of it. */
function CaseFacts({ article }: { article: Article }) {
  const { company, industry, result } = article.frontMatter;
  const { facts } = articleWords;
  return (
    <div className="wrap">
      <dl className="case-facts">
        <div>
          <dt>{facts.company}</dt>
          <dd>{company}</dd>
        </div>
        <div>
          <dt>{facts.industry}</dt>
          <dd>{industry}</dd>
        </div>
        <div>
          <dt>{facts.result}</dt>
          <dd>{result}</dd>
        </div>
      </dl>
    </div>
  );
}
