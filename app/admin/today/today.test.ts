import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RenderPage } from '#server/http-app.ts';
import { ADMIN_PASSWORD, logInAsOwner } from '#test/admin-browser.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { sampleBusiness } from '#test/sample-business.ts';
import { SPAM } from '#test/spam-samples.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';

let renderPage: RenderPage;
beforeAll(async () => {
  renderPage = await createPageRenderer();
});

describeOnBothDatabases('Today', (engine) => {
  let app: TestApp;
  beforeEach(async () => {
    const env = { ADMIN_PASSWORD, SUBMISSIONS_PER_TEN_MINUTES: '1000' };
    app = await openTestApp(engine, { renderPage, env, time: '2026-11-03T15:00:00Z' });
    app.context.ownerFacts.show(sampleBusiness);
  });
  afterEach(() => app.close());

  const writeAt = async (time: string, names: readonly string[]) => {
    app.clock.set(time);
    for (const name of names) {
      const answer = await app.post('/api/contact', {
        ...{ name, email: `${name.replace(' ', '.')}@example.com`, message: `Words of ${name}` },
        source: 'contact_form',
      });
      expect(answer.status).toBe(201);
      app.clock.advance(1000);
    }
  };
  const today = async (time: string) => {
    app.clock.set(time);
    const owner = await logInAsOwner(app);
    return owner.read('/admin/today');
  };
  const many = (count: number, name: string) =>
    Array.from({ length: count }, (_, at) => `${name} ${at}`);

  test('the newest messages are listed, and all of them are counted', async () => {
    await writeAt('2026-10-20T15:00:00Z', many(3, 'Old'));
    await writeAt('2026-11-05T14:00:00Z', many(11, 'Fresh'));
    const page = await today('2026-11-05T14:30:00Z');
    expect(page).toMatch(/admin-figure is-bad"[^>]*><b>3<\/b> overdue/);
    expect(page.indexOf('Fresh 10')).toBeLessThan(page.indexOf('Fresh 9'));
    expect(page.match(/>(Fresh|Old) \d+<\/a>/g)).toHaveLength(10);
    expect(page).toContain('View all new messages (14)');
  });

  test('nothing is counted that there is none of, and calls that are not confirmed are counted and booked here', async () => {
    app.clock.set('2026-11-05T14:00:00Z');
    const owner = await logInAsOwner(app);
    const read = () => owner.read('/admin/today');
    expect(await read()).not.toMatch(/<b>0<\/b>/);
    await app.post('/api/bookings', {
      name: 'Caller',
      email: 'caller@example.com',
      company: SPAM,
      source: 'assessment_booking',
      appointmentDate: '2026-11-10',
      appointmentTime: '9:00 AM',
    });
    const page = await read();
    expect(page).toContain('<b>1</b> calls not confirmed');
    const [, call = ''] = /action="(\/admin\/bookings\/\w+)"/.exec(page) ?? [];
    expect((await owner.post(call, { intent: 'book' })).status).toBe(303);
    expect(await read()).not.toContain('calls not confirmed');
  });

  test('a message of Friday evening is overdue on Monday evening, not on Saturday', async () => {
    await writeAt('2026-11-06T23:00:00Z', ['Kim Baker']);
    expect(await today('2026-11-08T23:00:00Z')).toContain('24 h left');
    expect(await today('2026-11-09T22:59:00Z')).toContain('1 min left');
    expect(await today('2026-11-09T23:01:00Z')).toContain('<b>1</b> overdue');
  });
});
