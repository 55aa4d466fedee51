import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { open, today, utf8 } from '#test/csv-samples.ts';
import { processorMs } from '#test/processor-time.ts';
import { checkCsv } from './csv-check.ts';
import { parseDate } from './csv-dates.ts';
import { openCsv } from './csv-table.ts';
import { guessDelimiter, parseCsv } from './csv-text.ts';
import { isEmail, isPostalCode, isUrl, phoneDigits } from './csv-values.ts';

const problemOf = (bytes: Uint8Array): string | undefined => {
  const result = openCsv(bytes);
  return result.kind === 'problem' ? result.problem : undefined;
};

describe('reading', () => {
  test('commas, semicolons and tabs are told apart', () => {
    expect(guessDelimiter('a,b,c\n1,2,3\n')).toBe(',');
    expect(guessDelimiter('a;b;c\n1,5;2,5;3\n')).toBe(';');
    expect(guessDelimiter('a\tb\nJones, Kim\tx\n')).toBe('\t');
    expect(guessDelimiter('just one column\nx\n')).toBe(',');
    expect(open('sep=;\na;b\n1;2\n').delimiter).toBe(';');
  });

  test('quoted fields keep delimiters, doubled quotes and line breaks', () => {
    const { rows, lines } = parseCsv('a,b\n"x, ""y""\nz",2\n3,4\n', ',');
    expect(rows).toEqual([
      ['a', 'b'],
      ['x, "y"\nz', '2'],
      ['3', '4'],
    ]);
    expect(lines).toEqual([1, 2, 4]);
  });

  test('a byte-order mark is no part of the first heading', () => {
    expect(open('\ufeffname,email\nA,a@example.com\n').columns[0]?.header).toBe('name');
  });

  test('Windows-1252 and UTF-16 files are read with their accents', () => {
    const latin = Uint8Array.from('nom,ville\nHélène,Montréal\n', (c) => c.charCodeAt(0));
    expect(open(latin)).toMatchObject({ encoding: 'windows-1252', rows: [['Hélène', 'Montréal']] });
    const wide = Uint8Array.from([
      0xff,
      0xfe,
      ...Array.from('nom\tville\nZoë\tX\n', (c) => [c.charCodeAt(0), 0]).flat(),
    ]);
    expect(open(wide)).toMatchObject({ encoding: 'utf-16', delimiter: '\t', rows: [['Zoë', 'X']] });
  });

  test('all three line ends may be mixed in one file', () => {
    expect(open('a,b\r\n1,2\r3,4\n5,6').rows).toEqual([
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ]);
  });

  test('empty lines and rows of nothing but commas are skipped, line numbers still right', () => {
    const table = open('a,b\n\n1,2\n,\n  ,  \n3,4\n\n');
    expect(table.rows).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
    expect(table.lines).toEqual([3, 6]);
  });

  test('ragged rows keep their own width and are counted', () => {
    const table = open('a,b,c\n1\n1,2,3,4\n1,2,3\n');
    expect(table.notes.raggedRows).toBe(2);
    expect(table.rows.map((row) => row.length)).toEqual([1, 4, 3]);
  });

  test('a quote that never closes swallows no rows', () => {
    const table = open('name,note\nBob,"12 inch\nEve,ok\nZoe,ok\n');
    expect(table.rows).toHaveLength(3);
    expect(table.rows[0]).toEqual(['Bob', '"12 inch']);
    expect(table.notes.brokenQuotes).toBe(1);
  });

  test('an unclosed quote before a properly quoted row swallows no rows either', () => {
    const table = open('name,note\nBob,"12 inch\nEve,ok\n"Smith, Jo",ok\n');
    expect(table.rows).toEqual([
      ['Bob', '"12 inch'],
      ['Eve', 'ok'],
      ['Smith, Jo', 'ok'],
    ]);
  });

  test('NUL characters are dropped and counted; a file full of them is no text', () => {
    expect(open(`a,b\n${'x'.repeat(200)}\0,2\n`).notes.nulCharacters).toBe(1);
    expect(problemOf(new Uint8Array(1000))).toBe('not-text');
  });

  test('empty, too large, workbook, PDF and heading-only files are named for what they are', () => {
    expect(problemOf(new Uint8Array(0))).toBe('empty');
    expect(problemOf(utf8(' \n\r\n \t'))).toBe('empty');
    expect(problemOf(new Uint8Array(20 * 1024 * 1024 + 1))).toBe('too-large');
    expect(problemOf(Uint8Array.of(0x50, 0x4b, 3, 4, 9, 9))).toBe('workbook');
    expect(problemOf(utf8('%PDF-1.7\n1 0 obj'))).toBe('not-text');
    expect(problemOf(utf8('name,email\n'))).toBe('no-rows');
  });

  test('a single field of one megabyte is read', () => {
    const table = open(`a,b\n"${'x, '.repeat(350_000)}",2\n`);
    expect(table.rows[0]?.[0]?.length).toBe(1_050_000);
    expect(checkCsv(table, { today }).worstRows.every((row) => row.cells[0] !== undefined)).toBe(
      true,
    );
  });

  test('a file without a heading keeps its first row', () => {
    const table = open('Kim,kim@example.com\nJo,jo@example.com\n');
    expect(table.hasHeader).toBe(false);
    expect(table.rows).toHaveLength(2);
    expect(table.columns.map((c) => [c.header, c.type])).toEqual([
      ['Column 1', 'text'],
      ['Column 2', 'email'],
    ]);
  });

  test('any text at all is read without throwing, and well-formed tables come back unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(() => {
          const table = openCsv(utf8(text));
          if (table.kind === 'table') checkCsv(table, { today });
        }).not.toThrow();
      }),
    );
    const cell = fc.string({ unit: fc.constantFrom('a', ' ', ',', ';', '"', '\n', 'é', '=', '1') });
    const table = fc.array(fc.tuple(cell, cell, fc.constant('x')), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(table, (rows) => {
        const quote = (value: string): string => `"${value.replaceAll('"', '""')}"`;
        const text = rows.map((row) => row.map(quote).join(',')).join('\n');
        expect(parseCsv(text, ',')).toMatchObject({ rows, brokenQuotes: 0 });
      }),
    );
  });
});

describe('values', () => {
  test('email addresses', () => {
    for (const good of ['a@example.com', 'A.b+c@sub.example.co', "o'neil@example.com"]) {
      expect(isEmail(good)).toBe(true);
    }
    const bad = [
      'a@b',
      '@example.com',
      'a b@example.com',
      'a@example..com',
      'a@-x.com',
      'a@x.com, b@x.com',
    ];
    for (const text of bad) expect(isEmail(text)).toBe(false);
  });

  test('phone numbers of North America and abroad, with their extension', () => {
    expect(phoneDigits('(289) 555-0123')).toBe('2895550123');
    expect(phoneDigits('+1 289.555.0123 ext 4')).toBe('2895550123');
    expect(phoneDigits('1-289-555-0123')).toBe('2895550123');
    expect(phoneDigits('+44 20 7946 0000')).toBe('+442079460000');
    for (const bad of ['555-0123', '123-555-0123', '289-155-0123', '+0 123456789', 'call her']) {
      expect(phoneDigits(bad)).toBeUndefined();
    }
  });

  test('Canadian postal codes', () => {
    for (const good of ['L5B 1M2', 'l5b1m2', 'K1A 0B1']) expect(isPostalCode(good)).toBe(true);
    for (const bad of ['D5B 1M2', 'L5B-1M2', 'L5B 1O2', '90210', 'L5B  1M2']) {
      expect(isPostalCode(bad)).toBe(false);
    }
  });

  test('dates in many writings, none that is not in the calendar', () => {
    const day = (text: string) => parseDate(text, 'month-first')?.day;
    expect(day('2026-03-04')).toBe(20260304);
    expect(day('2026-03-04T10:30:00Z')).toBe(20260304);
    expect(day('03/04/2026')).toBe(20260304);
    expect(parseDate('03/04/2026', 'day-first')?.day).toBe(20260403);
    expect(day('31/12/2025 5:30 PM')).toBe(20251231);
    expect(day('4 Mar 2026')).toBe(20260304);
    expect(day('March 4, 2026')).toBe(20260304);
    expect(day('4 févr. 2026')).toBe(20260204);
    expect(day('29/02/2024')).toBe(20240229);
    for (const bad of [
      '2026-02-29',
      '31/04/2026',
      '2026-13-01',
      '0000-00-00',
      '20260304',
      'soon',
    ]) {
      expect(day(bad)).toBeUndefined();
    }
  });

  test('web addresses', () => {
    for (const good of ['example.com', 'https://www.example.com/a?b#c'])
      expect(isUrl(good)).toBe(true);
    for (const bad of ['example', 'http://', 'a b.com', 'javascript:alert(1)'])
      expect(isUrl(bad)).toBe(false);
  });

  test('a hostile value of a hundred thousand characters takes no noticeable time', () => {
    const values = [
      'a'.repeat(100_000),
      `${'a.'.repeat(50_000)}`,
      `${'1'.repeat(100_000)}x`,
      '@'.repeat(100_000),
      `${' '.repeat(100_000)}x`,
    ];
    const ms = processorMs(() => {
      for (const value of values) {
        isEmail(value);
        phoneDigits(value);
        isPostalCode(value);
        isUrl(value);
        parseDate(value, 'month-first');
      }
    });
    // Quadratic time would be ten seconds for each.
    expect(ms).toBeLessThan(500);
  });
});
