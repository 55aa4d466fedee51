import { Drawing } from '#app/drawings/drawing.tsx';
import { claimOf, withShownClaims } from '#app/facts/claims.ts';
import { offerPackage } from '#app/facts/offer.ts';
import { isHidden } from '#app/facts/sections.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { formatDollars } from '#app/platform/format/money.ts';
import { useSiteUrl } from '#app/platform/seo/site-url.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { type DeckSection, deckWords } from './deck.content.ts';

/** The overview of the company in three points. */
export function OverviewBody() {
  const facts = useFacts();
  const deck = deckWords(facts);
  const { title, text, points } = deck.overview;
  return (
    <>
      <h2>{title}</h2>
      <p className="lead">{text}</p>
      <ul className="deck-points">
        {points.map((point) => (
          <li key={point.title}>
            <h3>{point.title}</h3>
            <p className="mt-1">{point.text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A division: description, features, benefits, prices. For the deck and the presentation. */
export function FeatureBody({ section }: { section: DeckSection }) {
  const facts = useFacts();
  const deck = deckWords(facts);
  return (
    <div className={section.reverse ? 'deck-feature deck-feature-reverse' : 'deck-feature'}>
      <div className="deck-feature-head">
        <div>
          <h2>{section.title}</h2>
          <p className="deck-subtitle">{section.subtitle}</p>
          <p className="mt-4 measure">{section.description}</p>
        </div>
        <div className="deck-feature-picture">
          <Drawing name={section.imageSrc} title={section.imageAlt} />
        </div>
      </div>
      <div className="deck-feature-lists">
        <div>
          <h3>{deck.featuresTitle}</h3>
          <ul className="deck-dashes">
            {section.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{deck.benefitsTitle}</h3>
          {withShownClaims(facts, section.benefits).some(
            ({ claim }) => claim && !claimOf(facts, claim).isProved,
          ) && <p className="help">{deck.sampleNote}</p>}
          <Benefits section={section} />
        </div>
      </div>
      <Prices section={section} />
      {!isHidden(facts, section.linkTo) && (
        <p className="deck-more">
          <TextLink href={section.linkTo}>{section.linkText}</TextLink>
          <span className="deck-print-only">
            {' '}
            <PrintedAddress path={section.linkTo} />
          </span>
        </p>
      )}
    </div>
  );
}

function Benefits({ section }: { section: DeckSection }) {
  const facts = useFacts();
  return (
    <ul className="deck-benefits">
      {withShownClaims(facts, section.benefits).map(({ title, description, claim }) => (
        <li key={title}>
          {claim && <p className="figure text-3xl">{claimOf(facts, claim).figure}</p>}
          <div>
            <h4>{title}</h4>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Prices({ section }: { section: DeckSection }) {
  const facts = useFacts();
  const { courses: courseList, offer: offerFigures, sections } = facts;
  const deck = deckWords(facts);
  const shown = section.prices.filter((price) => sections[price]);
  if (shown.length === 0) return null;
  const prices = courseList.map((course) => course.price);
  const lines = {
    offer: interpolate(deck.priceLines.offer, {
      name: offerPackage.name,
      workflows: offerFigures.workflows,
      price: formatDollars(offerFigures.price),
    }),
    courses: interpolate(deck.priceLines.courses, {
      from: formatDollars(Math.min(...prices)),
      to: formatDollars(Math.max(...prices)),
    }),
  };
  return (
    <ul className="deck-prices">
      {shown.map((price) => (
        <li key={price}>{lines[price]}</li>
      ))}
    </ul>
  );
}

/** Three next steps; the first is the primary one. */
export function ClosingBody() {
  const facts = useFacts();
  const deck = deckWords(facts);
  const { title, text, actions } = deck.closing;
  return (
    <>
      <h2>{title}</h2>
      <p className="lead">{text}</p>
      <ul className="deck-actions">
        {actions.map((action, at) => (
          <li key={action.href}>
            <ButtonLink href={action.href} variant={at === 0 ? 'primary' : 'secondary'}>
              {action.label}
            </ButtonLink>
            <span className="deck-print-only">
              <PrintedAddress path={action.href} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Contact details for the printed page. */
export function ContactDetails() {
  const facts = useFacts();
  const deck = deckWords(facts);
  return (
    <address className="deck-contact">
      <p className="font-bold">{deck.print.contactTitle}</p>
      {deck.print.contactLines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        <PrintedAddress path="" />
      </p>
    </address>
  );
}

/** A URL that is short enough to type from paper. */
function PrintedAddress({ path }: { path: string }): string {
  return useSiteUrl().replace(/^https?:\/\//, '') + path;
}
