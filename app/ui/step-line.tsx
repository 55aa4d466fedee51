import type { ReactNode } from 'react';

export interface Step {
  title: string;
  text: ReactNode;
  /** A short fact above the text: "Week 1", "30 minutes". */
  meta?: ReactNode;
}

interface StepLineProps {
  steps: readonly Step[];
  /** Heading level of the step titles. */
  level?: 3 | 4;
}

/** A process on the one line: it runs through the numbers and ends in the filled one. */
export function StepLine({ steps, level = 3 }: StepLineProps) {
  const Heading = `h${level}` as const;
  return (
    <ol className="step-line">
      {steps.map((step, at) => (
        <li key={step.title} className="step">
          <span className="step-node" aria-hidden="true">
            {at + 1}
          </span>
          {at < steps.length - 1 && <Thread dip={at % 2 === 0} />}
          {step.meta && <p className="eyebrow">{step.meta}</p>}
          <Heading>{step.title}</Heading>
          <div className="mt-1 text-muted">{step.text}</div>
        </li>
      ))}
    </ol>
  );
}

/** Between two numbers the line sags or arches, by turns, like a cord between two hands. */
function Thread({ dip }: { dip: boolean }) {
  const bend = dip ? 38 : 6;
  return (
    <svg className="step-thread" viewBox="0 0 100 44" preserveAspectRatio="none" aria-hidden="true">
      <path className="thread" d={`M0 22C30 22 30 ${bend} 50 ${bend}S70 22 100 22`} />
    </svg>
  );
}
