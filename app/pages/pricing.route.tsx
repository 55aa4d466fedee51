import type { Facts } from '#app/facts/facts.ts';
import { standardWorkflowPrice } from '#app/facts/offer.ts';
import { priceOf } from '#app/facts/prices.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { type PricingContent, pricingWords } from '#app/features/pricing/pricing.content.ts';
import { shownPricing } from '#app/features/pricing/shown-pricing.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { formatDollars } from '#app/platform/format/money.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf, siteUrlOf } from '#app/platform/seo/site-url.ts';
import { breadcrumbList } from '#app/platform/seo/structured-data.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CallToAction } from '#app/ui/call-to-action.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { Questions } from '#app/ui/questions.tsx';
import { Rows } from '#app/ui/rows.tsx';
import { Section } from '#app/ui/section.tsx';
import { StepLine } from '#app/ui/step-line.tsx';
import { Table } from '#app/ui/table.tsx';
import type { Route } from './+types/pricing.route.ts';
import '#app/features/pricing/pricing.css';

const path = '/pricing';
/** A text with the price facts in place of its placeholders. */
function filled(facts: Facts, text: string): string {
  const { offer: offerFigures, prices } = facts;
  const [lowest, likely] = priceOf(facts, 'workflow');
  const [least, usual, most] = prices.upkeepPercent;
  return interpolate(text, {
    price: formatDollars(offerFigures.price),
    rate: formatDollars(prices.hourlyRate),
    low: formatDollars(Math.min(lowest, priceOf(facts, 'emailSequence')[0])),
    likely: formatDollars(likely),
    package: formatDollars(Math.round(offerFigures.price / offerFigures.workflows)),
    standard: formatDollars(standardWorkflowPrice(offerFigures)),
    planned: formatDollars(offerFigures.heroPrice),
    subscriptions: formatDollars(prices.monthlySubscriptions),
    upkeep: formatDollars(Math.round((likely * usual) / 100 / 12)),
    people: offerFigures.teamMembers,
    least,
    most,
  });
}

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const { sections } = facts;
  const pricing = pricingWords(facts);
  const siteUrl = siteUrlOf(matches);
  const { head } = shownPricing(facts, sections.offer);
  return pageMeta(facts, siteUrl, head, path, [
    breadcrumbList(siteUrl, [{ name: pricing.breadcrumb, path }]),
  ]);
}

export default function PricingPage() {
  const facts = useFacts();
  const { sections } = facts;
  const pricing = pricingWords(facts);
  const hasPackage = sections.offer;
  const { header, glance, monthly, end, questions } = shownPricing(facts, hasPackage);
  return (
    <>
      <header className="page-header">
        <div className="wrap page-header-words">
          <h1>{header.title}</h1>
          <p className="lead">{header.text}</p>
          <h2 className="sr-only">{glance.title}</h2>
          <ol className="pricing-ways">
            {glance.rows.map((row, at) => (
              <li key={row.id} className="pricing-way">
                <h3>{row.title}</h3>
                <p className="figure">{filled(facts, row.price)}</p>
                <p className="help">{row.note}</p>
                <p>{row.text}</p>
                <ButtonLink href={row.action.href} variant={at === 0 ? 'primary' : 'secondary'}>
                  {row.action.label}
                </ButtonLink>
              </li>
            ))}
          </ol>
          <p className="mt-6">{filled(facts, glance.upkeep)}</p>
        </div>
      </header>
      {hasPackage && <LaunchPackage />}
      <CustomWork />
      {hasPackage && <Difference />}
      <EveryMonth words={monthly} />
      <Section
        id="first-call"
        title={pricing.firstCall.title}
        lead={pricing.firstCall.text}
        tone="surface"
      >
        <StepLine steps={pricing.firstCall.steps} />
      </Section>
      <Questions title={questions.title} items={questions.items} />
      <CallToAction id="start" {...end} />
    </>
  );
}

function LaunchPackage() {
  const facts = useFacts();
  const pricing = pricingWords(facts);
  const words = pricing.holds;
  return (
    <Section id="launch-package" title={words.title} tone="surface" layout="side">
      <p>{filled(facts, words.text)}</p>
      <ul className="ruled mt-3">
        {words.items.map((item) => (
          <li key={item} className="py-2.5">
            {item}
          </li>
        ))}
      </ul>
      <h3 className="mt-6">{words.guarantee.title}</h3>
      <p className="mt-1">{words.guarantee.text}</p>
      <p className="mt-5">
        <TextLink href={words.link.href}>{words.link.label}</TextLink>
      </p>
    </Section>
  );
}

function CustomWork() {
  const facts = useFacts();
  const { workHours } = facts;
  const pricing = pricingWords(facts);
  const words = pricing.custom;
  return (
    <Section id="custom-work" title={words.title} lead={filled(facts, words.text)}>
      <div>
        <Table
          caption={words.caption}
          captionHidden
          stacks
          columns={words.columns.map((header, at) => ({ header, number: at > 0 }))}
          rows={words.work.map(({ work, label }) => {
            const [low, usually, high] = priceOf(facts, work);
            const [fewest, , mostHours] = workHours[work];
            return {
              id: work,
              cells: [
                label,
                formatDollars(usually),
                interpolate(words.range, { low: formatDollars(low), high: formatDollars(high) }),
                interpolate(words.hours, { low: fewest, high: mostHours }),
              ],
            };
          })}
        />
      </div>
      <p className="measure mt-5">{words.note}</p>
      <p className="mt-3">
        <TextLink href={words.tool.href}>{words.tool.label}</TextLink>
      </p>
    </Section>
  );
}

function Difference() {
  const facts = useFacts();
  const pricing = pricingWords(facts);
  const words = pricing.difference;
  return (
    <Section id="difference" title={words.title} lead={words.text} tone="surface">
      <div>
        <Table
          caption={words.caption}
          captionHidden
          stacks
          columns={words.columns.map((header) => ({ header }))}
          rows={words.rows.map((row) => ({
            id: row[0],
            cells: row.map((one) => filled(facts, one)),
          }))}
        />
      </div>
    </Section>
  );
}

function EveryMonth({ words }: { words: PricingContent['monthly'] }) {
  const facts = useFacts();
  return (
    <Section id="every-month" title={words.title} lead={words.text}>
      <Rows
        rows={words.rows.map(({ id, title, text }) => ({
          id,
          title: filled(facts, title),
          text: filled(facts, text),
        }))}
      />
    </Section>
  );
}
