import { Section } from '#app/ui/section.tsx';
import type { ProcessOf } from '../service-pages.content.ts';

/** Three steps in a row, after which the line divides into two ways. */
export function Fork({ title, steps, ways }: ProcessOf<'fork'>) {
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
