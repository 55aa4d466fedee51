import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { checkCsv } from './csv-check.ts';
import { openCsv } from './csv-table.ts';
import { computeFile, summarizeFile } from './file-result.ts';
import { openWorkbook } from './workbook.ts';

const today = '2026-11-20';
const bytes = (text: string) => new TextEncoder().encode(text);

function judge(content: string) {
  const table = openCsv(bytes(content));
  if (table.kind === 'problem') throw new Error(table.problem);
  const check = checkCsv(table, { today });
  const result = computeFile(check.input);
  const summary = summarizeFile(check.input);
  return { table, check, result, summary, kinds: check.findings.map(({ kind }) => kind) };
}

type Person = Readonly<Record<'name' | 'email' | 'phone' | 'date', string>>;

/** A hundred customers without a fault, changed as given. */
function people(change: (person: Person, at: number) => Partial<Person> = () => ({}), count = 100) {
  const rows = Array.from({ length: count }, (_, at) => {
    const first = String.fromCharCode(65 + (at % 26)) + String.fromCharCode(97 + (at % 7));
    const person: Person = {
      name: `${first} Sample${String.fromCharCode(97 + Math.floor(at / 26))}`,
      email: `person${at}@example.com`,
      phone: `905-555-${`${at}`.padStart(4, '0')}`,
      date: `2026-0${1 + (at % 9)}-15`,
    };
    const { name, email, phone, date } = { ...person, ...change(person, at) };
    return `${name},${email},${phone},${date}`;
  });
  return `Name,Email,Phone,Last contact\n${rows.join('\n')}\n`;
}

describe('a score that bad data cannot raise', () => {
  test('a list without a fault is ready', () => {
    expect(judge(people()).summary.title).toBe('Ready for AI');
  });

  test('19 valid addresses of 100 score below 20 of 100, and both far below a good list', () => {
    const withValid = (valid: number) =>
      judge(people((_, at) => (at < valid ? {} : { email: `person${at}` }))).result.score;
    for (const valid of [0, 9, 18, 19, 20, 50, 59, 60, 99]) {
      expect(withValid(valid)).toBeLessThanOrEqual(withValid(valid + 1));
    }
    const spoiled = judge(people((_, at) => (at < 19 ? {} : { email: `person${at}` })));
    expect(spoiled.summary.title).toBe('Fix it first');
    expect(spoiled.summary.reasons[0]).toContain('only 19% of the rows');
    expect(judge(people((_, at) => (at < 19 ? {} : { email: 'x' }))).check.columns[1]?.type).toBe(
      'email',
    );
  });

  test('identical values everywhere are no good list', () => {
    const same = judge(
      people(() => ({ name: 'Test', email: 'a@example.com', phone: '905-555-0100' })),
    );
    expect(same.kinds).toEqual(expect.arrayContaining(['constant', 'stand-in']));
    expect(['Stop', 'Fix it first']).toContain(same.summary.title);
    const email = judge(people(() => ({ email: 'none@example.com' })));
    expect(email.result.score).toBeLessThan(judge(people()).result.score - 5);
    expect(email.check.findings).toContainEqual({
      kind: 'stand-in',
      count: 100,
      columns: ['Email'],
    });
    expect(email.summary.reasons.join(' ')).toContain('one column has no value that can be used');
    expect(email.check.worstRows[0]?.issues).toEqual([{ kind: 'shared', column: 1 }]);
  });

  test('one date in all rows, as an export writes it, makes no list current', () => {
    const { check } = judge(people(() => ({ date: '2026-11-20' })));
    expect(check.input.measured.timeliness).toBeNull();
  });

  test('columns of "n/a" are named and count as empty', () => {
    const { check, kinds } = judge(people(() => ({ email: 'n/a', phone: 'N/A' })));
    expect(kinds).toContain('placeholder-column');
    expect(check.input.measured.completeness).toBeCloseTo(1 / 3, 10);
  });

  test('an emptied or spoiled cell never improves the band', () => {
    const order = ['stop', 'fix', 'usable', 'ready'];
    let band = 'ready';
    for (let spoiled = 0; spoiled <= 100; spoiled += 5) {
      const next = judge(
        people((_, at) => (at < spoiled ? { email: at % 2 ? '' : 'gone', phone: '12' } : {})),
      ).result.band;
      expect(order.indexOf(next)).toBeLessThanOrEqual(order.indexOf(band));
      band = next;
    }
  });
});

describe('a verdict needs evidence', () => {
  test('five rows, one column or two dimensions get none, and the page says why', () => {
    const few = judge(people(undefined, 5)).summary;
    expect(few.title).toBe('Not enough to judge');
    expect(few.reasons[0]).toBe('It has 5 rows. A verdict needs at least 20.');
    const things = `Thing,Colour\n${Array.from({ length: 30 }, (_, at) => `Chair ${at},c${at}`).join('\n')}`;
    const two = judge(things).summary;
    expect(two.title).toBe('Not enough to judge');
    expect(two.reasons[0]).toMatch(/of 6 parts could be measured/);
    expect(two.figure.value).not.toMatch(/100/);
  });

  test('a file cut at the wrong sign is named, not scored', () => {
    const { summary, kinds } = judge(people().replaceAll(',', '~'));
    expect(kinds).toContain('one-column');
    expect(summary.title).toBe('Not enough to judge');
    expect(judge(people().replaceAll(',', '|')).table.columns).toHaveLength(4);
  });

  test('one row marked as right proves nothing about a list', () => {
    const { check } = judge(people());
    const one = computeFile({ ...check.input, sample: { right: 1, checked: 1 } });
    expect(one.missing.map(({ id }) => id)).toContain('accuracy');
    const ten = computeFile({ ...check.input, sample: { right: 9, checked: 10 } });
    expect(ten.missing).toEqual([]);
  });
});

describe('named for what it is', () => {
  test('title lines above the heading, as QuickBooks exports have', () => {
    const report = `"ABC Plumbing Inc.",,,\n"Customer Contact List",,,\n"November 20, 2026",,,\n\n${people()}`;
    const { table, kinds, summary } = judge(report);
    expect(table.columns.map(({ header }) => header)).toEqual([
      'Name',
      'Email',
      'Phone',
      'Last contact',
    ]);
    expect(kinds).toContain('title-lines');
    expect(summary.title).toBe('Ready for AI');
  });

  test('phones in scientific notation, two emails in a cell, dates as serial numbers', () => {
    const { check } = judge(
      people((person, at) =>
        at < 30
          ? { phone: '9.05555E+09', date: '45291' }
          : at < 40
            ? { email: `${person.email}; other${at}@example.com` }
            : {},
      ),
    );
    const count = (kind: string) => check.findings.find((found) => found.kind === kind)?.count;
    expect([count('scientific-phone'), count('serial-date'), count('two-emails')]).toEqual([
      30, 30, 10,
    ]);
    expect(check.input.invalid).toBe(70);
  });

  test('formulas, broken quotes, uneven rows, an old encoding and rows that can’t be compared', () => {
    const table = openCsv(
      Uint8Array.from('Name,Note\nHélène,=1+1\nBob,"12 inch\n,x,y\n', (c) => c.charCodeAt(0)),
    );
    if (table.kind === 'problem') throw new Error(table.problem);
    const kinds = checkCsv(table, { today }).findings.map(({ kind }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining(['formula', 'broken-quotes', 'ragged', 'encoding', 'uncomparable']),
    );
  });

  test('a renamed picture, an old workbook and a packed file that is no workbook', async () => {
    const problem = (start: readonly number[]) => {
      const opened = openCsv(Uint8Array.from([...start, ...Array(50).fill(65)]));
      return opened.kind === 'problem' ? opened.problem : undefined;
    };
    expect(problem([0x89, 0x50, 0x4e, 0x47])).toBe('picture');
    expect(problem([0xff, 0xd8, 0xff, 0xe0])).toBe('picture');
    expect(problem([0xd0, 0xcf, 0x11, 0xe0])).toBe('old-workbook');
    expect(await openWorkbook(zipSync({ 'word/document.xml': strToU8('<x/>') }))).toMatchObject({
      problem: 'not-text',
    });
  });

  test('a column about email is not a column of addresses', () => {
    const rows = Array.from({ length: 30 }, (_, at) => `P${at},${at % 2 ? 'Yes' : 'No'}`);
    const { check } = judge(`Name,Email opt-in\n${rows.join('\n')}`);
    expect(check.columns[1]?.type).toBe('label');
  });
});

describe('possible duplicates', () => {
  test('a family that shares an email and a phone is not one person', () => {
    const family = judge(
      people((_, at) => (at < 4 ? { email: 'home@example.com', phone: '905-555-9999' } : {})),
    );
    expect(family.check.input.duplicates).toBe(0);
  });

  test('the same name with the same email or phone may be one, and the count says by which rule', () => {
    const { check, summary } = judge(
      people((_, at) => {
        if (at === 1) return { name: '"Sample, Kim"', email: 'kim@example.com' };
        if (at === 2) return { name: 'Kim Sample', email: 'KIM@example.com' };
        if (at === 3) return { name: 'Jo Roy', phone: '905-555-7777' };
        return at === 4 ? { name: 'Jo  ROY', phone: '(905) 555-7777' } : {};
      }),
    );
    expect(check.input.duplicatesByRule).toMatchObject({ 'name-email': 1, 'name-phone': 1 });
    expect(summary.lines.map(({ label }) => label)).toContain('of which same name and phone');
  });

  test('two dates of birth are two people, and nobody is told to merge patients', () => {
    const rows = Array.from({ length: 40 }, (_, at) => {
      return `John Smith,js@example.com,19${60 + (at % 40)}-01-15`;
    });
    const { check, summary } = judge(`Patient name,Email,Date of birth\n${rows.join('\n')}`);
    expect(check.input.duplicates).toBe(0);
    expect(check.input.holdsPatients).toBe(true);
    const twice = judge(`Patient name,Email\n${'John Smith,js@example.com\n'.repeat(40)}`);
    expect(twice.check.input.duplicates).toBe(39);
    const words = [...summary.actions, ...twice.summary.actions].map(({ text }) => text).join(' ');
    expect(words).not.toMatch(/merge/i);
    expect(words).toMatch(/one by one/);
  });
});

test('an .xlsx workbook is read: text with leading zeros, dates, long numbers', async () => {
  const cell = (ref: string, xml: string) => `<c r="${ref}" ${xml}`;
  const text = (ref: string, value: string) =>
    cell(ref, `t="inlineStr"><is><t>${value}</t></is></c>`);
  const archive = zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    ),
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="r"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
    ),
    'xl/styles.xml': strToU8(
      '<styleSheet><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet><dimension ref="A1:D2"/><sheetData><row r="1">${text('A1', 'Name')}${text('B1', 'Code')}${text('C1', 'Phone')}${text('D1', 'Last contact')}</row><row r="2">${text('A2', 'Kim &amp; Co')}${text('B2', '0012')}${cell('C2', '><v>9055550123</v></c>')}${cell('D2', 's="1"><v>46085</v></c>')}</row></sheetData></worksheet>`,
    ),
  });
  const table = await openWorkbook(archive);
  if (table.kind === 'problem') throw new Error(table.problem);
  expect(table.columns.map(({ type }) => type)).toEqual(['name', 'number', 'phone', 'date']);
  expect(table.rows).toEqual([['Kim & Co', '0012', '9055550123', '2026-03-04']]);
});
