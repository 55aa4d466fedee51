import { Section } from '#app/ui/section.tsx';
import { Table } from '#app/ui/table.tsx';
import { fill } from '../words/fill.ts';
import { consentRecord as words } from './signup.content.ts';

/** One line of evidence as a page shows it. */
export type ConsentLine = {
  id: string;
  /** In words, Toronto time. */
  when: string;
  what: string;
  how: string;
  page: string;
  wording: string;
  version: string;
};

/** What somebody agreed to, when, where and in which words; for that person's eyes. */
export function ConsentRecord({ lines }: { lines: readonly ConsentLine[] }) {
  const { when, what, how, page, wording } = words.columns;
  return (
    <Section id="consent" title={words.title} lead={words.text} tone="surface">
      <Table
        caption={words.title}
        captionHidden
        columns={[when, what, how, page, wording].map((header) => ({ header }))}
        rows={lines.map((line) => ({
          id: line.id,
          cells: [
            line.when,
            line.what,
            line.how,
            line.page,
            <>
              {line.wording} <small>({fill(words.version, { version: line.version })})</small>
            </>,
          ],
        }))}
      />
    </Section>
  );
}
