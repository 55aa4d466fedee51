import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { processorMs } from '#test/processor-time.ts';
import { type CsvFile, delimiters, readCsv } from './read-csv.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

function read(content: string | Uint8Array, maxRows = 1000): CsvFile {
  const file = readCsv(typeof content === 'string' ? utf8(content) : content, maxRows);
  if (typeof file === 'string') throw new Error(file);
  return file;
}

const fixture = (name: string): CsvFile =>
  read(readFileSync(new URL(`../../../test/fixtures/csv/${name}.csv`, import.meta.url)));

test.each([
  ['backslash-quote', ['Ida', 'ida@example.com', 'a "b", c']],
  ['backslash-semicolon', ['Ida', 'ida@example.com', 'a "b"; c']],
  ['space-before-quote', ['Moss, Ida', 'ida@example.com']],
  ['excel-text-formula', ['Ida', '9055550142']],
  ['negative-amounts', ['Ida', '-1,234.50']],
  ['amounts', ['Ida', '1.509,88']],
  ['month-name-with-time', ['Ida', 'ida@example.com', 'Mar 04, 2026 10:15 am']],
  ['excel-day-month', ['Ida', 'ida@example.com', '4-Mar-26']],
  ['utf16le-no-bom', ['Zoë Moss', 'zoe@example.com']],
  ['one-foreign-byte', ['Zoë Moss', 'zoe@example.com']],
  ['international-domain', ['Ida', 'ida@bäckerei-moss.example']],
  ['zero-width', ['Ida', '\u200bida@example.com']],
])('the file %s is read', (name, first) => {
  const { rows, brokenRows } = fixture(name);
  expect(rows[1]).toEqual(first);
  expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
  expect(brokenRows.size).toBe(0);
});

test('one byte of another encoding spoils its own cell only', () => {
  const { rows, encoding } = fixture('one-foreign-byte');
  expect(encoding).toBe('utf-8');
  expect(rows.slice(2).map(([name]) => name)).toEqual(['René Fern', 'Chlo\ufffd Lake']);
  expect(read('a,b\nx\0y,2\n'.padEnd(300, 'z')).rows[1]?.[0]).toBe('x\ufffdy');
});

test('1,000 generated files in all dialects read like their source', () => {
  const letters = ['a', 'Z', ' ', ',', ';', '\t', '|', '"', '\n', 'é', '€', '-', '1'];
  const cell = fc.string({ unit: fc.constantFrom(...letters), maxLength: 8 });
  const file = fc.record({
    rows: fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { maxLength: 8 }),
    delimiter: fc.constantFrom(...delimiters),
    lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
    quote: fc.constantFrom('all', 'needed', 'backslash', 'space'),
    encoding: fc.constantFrom('utf-8', 'utf-8 mark', 'utf-16le', 'utf-16be mark', 'windows-1252'),
    hasSep: fc.boolean(),
  });
  fc.assert(
    fc.property(file, ({ rows, delimiter, lineEnd, quote, encoding, hasSep }) => {
      // Rows of plain text make the delimiter plain, quotes within a word the backslashes.
      const plain = Array.from({ length: 12 }, (_, at) => [`person ${at}`, 'é', 'of a town']);
      const source = [...plain, ...rows.map((row) => ['x', ...row]), ['x', 'say "yes"', 'no']];
      const isNeeded = (value: string) => /[",;\t|\n]/.test(value) || value !== value.trim();
      const write = (value: string) => {
        if (quote === 'needed' && !isNeeded(value)) return value;
        const inside = value.replaceAll('"', quote === 'backslash' ? '\\"' : '""');
        return `${quote === 'space' && delimiter !== '\t' ? ' ' : ''}"${inside}"`;
      };
      const lines = source.map((row) => row.map(write).join(delimiter));
      const text = (hasSep ? [`sep=${delimiter}`, ...lines] : lines).join('\n');
      const found = read(encode(text.replaceAll('\n', lineEnd), encoding));
      expect(found.rows).toEqual(source);
      expect(found).toMatchObject({ delimiter, isCut: false });
      expect(found.brokenRows.size).toBe(0);
      expect(found.encoding).toBe(encoding.split(/le|be| /)[0]);
    }),
    { numRuns: 1000 },
  );
});

function encode(text: string, encoding: string): Uint8Array {
  const content = encoding.endsWith(' mark') ? `\ufeff${text}` : text;
  if (encoding === 'windows-1252') {
    return Uint8Array.from(text, (c) => (c === '€' ? 0x80 : c.charCodeAt(0)));
  }
  if (!encoding.startsWith('utf-16')) return utf8(content);
  const bytes = Buffer.from(content, 'utf16le');
  return encoding.startsWith('utf-16be') ? bytes.swap16() : bytes;
}

test('rows keep their width, blank ones are left out, lines are counted', () => {
  expect(read('a,b\n\n1\n,\n"x\ny",2,3\n4,5,\n\n')).toMatchObject({
    rows: [['a', 'b'], ['1'], ['x\ny', '2', '3'], ['4', '5', '']],
    lines: [1, 3, 5, 7],
  });
});

test('a cell that tells Excel that it is text is its text, with spaces before it, too', () => {
  expect(read('a,b,c\n="0012", ="x" ,"=""1,"""\n').rows[1]).toEqual(['0012', 'x', '1,']);
});

test('a quotation mark that doesn’t match swallows no rows, and its row is known', () => {
  const { rows, brokenRows } = read('name,note\nBob,"12 inch\nEve,"a, b"c\n"Smith, Jo",5" pipe\n');
  expect(rows.slice(1)).toEqual([
    ['Bob', '"12 inch'],
    ['Eve', '"a, b"c'],
    ['Smith, Jo', '5" pipe'],
  ]);
  expect([...brokenRows]).toEqual([1, 2]);
});

test('what is no CSV file is named', () => {
  const problem = (bytes: Uint8Array) => readCsv(bytes, 10);
  expect(problem(utf8(' \n\r\n \t'))).toBe('empty');
  expect(problem(Uint8Array.of(0x50, 0x4b, 3, 4, 9))).toBe('workbook');
  expect(problem(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 9))).toBe('old-workbook');
  expect(problem(Uint8Array.of(0xff, 0xd8, 0xff, 9))).toBe('picture');
  expect(problem(utf8('%PDF-1.7\n1 0 obj'))).toBe('not-text');
  expect(problem(new Uint8Array(1000))).toBe('not-text');
  expect(problem(utf8(`a${',b'.repeat(30_000)}`))).toBe('not-text');
});

test('rows beyond the limit aren’t read, and the file says so', () => {
  expect(read('a,b\n1,2\n3,4\n', 2)).toMatchObject({ isCut: true, lines: [1, 2] });
  expect(read('a,b\n1,2\n\n\n', 2).isCut).toBe(false);
});

test('any text is read without throwing, and files designed to be slow are read quickly', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      readCsv(utf8(text), 10);
    }),
  );
  const size = 60_000;
  const hostile = [
    '"aaa\n'.repeat(size),
    `a,b\n${'"x\n'.repeat(size)},`,
    `x\n${'"a""'.repeat(size)}`,
    `x\n${'"'.repeat(size * 4)}`,
    `x;y\n${'"a\n"b;'.repeat(size)}`,
    `x,\\"y\n${'"\\",'.repeat(9000)}\n${'\\'.repeat(size)}`,
    `x,\\"y\n${'"\\"\n'.repeat(size)}`,
    `x,y\n${`${' '.repeat(500)}z\n`.repeat(4000)}`,
  ];
  for (const text of hostile) {
    expect(processorMs(() => readCsv(utf8(text), 500_000))).toBeLessThan(2000);
  }
});
