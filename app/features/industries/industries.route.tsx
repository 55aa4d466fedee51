import { industries } from '#app/facts/industries.ts';
import { priceOf } from '#app/facts/prices.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { formatDollars } from '#app/platform/format/money.ts';
import { collectionPage } from '#app/platform/seo/collection-page.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf, siteUrlOf } from '#app/platform/seo/site-url.ts';
import { breadcrumbList } from '#app/platform/seo/structured-data.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CallToAction } from '#app/ui/call-to-action.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Questions } from '#app/ui/questions.tsx';
import { Rows } from '#app/ui/rows.tsx';
import type { Route } from './+types/industries.route.ts';
import { industryPagesOf, industryWordsOf } from './industries.content.ts';
import './industries.css';

const path = '/industries';

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const industryWords = industryWordsOf(facts);
  const siteUrl = siteUrlOf(matches);
  return pageMeta(facts, siteUrl, industryWords.head, path, [
    collectionPage(facts, siteUrl, { head: industryWords.head, path }, industries),
    breadcrumbList(siteUrl, [{ name: industryWords.breadcrumb, path }]),
  ]);
}

export default function IndustriesPage() {
  const facts = useFacts();
  const industryWords = industryWordsOf(facts);
  const pages = industryPagesOf(facts);
  const { title, text, action, questionsTitle, questions, end } = industryWords;
  return (
    <>
      <PageHeader
        title={title}
        lead={text}
        actions={<ButtonLink href={action.href}>{action.label}</ButtonLink>}
      />
      <div className="wrap industry-list">
        <Rows
          level={2}
          rows={industries.map(({ slug, name, who, path, example }) => ({
            id: slug,
            title: name,
            href: path,
            text: (
              <>
                {who}
                <b className="mt-2 block text-ink">{pages[slug].example}</b>
              </>
            ),
            meta: (
              <span className="figure text-xl">
                {interpolate(industryWords.examplePrice, {
                  likely: formatDollars(priceOf(facts, example)[1]),
                })}
              </span>
            ),
          }))}
        />
      </div>
      <Questions title={questionsTitle} items={questions} />
      <CallToAction id="start" {...end} />
    </>
  );
}
