import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CopyOptions, cleanedCopy } from './cleaned-copy.ts';
import { type CheckOptions, checkCsv } from './csv-check.ts';
import { type CsvTable, openCsv } from './csv-table.ts';
import { isFormula } from './csv-values.ts';
import { fileCheckWords } from './file-check.content.ts';
import { suggestionsFor } from './suggestions.ts';

const today = '2026-11-20';
const nothing: CopyOptions = { accepted: [], markDuplicates: false, markToCheck: false };

function open(content: string): CsvTable {
  const table = openCsv(new TextEncoder().encode(content));
  if (table.kind === 'problem') throw new Error(table.problem);
  return table;
}

const all = (table: CsvTable, options: Partial<CheckOptions> = {}) =>
  suggestionsFor(table, checkCsv(table, { today, ...options }));

function copyOf(table: CsvTable, options: CopyOptions, given: Partial<CheckOptions> = {}) {
  const check = checkCsv(table, { today, ...given });
  const copy = cleanedCopy(table, check, options, fileCheckWords.copyWords);
  if (copy === undefined) throw new Error('no copy is offered');
  return copy;
}

/** The lines of a copy with every suggestion ticked. */
function ticked(content: string, given: Partial<CheckOptions> = {}): string[] {
  const table = open(content);
  const accepted = all(table, given).map(({ id }) => id);
  return copyOf(table, { ...nothing, accepted }, given)
    .list.split('\r\n')
    .slice(1, -1);
}

/** All cells of a file: titles, heading and rows, trimmed. */
const cellsOf = ({ titleRows, headerRow, rows }: CsvTable): string[][] =>
  [...titleRows, ...(headerRow === null ? [] : [headerRow]), ...rows].map((row) =>
    row.map((cell) => cell.trim()),
  );

const unchanged = (table: CsvTable): string[][] => cellsOf(open(copyOf(table, nothing).list));

const values = [
  ...['A+', 'A−', 'A-', 'C', 'C++', 'C#', '1-5 staff', '15 staff', 'None', 'n/a', '-', '?', 'TBD'],
  ...['03/04/2026', '31/12/2025', '2026-03-04T10:30:00Z', '4 Mar 26', '45291', '9.05555E+09'],
  ...['(905) 555-0123 x7', '+44 20 7946 0000', 'KIM@Example.COM', 'a@x.ca; b@x.ca', 'l5b1m2'],
  ...['=cmd()', '+1', '@x', "'", '"', '""', '12" pipe', 'a,b', 'a;b', 'a|b', 'a\tb', 'x\ny'],
  ...['', ' ', '  two  words ', 'é', '日本', 'sep=;', '0012', '1,000.50', 'ON', 'on', 'Ont.'],
];

describe('with nothing ticked', () => {
  test('10,000 generated files come back cell by cell', () => {
    const cell = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...values) },
      { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
    );
    const heading = fc.constantFrom('Name', 'Email', 'Phone', 'Postal code', 'Date', 'Grade', '');
    const file = fc.record({
      header: fc.array(heading, { minLength: 1, maxLength: 5 }),
      rows: fc.array(fc.array(cell, { minLength: 1, maxLength: 7 }), {
        minLength: 1,
        maxLength: 7,
      }),
      delimiter: fc.constantFrom(',', ';', '\t', '|'),
      lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
      quoted: fc.boolean(),
      mark: fc.constantFrom('', '\ufeff', 'sep'),
    });
    let compared = 0;
    fc.assert(
      fc.property(file, ({ header, rows, delimiter, lineEnd, quoted, mark }) => {
        const write = (value: string) => (quoted ? `"${value.replaceAll('"', '""')}"` : value);
        const first = mark === 'sep' ? `sep=${delimiter}${lineEnd}` : mark;
        const lines = [header, ...rows].map((row) => row.map(write).join(delimiter));
        const table = openCsv(new TextEncoder().encode(first + lines.join(lineEnd)));
        if (table.kind === 'problem') return;
        compared += 1;
        expect(unchanged(table)).toEqual(cellsOf(table));
      }),
      { numRuns: 10_000 },
    );
    expect(compared).toBeGreaterThan(8000);
  });

  test('blood types, languages, team sizes and allergies keep their value', () => {
    const table = open(
      [
        'Name,Blood,Skill,Team,Allergies',
        'Kim,A+,C++,1-5 staff,None',
        'Jo,A−,C,15 staff,Peanuts',
        'Max,A+,C++,1-5 staff,None',
      ].join('\n'),
    );
    expect(unchanged(table)).toEqual(cellsOf(table));
    expect(all(table)).toEqual([]);
  });

  test('times of day, cells beyond the heading and title lines stay', () => {
    const table = open(
      'ABC Company,,\nCustomer list,,\nName,Email,Last visit\nKim,kim@example.com,2026-03-04 10:30,beyond\nJo,jo@example.com,2026-03-05 09:00\n',
    );
    expect(table.titleRows).toHaveLength(2);
    expect(unchanged(table)).toEqual(cellsOf(table));
    expect(copyOf(table, nothing).list).toContain('2026-03-04 10:30,beyond');
  });

  test('200,000 rows stay 200,000 rows', () => {
    const table = open(`Name,Email\n${'Kim,kim@example.com\n'.repeat(200_000)}`);
    expect(copyOf(table, nothing).list.split('\r\n')).toHaveLength(200_002);
  });

  test('the heading is kept as it stands, twins and long ones too', () => {
    const long = 'x'.repeat(200);
    const table = open(`Name,Name,,${long}\nKim,Lee,1,2\n`);
    expect(unchanged(table)[0]).toEqual(['Name', 'Name', '', long]);
  });
});

describe('what is ticked', () => {
  const list = [
    'Name,Email,Phone,Postal code,Updated,Province,Note',
    'Kim   Lee,KIM@Example.com,(289) 555-0101 x7,l5b1m2,"March 4, 2026",ON,=cmd()',
    'Jo Roy,n/a,289.555.0102,L5B 1M2,2026-01-02,on,',
    'Bo Day,bo@example.com,289-555-0103,L5B 1M2,2026-01-02 10:30,ON,None',
    'Cy Fox,cy@example.com,289-555-0104,L5B 1M2,31/12/2025 5:30 PM,ON,x',
    'Di Ito,di@example.com,+44 20 7946 0000,90210,soon,ON,x',
  ].join('\n');

  test('is counted, shown with examples and its column, and changes only that', () => {
    const table = open(list);
    const offered = all(table);
    expect(offered.map(({ id, count }) => [id, count])).toEqual([
      ['spaces:0', 1],
      ['placeholder:1', 1],
      ['email-case:1', 1],
      ['phone:2', 2],
      ['postal:3', 1],
      ['date:4', 2],
      ['spelling:5', 1],
      ['formula:6', 1],
    ]);
    expect(offered.find(({ kind }) => kind === 'phone')).toMatchObject({
      header: 'Phone',
      examples: [
        { before: '(289) 555-0101 x7', after: '289-555-0101 ext. 7' },
        { before: '289.555.0102', after: '289-555-0102' },
      ],
    });
    const { list: copy, log } = copyOf(table, { ...nothing, accepted: ['postal:3'] });
    expect(copy).toContain('Kim   Lee,KIM@Example.com,(289) 555-0101 x7,L5B 1M2');
    expect(log.split('\r\n').slice(0, -1)).toEqual([
      '\ufeffLine,Column,Change,Before,After',
      '2,Postal code,Postal code written as L5B 1M2,l5b1m2,L5B 1M2',
    ]);
  });

  test('is applied together, times stay and foreign numbers are not touched', () => {
    expect(ticked(list)).toEqual([
      "Kim Lee,kim@example.com,289-555-0101 ext. 7,L5B 1M2,2026-03-04,ON,'=cmd()",
      'Jo Roy,,289-555-0102,L5B 1M2,2026-01-02,ON,',
      'Bo Day,bo@example.com,289-555-0103,L5B 1M2,2026-01-02 10:30,ON,None',
      'Cy Fox,cy@example.com,289-555-0104,L5B 1M2,2025-12-31 5:30 PM,ON,x',
      'Di Ito,di@example.com,+44 20 7946 0000,90210,soon,ON,x',
    ]);
  });

  test('an ambiguous date is asked about before anything is suggested', () => {
    const dates = 'Name,Updated\nA,03/04/2026\nB,05/06/2026\n';
    expect(checkCsv(open(dates), { today }).asksDateOrder).toEqual([1]);
    expect(all(open(dates))).toEqual([]);
    expect(ticked(dates, { dateOrders: { 1: 'day-first' } })).toEqual([
      'A,2026-04-03',
      'B,2026-06-05',
    ]);
    const contradiction = 'Name,Updated\nA,31/12/2025\nB,12/31/2025\nC,03/04/2026\n';
    expect(checkCsv(open(contradiction), { today }).asksDateOrder).toEqual([1]);
  });

  test('duplicates and wrong values are marked in columns of their own', () => {
    const table = open('Name,Email\nKim,kim@example.com\nKim,KIM@example.com\nJo,call her,more\n');
    const { list: copy, log } = copyOf(table, {
      accepted: [],
      markDuplicates: true,
      markToCheck: true,
    });
    expect(copy.split('\r\n').slice(0, -1)).toEqual([
      '\ufeffName,Email,,May repeat line,To check',
      'Kim,kim@example.com,,,',
      'Kim,KIM@example.com,,2,',
      'Jo,call her,more,,Email',
    ]);
    expect(log).toContain('May repeat line,Column added');
  });

  test('the log runs nothing in a spreadsheet either', () => {
    const hostile = ['=cmd()', '+SUM(A1)', '-1+cmd', '@x', '＝HYPERLINK("http://example.com")'];
    for (const cell of hostile) expect(isFormula(cell)).toBe(true);
    for (const cell of ['-5', '+1 289 555 0101', '-12.50']) expect(isFormula(cell)).toBe(false);
    const table = open('Name,Note\nA,=1+1\nB,@x\n');
    const { log } = copyOf(table, { ...nothing, accepted: ['formula:1'] });
    expect(log).not.toMatch(/(^|,)[=+@]/m);
  });
});
