import { expect, test } from 'vitest';
import { csvHead, csvRow } from './csv.ts';

const starts = ['=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠', "'"];
const tails = [
  '1+1',
  '"quoted"',
  'a,b',
  'line\r\nbreak',
  ';DDE',
  'cmd|calc',
  '',
  'é 日本',
  '""',
  ' x',
];
const cells = starts.flatMap((start) => tails.map((tail) => start + tail));

// A zero-width mark, a soft hyphen, a filler, kinds of space, a quote, a tag character.
const invisible = ['\u200B', '\u00AD', '\u3164', '\u{E0001}', '\u00A0', '\u3000', ' ', '"', '\0'];

test('no cell can be read as a formula, behind what nobody sees or where Excel splits it', () => {
  const hidden = invisible.flatMap((mark) => [`${mark}=1+1`, `${mark}${mark} @SUM(1)`]);
  const split = [...hidden, '=1+1', ' =1+1', '"=1+1"', '@SUM(1)'].flatMap((formula) =>
    [';', '\t', '\n', '\r\n'].map((separator) => `a${separator}${formula}`),
  );
  for (const cell of [...cells, ...hidden, ...split]) {
    const [, [written = ''] = []] = parse(toCsv(['cell'], [{ cell }]));
    expect(written, JSON.stringify(cell)).toMatch(/^'|[;\t\r\n]'/);
  }
});

test('taking the apostrophes away gives the stored text, through an independent parser', () => {
  const all = [
    ...[...cells, 'plain', 'with, comma', 'with "quotes"', 'two\nlines', '', ' = later'],
    ...invisible.flatMap((hidden) => [`${hidden}=1`, `;${hidden}'1`, hidden, `a${hidden};`]),
    ...[';=1', "a;'=1", "a\n'b", '\t\t=', 'a;;=;-', "'';''"],
  ];
  const parsed = parse(
    toCsv(
      ['id', 'cell'],
      all.map((cell, id) => ({ id, cell })),
    ),
  );
  expect(parsed).toHaveLength(all.length + 1);
  for (const [at, cell] of all.entries()) {
    expect(parsed[at + 1]?.[1]?.replaceAll(/(^|[;\t\r\n])'/g, '$1'), JSON.stringify(cell)).toBe(
      cell,
    );
  }
});

test('begins with a byte order mark and ends each record with CRLF', () => {
  expect(toCsv(['a'], [{ a: 1 }])).toBe('\uFEFF"a"\r\n"1"\r\n');
});

function toCsv(columns: readonly string[], rows: readonly Record<string, unknown>[]): string {
  return csvHead(columns) + rows.map((row) => csvRow(columns, row)).join('');
}

/** A parser of quoted RFC 4180 records that doesn't share code with the writer. */
function parse(text: string): string[][] {
  const records = text.slice(1).match(/(?:"(?:[^"]|"")*",?)+(?=\r\n)/g) ?? [];
  return records.map((record) =>
    [...record.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = '']) =>
      cell.replaceAll('""', '"'),
    ),
  );
}
