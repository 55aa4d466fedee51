import type { ComponentType } from 'react';
import { CaseInvoiceProcessing } from '#app/drawings/case-invoice-processing.tsx';
import { CaseOnlineOrders } from '#app/drawings/case-online-orders.tsx';
import type { DrawingProps } from '#app/drawings/drawing.tsx';
import type { PictureName } from '#app/drawings/pictures.tsx';
import { caseStudyTeasers } from '#app/facts/articles.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ArticleIndex, articleIndexMeta } from './article-index.tsx';
import { articleWords, caseStudyIndex } from './articles.content.ts';
import './articles.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import type { Route } from './+types/case-studies-index.route.ts';

const path = '/resources/case-studies';
const pictures: Partial<Record<PictureName, ComponentType<DrawingProps>>> = {
  'case-online-orders': CaseOnlineOrders,
  'case-invoice-processing': CaseInvoiceProcessing,
};

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  return articleIndexMeta(siteUrl, caseStudyIndex, path, caseStudyTeasers);
}

export default function CaseStudiesIndexPage() {
  return (
    <ArticleIndex
      words={caseStudyIndex}
      pieces={caseStudyTeasers.map((study) => ({
        path: study.path,
        title: study.title,
        eyebrow: study.industry,
        text: (
          <>
            <span className="article-index-result">{study.result}</span>
            {study.company}
          </>
        ),
        foot: study.isSample && <Badge>{articleWords.sampleBadge}</Badge>,
        Picture: pictures[study.image],
      }))}
    />
  );
}
