import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { type Check, checkTable, cleanedCopy } from './check-table.ts';
import { fileCheckWords } from './file-check.content.ts';
import type { FileInput } from './file-input.ts';
import { computeFile, summarizeFile } from './file-result.ts';
import { openTable, type Table } from './table.ts';
import { isNumber, isPostalCode, isUrl, phoneDigits, readDate } from './values.ts';

const today = '2026-11-20';

function open(content: string | Uint8Array): Table {
  const table = openTable(
    typeof content === 'string' ? new TextEncoder().encode(content) : content,
  );
  if (typeof table === 'string') throw new Error(table);
  return table;
}

function check(content: string | Uint8Array | Table): Check {
  const isTable = typeof content !== 'string' && 'rows' in content;
  const table = isTable ? content : open(content);
  return checkTable(table, table.columns, today);
}

const fixture = (path: string): Table =>
  open(readFileSync(new URL(`../../../../test/fixtures/${path}`, import.meta.url)));
const typesOf = ({ columns }: Pick<Table, 'columns'>) => columns.map(({ type }) => type);
const kindsOf = ({ findings }: Check) => findings.map(({ kind }) => kind);

describe('files of real programs', () => {
  test.each([
    ['backslash-quote', ['name', 'email', 'text'], []],
    ['backslash-semicolon', ['name', 'email', 'text'], []],
    ['space-before-quote', ['name', 'email'], []],
    ['excel-text-formula', ['name', 'phone'], []],
    ['negative-amounts', ['name', 'number'], []],
    ['amounts', ['name', 'number'], []],
    ['month-name-with-time', ['name', 'email', 'date'], []],
    ['excel-day-month', ['name', 'email', 'date'], []],
    ['utf16le-no-bom', ['name', 'email'], ['encoding']],
    ['one-foreign-byte', ['name', 'email'], ['unreadable']],
    ['international-domain', ['name', 'email'], []],
    ['zero-width', ['name', 'email'], []],
  ] as const)('%s.csv has nothing wrong but what is', (name, types, findings) => {
    const table = fixture(`csv/${name}.csv`);
    const { input, columns, findings: found } = check(table);
    expect(typesOf(table)).toEqual(types);
    expect(input.invalid).toBe(0);
    expect(columns.every(({ valid }) => valid === null || valid === 1)).toBe(true);
    expect(found.map(({ kind }) => kind)).toEqual(findings);
  });

  test('the cell with a foreign byte is marked, in the list of rows and in the copy', () => {
    const table = fixture('csv/one-foreign-byte.csv');
    const result = check(table);
    expect(result.worstRows).toMatchObject([
      { line: 4, issues: [{ header: 'name', issue: 'unreadable' }] },
    ]);
    expect(copyOf(table).at(-1)).toBe('Chlo\ufffd Lake,chloe@example.com,,name');
  });

  test.each([
    ['no-cell-or-row-numbers', 'Sheet1'],
    ['no-cell-references', 'Sheet1'],
    ['one-row-element-per-cell', 'Sheet1'],
    ['backslashes', 'Sheet1'],
    ['first-sheet-empty', 'Sheet2'],
  ])('%s.xlsx is a table of three rows', (name, sheet) => {
    const table = fixture(`workbooks/${name}.xlsx`);
    expect(table.sheet).toBe(sheet);
    expect(table.headerRow).toEqual(['name', 'email', 'city']);
    expect(table.rows).toEqual([
      ['Ida', 'ida@example.com', 'Oakville'],
      ['Tom', 'tom@example.com', 'Milton'],
      ['Una', 'una@example.com', 'Guelph'],
    ]);
    expect(table.lines).toEqual([2, 3, 4]);
  });
});

describe('workbooks', () => {
  /** A workbook with a hidden first sheet, prefixes, shared strings and dates. */
  function workbook(rows: string, more: Record<string, string> = {}): Uint8Array {
    const hidden =
      '<x:worksheet><x:sheetData><x:row><x:c><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    const parts: Record<string, string> = {
      'xl/workbook.xml':
        '<x:workbook><x:sheets><x:sheet name="Lists" state="hidden" r:id="a"/><x:sheet name="R &amp; D" r:id="b"/></x:sheets></x:workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Target="worksheets/one.xml" Id="a"/><Relationship Id="b" Target="/xl/worksheets/Two.xml"/></Relationships>',
      'xl/worksheets/one.xml': hidden.repeat(2),
      'xl/worksheets/two.xml': `<x:worksheet><x:cols><x:col min="1"/></x:cols><x:sheetData>${rows}</x:sheetData></x:worksheet>`,
      'xl/sharedStrings.xml':
        '<x:sst><x:si><x:r><x:t>Kim </x:t></x:r><x:r><x:t>&amp; Co_x000D_</x:t></x:r><x:rPh><x:t>no</x:t></x:rPh></x:si><x:si><x:t/></x:si></x:sst>',
      'xl/styles.xml':
        '<x:styleSheet><x:numFmts><x:numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd hh:mm"/><x:numFmt numFmtId="165" formatCode="0 &quot;days&quot;"/></x:numFmts><x:cellXfs><x:xf numFmtId="0"/><x:xf numFmtId="14"/><x:xf numFmtId="164"/><x:xf numFmtId="165"/></x:cellXfs></x:styleSheet>',
      ...more,
    };
    const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]);
    return zipSync(Object.fromEntries(files));
  }
  const head = ['Name', 'Code', 'Phone', 'Visit', 'Age', 'Sum']
    .map((name) => `<x:c t="inlineStr"><x:is><x:t>${name}</x:t></x:is></x:c>`)
    .join('');

  test('text with leading zeros, days with and without a time, long and rounded numbers', () => {
    const table = open(
      workbook(
        `<x:row r="3">${head}</x:row><x:row r="7"><x:c r="A7" t="s"><x:v>0</x:v></x:c><x:c r="B7" t="str"><x:f>A1</x:f><x:v>0012</x:v></x:c><x:c r="C7"><x:v>9055550123</x:v></x:c><x:c r="D7" s="1"><x:v>46085</x:v></x:c><x:c r="F7"><x:v>0.30000000000000004</x:v></x:c></x:row><x:row r="8"><x:c r="A8" t="b"><x:v>1</x:v></x:c><x:c r="D8" s="2"><x:v>46085.4375</x:v></x:c><x:c r="E8" s="3"><x:v>46085</x:v></x:c></x:row>`,
      ),
    );
    expect(table).toMatchObject({ sheet: 'R & D', lines: [7, 8], encoding: 'workbook' });
    expect(table.rows).toEqual([
      ['Kim & Co\r', '0012', '9055550123', '2026-03-04', '', '0.3'],
      ['TRUE', '', '', '2026-03-04 10:30', '46085'],
    ]);
  });

  test('what can’t be read is named', () => {
    expect(openTable(workbook(''))).toMatchObject({ sheet: 'Lists' });
    expect(openTable(zipSync({ 'word/document.xml': strToU8('<x/>') }))).toBe('not-text');
    expect(openTable(Uint8Array.of(0x50, 0x4b, 3, 4, 9, 9))).toBe('workbook');
    expect(openTable(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0))).toBe('old-workbook');
    expect(openTable(new Uint8Array(20 * 1024 * 1024 + 1))).toBe('too-large');
    expect(openTable(new TextEncoder().encode('name,email\n'))).toBe('no-rows');
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

  test('postal codes and web addresses', () => {
    expect(['L5B 1M2', 'l5b1m2', 'K1A 0B1'].every(isPostalCode)).toBe(true);
    expect(['D5B 1M2', 'L5B-1M2', 'L5B 1O2', '90210'].some(isPostalCode)).toBe(false);
    expect(['example.com', 'https://www.example.com/a?b#c'].every(isUrl)).toBe(true);
    expect(['example', 'http://', 'a b.com', 'javascript:alert(1)'].some(isUrl)).toBe(false);
  });

  test('dates in many writings, none that is not in the calendar', () => {
    const day = (text: string) => readDate(text, 'month-first')?.day;
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
      expect(day(text)).toBe(20260304);
    }
    expect(readDate('03/04/2026', 'day-first')?.day).toBe(20260403);
    expect(day('31/12/2025 5:30 PM')).toBe(20251231);
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

  test('amounts are numbers, formulas are not', () => {
    const amounts = ['-1,234.50', '1.509,88', '-$40.00', '$-40', '(12.00)', '-5%', '1 000', '7'];
    expect(amounts.every(isNumber)).toBe(true);
    expect(['=cmd()', '+SUM(A1)', '-1+cmd', '@x'].some(isNumber)).toBe(false);
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
    const { input, findings, worstRows } = check(list);
    expect(input.rows).toBe(6);
    // Name 6/6, email 5/6, phone 5/6.
    expect(input.measured.completeness).toBeCloseTo((1 + 5 / 6 + 5 / 6) / 3, 10);
    // Ann Yu has a name and a postal code; Kim comes twice.
    expect(input.measured.uniqueness).toBeCloseTo(5 / 6, 10);
    expect(input.duplicatesByRule).toMatchObject({ 'name-email': 1 });
    // Filled: email 5, phone 5, postal 6, date 6. Wrong: one address, one ZIP, one date.
    expect([input.invalid, input.empty, input.duplicates]).toEqual([3, 2, 1]);
    expect(input.measured.validity).toBeCloseTo(19 / 22, 10);
    // Three within 12 months, one within 24.
    expect(input.measured.timeliness).toBeCloseTo(3.5 / 6, 10);
    // Phones 4 of 5 alike, dates 5 of 5, labels ON/On and QC/qc: 2 of 4.
    expect(input.measured.consistency).toBeCloseTo((0.8 + 1 + 0.5) / 3, 10);
    expect(findings).toContainEqual({ kind: 'invalid-email', count: 1, columns: ['Email'] });
    expect(worstRows.map(({ line, minutes }) => [line, minutes])).toEqual([
      [6, 7],
      [4, 2],
      [5, 2],
    ]);
    expect(worstRows[1]?.repeats).toBe(2);
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
    const { input } = check('Thing,Colour\nChair,red\nTable,blue\n');
    expect(input.measured).toEqual({
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
    expect(table.titleRows).toHaveLength(2);
    expect(check(table).findings).toEqual([
      { kind: 'empty-column', count: 1, columns: ['Empty'] },
      { kind: 'invalid-email', count: 2, columns: ['Email'] },
      { kind: 'mixed-dates', count: 1, columns: ['Visit'] },
      { kind: 'ragged', count: 1, columns: [] },
      { kind: 'broken-quotes', count: 1, columns: [] },
      { kind: 'title-lines', count: 2, columns: [] },
      { kind: 'encoding', count: 1, columns: [] },
    ]);
    expect(kindsOf(check('Name~Email~Phone\nAna~a~b\n'))).toContain('one-column');
  });

  test('only past dates of a clear order, and more than one, tell how current a list is', () => {
    const current = (heading: string, ...dates: string[]) =>
      check(`Name,${heading}\n${dates.map((date, at) => `P${at},${date}`).join('\n')}\n`).input
        .measured.timeliness;
    expect(current('Last contact', '2027-01-01', '2026-11-01')).toBe(0.5);
    expect(current('Renewal', '2027-01-01', '2027-02-01')).toBeNull();
    expect(current('Visit', '2027-01-01', '2027-02-01')).toBeNull();
    expect(current('Customer since', '2011-01-01', '2012-01-01')).toBeNull();
    expect(current('Visit', ...Array(6).fill('2026-11-20'))).toBeNull();
    expect(current('Visit', '03/04/2026', '05/06/2026')).toBeNull();
    expect(current('Visit', '25/12/2025', '05/11/2026')).toBe(1);
  });

  test('a family that shares its details is not one person, nor are two dates of birth', () => {
    const duplicates = (text: string) => check(text).input.duplicatesByRule;
    const none = { 'name-email': 0, 'name-phone': 0, 'name-postal': 0, 'same-contact': 0 };
    expect(duplicates('Name,Email\nKim Lee,home@example.com\nJo Lee,home@example.com')).toEqual(
      none,
    );
    const born = 'Name,Email,Born (dob)\nKim,k@example.com,1960-01-15\nKim,k@example.com,';
    expect(duplicates(`${born}1961-01-15`)).toEqual(none);
    expect(duplicates(`${born}1960-01-15`)).toMatchObject({ 'name-email': 1 });
    expect(
      duplicates('Name,Phone,Email\n"Roy, Jo",289-555-0101,\nJo  ROY,(289) 555-0101,'),
    ).toMatchObject({ 'name-phone': 1 });
    expect(duplicates('Name,Email\nKim,k.im+x@gmail.com\nKim,kim@googlemail.com')).toMatchObject({
      'name-email': 1,
    });
    expect(duplicates('Email\na@example.com\nA@example.com')).toMatchObject({ 'same-contact': 1 });
  });

  test('every measure is between 0 and 1, whatever the table', () => {
    const known = ['', 'n/a', 'a@example.com', '289-555-0101', 'L5B 1M2', '2026-01-01', 'ON', 'on'];
    const cell = fc.oneof(fc.constantFrom(...known), fc.string({ maxLength: 12 }));
    const row = fc.array(cell, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), (rows) => {
        const text = rows.map((cells) => cells.map(quoted).join(',')).join('\n');
        const table = openTable(
          new TextEncoder().encode(`Email,Phone,Postal,Date,Province\n${text}`),
        );
        if (typeof table === 'string') return;
        const { input, columns } = check(table);
        const ratios = [
          ...Object.values(input.measured),
          ...columns.flatMap((c) => [c.filled, c.valid, c.consistent]),
        ];
        expect(ratios.filter((ratio) => ratio !== null && !(ratio >= 0 && ratio <= 1))).toEqual([]);
      }),
    );
  });
});

const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;

type Person = Record<'name' | 'email' | 'phone' | 'date', string>;

/** Customers without a fault, changed as given. */
function people(change: (at: number) => Partial<Person> = () => ({}), count = 100): FileInput {
  const rows = Array.from({ length: count }, (_, at) => {
    const person: Person = {
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
  test('a list without a fault is ready', () => {
    expect(summarizeFile(people()).title).toBe('Ready for AI');
  });

  test('an emptied or spoiled cell never improves the score or the band', () => {
    const order = ['stop', 'fix', 'usable', 'ready'];
    let last = computeFile(people());
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
    expect(column.reasons[0]).toContain('only 19% of the rows');
    const repeated = people((at) => ({ name: `P ${at % 12}`, email: `p${at % 12}@example.com` }));
    expect(computeFile(repeated).band).toBe('fix');
    expect(summarizeFile(repeated).reasons[0]).toContain('only 12% of the rows');
    expect(summarizeFile(repeated).actions[0]?.text).toMatch(/^Go through the possible duplicates/);
  });

  test('few rows, one column or few dimensions get none, and the page says why', () => {
    const few = summarizeFile(people(undefined, 5));
    expect(few.title).toBe('Not enough to judge');
    expect(few.reasons[0]).toBe('It has 5 rows. A verdict needs at least 20.');
    expect(few.actions).toHaveLength(3);
    const things = Array.from({ length: 30 }, (_, at) => `Chair ${at},c${at}`).join('\n');
    const two = summarizeFile(check(`Thing,Colour\n${things}`).input);
    expect(two.reasons[0]).toMatch(/of 6 parts could be measured/);
    const packed = summarizeFile(check(`Name~Email~Phone\n${'Ana~a~b\n'.repeat(30)}`).input);
    expect(packed.reasons[0]).toContain('1 column');
  });
});

/** The lines of a copy, without its mark. */
function copyOf(table: Table): string[] {
  const copy = cleanedCopy(table, check(table), fileCheckWords.copy.added);
  return copy.slice(1).split('\r\n').slice(0, -1);
}

describe('the cleaned copy', () => {
  /** All cells of a file: titles, heading and rows, trimmed. */
  const cellsOf = ({ titleRows, headerRow, rows }: Table): string[][] =>
    [...titleRows, ...(headerRow === null ? [] : [headerRow]), ...rows].map((row) =>
      row.map((cell) => cell.trim()),
    );
  test('of 2,000 generated files has every cell', () => {
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
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 7 }), {
      minLength: 2,
      maxLength: 8,
    });
    fc.assert(
      fc.property(rows, fc.constantFrom(',', ';', '\t', '|'), (given, delimiter) => {
        const text = given.map((row) => row.map(quoted).join(delimiter)).join('\n');
        const table = openTable(new TextEncoder().encode(text));
        if (typeof table === 'string') return;
        const copy = open(`\ufeff${copyOf(table).join('\r\n')}\r\n`);
        // Rows are as wide as the widest, and have two columns more.
        const cells = cellsOf(table);
        const copied = cellsOf(copy).slice(table.headerRow === null ? 1 : 0);
        expect(copied.map((row, at) => row.slice(0, cells[at]?.length))).toEqual(cells);
      }),
      { numRuns: 2000 },
    );
  });

  test('marks duplicates and wrong values in columns of their own', () => {
    const table = open('Name,Email\nKim,kim@example.com\nKim,KIM@example.com\nJo,call her,more\n');
    expect(copyOf(table)).toEqual([
      'Name,Email,,May repeat line,To check',
      'Kim,kim@example.com,,,',
      'Kim,KIM@example.com,,2,',
      'Jo,call her,more,,Email',
    ]);
  });
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
  const table = open(lines.join('\r\n'));
  const { input, worstRows } = check(table);
  const { user, system } = process.threadCpuUsage(start);
  expect(input).toMatchObject({ rows: 100_000, duplicates: 3000 });
  expect(worstRows).toHaveLength(50);
  // Quadratic time would be minutes.
  expect((user + system) / 1000).toBeLessThan(7000);
  expect(copyOf(table)).toHaveLength(100_001);
  vi.unstubAllGlobals();
  expect(fetched).not.toHaveBeenCalled();
});

test('a file with more rows or columns than are read says so', () => {
  const problem = (text: string) => openTable(new TextEncoder().encode(text));
  expect(problem(`a,b\n${'x,y\n'.repeat(500_001)}`)).toBe('too-large');
  expect(problem(`${'a,'.repeat(1001)}b\n1,2\n`)).toBe('too-large');
});
