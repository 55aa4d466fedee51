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

test('no cell can be read as a formula', () => {
  for (const cell of cells) {
    const [, line = []] = parse(toCsv(['cell'], [{ cell }]));
    expect(line[0]?.[0], JSON.stringify(cell)).toBe("'");
  }
});

// A zero-width mark, a soft hyphen, a filler, kinds of space, a quote, a tag character.
const invisible = ['\u200B', '\u00AD', '\u3164', '\u{E0001}', '\u00A0', '\u3000', ' ', '"', '\0'];

test('characters that nobody sees do not hide the start of a formula', () => {
  for (const hidden of invisible) {
    for (const cell of [`${hidden}=1+1`, `${hidden}${hidden} @SUM(1)`, `a;${hidden}=1+1`]) {
      const [, line = []] = parse(toCsv(['cell'], [{ cell }]));
      expect(line[0], JSON.stringify(cell)).toMatch(/^'|;'/);
    }
  }
});

test('no cell can be read as a formula where Excel splits at semicolons or line breaks', () => {
  for (const cell of [
    'a;=1+1',
    ';=1+1',
    'a; =1+1',
    'a\n=1+1',
    'a\r\n@SUM(1)',
    'a\t+1',
    'a;"=1+1"',
  ]) {
    const line = toCsv(['cell', 'next'], [{ cell, next: 'x' }])
      .split('\r\n')
      .slice(1)
      .join('\r\n');
    for (const part of line.split(/[;\t\r\n]/).slice(1)) {
      expect(part, JSON.stringify(cell)).not.toMatch(/^[\s"]*[=+\-@]/);
    }
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
