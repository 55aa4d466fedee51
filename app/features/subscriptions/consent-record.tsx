import { interpolate } from '#app/platform/format/interpolate.ts';
import { Section } from '#app/ui/section.tsx';
import { consentRecord as words } from './signup.content.ts';

/** One event of a consent record, as a page shows it. */
export type ConsentLine = {
  id: string;
  /** The time in Toronto, as text. */
  when: string;
  what: string;
  how: string;
  /** Where somebody signed up; empty for other events. */
  page: string;
  /** What this event agreed to, if it did. */
  wording: string | undefined;
  version: string;
};

/** What a subscriber agreed to, when and where. Only for that subscriber. */
export function ConsentRecord({ lines }: { lines: readonly ConsentLine[] }) {
  return (
    <Section id="consent" title={words.title} lead={words.text} tone="surface">
      <ol className="measure grid gap-6">
        {lines.map((line) => (
          <li key={line.id} className="border-t border-line pt-4">
            <p>
              <strong>{line.what}</strong> {line.how}
            </p>
            <p className="text-sm text-muted">
              {interpolate(line.page ? words.when : words.whenWithoutPage, {
                when: line.when,
                page: line.page,
              })}
            </p>
            {line.wording && (
              <blockquote className="mt-2">
                {line.wording}{' '}
                <small className="text-muted">
                  {interpolate(words.version, { version: line.version })}
                </small>
              </blockquote>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
