import { interpolate } from '#app/platform/format/interpolate.ts';
import { offer } from './offer.content.ts';
import { deadlineInWords, type OfferState } from './offer-state.ts';

const words = offer.countdown;

/** The countdown: to the owner's deadline, or fixed figures if there is none. */
export function Countdown({ state }: { state: OfferState }) {
  const { deadline, countdown } = state;
  const title = deadline === undefined ? words.title : words.titleWithDeadline;
  const figures = (
    <>
      <p className="eyebrow">{title}</p>
      <dl>
        <Part label={words.days} value={countdown?.days} />
        <Part label={words.hours} value={countdown?.hours} />
        <Part label={words.minutes} value={countdown?.minutes} />
      </dl>
    </>
  );
  // Only a clock that runs is a timer.
  if (deadline === undefined) {
    return (
      <section className="offer-countdown" aria-label={title} data-hydrate="load">
        {figures}
        <p className="help">{words.noDeadlineNote}</p>
      </section>
    );
  }
  return (
    <div className="offer-countdown" role="timer" aria-label={title} data-hydrate="load">
      {figures}
      <p className="help">{interpolate(words.deadlineNote, { date: deadlineInWords(deadline) })}</p>
    </div>
  );
}

function Part({ label, value }: { label: string; value: number | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="figure">{value === undefined ? '–' : String(value).padStart(2, '0')}</dd>
    </div>
  );
}
