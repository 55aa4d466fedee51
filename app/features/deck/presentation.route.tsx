import type { ReactNode } from 'react';
import { Drawing } from '#app/drawings/drawing.tsx';
import { isBuiltInPlace, serviceAreaMapAlt } from '#app/facts/company.ts';
import type { Facts } from '#app/facts/facts.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Island } from '#app/platform/islands/island.tsx';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import { breadcrumbList } from '#app/platform/seo/structured-data.ts';
import { Logo } from '#app/ui/logo.tsx';
import { shownDeckOf } from './shown-deck.ts';
import './deck.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import type { Route } from './+types/presentation.route.ts';
import { ClosingBody, ContactDetails, FeatureBody, OverviewBody } from './deck.sections.tsx';
import presentationBar from './presentation-bar.island.tsx';

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const deck = shownDeckOf(facts);
  const siteUrl = siteUrlOf(matches);
  // The canonical URL is the sales deck, which has the same content.
  return pageMeta(facts, siteUrl, deck.presentationHead, '/sales-deck', [
    breadcrumbList(siteUrl, [
      { name: 'Sales deck', path: '/sales-deck' },
      { name: 'Presentation', path: '/sales-presentation' },
    ]),
  ]);
}

/** One page for each division, plus cover, overview and closing. */
function countSheets(facts: Facts): number {
  const deck = shownDeckOf(facts);
  return deck.sections.length + 3;
}

export default function PresentationPage() {
  const facts = useFacts();
  const deck = shownDeckOf(facts);
  const { print, presentation } = deck;
  return (
    <div className="deck-presentation">
      <div className="deck-presentation-bar no-print">
        <div className="wrap">
          <noscript>
            <p className="help">{print.withoutScript}</p>
          </noscript>
          <Island
            of={presentationBar}
            props={{
              words: {
                ...presentation,
                print: print.button,
                back: print.backLink,
                hint: print.hint,
                printedOn: print.footer,
              },
              total: countSheets(facts),
            }}
            when="load"
          />
        </div>
      </div>
      <Sheet number={1}>
        <Cover />
      </Sheet>
      <Sheet number={2} notes={deck.overview.notes}>
        <OverviewBody />
        <div className="deck-sheet-map">
          {isBuiltInPlace(facts) && <Drawing name="map-of-gta" title={serviceAreaMapAlt(facts)} />}
        </div>
      </Sheet>
      {deck.sections.map((section, at) => (
        <Sheet key={section.id} number={at + 3} notes={section.notes}>
          <FeatureBody section={section} />
        </Sheet>
      ))}
      <Sheet number={countSheets(facts)} notes={deck.closing.notes}>
        <ClosingBody />
        <ContactDetails />
        <div className="deck-sheet-end no-print">
          <Drawing name="ai-readiness-assessment" />
        </div>
        {/* The bar writes the day into it, because the page is rendered ahead of time. */}
        <p className="deck-print-only" data-printed-on />
      </Sheet>
    </div>
  );
}

function Sheet({
  number,
  notes,
  children,
}: {
  number: number;
  notes?: string;
  children: ReactNode;
}) {
  const facts = useFacts();
  const { company } = facts;
  const deck = shownDeckOf(facts);
  return (
    <>
      <section className="deck-sheet prints-large">
        <div className="deck-sheet-body">{children}</div>
        {notes && <RoomToWrite />}
        <footer className="deck-sheet-foot">
          <span>{company.name}</span>
          <span>{company.phone.display}</span>
          <span>{company.email}</span>
          <span>{interpolate(deck.print.pageNumber, { number, total: countSheets(facts) })}</span>
        </footer>
      </section>
      {notes && (
        <details className="deck-sheet-notes no-print disclosure">
          <summary>{deck.presentation.notesTitle}</summary>
          <p className="pb-4">{notes}</p>
        </details>
      )}
    </>
  );
}

/** Lines for notes, in the space that is left on a printed page. */
function RoomToWrite() {
  const facts = useFacts();
  const deck = shownDeckOf(facts);
  return (
    <div className="deck-sheet-lines" aria-hidden="true">
      <div>
        {deck.print.linesTitle}
        {Array.from({ length: 24 }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity and never move
          <span key={at} />
        ))}
      </div>
    </div>
  );
}

function Cover() {
  const facts = useFacts();
  const { company } = facts;
  const deck = shownDeckOf(facts);
  const { hero } = deck;
  return (
    <div className="deck-sheet-cover">
      <Logo name={company.name} />
      <h1>{hero.title}</h1>
      <p className="lead">{company.tagline}</p>
      <Drawing name="hero-scene" className="deck-sheet-scene" />
      <ul className="deck-points">
        {hero.divisions.map((division) => (
          <li key={division.title}>
            <h2 className="text-xl">{division.title}</h2>
            <p className="mt-1">{division.description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
