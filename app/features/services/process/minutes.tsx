import { Section } from '#app/ui/section.tsx';
import type { ProcessOf } from '../service-pages.content.ts';

/** A ruler of 30 minutes, on which the width of each part shows its duration. */
export function Minutes({ title, unit, parts }: ProcessOf<'minutes'>) {
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
