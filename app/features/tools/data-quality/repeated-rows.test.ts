import { expect, test } from 'vitest';
import { checkCsv } from './csv-check.ts';
import { openCsv } from './csv-table.ts';
import { computeFile, summarizeFile } from './file-result.ts';

/** A list of `rows` rows about `people` people, without another fault. */
function judgeList(people: number, rows: number) {
  const lines = Array.from({ length: rows }, (_, at) => {
    const person = at % people;
    const phone = `905-555-${`${person}`.padStart(4, '0')}`;
    return `Person ${person},p${person}@example.com,${phone},2026-0${1 + (at % 9)}-15`;
  });
  const text = `Name,Email,Phone,Last contact\n${lines.join('\n')}\n`;
  const table = openCsv(new TextEncoder().encode(text));
  if (table.kind === 'problem') throw new Error(table.problem);
  const { input } = checkCsv(table, { today: '2026-11-20' });
  const result = computeFile(input);
  return { result, summary: summarizeFile(input) };
}

test('a list of the same few people is not usable whatever its score, and the result says why', () => {
  const { result, summary } = judgeList(12, 100);
  expect(result.score).toBeGreaterThan(75);
  expect(result.band).toBe('fix');
  expect(summary.reasons[0]).toContain('only 12% of the rows don’t seem to repeat another');
});

test('a list in which every third row repeats another is usable, but not ready', () => {
  expect(judgeList(67, 100).result.band).toBe('usable');
  expect(judgeList(100, 100).result.band).toBe('ready');
});
