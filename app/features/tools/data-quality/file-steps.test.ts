import { expect, test } from 'vitest';
import { open, today } from '#test/csv-samples.ts';
import { checkCsv } from './csv-check.ts';
import { summarizeFile } from './file-result.ts';

function judge(cells: (at: number) => string, headings = 'Name,Email,Last visit', rows = 40) {
  const lines = Array.from({ length: rows }, (_, at) => cells(at));
  const { input } = checkCsv(open(`${headings}\n${lines.join('\n')}\n`), { today });
  return summarizeFile(input);
}

const day = (at: number) => `2026-0${1 + (at % 9)}-15`;
const email = (at: number) => `p${at}@example.com`;

test('a few faults in a good list are the first thing to fix', () => {
  const spoiled = judge((at) => `Person ${at},${at < 2 ? 'nobody' : email(at)},${day(at)}`);
  expect(spoiled.title).toBe('Ready for AI');
  expect(spoiled.actions[0]).toEqual({
    text: 'Fix the rows that need work, the worst first: the file check lists them.',
    effort: '2 minutes',
  });
  expect(spoiled.reasons[0]).toContain('they lack a name or a valid contact detail: 2.');
  const clean = judge((at) => `Person ${at},${email(at)},${day(at)}`);
  expect(clean.actions.map(({ text }) => text).join(' ')).not.toContain('Fix the rows');
});

test('possible duplicates that the check found are to be gone through, be they many or fewer', () => {
  for (const people of [30, 15]) {
    const twice = judge((at) => `Person ${at % people},${email(at % people)},${day(at)}`);
    expect(twice.actions[0]?.text).toMatch(/^Go through the possible duplicates one by one/);
    expect(twice.actions.map(({ text }) => text).join(' ')).not.toContain('Fix the rows');
  }
});

test('a column that is filled in a few rows only isn’t said to have its value in every row', () => {
  const notes = judge(
    (at) => `Person ${at},${email(at)},${day(at)},${at < 6 ? 'gate code 12' : ''}`,
    'Name,Email,Last visit,Notes',
  );
  expect(notes.reasons[0]).toMatch(/^Columns with the same value wherever they’re filled in: 1\./);
});
