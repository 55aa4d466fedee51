import type { ComponentType } from 'react';
import type { DrawingProps } from '#app/drawings/drawing.tsx';
import { OfferCustomerSupport } from '#app/drawings/offer-customer-support.tsx';
import { OfferExpenseProcessing } from '#app/drawings/offer-expense-processing.tsx';
import { OfferLeadAutomation } from '#app/drawings/offer-lead-automation.tsx';
import { SpecialOffer } from '#app/drawings/special-offer.tsx';
import { claims, markOf } from '#app/facts/claims.ts';
import { offerFigures } from '#app/facts/offer.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { formatDollars } from '#app/platform/format/money.ts';
import { Island } from '#app/platform/islands/island.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { FigureStat } from '#app/ui/figure-stat.tsx';
import { Section } from '#app/ui/section.tsx';
import { offer } from './offer.content.ts';
import { CountdownFigures } from './offer-countdown.tsx';
import { Places, toForm } from './offer-pricing.tsx';
import { deadlineInWords, type PublishedOffer } from './offer-state.ts';
import runningCountdown from './running-countdown.island.tsx';

const drawings: Readonly<Record<string, ComponentType<DrawingProps>>> = {
  'offer-lead-automation': OfferLeadAutomation,
  'offer-expense-processing': OfferExpenseProcessing,
  'offer-customer-support': OfferCustomerSupport,
};

/** The header: what the offer includes, the price, and the countdown. */
export function OfferHero({ state }: { state: PublishedOffer }) {
  const words = offer.hero;
  const base = formatDollars(offerFigures.heroPrice);
  return (
    <header className="offer-hero">
      <div className="wrap offer-hero-pair">
        <div>
          <p className="eyebrow">{words.eyebrow}</p>
          <h1>{words.title}</h1>
          <p className="lead">{words.text}</p>
          <p className="offer-hero-price">
            <span className="figure text-4xl">
              {interpolate(words.priceLabel, { price: formatDollars(offerFigures.price) })}
            </span>
            <span>
              {words.taxNote}. {struck(words.basePriceLabel, base)}
            </span>
          </p>
          <div className="offer-hero-action">
            <ButtonLink href={toForm}>{words.action}</ButtonLink>
            <Places state={state} />
          </div>
        </div>
        <div className="offer-hero-side">
          <Countdown deadline={state.deadline} />
          <SpecialOffer className="offer-hero-picture draws" title={words.pictureAlt} />
        </div>
      </div>
    </header>
  );
}

/** The countdown: to the owner's deadline, or fixed figures if there is none. */
function Countdown({ deadline }: { deadline: string | null }) {
  const { title, titleWithDeadline, noDeadlineNote, deadlineNote, ...words } = offer.countdown;
  if (deadline === null) {
    return (
      <CountdownFigures
        words={words}
        title={title}
        countdown={offerFigures.countdown}
        note={noDeadlineNote}
        isRunning={false}
      />
    );
  }
  const note = interpolate(deadlineNote, { date: deadlineInWords(Date.parse(deadline)) });
  return (
    <Island
      of={runningCountdown}
      props={{ words, title: titleWithDeadline, note, deadline }}
      when="load"
    />
  );
}

/** A text in which the base price is struck through. */
function struck(text: string, base: string) {
  const [before, after] = text.split('{base}');
  return (
    <>
      {before}
      <s>{base}</s>
      {after}
    </>
  );
}

/** Replaces the price once the offer has ended. */
export function OfferEnded() {
  const words = offer.ended;
  return (
    <header className="page-header">
      <div className="wrap page-header-words">
        <p className="eyebrow">{offer.hero.eyebrow}</p>
        <h1>{words.title}</h1>
        <p className="lead">{words.text}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          {words.actions.map((action, at) => (
            <ButtonLink
              key={action.href}
              href={action.href}
              variant={at === 0 ? 'primary' : 'secondary'}
            >
              {action.label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </header>
  );
}

/** The workflows: description, drawing and three steps each. */
export function Workflows({ isEnded }: { isEnded: boolean }) {
  const words = offer.workflows;
  return (
    <Section
      id="workflows"
      title={words.title}
      lead={isEnded ? offer.ended.workflowsText : words.text}
    >
      <ul className="ruled">
        {words.cards.map((card) => {
          const Drawing = drawings[card.picture];
          return (
            <li key={card.title} className="offer-workflow">
              <div className="offer-workflow-picture">{Drawing && <Drawing />}</div>
              <div>
                <h3>{card.title}</h3>
                <p className="mt-2">{card.description}</p>
              </div>
              <ol className="offer-workflow-steps">
                {card.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** Three figures from the claims register, each with its note that it is illustrative. */
export function Statistics() {
  const words = offer.statistics;
  return (
    <Section id="returns" title={words.title} lead={words.text} tone="ink">
      <div className="offer-figures">
        {words.items.map(({ claim, label }) => {
          const { figure } = claims[claim];
          return (
            <FigureStat
              key={claim}
              size="huge"
              figure={figure}
              caption={label}
              note={markOf(claim)}
            />
          );
        })}
      </div>
      <p className="mt-8">
        <TextLink href={words.tool.href}>{words.tool.label}</TextLink>
      </p>
    </Section>
  );
}
