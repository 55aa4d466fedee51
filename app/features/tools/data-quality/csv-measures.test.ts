import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { open, today, utf8 } from '#test/csv-samples.ts';
import { processorMs } from '#test/processor-time.ts';
import { type CopyOptions, cleanedCopy } from './cleaned-copy.ts';
import { checkCsv } from './csv-check.ts';
import { type CsvTable, openCsv } from './csv-table.ts';
import { fileCheckWords } from './file-check.content.ts';
import { sampleRows } from './row-sample.ts';
import { suggestionsFor } from './suggestions.ts';

const nothing: CopyOptions = { accepted: [], markDuplicates: false, markToCheck: false };

/** The corrected copy, with all suggested changes or with the given ones. */
function copyOf(table: CsvTable, options?: Partial<CopyOptions>) {
  const check = checkCsv(table, { today });
  const accepted = suggestionsFor(table, check).map(({ id }) => id);
  const copy = cleanedCopy(
    table,
    check,
    { accepted, markDuplicates: true, markToCheck: true, ...options },
    fileCheckWords.copyWords,
  );
  if (copy === undefined) throw new Error('no copy is offered');
  return copy;
}

const check = (content: string) => checkCsv(open(content), { today });

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

  test('columns are recognised, and the contact columns required', () => {
    expect(open(list).columns.map((c) => [c.type, c.required])).toEqual([
      ['name', true],
      ['email', true],
      ['phone', true],
      ['postal', false],
      ['date', false],
      ['label', false],
    ]);
  });

  test('every number can be counted by hand', () => {
    const { input } = check(list);
    expect(input.rows).toBe(6);
    // Name 6/6, email 5/6, phone 5/6.
    expect(input.measured.completeness).toBeCloseTo((1 + 5 / 6 + 5 / 6) / 3, 10);
    // Ann Yu has a name and a postal code; Kim comes twice.
    expect(input.measured.uniqueness).toBeCloseTo(5 / 6, 10);
    expect(input.duplicatesByRule).toMatchObject({ 'name-email': 1 });
    expect(input.duplicates).toBe(1);
    // Filled: email 5, phone 5, postal 6, date 6. Wrong: one address, one ZIP, one date.
    expect(input.invalid).toBe(3);
    expect(input.measured.validity).toBeCloseTo(19 / 22, 10);
    // Three within 12 months, one within 24.
    expect(input.measured.timeliness).toBeCloseTo(3.5 / 6, 10);
    // Phones 4 of 5 alike, dates 5 of 5, labels ON/On and QC/qc: 2 of 4.
    expect(input.measured.consistency).toBeCloseTo((0.8 + 1 + 0.5) / 3, 10);
    expect(input.empty).toBe(2);
  });

  test('the worst rows come first and say what is wrong', () => {
    const { worstRows } = check(list);
    expect(worstRows[0]).toMatchObject({
      line: 6,
      minutes: 7,
      issues: [
        { kind: 'empty', column: 1 },
        { kind: 'empty', column: 2 },
        { kind: 'invalid', column: 4 },
      ],
    });
    expect(worstRows.find((row) => row.line === 4)?.issues).toEqual([
      { kind: 'duplicate', ofLine: 2 },
    ]);
    expect(worstRows).toHaveLength(3);
  });

  test('what cannot be measured is left out, not guessed', () => {
    const { input, findings } = check('Thing,Colour\nChair,red\nTable,blue\n');
    expect(input.measured).toEqual({
      completeness: 1,
      uniqueness: null,
      validity: null,
      timeliness: null,
      consistency: null,
    });
    expect(findings).toContainEqual({ kind: 'uncomparable', count: 2, columns: [] });
  });

  test('a corrected column type is used', () => {
    const table = open(list);
    const columns = table.columns.map((c) =>
      c.type === 'postal' ? { ...c, type: 'text' as const } : c,
    );
    expect(checkCsv(table, { today, columns }).input.invalid).toBe(2);
  });

  test('a date in the future does not make a record current', () => {
    const { input } = check('Name,Last contact\nA,2027-01-01\nB,2026-11-01\n');
    expect(input.measured.timeliness).toBe(0.5);
  });

  test('a column of clear day-first dates is read that way throughout', () => {
    const table = open('Name,Updated\nA,25/12/2025\nB,05/11/2026\nC,31/01/2026\n');
    const result = checkCsv(table, { today });
    expect(result.dateOrders[1]).toBe('day-first');
    expect(copyOf(table).list).toContain('B,2026-11-05');
  });

  test('every measure is between 0 and 1, whatever the table', () => {
    const cell = fc.oneof(
      fc.constantFrom(
        '',
        'n/a',
        'a@example.com',
        '289-555-0101',
        'L5B 1M2',
        '2026-01-01',
        '=1+1',
        'ON',
        'on',
      ),
      fc.string({ maxLength: 12 }),
    );
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(rows, (given) => {
        const text = given
          .map((row) => row.map((c) => `"${c.replaceAll('"', '""')}"`).join(','))
          .join('\n');
        const table = openCsv(utf8(`Email,Phone,Postal,Date,Province\n${text}`));
        if (table.kind === 'problem') return;
        const { input, columns } = checkCsv(table, { today });
        const ratios = [
          ...Object.values(input.measured),
          ...columns.flatMap((c) => [c.filled, c.valid, c.consistent]),
        ];
        for (const ratio of ratios) {
          if (ratio === null) continue;
          expect(ratio).toBeGreaterThanOrEqual(0);
          expect(ratio).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

test('a file is checked and rewritten without any request', () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('XMLHttpRequest', fetched);
  vi.stubGlobal('WebSocket', fetched);
  const table = open('Name,Email\nKim,kim@example.com\n');
  copyOf(table);
  vi.unstubAllGlobals();
  expect(fetched).not.toHaveBeenCalled();
});

describe('size', () => {
  test('100,000 rows are opened, measured and rewritten in a moment', () => {
    const lines = ['Name,Email,Phone,Postal Code,Last contact,Province,Note,Amount'];
    for (let i = 0; i < 100_000; i += 1) {
      const n = i % 97_000;
      lines.push(
        `Person ${n},person${n}@example.com,289-555-${`${n % 10_000}`.padStart(4, '0')},L5B 1M${n % 10},2026-0${1 + (n % 9)}-1${n % 10},${n % 3 ? 'ON' : 'on'},"a, note",${n}`,
      );
    }
    const bytes = utf8(lines.join('\r\n'));
    // CPU time of this thread, so that other processes on the machine don't count.
    const start = process.threadCpuUsage();
    const table = openCsv(bytes);
    if (table.kind === 'problem') throw new Error(table.problem);
    const result = checkCsv(table, { today });
    const { user, system } = process.threadCpuUsage(start);
    const checkedMs = (user + system) / 1000;
    expect(result.input.rows).toBe(100_000);
    expect(result.input.duplicates).toBe(3000);
    expect(result.worstRows).toHaveLength(50);
    // 0.7 s were measured. Quadratic time would be minutes.
    expect(checkedMs).toBeLessThan(7000);
    expect(copyOf(table).list.length).toBeGreaterThan(5_000_000);
  });

  test('a file with more rows than are read says so, and no incomplete copy is offered', () => {
    const table = open(`a,b\n${'x,y\n'.repeat(500_001)}`);
    expect(table.rows).toHaveLength(500_000);
    expect(table.notes.truncated).toBe(true);
    const result = checkCsv(table, { today });
    expect(result.findings.map(({ kind }) => kind)).toContain('more-rows');
    expect(cleanedCopy(table, result, nothing, fileCheckWords.copyWords)).toBeUndefined();
    expect(open(`a,b\n${'x,y\n'.repeat(500_000)}\n\n`).notes.truncated).toBe(false);
  });

  test('files designed to be slow are checked quickly', () => {
    const size = 60_000;
    const hostile = [
      '"aaa\n'.repeat(size),
      `a,b\n${'"x\n'.repeat(size)},`,
      `${'"",'.repeat(size)}\n`,
      `x\n${'"a""'.repeat(size)}`,
      `x\n${'"'.repeat(size * 4)}`,
      `${'a,'.repeat(size)}\n${'1,'.repeat(size)}`,
      `x;y\n${'"a\n"b;'.repeat(size)}`,
    ];
    for (const text of hostile) {
      const ms = processorMs(() => {
        const table = openCsv(utf8(text));
        if (table.kind === 'table') checkCsv(table, { today });
      });
      expect(ms).toBeLessThan(2000);
    }
  });
});

test('sample rows are different, in order, the same for the same seed, and all rows when few', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer(), (rows, seed) => {
      const sample = sampleRows(rows, 20, seed);
      expect(sample).toHaveLength(Math.min(20, rows));
      expect(new Set(sample).size).toBe(sample.length);
      expect([...sample].sort((a, b) => a - b)).toEqual(sample);
      expect(sample.every((row) => row >= 0 && row < rows)).toBe(true);
      expect(sampleRows(rows, 20, seed)).toEqual(sample);
    }),
  );
});
