import type { Sheet as SheetWords } from '#app/content-types.ts';
import { Drawing } from '#app/drawings/drawing.tsx';
import { formatDollars } from '#app/platform/format/money.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { Section } from '#app/ui/section.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { FeatureIcon } from './feature-icon.tsx';
import type { ServiceDetailWords, ServicePage, servicePagesOf } from './service-pages.content.ts';

type SheetRow = SheetWords['rows'][number];

interface HeaderProps {
  page: ServicePage;
  group: string;
  button: string;
  words: ServiceDetailWords;
}

/** The title, a sheet or the drawing on a panel, and the description as one large paragraph. */
export function ServiceHeader({ page, group, button, words }: HeaderProps) {
  const drawing = (
    <Drawing name={page.picture} title={page.pictureAlt} className="service-drawing" />
  );
  return (
    <header className="service-header">
      <div className="wrap service-header-grid">
        <div className="service-header-words">
          <Breadcrumbs
            trail={[{ label: words.breadcrumb, href: '/services' }]}
            current={page.title}
          />
          <p className="eyebrow">{group}</p>
          <h1>{page.title}</h1>
          <p className="service-subtitle">{page.subtitle}</p>
          <ButtonLink href={page.callToAction.link}>{button}</ButtonLink>
        </div>
        <div className="service-panel">
          {page.sheet ? <Sheet {...page.sheet} rows={page.sheet.rows.map(withPrice)} /> : drawing}
        </div>
        <p className="service-description">{page.description}</p>
        {page.sheet && drawing}
      </div>
    </header>
  );
}

function withPrice(row: SheetRow): SheetRow {
  return typeof row.label === 'number' ? { ...row, label: formatDollars(row.label) } : row;
}

interface SectionProps {
  title: string;
  page: ServicePage;
}

/** Four features in a grid of two by two, each with an icon. */
export function KeyFeatures({ title, page }: SectionProps) {
  return (
    <Section id="features" title={title} className="service-features">
      <ul className="service-feature-grid">
        {page.features.map((feature) => (
          <li key={feature.title}>
            <FeatureIcon name={feature.icon} />
            <h3>{feature.title}</h3>
            <p>{feature.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Four benefits beside each other; on ink where the page has no other dark or drawn part. */
export function Benefits({ title, page }: SectionProps) {
  return (
    <Section id="benefits" title={title} tone={page.process ? 'paper' : 'ink'}>
      <ul className="service-benefits">
        {page.benefits.map((benefit) => (
          <li key={benefit.title}>
            <h3>{benefit.title}</h3>
            <p>{benefit.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Six examples of use. */
export function UseCases({ title, page }: SectionProps) {
  return (
    <Section id="use-cases" title={title} tone="surface" layout="side">
      <ul className="service-use-cases">
        {page.useCases.map((useCase) => (
          <li key={useCase}>{useCase}</li>
        ))}
      </ul>
    </Section>
  );
}

interface RelatedProps extends SectionProps {
  all: ReturnType<typeof servicePagesOf>;
  prices: ServiceDetailWords['prices'];
}

/** Three related services, each with its drawing. */
export function RelatedServices({ title, page, all, prices }: RelatedProps) {
  return (
    <Section id="related" title={title}>
      <ul className="service-related even-strokes">
        {page.relatedServices.map((related) => {
          const target = all.find(({ path }) => path === related.link);
          if (!target) return null;
          return (
            <li key={related.link}>
              <Drawing name={target.picture} />
              <h3>
                <TextLink className="row-link" href={related.link}>
                  {related.title}
                </TextLink>
              </h3>
              <p>{target.card.description}</p>
            </li>
          );
        })}
      </ul>
      <p className="mt-8">
        <TextLink href={prices.href}>{prices.label}</TextLink>
      </p>
    </Section>
  );
}
