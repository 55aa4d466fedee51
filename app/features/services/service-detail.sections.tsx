import { Drawing } from '#app/drawings/drawing.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { Section } from '#app/ui/section.tsx';
import { ClaimNote } from './claim-note.tsx';
import { FeatureIcon } from './feature-icon.tsx';
import type { ServiceDetailWords, ServicePage, servicePagesOf } from './service-pages.content.ts';

interface HeaderProps {
  page: ServicePage;
  group: string;
  button: string;
  words: ServiceDetailWords;
}

/** The title, the drawing on a panel, and the description as one large paragraph. */
export function ServiceHeader({ page, group, button, words }: HeaderProps) {
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
          <Drawing name={page.picture} title={page.pictureAlt} />
        </div>
        <p className="service-description">{page.description}</p>
      </div>
    </header>
  );
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

/** Four benefits: the claim in large type, the reason beside it. */
export function Benefits({ title, page }: SectionProps) {
  return (
    <Section id="benefits" title={title}>
      <ul className="ruled service-benefits">
        {page.benefits.map((benefit) => (
          <li key={benefit.title}>
            <h3>{benefit.title}</h3>
            <p>{benefit.description}</p>
          </li>
        ))}
      </ul>
      {page.claims.map((claim) => (
        <ClaimNote key={claim} claim={claim} />
      ))}
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
