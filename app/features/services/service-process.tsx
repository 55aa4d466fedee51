import { Section } from '#app/ui/section.tsx';
import { StepLine } from '#app/ui/step-line.tsx';
import { unbroken } from '#app/ui/unbroken.tsx';
import type { ProcessOf, ServiceProcess } from './service-pages.content.ts';

/** How the service works, drawn in a different way for each service. */
export function ProcessFigure({ process }: { process: ServiceProcess }) {
  switch (process.kind) {
    case 'fork':
      return <Fork {...process} />;
    case 'minutes':
      return <Minutes {...process} />;
    case 'steps':
      return (
        <Section id="process" title={process.title} tone="surface" className="service-steps">
          <StepLine steps={process.steps} />
        </Section>
      );
    case 'weeks':
      return <Weeks {...process} />;
    default:
      return process satisfies never;
  }
}

/** Three steps in a row, after which the line divides into two ways. */
function Fork({ title, steps, ways }: ProcessOf<'fork'>) {
  return (
    <Section id="process" title={title} tone="surface" className="overflow-hidden">
      <ol className="service-fork">
        {steps.map((step) => (
          <li key={step.title} className="service-fork-step">
            <h3>{step.title}</h3>
            <p className="service-fork-text">{step.text}</p>
          </li>
        ))}
        <li className="service-fork-ways">
          <ul>
            {ways.map((way) => (
              <li key={way.title}>
                <h3>{way.title}</h3>
                <p className="service-fork-text">{way.text}</p>
              </li>
            ))}
          </ul>
        </li>
      </ol>
    </Section>
  );
}

/** A ruler of 30 minutes, on which the width of each part shows its duration. */
function Minutes({ title, unit, parts }: ProcessOf<'minutes'>) {
  return (
    <Section id="process" title={title} tone="surface">
      <ol className="service-minutes">
        {parts.map((part) => (
          <li key={part.what} data-minutes={part.minutes}>
            <p>
              <span className="figure text-4xl">{part.minutes}</span> {unit}
            </p>
            <p className="service-minutes-what">{part.what}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Two lines over six weeks: the old way ends only after the new one has run in parallel. */
function Weeks({ title, oldLabel, newLabel, weeks }: ProcessOf<'weeks'>) {
  const labels = { old: oldLabel, new: newLabel };
  return (
    <Section id="process" title={unbroken(title)} tone="ink">
      <p className="service-weeks-key" aria-hidden="true">
        <span data-run="old">{oldLabel}</span>
        <span data-run="new">{newLabel}</span>
      </p>
      <ol className="service-weeks">
        {weeks.map((week) => (
          <li key={week.label} data-length={week.length}>
            {week.runs.map((run) => (
              <span key={run} className="service-weeks-run" data-run={run} aria-hidden="true" />
            ))}
            <h3>{week.label}</h3>
            <p className="service-weeks-text">{week.what}</p>
            <p className="sr-only">{week.runs.map((run) => labels[run]).join(', ')}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
