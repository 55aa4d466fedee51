import type { Countdown } from './offer-state.ts';

export type CountdownWords = {
  readonly days: string;
  readonly hours: string;
  readonly minutes: string;
};

/** A heading, the figures (dashes as long as they aren't known), and a sentence about them. */
export function CountdownFigures({
  words,
  title,
  countdown,
  note,
  isRunning,
}: {
  words: CountdownWords;
  title: string;
  countdown: Countdown | undefined;
  note: string;
  /** Only a clock that runs is a timer. */
  isRunning: boolean;
}) {
  const figures = (
    <>
      <p className="eyebrow">{title}</p>
      <dl>
        <Part label={words.days} value={countdown?.days} />
        <Part label={words.hours} value={countdown?.hours} />
        <Part label={words.minutes} value={countdown?.minutes} />
      </dl>
      <p className="help">{note}</p>
    </>
  );
  return isRunning ? (
    <div className="offer-countdown" role="timer" aria-label={title}>
      {figures}
    </div>
  ) : (
    <section className="offer-countdown" aria-label={title}>
      {figures}
    </section>
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
