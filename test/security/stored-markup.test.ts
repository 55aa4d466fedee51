import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMailRenderer } from '#app/emails/render.server.ts';
import { addWebhook } from '#app/features/webhooks/webhooks.server.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import type { AdminBrowser } from '../admin-browser.ts';
import { flattenRoutes } from '../page-renderer.ts';
import type { TestApp } from '../test-app.ts';

const MARK = 'zqx';
/**
 * Breaks out of an attribute, a script, a comment and a text; ends a header, a calendar line, a CSV
 * cell.
 */
const HOSTILE = `"><img src=x onerror=${MARK}()></script><script>${MARK}()</script>\r\nATTENDEE:mailto:${MARK}@e.ca`;
/** A name has only one line. */
const HOSTILE_LINE = HOSTILE.replace('\r\n', ' ');
/** The visitor's markup if it is active: as text, its first character would be escaped. */
const ACTIVE = new RegExp(`<script>${MARK}|<img src=x`, 'i');
const PLAIN_EMAIL = `o'brien+${MARK}@example.com`;

describe('what visitors type', () => {
  let app: TestApp;
  let owner: AdminBrowser;
  beforeEach(async () => {
    ({ app, owner } = await openOwnerApp('sqlite'));
    const { db, now, settings } = app.context;
    const deps = { db, now, secrets: settings.secrets, allowPrivate: false };
    const events = ['lead.created', 'booking.created'];
    await addWebhook(deps, { url: 'https://hooks.example.com/a', events });
    const headers = { 'User-Agent': `${MARK}<script>${MARK}()</script>`, Referer: 'javascript:x' };
    const person = { name: HOSTILE, email: PLAIN_EMAIL, company: HOSTILE, phone: '289-555-0144' };
    const message = await app.post('/api/contact', { ...person, message: HOSTILE }, headers);
    expect(message.status).toBe(201);
    const booking = { appointmentDate: '2026-11-24', appointmentTime: '9:00 AM', ...person };
    const call = { ...booking, message: HOSTILE, source: 'assessment_booking' };
    const booked = await app.post('/api/bookings', call, headers);
    expect([booked.status, (await booked.json()).fields]).toEqual([201, undefined]);
    const signup = { email: PLAIN_EMAIL, source: 'footer', page: `/${HOSTILE}` };
    expect((await app.post('/api/newsletter/subscribe', signup, headers)).status).toBe(202);
    const place = { ...signup, item: 'course:ai-for-sme-essentials' };
    expect((await app.post('/api/waitlist', place, headers)).status).toBe(202);
    const request = { name: HOSTILE, email: PLAIN_EMAIL, message: HOSTILE };
    const form = { method: 'POST', body: new URLSearchParams({ ...request, request: 'access' }) };
    const origin = { Origin: 'http://localhost:3000', ...headers };
    const asked = await app.request('/privacy/request', {
      ...form,
      headers: origin,
      redirect: 'manual',
    });
    expect(asked.status).toBe(303);
    const name = HOSTILE.slice(0, 80);
    const vendors = [{ name, answers: {} }];
    const input = { tier: 'public', reviewer: name, reviewedOn: '2026-11-02', vendors };
    const result = { tool: 'vendor-evaluation-checklist', input, email: PLAIN_EMAIL };
    expect((await app.post('/api/tools/result', result, headers)).status).toBe(201);
  });
  afterEach(() => app.close());

  test('is text and nothing else on every screen of the owner', async () => {
    const { db } = app.context;
    const submissions = await db.selectFrom('submissions').select('id').execute();
    const mails = await db.selectFrom('outbox').select('id').execute();
    const paths = flattenRoutes()
      .map((route) => `/${route.path ?? ''}`)
      .filter((path) => path.startsWith('/admin') && path !== '/admin/logout')
      .flatMap((path) => {
        return path.includes(':id') ? submissions.map(({ id }) => path.replace(':id', id)) : [path];
      })
      .concat(mails.map(({ id }) => `/admin/mail?email=${id}`));
    const q = encodeURIComponent(HOSTILE);
    paths.push(`/admin/people?email=${encodeURIComponent(PLAIN_EMAIL)}`, `/admin/inbox?q=${q}`);
    paths.push(
      `/search?q=${q}`,
      `/newsletter/check?email=${q}`,
      `/book?date=${q}`,
      `/contact?type=${q}`,
    );
    let shown = 0;
    for (const path of paths) {
      const text = await (await owner.get(path)).text();
      expect(text, path).not.toMatch(ACTIVE);
      if (text.includes(`${MARK}()`)) shown += 1;
    }
    expect(shown).toBeGreaterThanOrEqual(4);
  });

  test('changes neither the markup nor the headers of any email', async () => {
    const { db, config, settings } = app.context;
    const render = createMailRenderer(config, {
      db,
      secrets: settings.secrets,
      readFacts: app.context.facts,
    });
    const mailSettings = await app.context.readMailSettings();
    const rows = (await db.selectFrom('outbox').selectAll().execute()).filter(
      (row) => row.channel === 'mail',
    );
    expect(new Set(rows.map((row) => row.template)).size).toBeGreaterThanOrEqual(4);
    for (const row of rows) {
      const result = await render(row, mailSettings);
      if (result.kind !== 'mail') throw new Error(`${row.template} is ${result.kind}`);
      const { subject, from, replyTo = '', to, headers, html, calendar } = result.mail;
      expect(html, row.template).not.toMatch(ACTIVE);
      for (const line of [subject, from, replyTo, to, ...Object.values(headers ?? {})]) {
        expect(line, row.template).not.toMatch(/[\r\n\0]/);
      }
      expect(JSON.stringify(calendar ?? ''), row.template).not.toMatch(
        /\\r\\n(Bcc|ATTENDEE:mailto:zqx)/,
      );
    }
  });

  test('can’t break out of its field in webhooks', async () => {
    const { db } = app.context;
    const events = await db
      .selectFrom('outbox')
      .select(['template', 'props'])
      .where('channel', '=', 'webhook')
      .execute();
    expect(new Set(events.map((row) => row.template))).toEqual(
      new Set(['lead.created', 'booking.created']),
    );
    const told = events.flatMap(({ props }) => valuesOf(JSON.parse(props)));
    expect(told.filter((text) => text === HOSTILE_LINE).length).toBeGreaterThan(2);
  });
});

/** All strings anywhere in a value. */
function valuesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesOf) : [];
}
