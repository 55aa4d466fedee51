import { expect, test } from 'vitest';
import { open, today } from '#test/csv-samples.ts';
import { checkCsv } from './csv-check.ts';
import { summarizeFile } from './file-result.ts';

/** A list without a fault, with these date columns after name and email. */
function judge(headings: string, dates: (at: number) => string, rows = 27) {
  const lines = Array.from({ length: rows }, (_, at) => {
    return `Person ${at},p${at}@example.com,905-555-${1000 + at},${dates(at)}`;
  });
  const table = open(`Name,Email,Phone,${headings}\n${lines.join('\n')}\n`);
  const check = checkCsv(table, { today });
  const summary = summarizeFile(check.input);
  return { table, check, summary, current: check.input.measured.timeliness };
}

const month = (at: number) => `0${1 + (at % 9)}`;

test('dates in the future don’t measure how current a list is, and the page says which ones', () => {
  const { summary, check, current } = judge('Renewal date', (at) => `2027-${month(at)}-15`);
  expect(current).toBeNull();
  expect(summary.title).toBe('Ready for AI');
  expect(summary.reasons).toEqual([
    'Date columns whose dates are mostly in the future: 1. They don’t tell us when you last had contact, so they’re not used for “current”.',
    'Not measured, so left out: accurate and current.',
  ]);
  expect(summary.actions.map(({ text }) => text).join(' ')).not.toContain('inactive');
  expect(check.findings.find(({ kind }) => kind === 'future-date')?.columns).toEqual([
    'Renewal date',
  ]);
  // Whatever it is called: the dates decide.
  expect(judge('Visit date', (at) => `2027-${month(at)}-15`).current).toBeNull();
});

test('a column of past dates is used instead, and then the future ones are no finding', () => {
  const { current, check } = judge(
    'Renewal date,Visited',
    (at) => `2027-${month(at)}-15,2026-${month(at)}-15`,
  );
  expect(current).toBe(1);
  expect(check.findings).toEqual([]);
});

test('a few dates in the future leave the column in use', () => {
  const { current } = judge('Last contact', (at) =>
    at < 7 ? '2027-01-15' : `2026-${month(at)}-15`,
  );
  expect(current).toBeCloseTo(20 / 27, 10);
});

test('when a customer joined or was born doesn’t say when they were last in touch', () => {
  for (const heading of ['Customer since', 'Created', 'Date of birth', 'Start date']) {
    const { current, summary } = judge(heading, (at) => `2011-${month(at)}-15`);
    expect(current).toBeNull();
    expect(summary.reasons).toContain('Not measured, so left out: accurate and current.');
  }
});

test('a column that the visitor sets to Date is used, and one that is set to Text no longer', () => {
  const { table } = judge('Last contact', (at) => `2026-${month(at)}-15`);
  const as = (type: 'date' | 'text') => {
    const columns = table.columns.map((column) =>
      column.header === 'Last contact' ? { ...column, type } : column,
    );
    return checkCsv(table, { today, columns }).input.measured.timeliness;
  };
  expect([as('text'), as('date')]).toEqual([null, 1]);
});
