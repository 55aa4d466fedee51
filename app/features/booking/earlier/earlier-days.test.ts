import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import type { RenderPage } from '#server/http-app.ts';
import { hoursWithStarts } from '#test/default-slots.ts';
import { earlierSteps } from '#test/earlier-steps.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { bookingRulesArea, DEFAULT_BOOKING_RULES } from '../rules/booking-rules.ts';
import { earlierPage } from './earlier.content.ts';

const { invalid, tooLate } = earlierPage.fields.date;

let renderPage: RenderPage;

beforeAll(async () => {
  renderPage = await createPageRenderer();
});

describeOnBothDatabases('a day on which no time can open up', (engine) => {
  let app: TestApp;

  beforeEach(async () => {
    app = await openTestApp(engine, { renderPage, env: NO_LIMITS });
    await app.context.settings.set(bookingRulesArea, {
      ...DEFAULT_BOOKING_RULES,
      hours: { ...hoursWithStarts('9:00 AM', '9:30 AM'), thursday: [] },
      blocked: [
        {
          ...{ kind: 'days', isReasonPublic: false },
          from: '2026-11-16' as CalendarDate,
          to: '2026-11-17' as CalendarDate,
        },
        {
          ...{ kind: 'span', isReasonPublic: false },
          from: '2026-11-18T05:00:00.000Z',
          to: '2026-11-18T20:00:00.000Z',
        },
      ],
    });
  });

  afterEach(() => app.close());

  const { askForDay } = earlierSteps(() => app);

  test.each([
    ['a Saturday', '2026-12-05', invalid],
    ['a holiday', '2026-12-25', invalid],
    ['a weekday without hours', '2026-11-12', invalid],
    ['a blocked day', '2026-11-17', invalid],
    ['a day of which all hours are blocked', '2026-11-18', invalid],
    ['yesterday', '2026-11-01', invalid],
    ['a day too far ahead', '2027-11-03', invalid],
    ['the last day of the calendar', '9999-12-31', invalid],
    ['today, after its last time', '2026-11-02', tooLate],
  ])('is not waited for: %s', async (_, date, error) => {
    const answer = await askForDay('dee', date);
    expect(answer.status).toBe(422);
    expect((await answer.text()).replaceAll('&#x27;', "'")).toContain(error);
    expect(await app.context.db.selectFrom('earlier_requests').selectAll().execute()).toEqual([]);
  });

  test('differs from a day that is only fully booked', async () => {
    expect((await askForDay('dee', '2026-11-10')).status).toBe(303);
  });
});
