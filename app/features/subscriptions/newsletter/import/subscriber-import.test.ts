import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { insertSuppression } from '#app/platform/outbox/suppression.queries.server.ts';
import { addressHash, secretToken } from '#app/platform/secret-links/secret-links.server.ts';
import { leaveByOneClick } from '#test/confirmed-sign-ups.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import {
  type ImportChoice,
  MAX_READ,
  openSubscriberFile,
  type ReadLine,
  readSubscribers,
} from './subscriber-csv.ts';
import { addSubscriber, exportSubscribers, importSubscribers } from './subscriber-import.server.ts';

const HEAD = 'email,consent,consent_date,consent_source';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const fixture = (name: string): Uint8Array =>
  readFileSync(new URL(`../../../../../test/fixtures/import/${name}.csv`, import.meta.url));

/** The columns that the headings name, without an answer for the whole file. */
const asFound = ({ guess }: { guess: ImportChoice['columns'] }): ImportChoice => ({
  columns: guess,
  date: '',
  source: '',
});

/** Reads a file whose headings name all columns. */
function readSubscriberCsv(bytes: Uint8Array, today: string): ReadLine[] | string {
  const file = openSubscriberFile(bytes);
  return typeof file === 'string' ? file : readSubscribers(file, asFound(file), today);
}

/** A bad line of every kind, with the reason why it isn't taken. */
const BAD_LINES: readonly [string, string][] = [
  ['nobody,express,2025-03-14,Fair', 'email'],
  ['a@b@c.example,express,2025-03-14,Fair', 'email'],
  ['line\u0000end@example.com,express,2025-03-14,Fair', 'unreadable'],
  ['line\u0007end@example.com,express,2025-03-14,Fair', 'email'],
  ['=cmd|x!A1,express,2025-03-14,Fair', 'email'],
  [`${'x'.repeat(300)}@example.com,express,2025-03-14,Fair`, 'email'],
  ['one@example.com,express,2025-03-14,Caf\uFFFD', 'unreadable'],
  ['one@example.com,implied,2025-03-14,Fair', 'implied'],
  ['one@example.com,,2025-03-14,Fair', 'basis'],
  ['one@example.com,yes,2025-03-14,Fair', 'basis'],
  ['one@example.com,express,,Fair', 'date'],
  ['one@example.com,express,14/03/2025,Fair', 'date'],
  ['one@example.com,express,2025-02-30,Fair', 'date'],
  ['one@example.com,express,2999-01-01,Fair', 'future'],
  ['one@example.com,express,2025-03-14,', 'source'],
  [`one@example.com,express,2025-03-14,${'x'.repeat(201)}`, 'source'],
  ['one@example.com,express,2025-03-14', 'cells'],
  ['one@example.com,express,2025-03-14,Fair,more', 'cells'],
  ['"one@example.com,express,2025-03-14,Fair', 'quotes'],
  ['one@example.com,express,2025-03-14,"Fair"x', 'quotes'],
  ['one"@example.com,express,2025-03-14,Fair', 'email'],
];

describeOnBothDatabases('an import of subscribers', (engine) => {
  let app: TestApp;
  afterEach(() => app.close());

  const add = async (file: string | Uint8Array) => {
    const bytes = typeof file === 'string' ? utf8(file) : file;
    const opened = openSubscriberFile(bytes);
    if (typeof opened === 'string') throw new Error(opened);
    return importSubscribers(app.context, opened, asFound(opened));
  };
  const subscribers = () =>
    app.context.db.selectFrom('signups').selectAll().where('status', '=', 'confirmed').execute();
  const exportAll = async () => {
    const rows = [];
    for await (const page of exportSubscribers(app.context.db)) rows.push(...page);
    return rows;
  };

  test('takes express consent with its date and source, and nothing else, naming each line', async () => {
    app = await openTestApp(engine);
    const good = 'ann@example.com,Express,2025-03-14,"Fair in ""Mississauga"", hall 2"';
    const lines = [
      HEAD,
      good,
      '',
      ...BAD_LINES.map(([line]) => line),
      'ANN@example.com,express,2025-03-14,Again',
    ];
    const report = await add(`\uFEFF${lines.join('\r\n')}\r\n`);
    expect(report?.taken).toBe(1);
    const reasons = new Map(
      report?.refused.flatMap(({ refusal, lines: at }) =>
        at.map((line) => [line, refusal] as const),
      ),
    );
    expect(BAD_LINES.map(([line], at) => [line, reasons.get(at + 4)])).toEqual(BAD_LINES);
    expect(reasons.get(lines.length)).toBe('twice');
    expect(reasons.size).toBe(BAD_LINES.length + 1);
    expect(await subscribers()).toMatchObject([
      { email: 'ann@example.com', source: 'import', confirmed_at: '2025-03-14T12:00:00.000Z' },
    ]);
    const consents = await app.context.db.selectFrom('consents').selectAll().execute();
    expect(consents).toMatchObject([
      { event: 'confirmed', method: 'import', wording: 'Fair in "Mississauga", hall 2' },
    ]);
    const outbox = await app.context.db.selectFrom('outbox').selectAll().execute();
    expect(outbox).toEqual([]);
  });

  test('knows who has left in any spelling of their address, and sends them nothing', async () => {
    app = await openTestApp(engine);
    const { db, settings } = app.context;
    const row = (email: string) => `${email},express,2026-01-02,fair`;
    const leave = async (email: string) => {
      const { id } = await db
        .selectFrom('signups')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      await leaveByOneClick(app, secretToken(settings.secrets, 'manage', id));
    };
    const unicode = 'kai@xn--mller-sample-4ib.swiss';
    await add([HEAD, row('own.box@gmail.com'), row(unicode)].join('\n'));
    await leave('own.box@gmail.com');
    await leave(unicode);
    for (const name of ['gmail-after-leaving', 'unicode-spelling-after-leaving']) {
      const left = [{ refusal: 'left', lines: [2] }];
      expect(await add(fixture(name))).toEqual({ taken: 0, refused: left });
    }
    await app.post('/api/newsletter/subscribe', { email: 'not.me@gmail.com' });
    await leave('not.me@gmail.com');
    const others = [
      'ownbox@gmail.com',
      'OwnBox+x@googlemail.com',
      'kai@MÖLLER-SAMPLE.swiss',
      'notme@gmail.com',
    ];
    const report = await add([HEAD, ...others.map(row), row('rb@two.example\u200b')].join('\n'));
    expect(report).toEqual({
      taken: 1,
      refused: [
        { refusal: 'twice', lines: [3] },
        { refusal: 'left', lines: [2, 4] },
        { refusal: 'suppressed', lines: [5] },
      ],
    });
    expect((await subscribers()).map(({ email }) => email)).toEqual(['rb@two.example']);
    await app.post('/api/newsletter/subscribe', { email: 'notme@googlemail.com' });
    const mails = db
      .selectFrom('outbox')
      .select('state')
      .where('recipient', '=', 'notme@googlemail.com');
    expect(await mails.execute()).toEqual([{ state: 'cancelled' }]);
  });

  test('knows who is on the list or has yet to confirm, and whose mail bounced, and can be repeated', async () => {
    app = await openTestApp(engine);
    const { db, settings } = app.context;
    const row = (name: string) => `${name}@example.com,express,2025-03-14,Fair`;
    await add([HEAD, row('stays')].join('\n'));
    await app.post('/api/newsletter/subscribe', { email: 'open@example.com' });
    const bounced = addressHash(settings.secrets, 'bounced@example.com');
    const at = '2026-01-01T00:00:00.000Z';
    await insertSuppression(db, [bounced], { scope: 'all', reason: 'bounced', created_at: at });
    const all = [HEAD, ...['stays', 'open', 'bounced', 'new'].map(row)];
    const semicolons = all.join('\r').replaceAll(',', ';');
    expect(await add(semicolons)).toEqual({
      taken: 1,
      refused: [
        { refusal: 'member', lines: [2] },
        { refusal: 'open', lines: [3] },
        { refusal: 'suppressed', lines: [4] },
      ],
    });
    expect((await add(semicolons))?.taken).toBe(0);
  });

  test('one person is entered by hand with a name, and not against their will', async () => {
    app = await openTestApp(engine);
    const person = {
      email: 'Ann@example.com',
      name: 'Ann Lee',
      date: '2025-03-14',
      source: 'Fair',
    };
    expect(await addSubscriber(app.context, person)).toBe(undefined);
    expect(await addSubscriber(app.context, person)).toBe('member');
    expect(await addSubscriber(app.context, { ...person, email: 'nobody' })).toBe('email');
    expect(await addSubscriber(app.context, { ...person, date: '' })).toBe('date');
    // In the form in which an import takes it.
    expect(await exportAll()).toEqual([
      {
        email: 'Ann@example.com',
        name: 'Ann Lee',
        consent: 'express',
        consent_date: '2025-03-14',
        consent_source: 'Fair',
      },
    ]);
  });
});

test.each([
  ['space-before-quote', 'ra@one.example', 'fair'],
  ['zero-width', 'rb@two.example', 'fair'],
  ['sep-comma', 'rc@three.example', 'fair'],
  ['windows-1252', 'rd@four.example', 'Café'],
  ['sep-semicolon', 'qa@five.example', 'fair'],
  ['gmail-after-leaving', 'ownbox@gmail.com', 'fair'],
  ['unicode-spelling-after-leaving', 'kai@xn--mller-sample-4ib.swiss', 'fair'],
])('the file %s is read', (name, email, source) => {
  const read = readSubscriberCsv(fixture(name), '2026-11-20');
  const line = name.startsWith('sep-') ? 3 : 2;
  expect(read).toEqual([{ line, email, name: '', date: '2026-01-02', source }]);
});

test('title lines and line breaks within quotes are read, and lines are still counted right', () => {
  const text = `Our list\n\n${HEAD}\nann@example.com,express,2025-03-14,"Fair,\nhall 2"\nx`;
  expect(readSubscriberCsv(utf8(text), '2026-01-01')).toEqual([
    { line: 4, email: 'ann@example.com', name: '', date: '2025-03-14', source: 'Fair, hall 2' },
    { line: 6, refusal: 'cells' },
  ]);
});

test('a file is taken up to 50,000 rows, and not read at all beyond 100,000', () => {
  const row = (at: number) => `person-${at}@example.com,express,2025-03-14,Fair`;
  const file = (rows: number) =>
    utf8([HEAD, ...Array.from({ length: rows }, (_, at) => row(at))].join('\n'));
  const read = readSubscriberCsv(file(50_002), '2026-01-01');
  const refused = typeof read === 'string' ? read : read.filter((one) => 'refusal' in one);
  expect(refused).toEqual([
    { line: 50_002, refusal: 'too-many' },
    { line: 50_003, refusal: 'too-many' },
  ]);
  expect(readSubscriberCsv(file(MAX_READ), '2026-01-01')).toBe('too-many-rows');
});

test.each([
  // Mailchimp: the time of consent has seconds.
  [
    'Email Address,First Name,Last Name,MEMBER_RATING,OPTIN_TIME\nann@example.com,Ann,Lee,2,2025-03-14 09:30:00',
    { name: 'Ann Lee', date: '2025-03-14', source: 'Old form' },
  ],
  ['Nom;Courriel;Ville\nÉlise Roy;ann@example.com;Laval', { name: 'Élise Roy' }],
  // Headings in words that no program knows, below a title.
  ['Our customers\nWho,Where to write\nAnn,ann@example.com', { name: '' }],
  // No headings at all.
  ['ann@example.com\nbob@example.com', { name: '' }],
])('the columns of any file are found: %s', (text, found) => {
  const file = openSubscriberFile(utf8(text));
  if (typeof file === 'string') throw new Error(file);
  const choice = { columns: file.guess, date: '2025-01-01', source: 'Old form' };
  const [first] = readSubscribers(file, choice, '2026-01-01');
  expect(first).toMatchObject({ email: 'ann@example.com', source: 'Old form', ...found });
});

test('a column that was chosen wins over the heading, and the answer for the file over none', () => {
  const file = openSubscriberFile(utf8('Email,Old,Kind\nann@example.com,bob@example.com,Ann'));
  if (typeof file === 'string') throw new Error(file);
  const columns = { ...file.guess, email: 1, name: 2 };
  const read = (date: string, source: string) =>
    readSubscribers(file, { columns, date, source }, '2026-01-01');
  expect(read('2025-03-14', 'Fair')).toEqual([
    { line: 2, email: 'bob@example.com', name: 'Ann', date: '2025-03-14', source: 'Fair' },
  ]);
  expect(read('2026-03-14', 'Fair')).toEqual([{ line: 2, refusal: 'future' }]);
  expect(read('2025-03-14', '')).toEqual([{ line: 2, refusal: 'source' }]);
});

test('a file without addresses, or that is none, is named', () => {
  expect(openSubscriberFile(utf8('name,city\nAnn,Laval'))).toBe('no-addresses');
  expect(readSubscriberCsv(utf8('PK\u0003\u0004'), '2026-01-01')).toBe('workbook');
});
