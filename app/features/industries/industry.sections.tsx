import type { TextLink as TextLinkWords } from '#app/content-types.ts';
import { type PricedWork, priceOf } from '#app/facts/prices.ts';
import { shownLinks } from '#app/facts/sections.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { formatDollars } from '#app/platform/format/money.ts';
import { TextLink } from '#app/ui/external-link.tsx';
import { Rows } from '#app/ui/rows.tsx';
import { Section } from '#app/ui/section.tsx';
import { type IndustryPage, industryWordsOf } from './industries.content.ts';

interface PageProps {
  page: IndustryPage;
}

/** The automations that we suggest, with the software that such businesses use. */
export function Automations({ page }: PageProps) {
  const facts = useFacts();
  const words = industryWordsOf(facts);
  return (
    <Section id="automations" title={words.automationsTitle}>
      <ol className="industry-automations">
        {page.automations.map(({ title, text, products }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="mt-2">{text}</p>
            <p className="help mt-3">
              {words.productsLabel}: {products}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** What not to automate, because people do it better or it doesn't pay yet. */
export function Limits({ page }: PageProps) {
  const facts = useFacts();
  const words = industryWordsOf(facts);
  return (
    <Section
      id="limits"
      title={words.limitsTitle}
      lead={words.limitsText}
      tone="surface"
      layout="side"
    >
      <ul className="ruled">
        {page.limits.map((limit) => (
          <li key={limit} className="py-3">
            {limit}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The price of a typical first project, from the same figures as the pricing page. */
export function ExamplePrice({ page, work }: PageProps & { work: PricedWork }) {
  const facts = useFacts();
  const words = industryWordsOf(facts);
  const [low, likely, high] = priceOf(facts, work).map((price) => formatDollars(price));
  return (
    <Section id="price" title={words.exampleTitle} layout="side">
      <p className="text-lg">{page.example}</p>
      <p className="figure mt-4 text-4xl">
        {interpolate(words.examplePrice, { likely: likely ?? '' })}
      </p>
      <p className="mt-4">
        {interpolate(words.exampleRange, { low: low ?? '', high: high ?? '' })}
      </p>
      <p className="mt-4 flex flex-wrap gap-x-6">
        {shownLinks<TextLinkWords>(facts, words.exampleLinks).map(({ label, href }) => (
          <TextLink key={href} className="inline-block py-2.5" href={href}>
            {label}
          </TextLink>
        ))}
      </p>
    </Section>
  );
}

/** The matching tool, template and course. */
export function NextSteps({ page }: PageProps) {
  const facts = useFacts();
  const words = industryWordsOf(facts);
  return (
    <Section id="next" title={words.nextTitle} tone="surface">
      <Rows
        rows={page.next
          .filter(isThere)
          .map(({ label, href, text }) => ({ id: href, title: label, href, text }))}
      />
    </Section>
  );
}

/** A course that is gone has no title. */
function isThere({ label }: { label: string }): boolean {
  return label !== '';
}
