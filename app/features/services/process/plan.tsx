import { formatDollars } from '#app/platform/format/money.ts';
import { Section } from '#app/ui/section.tsx';
import { StepLine } from '#app/ui/step-line.tsx';
import type { ProcessOf } from '../service-pages.content.ts';

/** The steps to a plan on a line, and a sample page of a plan. */
export function Plan({ title, steps, sample }: ProcessOf<'plan'>) {
  return (
    <Section id="process" title={title} tone="surface" className="service-plan">
      <StepLine steps={steps} />
      <div className="service-plan-page">
        <h3>{sample.title}</h3>
        <p className="help">{sample.note}</p>
        <ol className="ruled service-plan-tasks">
          {sample.rows.map((row) => (
            <li key={row.task}>
              <h4>{row.task}</h4>
              <dl>
                <div>
                  <dt>{sample.labels.ceiling}</dt>
                  <dd>{formatDollars(row.ceiling)}</dd>
                </div>
                <div>
                  <dt>{sample.labels.owner}</dt>
                  <dd>{row.owner}</dd>
                </div>
                <div>
                  <dt>{sample.labels.stop}</dt>
                  <dd>{row.stop}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ol>
        <p className="service-plan-left-out">
          <strong>{sample.leftOut.label}:</strong>{' '}
          {sample.leftOut.items.map((item) => (
            <s key={item}>{item}</s>
          ))}
        </p>
      </div>
    </Section>
  );
}
