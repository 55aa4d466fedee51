import { href } from 'react-router';
import { Drawing } from '#app/drawings/drawing.tsx';
import { claimOf, withShownClaims } from '#app/facts/claims.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Island } from '#app/platform/islands/island.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { FigureStat } from '#app/ui/figure-stat.tsx';
import { Section } from '#app/ui/section.tsx';
import { offerWords } from './offer.content.ts';
import { CountdownFigures } from './offer-countdown.tsx';
import { deadlineInWords } from './offer-state.ts';
import { OfferTill, OrderSlip, type OrderSlipProps } from './order-slip.tsx';
import runningCountdown from './running-countdown.island.tsx';

/** The header: what the offer is, and the order slip. */
export function OfferHero(props: OrderSlipProps) {
  const facts = useFacts();
  const offer = offerWords(facts);
  const words = offer.hero;
  return (
    <header className="offer-hero">
      <div className="wrap offer-hero-pair">
        <div className="offer-hero-words">
          <p className="eyebrow">{words.eyebrow}</p>
          <h1>{words.title}</h1>
          <p className="lead">{words.text}</p>
          <OfferTill title={words.pictureAlt} />
          <Countdown deadline={props.state.deadline} />
        </div>
        <OrderSlip {...props} />
      </div>
    </header>
  );
}

/** The countdown: to the owner's deadline, or fixed figures if there is none. */
function Countdown({ deadline }: { deadline: string | null }) {
  const facts = useFacts();
  const { offer: offerFigures } = facts;
  const offer = offerWords(facts);
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

/** Replaces the price once the offer has ended. */
export function OfferEnded() {
  const facts = useFacts();
  const offer = offerWords(facts);
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
  const facts = useFacts();
  const offer = offerWords(facts);
  const words = offer.workflows;
  return (
    <Section
      id="workflows"
      title={words.title}
      lead={isEnded ? offer.ended.workflowsText : words.text}
    >
      <ul className="ruled">
        {words.cards.map((card) => {
          return (
            <li key={card.title} className="offer-workflow">
              <div className="offer-workflow-picture">
                <Drawing name={card.picture} />
              </div>
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

/** An estimate from two numbers, which the calculator opens with, and three illustrative figures. */
export function Statistics() {
  const facts = useFacts();
  const offer = offerWords(facts);
  const words = offer.statistics;
  const items = withShownClaims(facts, words.items);
  const { estimate } = words;
  return (
    <Section id="returns" title={words.title} lead={words.text} tone="ink">
      <div className="offer-returns">
        <form
          className="offer-estimate"
          action={href('/resources/tools/roi-calculator')}
          aria-label={estimate.title}
        >
          <Field
            id="estimate-hours"
            name="hoursPerWeek"
            label={estimate.hours}
            inputMode="decimal"
            defaultValue="15"
          />
          <Field
            id="estimate-wage"
            name="wage"
            label={estimate.wage}
            inputMode="decimal"
            defaultValue="28"
          />
          <Button type="submit">{estimate.submit}</Button>
          <p className="help">{estimate.note}</p>
        </form>
        <div>
          {items.some(({ claim }) => !claimOf(facts, claim).isProved) && (
            <p className="offer-figures-text">{words.figuresText}</p>
          )}
          <div className="offer-figures">
            {items.map(({ claim, label }) => (
              <FigureStat key={claim} figure={claimOf(facts, claim).figure} caption={label} />
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}
