import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import { managePageWords } from '#app/features/booking/manage/manage.content.ts';
import { readProps } from '#app/platform/outbox/outbox.server.ts';
import type { RenderPage } from '#server/http-app.ts';
import { SLOT_TIMES } from '../default-slots.ts';
import { createPageRenderer } from '../page-renderer.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '../test-app.ts';

const managePage = managePageWords(builtInFacts);

const MINUTE_MS = 60_000;
// The test clock is at Monday, November 2, 2026, 10:00 in Toronto.
const DAYS = Array.from({ length: 10 }, (_, at) => `2026-11-${at < 5 ? 16 + at : 18 + at}`);
/** Free slots, one after the other. */
const SLOTS = DAYS.flatMap((appointmentDate) =>
  SLOT_TIMES.map((appointmentTime) => ({ appointmentDate, appointmentTime })),
);

let renderPage: RenderPage;
let app: TestApp;

beforeAll(async () => {
  renderPage = await createPageRenderer();
});
afterEach(() => app.close());

const open = async (engine: 'sqlite' | 'postgres' = 'sqlite', env: NodeJS.ProcessEnv = {}) => {
  const own = { TRUST_PROXY: '1', SUBMISSIONS_PER_TEN_MINUTES: '10000' };
  const smtp = { SMTP_URL: 'smtp://mail.invalid:2525' };
  app = await openTestApp(engine, { renderPage, env: { ...own, ...smtp, ...env } });
};

const book = (number: number, ip: string, email = `person${number}@example.com`) => {
  app.clock.advance(1000);
  return app.post(
    '/api/bookings',
    { name: 'A Person', email, source: 'assessment_booking', ...SLOTS[number] },
    { 'X-Forwarded-For': ip },
  );
};

const statusOf = async (answer: Promise<Response>) => (await (await answer).json()).data.status;

const withStatus = async (...statuses: string[]) => {
  const rows = await app.context.db.selectFrom('bookings').selectAll().execute();
  return rows.filter((row) => statuses.includes(row.status));
};

/** The newest email that asks to confirm a call. */
const confirmEmail = async () => {
  const { db, settings } = app.context;
  const row = await db
    .selectFrom('outbox')
    .selectAll()
    .where('template', '=', 'booking-hold')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const props = readProps(settings.secrets, row.props) as {
    confirmUrl: string;
    heldUntil?: string;
  };
  return { heldUntil: props.heldUntil, link: new URL(props.confirmUrl) };
};

const confirm = (link: URL) =>
  app.request(link.pathname, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'confirm', key: link.searchParams.get('confirm') ?? '' }),
    headers: { Origin: 'http://localhost:3000' },
    redirect: 'manual',
  });

const read = async (url: URL) => (await app.request(url.pathname + url.search)).text();

describeOnBothDatabases('many bookings by one visitor', (engine) => {
  test('from hundreds of networks take at most 30 slots, also all at once', async () => {
    await open(engine);
    const many = SLOTS.length;
    for (let first = 0; first < many; first += 20) {
      const answers = SLOTS.slice(first, first + 20).map((_, at) =>
        book(first + at, `203.0.${first + at}.${at % 4}`),
      );
      for (const answer of await Promise.all(answers)) expect(answer.status).toBe(201);
    }
    expect(await withStatus('active', 'held')).toHaveLength(30);
    expect(await withStatus('expired')).toHaveLength(many - 30);
    const answer = await app.request('/api/bookings/availability?from=2026-11-16&to=2026-11-27');
    const { days } = (await answer.json()).data as { days: { free: unknown[] }[] };
    const free = days.reduce((sum, day) => sum + day.free.length, 0);
    expect(free).toBeGreaterThanOrEqual(many - 30);
  });

  test('from one network are booked four times, held four times, and then not held', async () => {
    await open(engine);
    // Networks of one IPv6 /56.
    const ips = (number: number) => `2001:db8:1:2${number + 10}::1`;
    await Promise.all(SLOTS.slice(0, 12).map((_, number) => book(number, ips(number))));
    expect(await withStatus('active')).toHaveLength(4);
    expect(await withStatus('held')).toHaveLength(4);
    expect(await withStatus('expired')).toHaveLength(4);
    expect(await statusOf(book(21, '2001:db8:1:300::1'))).toBe('booked');
  });
});

describe('a call that has to be confirmed', () => {
  test('is the third of a mailbox, whatever tag or case, until one is confirmed', async () => {
    await open();
    expect(await statusOf(book(0, '203.0.113.1', 'kim@example.com'))).toBe('booked');
    expect(await statusOf(book(1, '203.0.113.2', 'Kim+one@example.com'))).toBe('booked');
    expect(await statusOf(book(2, '203.0.113.3', 'kim+two@Example.com'))).toBe('held');
    expect(await statusOf(book(3, '203.0.113.3', 'kimberly@example.com'))).toBe('booked');
  });

  test('keeps its slot for 30 minutes and is booked by the link in the email', async () => {
    await open('sqlite', { UNCONFIRMED_CALLS_PER_NETWORK: '1' });
    await book(0, '203.0.113.1');
    const { data } = await (await book(1, '203.0.113.1')).json();
    expect(data).toMatchObject({
      status: 'held',
      heldUntil: expect.stringContaining('2026-11-02T15:30'),
    });
    expect((await book(1, '203.0.113.3', 'other@example.com')).status).toBe(409);
    const url = new URL(data.manageUrl);
    const page = await read(url);
    expect(page).toContain(managePage.titles.held);
    expect(page).not.toContain(managePage.titles.active);
    expect(page).not.toContain(managePage.confirmSubmit);
    expect((await app.request(`${url.pathname}/invite.ics`)).status).toBe(404);
    // The secret link was shown to whoever typed the address, so it must not confirm.
    const wrong = new URL(data.manageUrl);
    wrong.searchParams.set('confirm', 'x'.repeat(22));
    expect((await confirm(wrong)).status).toBe(422);
    // An email scanner that opens the link doesn't confirm either.
    const { link } = await confirmEmail();
    expect(await read(link)).toContain(managePage.confirmSubmit);
    expect(await withStatus('held')).toHaveLength(1);
    expect((await confirm(link)).status).toBe(303);
    expect(await withStatus('active')).toHaveLength(2);
    expect(await read(url)).toContain(managePage.titles.active);
    expect((await confirm(link)).status).toBe(303);
  });

  test('frees its slot after 30 minutes, and is still booked by the link while that is free', async () => {
    await open('sqlite', { UNCONFIRMED_CALLS_PER_NETWORK: '1' });
    await book(0, '203.0.113.1');
    await book(1, '203.0.113.1');
    const late = await confirmEmail();
    app.clock.advance(31 * MINUTE_MS);
    expect(await statusOf(book(1, '203.0.113.2', 'faster@example.com'))).toBe('booked');
    expect((await confirm(late.link)).status).toBe(409);
    await book(2, '203.0.113.1');
    const other = await confirmEmail();
    app.clock.advance(31 * MINUTE_MS);
    expect((await confirm(other.link)).status).toBe(303);
  });

  test('beyond the limit says on its page and in the email that no slot is held', async () => {
    await open();
    for (let number = 0; number < 8; number++) await book(number, '203.0.113.1');
    const { data } = await (await book(8, '203.0.113.1')).json();
    expect(data.status).toBe('unconfirmed');
    expect(data.heldUntil).toBeUndefined();
    expect(await read(new URL(data.manageUrl))).toContain(
      managePage.confirmTexts.unconfirmed.inEmail,
    );
    const { heldUntil, link } = await confirmEmail();
    expect(heldUntil).toBeUndefined();
    expect(await read(link)).toContain(managePage.confirmTexts.unconfirmed.here);
    expect((await confirm(link)).status).toBe(303);
    expect(await read(new URL(data.manageUrl))).toContain(managePage.titles.active);
    // Whoever books the slot first has it.
    await book(9, '203.0.113.1');
    const lost = await confirmEmail();
    expect(await statusOf(book(9, '203.0.113.2', 'faster@example.com'))).toBe('booked');
    expect((await confirm(lost.link)).status).toBe(409);
  });
});
