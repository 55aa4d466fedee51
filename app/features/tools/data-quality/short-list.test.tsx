import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { open, today } from '#test/csv-samples.ts';
import { checkCsv } from './csv-check.ts';
import type { CheckedFile } from './csv-messages.ts';
import { summarizeFile } from './file-result.ts';
import { RowSample } from './file-rows.tsx';

function judge(content: string) {
  const { input } = checkCsv(open(content), { today });
  return summarizeFile(input);
}

const clients = (count: number) =>
  `Name,Email,Last contact\n${Array.from({ length: count }, (_, at) => `Person ${at},p${at}@example.com,2026-0${1 + at}-15`).join('\n')}\n`;

function sampleOf(count: number): string {
  const sample = Array.from({ length: count }, (_, at) => ({ line: at + 2, cells: ['Ana'] }));
  const file = { sample, columns: [{ header: 'Name' }] } as unknown as CheckedFile;
  return renderToStaticMarkup(<RowSample file={file} marks={{}} onMark={() => undefined} />);
}

test('ten rows are asked to be marked only where there are ten', () => {
  expect(sampleOf(8)).toContain('a sample needs at least ten rows');
  expect(sampleOf(8)).not.toContain('Mark at least ten');
  expect(sampleOf(10)).toContain('Mark at least ten');
});

test('whose whole list is short isn’t told to export the whole list', () => {
  const { title, actions } = judge(clients(8));
  expect(title).toBe('Not enough to judge');
  expect(actions.map(({ text }) => text)).toEqual([
    'If your list has more rows, export all of it again.',
    'If this is all of it, check it by eye, row by row.',
    'Answer the twelve questions instead.',
  ]);
});

test('the steps without a verdict follow from what is missing', () => {
  const first = (content: string) => judge(content).actions[0]?.text;
  const chairs = Array.from({ length: 30 }, (_, at) => `Chair ${at},c${at}`).join('\n');
  expect(first(`Thing,Colour\n${chairs}`)).toMatch(/contact columns and a date of last contact/);
  expect(first(`Name~Email~Phone~Town\n${'Ana~a~b~c\n'.repeat(30)}`)).toMatch(/its own column/);
});
