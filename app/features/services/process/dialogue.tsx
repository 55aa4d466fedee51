import { Section } from '#app/ui/section.tsx';
import type { ProcessOf } from '../service-pages.content.ts';

/** Questions of customers. The line from each is short for the machine and longer for a person. */
export function Dialogue({ title, turns, machineLabel, personLabel }: ProcessOf<'dialogue'>) {
  return (
    <Section id="process" title={title} tone="ink">
      <ol className="service-dialogue">
        {turns.map((turn) => (
          <li key={turn.said} data-by={turn.answeredBy}>
            <p className="quote">“{turn.said}”</p>
            <p className="service-dialogue-end">
              <strong className="block">
                {turn.answeredBy === 'machine' ? machineLabel : personLabel}
              </strong>
              {turn.answer}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
