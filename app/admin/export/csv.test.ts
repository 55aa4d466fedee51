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

test('taking the leading apostrophe away gives the stored text, through an independent parser', () => {
  const all = [...cells, 'plain', 'with, comma', 'with "quotes"', 'two\nlines', '', ' = later'];
  const parsed = parse(
    toCsv(
      ['id', 'cell'],
      all.map((cell, id) => ({ id, cell })),
    ),
  );
  expect(parsed).toHaveLength(all.length + 1);
  for (const [at, cell] of all.entries()) {
    expect(parsed[at + 1]?.[1]?.replace(/^'/, ''), JSON.stringify(cell)).toBe(cell);
  }
});

test('begins with a byte order mark and ends each record with CRLF', () => {
  expect(toCsv(['a'], [{ a: 1 }])).toBe('\uFEFF"a"\r\n"1"\r\n');
});

function toCsv(columns: readonly string[], rows: readonly Record<string, unknown>[]): string {
  return csvHead(columns) + rows.map((row) => csvRow(columns, row)).join('');
}

/** RFC 4180, character by character. */
function parse(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let cell = '';
  let isQuoted = false;
  const characters = Array.from(text.slice(1));
  for (let at = 0; at < characters.length; at++) {
    const character = characters[at];
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (characters[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"') isQuoted = true;
    else if (character === ',') {
      record.push(cell);
      cell = '';
    } else if (character === '\r' && characters[at + 1] === '\n') {
      at += 1;
      records.push([...record, cell]);
      record = [];
      cell = '';
    } else cell += character;
  }
  return records;
}
