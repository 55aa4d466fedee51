import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { readCsv } from '#app/platform/csv/read-csv.ts';
import { type Check, checkTable } from './check-table.ts';
import type { FileInput } from './file-input.ts';
import { computeFile, summarizeFile } from './file-result.ts';
import { openTable, type Table } from './table.ts';
import { formats, isNumber, phoneDigits, readDate } from './values.ts';

const today = '2026-11-20';
const opened = (content: string | Uint8Array) =>
  openTable(typeof content === 'string' ? strToU8(content) : content);

function open(content: string | Uint8Array): Table {
  const table = opened(content);
  if (typeof table === 'string') throw new Error(table);
  return table;
}

const checkOf = (table: Table): Check => checkTable(table, table.columns, today);
const check = (content: string): Check => checkOf(open(content));
const fixture = (path: string): Table =>
  open(readFileSync(new URL(`../../../../test/fixtures/${path}`, import.meta.url)));
const typesOf = ({ columns }: Pick<Table, 'columns'>) => columns.map(({ type }) => type);
const kindsOf = ({ input }: Check) =>
  Object.entries(input.findings).flatMap(([kind, count]) => (count > 0 ? kind : []));

describe('files of real programs', () => {
  test.each([
    ['backslash-quote', ['name', 'email', 'text'], []],
    ['excel-text-formula', ['name', 'phone'], []],
    ['amounts', ['name', 'number'], []],
    ['month-name-with-time', ['name', 'email', 'date'], []],
    ['excel-day-month', ['name', 'email', 'date'], []],
    ['utf16le-no-bom', ['name', 'email'], ['encoding']],
    ['one-foreign-byte', ['name', 'email'], ['unreadable']],
    ['international-domain', ['name', 'email'], []],
    ['zero-width', ['name', 'email'], []],
  ] as const)('%s.csv has nothing wrong but what is', (name, types, findings) => {
    const table = fixture(`csv/${name}.csv`);
    const result = checkOf(table);
    expect(typesOf(table)).toEqual(types);
    expect(result.input.invalid).toBe(0);
    expect(result.columns.every(({ valid }) => valid === null || valid === 1)).toBe(true);
    expect(kindsOf(result)).toEqual(findings);
  });

  test('the cell with a foreign byte is marked in the copy', () => {
    const { copy } = checkOf(fixture('csv/one-foreign-byte.csv'));
    expect(copy).toMatch(/"Chlo\ufffd Lake","chloe@example.com","name: can’t be read"\r\n$/);
  });

  test.each([
    'no-cell-or-row-numbers',
    'no-cell-references',
    'one-row-element-per-cell',
    'backslashes',
    'first-sheet-empty',
  ])('%s.xlsx is a table of three rows', (name) => {
    expect(fixture(`workbooks/${name}.xlsx`)).toMatchObject({
      headerRow: ['name', 'email', 'city'],
      rows: [
        ['Ida', 'ida@example.com', 'Oakville'],
        ['Tom', 'tom@example.com', 'Milton'],
        ['Una', 'una@example.com', 'Guelph'],
      ],
      lines: [2, 3, 4],
    });
  });
});

describe('workbooks', () => {
  test('text with leading zeros, days with and without a time, long and rounded numbers', () => {
    const head = ['Name', 'Code', 'Phone', 'Visit', 'Age', 'Sum']
      .map((name) => `<x:c t="inlineStr"><x:is><x:t>${name}</x:t></x:is></x:c>`)
      .join('');
    const parts = {
      'xl/workbook.xml':
        '<x:workbook><x:sheets><x:sheet name="Lists" r:id="a"/><x:sheet name="R &amp; D" r:id="b"/></x:sheets></x:workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Target="worksheets/one.xml" Id="a"/><Relationship Id="b" Target="/xl/worksheets/Two.xml"/></Relationships>',
      'xl/worksheets/one.xml': '<x:worksheet><x:sheetData/></x:worksheet>',
      'xl/worksheets/two.xml': `<x:worksheet><x:cols><x:col min="1"/></x:cols><x:sheetData><x:row r="3">${head}</x:row><x:row r="7"><x:c r="A7" t="s"><x:v>0</x:v></x:c><x:c r="B7" t="str"><x:f>A1</x:f><x:v>0012</x:v></x:c><x:c r="C7"><x:v>9055550123</x:v></x:c><x:c r="D7" s="1"><x:v>46085</x:v></x:c><x:c r="F7"><x:v>0.30000000000000004</x:v></x:c></x:row><x:row r="8"><x:c r="A8" t="b"><x:v>1</x:v></x:c><x:c r="D8" s="2"><x:v>46085.4375</x:v></x:c><x:c r="E8" s="3"><x:v>46085</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
      'xl/sharedStrings.xml':
        '<x:sst><x:si><x:r><x:t>Kim </x:t></x:r><x:r><x:t>&amp; Co_x000D_</x:t></x:r></x:si><x:si><x:t/></x:si></x:sst>',
      'xl/styles.xml':
        '<x:styleSheet><x:numFmts><x:numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd hh:mm"/><x:numFmt numFmtId="165" formatCode="0 &quot;days&quot;"/></x:numFmts><x:cellXfs><x:xf numFmtId="0"/><x:xf numFmtId="14"/><x:xf numFmtId="164"/><x:xf numFmtId="165"/></x:cellXfs></x:styleSheet>',
    };
    const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]);
    expect(open(zipSync(Object.fromEntries(files)))).toMatchObject({
      lines: [7, 8],
      rows: [
        ['Kim & Co\r', '0012', '9055550123', '2026-03-04', '', '0.3'],
        ['TRUE', '', '', '2026-03-04 10:30', '46085', ''],
      ],
    });
  });

  test('what can’t be read is named', () => {
    expect(opened(zipSync({ 'word/document.xml': strToU8('<x/>') }))).toBe('not-text');
    expect(opened(Uint8Array.of(0x50, 0x4b, 3, 4, 9, 9))).toBe('workbook');
    expect(opened(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0))).toBe('old-workbook');
    expect(opened(new Uint8Array(20 * 1024 * 1024 + 1))).toBe('too-large');
    expect(opened('name,email\n')).toBe('no-rows');
    expect(opened(`a,b\n${'x,y\n'.repeat(500_001)}`)).toBe('too-large');
    expect(opened(`${'a,'.repeat(1001)}b\n1,2\n`)).toBe('too-large');
  });
});

describe('values', () => {
  test('phone numbers of North America and abroad, with their extension', () => {
    for (const text of ['(289) 555-0123', '+1 289.555.0123 ext 4', '1-289-555-0123']) {
      expect(phoneDigits(text)).toBe('2895550123');
    }
    expect(phoneDigits('+44 20 7946 0000')).toBe('+442079460000');
    for (const bad of ['555-0123', '123-555-0123', '289-155-0123', '+0 123456789', 'call her']) {
      expect(phoneDigits(bad)).toBeUndefined();
    }
  });

  test('postal codes, web addresses and amounts', () => {
    const typeOf = (text: string) => formats.find(({ fits }) => fits(text))?.type;
    const types = (...texts: string[]) => [...new Set(texts.map(typeOf))];
    expect(types('L5B 1M2', 'l5b1m2', 'K1A 0B1')).toEqual(['postal']);
    expect(types('example.com', 'https://www.example.com/a?b#c')).toEqual(['url']);
    const bad = ['D5B 1M2', 'L5B-1M2', 'L5B 1O2', 'example', 'http://', 'a b.com', 'javascript:x'];
    expect(types(...bad)).toEqual([undefined]);
    const amounts = ['-1,234.50', '1.509,88', '-$40.00', '$-40', '(12.00)', '-5%', '1 000', '7'];
    expect(amounts.every(isNumber)).toBe(true);
    expect(['=cmd()', '+SUM(A1)', '-1+cmd', '@x'].some(isNumber)).toBe(false);
  });

  test('dates in many writings, none that is not in the calendar', () => {
    for (const text of [
      '2026-03-04',
      '2026-03-04T10:30:00Z',
      '03/04/2026',
      '3/4/26',
      '4 Mar 2026',
      '4-Mar-26',
      'March 4, 2026',
      'Mar 04, 2026 10:15 am',
      '4 mars 2026',
    ]) {
      expect(readDate(text)).toBe(20260304);
    }
    expect(readDate('4 août 2026')).toBe(20260804);
    expect(readDate('03/04/2026', true)).toBe(20260403);
    expect(readDate('31/12/2025 5:30 PM')).toBe(20251231);
    expect(readDate('29/02/2024')).toBe(20240229);
    for (const bad of [
      '2026-02-29',
      '31/04/2026',
      '2026-13-01',
      '0000-00-00',
      '20260304',
      'soon',
    ]) {
      expect(readDate(bad)).toBeUndefined();
    }
  });
});

describe('measuring', () => {
  const list = [
    'Name,Email,Phone,Postal Code,Last contact,Province',
    'Kim Lee,kim@example.com,289-555-0101,L5B 1M2,2026-10-01,ON',
    'Jo Roy,jo@example.com,289-555-0102,L5B 1M3,2026-09-01,ON',
    'Kim Lee,KIM@example.com ,(289) 555-0101,l5b1m2,2025-06-01,On',
    'Max Ng,not an address,289-555-0104,90210,2023-01-01,QC',
    'Ann Yu,,n/a,L5B 1M5,2026-13-01,qc',
    'Ed Fox,ed@example.com,289-555-0106,L5B 1M6,2026-11-19,ON',
  ].join('\n');

  test('every number can be counted by hand', () => {
    const { input, worstRows, copy } = check(list);
    // Name 6/6, email 5/6, phone 5/6.
    expect(input.measured.completeness).toBeCloseTo((1 + 5 / 6 + 5 / 6) / 3, 10);
    // Ann Yu has a name and a postal code; Kim comes twice.
    expect(input.measured.uniqueness).toBeCloseTo(5 / 6, 10);
    expect(input.duplicatesByRule).toMatchObject({ 'name-email': 1 });
    // Filled: email 5, phone 5, postal 6, date 6. Wrong: one address, one ZIP, one date.
    expect(input).toMatchObject({ rows: 6, invalid: 3, empty: 2, duplicates: 1 });
    expect(input.measured.validity).toBeCloseTo(19 / 22, 10);
    // Three within 12 months, one within 24.
    expect(input.measured.timeliness).toBeCloseTo(3.5 / 6, 10);
    // Phones 4 of 5 alike, dates 5 of 5, labels ON/On and QC/qc: 2 of 4.
    expect(input.measured.consistency).toBeCloseTo((0.8 + 1 + 0.5) / 3, 10);
    expect(worstRows).toEqual([
      { line: 6, faults: ['Email: missing', 'Phone: missing', 'Last contact: not valid'] },
      { line: 5, faults: ['Email: not valid', 'Postal Code: not valid'] },
      { line: 4, faults: ['may repeat line 2'] },
    ]);
    expect(copy).toContain(',"Email: missing; Phone: missing; Last contact: not valid"\r\n');
  });

  test('columns are recognised by their heading or values, and can be corrected', () => {
    const table = open(list);
    expect(table.columns.map(({ type, required }) => [type, required])).toEqual([
      ['name', true],
      ['email', true],
      ['phone', true],
      ['postal', false],
      ['date', false],
      ['label', false],
    ]);
    const columns = table.columns.map((column) =>
      column.type === 'postal' ? { ...column, type: 'text' as const } : column,
    );
    expect(checkTable(table, columns, today).input.invalid).toBe(2);
    expect(typesOf(open('Kim,kim@example.com\nJo,jo@example.com\n'))).toEqual(['text', 'email']);
    const answers = Array.from({ length: 30 }, (_, at) => `P${at},${at % 2 ? 'Yes' : 'No'}`);
    expect(typesOf(open(`Name,Email opt-in\n${answers.join('\n')}`))).toEqual(['name', 'label']);
  });

  test('what cannot be measured is left out, not guessed', () => {
    expect(check('Thing,Colour\nChair,red\nTable,blue\n').input.measured).toEqual({
      completeness: 1,
      uniqueness: null,
      validity: null,
      timeliness: null,
      consistency: null,
    });
  });

  test('what is wrong with the file as a whole is named', () => {
    const table = open(
      Uint8Array.from(
        'ABC Inc.,,\nList,,\nName,Email,Phone,Empty,Visit\nHélène,h@example.com,9.05555E+09,,03/04/2026\nBob,"12 inch,,n/a,2026-03-04,more\n,=1+1,,,05/06/2026\n',
        (c) => c.charCodeAt(0),
      ),
    );
    expect(checkOf(table).input.findings).toEqual({
      'one-column': 0,
      'empty-column': 1,
      'invalid-email': 2,
      'mixed-dates': 1,
      unreadable: 0,
      ragged: 1,
      'broken-quotes': 1,
      'title-lines': 2,
      encoding: 1,
    });
    expect(kindsOf(check('Name~Email~Phone\nAna~a~b\n'))).toContain('one-column');
  });

  test('dates of the last contact tell how current a list is, in the order that they show', () => {
    const current = (heading: string, ...dates: string[]) =>
      check(`Name,${heading}\n${dates.map((date, at) => `P${at},${date}`).join('\n')}\n`).input
        .measured.timeliness;
    expect(current('Last contact', '2027-01-01', '2026-11-01')).toBe(0.5);
    expect(current('Customer since', '2011-01-01', '2012-01-01')).toBeNull();
    expect(current('Last visit', '03/12/2026', '05/06/2026')).toBe(1);
    expect(current('Last visit', '25/12/2025', '03/12/2026')).toBe(0.5);
  });

  test.each([
    ['Name,Email\nKim Lee,home@example.com\nJo Lee,home@example.com', null],
    ['Name,Email,Born (dob)\nKim,k@example.com,1960-01-15\nKim,k@example.com,1961-01-15', null],
    ['Name,Email,dob\nKim,k@example.com,1960-01-15\nKim,k@example.com,1960-01-15', 'name-email'],
    ['Name,Phone,Email\n"Roy, Jo",289-555-0101,\nJo  ROY,(289) 555-0101,', 'name-phone'],
    ['Name,Postal code\nJosé Roy,L5B 1M2\nJOSE ROY,l5b1m2', 'name-postal'],
    ['Name,Email\nKim,k.im+x@gmail.com\nKim,kim@googlemail.com', 'name-email'],
    ['Email\na@example.com\nA@example.com', 'same-contact'],
  ])('a family is not one person, nor are two dates of birth: %j', (text, rule) => {
    const found = Object.entries(check(text).input.duplicatesByRule).filter(([, count]) => count);
    expect(found).toEqual(rule === null ? [] : [[rule, 1]]);
  });
});

/** Customers without a fault, changed as given. */
function people(
  change: (at: number) => { name?: string; email?: string; phone?: string } = () => ({}),
  count = 100,
): FileInput {
  const rows = Array.from({ length: count }, (_, at) => {
    const person = {
      name: `Person ${at}`,
      email: `person${at}@example.com`,
      phone: `905-555-${`${at}`.padStart(4, '0')}`,
      date: `2026-0${1 + (at % 9)}-15`,
    };
    return Object.values({ ...person, ...change(at) }).join(',');
  });
  return check(`Name,Email,Phone,Last contact\n${rows.join('\n')}\n`).input;
}

describe('the verdict on a file', () => {
  test('an emptied or spoiled cell never improves the score or the band', () => {
    const order = ['stop', 'fix', 'usable', 'ready'];
    let last = computeFile(people());
    expect(last.band).toBe('ready');
    for (let spoiled = 5; spoiled <= 100; spoiled += 5) {
      const next = computeFile(
        people((at) => (at < spoiled ? { email: at % 2 ? '' : 'gone', phone: '12' } : {})),
      );
      expect(next.score).toBeLessThanOrEqual(last.score);
      expect(order.indexOf(next.band)).toBeLessThanOrEqual(order.indexOf(last.band));
      last = next;
    }
  });

  test('one bad column or the same few people hold the band down, and the result says why', () => {
    const column = summarizeFile(people((at) => (at < 19 ? {} : { email: 'x' })));
    expect(column.title).toBe('Fix it first');
    expect(column.reasons[0]).toContain('81% of the rows');
    const repeated = people((at) => ({ name: `P ${at % 12}`, email: `p${at % 12}@example.com` }));
    expect(computeFile(repeated).band).toBe('fix');
    expect(summarizeFile(repeated).reasons[0]).toContain('88% of the rows');
  });

  test('few rows or few dimensions get none, and the page says why', () => {
    const few = summarizeFile(people(undefined, 5));
    expect(few).toMatchObject({ title: 'Not enough to judge' });
    expect(few.reasons[0]).toContain('5 rows and 5 parts');
    expect(few.actions).toHaveLength(3);
    const things = Array.from({ length: 30 }, (_, at) => `Chair ${at},c${at}`).join('\n');
    expect(computeFile(check(`Thing,Colour\n${things}`).input).isJudged).toBe(false);
    const packed = check(`Name~Email~Phone\n${'Ana~a~b\n'.repeat(30)}`).input;
    expect(computeFile(packed).isJudged).toBe(false);
  });
});

test('the cleaned copy of 2,000 generated files has every cell, and every measure is a share', () => {
  const values = [
    ...['A+', 'A−', 'C++', '1-5 staff', 'None', 'n/a', '-', '03/04/2026', '4 Mar 26', '45291'],
    ...['(905) 555-0123 x7', 'KIM@Example.COM', 'l5b1m2', '=cmd()', '+1', "'", '"', '""', '\\'],
    ...['12" pipe', 'a,b', 'a;b', 'a|b', 'a\tb', 'x\ny', '', ' ', '  two  words ', 'é', 'sep=;'],
    ...['say \\"x\\"', '0012', '1,000.50', 'ON', 'on', '日本'],
  ];
  const cell = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...values) },
    { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
  );
  const row = fc.array(cell, { minLength: 1, maxLength: 7 });
  const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 2, maxLength: 8 }),
      fc.constantFrom(',', ';', '\t', '|'),
      (given, delimiter) => {
        const table = opened(given.map((cells) => cells.map(quoted).join(delimiter)).join('\n'));
        if (typeof table === 'string') return;
        const { input, columns, copy } = checkOf(table);
        const shares = [
          ...Object.values(input.measured),
          ...columns.flatMap(({ filled, valid, consistent }) => [filled, valid, consistent]),
        ];
        expect(shares.filter((share) => share !== null && !(share >= 0 && share <= 1))).toEqual([]);
        // Rows are as wide as the widest and have one column more, which has a heading of its own.
        const { titleRows, headerRow, rows } = table;
        const cells = [...titleRows, headerRow, ...rows].map((one) =>
          one.map((text) => text.trim()),
        );
        const read = readCsv(strToU8(`sep=${table.delimiter}\n${copy.slice(1)}`), 100);
        const copied = typeof read === 'string' ? [] : read.rows;

        expect(copied.map((one, at) => one.slice(0, cells[at]?.length))).toEqual(cells);
      },
    ),
    { numRuns: 2000 },
  );
});

test('a title line that is wider than the list keeps its cells in the copy', () => {
  const { copy } = check(',,Title,A+\nName,City,Fruit\nKim,Oakville,Plum\n');
  expect(copy).toContain('"","","Title","A+",""\r\n"Name","City","Fruit","","To check"\r\n');
});

test('100,000 rows are opened, measured and rewritten in a moment, without any request', () => {
  const fetched = vi.fn();
  for (const name of ['fetch', 'XMLHttpRequest', 'WebSocket']) vi.stubGlobal(name, fetched);
  const lines = ['Name,Email,Phone,Postal Code,Last contact,Province,Note,Amount'];
  for (let at = 0; at < 100_000; at += 1) {
    const n = at % 97_000;
    const phone = `289-555-${`${n % 10_000}`.padStart(4, '0')}`;
    const day = `2026-0${1 + (n % 9)}-1${n % 10}`;
    lines.push(
      `Person ${n},person${n}@example.com,${phone},L5B 1M${n % 10},${day},${n % 3 ? 'ON' : 'on'},"a, note",${n}`,
    );
  }
  // CPU time of this thread, so that other processes on the machine don't count.
  const start = process.threadCpuUsage();
  const { input, worstRows, copy } = check(lines.join('\r\n'));
  const { user, system } = process.threadCpuUsage(start);
  expect(input).toMatchObject({ rows: 100_000, duplicates: 3000 });
  expect(worstRows).toHaveLength(50);
  expect(copy.split('\r\n')).toHaveLength(100_002);
  // Quadratic time would be minutes.
  expect((user + system) / 1000).toBeLessThan(7000);
  vi.unstubAllGlobals();
  expect(fetched).not.toHaveBeenCalled();
});
