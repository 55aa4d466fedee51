import { Section } from '#app/ui/section.tsx';
import { unbroken } from '#app/ui/unbroken.tsx';
import type { ProcessOf } from '../service-pages.content.ts';

/** Two lines over six weeks: the old way ends only after the new one has run in parallel. */
export function Weeks({ title, oldLabel, newLabel, weeks }: ProcessOf<'weeks'>) {
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
