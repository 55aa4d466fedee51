import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RenderPage } from '#server/http-app.ts';
import { FREED } from '#test/earlier-samples.ts';
import { earlierSteps } from '#test/earlier-steps.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { bookingReasons } from '../booking.content.ts';
import { bookingRulesArea, DEFAULT_BOOKING_RULES } from '../rules/booking-rules.ts';
import { type CallKind, DEFAULT_CALL_KINDS } from '../rules/call-kinds.ts';

const VISIT: CallKind = {
  ...{ id: 'visit', title: 'Shop Visit', minutes: 60, text: '', isOffered: true },
  ...{ place: 'office', address: '1 Main Street, Brampton' },
};
const BY_PHONE: CallKind = {
  ...{ id: 'by-phone', title: 'Phone Hour', minutes: 60, text: '', isOffered: true },
  place: 'phone',
};

let renderPage: RenderPage;

beforeAll(async () => {
  renderPage = await createPageRenderer();
});

describeOnBothDatabases('a time on a full day, for a call of a kind', (engine) => {
  let app: TestApp;

  beforeEach(async () => {
    app = await openTestApp(engine, { renderPage, env: NO_LIMITS });
    await offer(VISIT, BY_PHONE);
  });

  afterEach(() => app.close());

  const { book, post, read, offers } = earlierSteps(() => app);

  const offer = (...kinds: CallKind[]) =>
    app.context.settings.set(bookingRulesArea, {
      ...DEFAULT_BOOKING_RULES,
      kinds: [...DEFAULT_CALL_KINDS, ...kinds],
    });

  const ask = (kind: string, more: Record<string, string> = {}) =>
    post('/book/earlier', {
      ...{ kind, date: FREED.appointmentDate, name: 'Dee', email: 'dee@example.com' },
      ...more,
    });

  const listRequests = () =>
    app.context.db.selectFrom('earlier_requests').selectAll().orderBy('id').execute();

  test.each([
    ['consultation', 'Free Consultation', 15, 'consultation_booking'],
    ['visit', 'Shop Visit', 60, 'assessment_booking'],
  ])('is asked for, offered and booked as that kind: %s', async (kind, title, minutes, source) => {
    const first = await book('first');
    const day = `date=${FREED.appointmentDate}`;
    expect(await read(`/book?kind=${kind}&${day}`)).toContain(
      `href="/book/earlier?kind=${kind}&amp;${day}"`,
    );
    const form = await read(`/book/earlier?kind=${kind}&${day}`);
    expect(form).toContain(`The call: ${title}, ${minutes} minutes`);
    expect(form).toContain(`<input type="hidden" name="kind" value="${kind}"/>`);
    expect(form).not.toContain('name="phone"');

    const asked = await ask(kind);
    expect(asked.headers.get('Location')).toBe(`/book/earlier?kind=${kind}&done`);
    const done = await read(`/book/earlier?kind=${kind}&done`);
    expect(done).toContain(`class="button button-primary" href="/book?kind=${kind}"`);

    await post(first.path, { intent: 'cancel' });
    const [email] = await offers();
    expect(email).toMatchObject({ to: 'dee', title, minutes });
    const path = email?.path ?? '';
    expect(await read(path)).toContain(`${title}, ${minutes} minutes, on Tuesday, November 10`);
    expect((await post(path, { intent: 'accept' })).status).toBe(303);
    const call = await app.context.db
      .selectFrom('bookings')
      .selectAll()
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow();
    expect(call).toMatchObject({ kind, source, email: 'dee@example.com' });
    expect(Date.parse(call.ends_at) - Date.parse(call.starts_at)).toBe(minutes * 60_000);
    expect(await read(path)).toContain(`class="button button-primary" href="/book?kind=${kind}"`);
  });

  test('is kept once for each kind, in all as often as one address may wait', async () => {
    for (const kind of ['consultation', 'consultation', 'assessment', 'visit', 'visit']) {
      expect((await ask(kind, { idempotencyKey: crypto.randomUUID() })).status).toBe(303);
    }
    expect((await listRequests()).map(({ kind }) => kind).sort()).toEqual([
      ...['assessment', 'consultation', 'visit'],
    ]);
    expect((await ask('by-phone', { phone: '905 555 0100' })).status).toBe(422);
  });

  test('needs the number to call, for a call by phone', async () => {
    expect(await read('/book/earlier?kind=by-phone')).toContain('name="phone"');
    const refused = await ask('by-phone');
    expect([refused.status, (await refused.text()).includes(bookingReasons.phoneNeeded)]).toEqual([
      ...[422, true],
    ]);
    expect((await ask('by-phone', { phone: '905 555 0100' })).status).toBe(303);
    expect(await listRequests()).toMatchObject([{ kind: 'by-phone', phone: '905 555 0100' }]);
  });

  test('is neither asked for nor offered as another kind once its own can’t be booked', async () => {
    const first = await book('first');
    expect((await ask('visit')).status).toBe(303);
    await offer({ ...VISIT, isOffered: false });
    const refused = await ask('visit', { email: 'bo@example.com' });
    expect([refused.status, (await refused.text()).includes('choose another one')]).toEqual([
      ...[422, true],
    ]);
    await post(first.path, { intent: 'cancel' });
    expect(await offers()).toEqual([]);
  });
});
