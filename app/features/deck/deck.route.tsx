import { useFacts } from '#app/facts/use-facts.ts';
import { Island } from '#app/platform/islands/island.tsx';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import { breadcrumbList } from '#app/platform/seo/structured-data.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { shownDeckOf } from './shown-deck.ts';
import './deck.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import type { Route } from './+types/deck.route.ts';
import { ClosingBody, ContactDetails, FeatureBody, OverviewBody } from './deck.sections.tsx';
import deckTabs from './deck-tabs.island.tsx';
import { DivisionCarousel } from './division-carousel.tsx';

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const deck = shownDeckOf(facts);
  const siteUrl = siteUrlOf(matches);
  return pageMeta(facts, siteUrl, deck.head, '/sales-deck', [
    breadcrumbList(siteUrl, [{ name: 'Sales deck', path: '/sales-deck' }]),
  ]);
}

export default function DeckPage() {
  const facts = useFacts();
  const deck = shownDeckOf(facts);
  return (
    <>
      <header className="deck-hero">
        <div className="wrap deck-hero-grid">
          <div>
            <h1>{deck.hero.title}</h1>
            <p className="lead">{deck.hero.text}</p>
            <p className="mt-7 no-print">
              <ButtonLink variant="secondary" href={deck.presentationLink.href}>
                {deck.presentationLink.label}
              </ButtonLink>
            </p>
          </div>
          <DivisionCarousel />
        </div>
      </header>
      <Island of={deckTabs} props={{ label: deck.tabsLabel, tabs: deck.tabs }} when="load" />
      <section id="overview" className="deck-section deck-overview">
        <div className="wrap">
          <OverviewBody />
        </div>
      </section>
      {deck.sections.map((section) => (
        <section
          key={section.id}
          id={section.id}
          className={`deck-section ${section.background === 'lake' ? 'bg-surface' : ''}`.trim()}
        >
          <div className="wrap">
            <div className="deck-fade-in">
              <FeatureBody section={section} />
            </div>
          </div>
        </section>
      ))}
      <section className="deck-section deck-closing">
        <div className="wrap">
          <div>
            <ClosingBody />
          </div>
          <div className="deck-print-only">
            <ContactDetails />
          </div>
        </div>
      </section>
    </>
  );
}
