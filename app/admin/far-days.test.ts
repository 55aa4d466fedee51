import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  bookingRulesArea,
  DEFAULT_BOOKING_RULES,
} from '#app/features/booking/rules/booking-rules.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import type { AdminBrowser } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';

/** "Forever", as some people type it. Its next day has no four-digit year. */
const FOREVER = '9999-12-31' as CalendarDate;

describeOnBothDatabases('the last day that a date field takes', (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  beforeEach(async () => {
    ({ app, owner } = await openOwnerApp(engine));
  });
  afterEach(() => app.close());

  test('is refused, and breaks no page', async () => {
    const block = { intent: 'block', from: '2026-12-01', to: FOREVER, isReasonPublic: '' };
    for (const [page, fields] of [
      [
        '/admin/prices',
        { set: 'launch', intent: 'save', seen: '0.', deadline: `${FOREVER}T23:59` },
      ],
      ['/admin/booking-rules', block],
    ] as const) {
      expect([page, (await owner.post(page, { ...fields })).status]).toEqual([page, 422]);
      expect([page, (await owner.get(page)).status]).toEqual([page, 200]);
    }
    expect((await app.request('/api/offer')).status).toBe(200);
  });

  test('breaks no page either if it was stored by an earlier version', async () => {
    const { settings } = app.context;
    const blocked = [{ kind: 'days', from: FOREVER, to: FOREVER, isReasonPublic: false }] as const;
    await settings.set(bookingRulesArea, { ...DEFAULT_BOOKING_RULES, blocked: [...blocked] });
    for (const page of ['/admin/booking-rules', '/admin/bookings']) {
      const { status } = await owner.get(page);
      expect([page, status]).toEqual([page, 200]);
    }
  });
});
