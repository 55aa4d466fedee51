import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { calendarDate } from '#app/platform/time/calendar-date.ts';
import { TORONTO } from '#app/platform/time/wall-time.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp } from '#test/test-app.ts';
import { bookingWords } from './booking.content.ts';
import { BookingWordsContext } from './booking-words.ts';
import { managePage } from './manage/manage.content.ts';
import { CallFacts } from './manage/manage-sections.tsx';
import { ZoneNote } from './picker/diary-page.tsx';
import { weeksOfMonth } from './picker/month.ts';
import { MonthLinks } from './picker/month-links.tsx';
import { DEFAULT_BOOKING_RULES } from './rules/booking-rules.ts';
import { listAvailability } from './slots/slots.ts';

test.each([
  ['America/Toronto', undefined, 'All times are in Toronto time.'],
  ['UTC', '9:00 PM', 'Times are in Toronto time, with UTC beside each one.'],
  ['America/New_York', undefined, 'which is the same as New York time.'],
])('the sentence below the times names the zone that is shown: %s', (shown, time, sentence) => {
  const date = calendarDate(2026, 11, 24);
  const visitor = time === undefined ? undefined : { place: 'UTC', date, time };
  const slot = { date, time: '4:00 PM', startsAt: '', endsAt: '', visitor };
  expect(render(<ZoneNote slot={slot} shown={shown} />)).toContain(sentence);
});

test('a form that is posted without a script leads to a page with the words of the booking', async () => {
  const renderPage = await createPageRenderer();
  const app = await openTestApp('sqlite', { renderPage });
  const post = await app.request('/book', {
    method: 'POST',
    body: new URLSearchParams({
      name: 'Ana Roy',
      email: 'ana@example.com',
      appointmentDate: '2026-11-24',
      appointmentTime: '9:00 AM',
    }),
    redirect: 'manual',
  });
  expect(post.status).toBe(303);
  const page = await app.request(String(post.headers.get('Location')));
  const text = (await page.text()).replaceAll(/<\/?span[^>]*>|<!-- -->/g, '');
  expect(text).toContain('Assessment call scheduled!');
  expect(text).toContain('Your call is booked for Tuesday, November 24, 2026 at 9:00 AM.');
  await app.close();
});

const call = {
  kind: 'assessment',
  title: 'AI Readiness Assessment',
  minutes: 30,
  location: 'Virtual Meeting',
  meetingLink: undefined,
  where: undefined,
  startsAt: '2026-12-02T17:00:00.000Z',
  endsAt: '2026-12-02T17:30:00.000Z',
  reference: 'R',
  name: 'A',
  company: '',
  moment: 'Noon',
  visitorMoment: undefined,
};

const showCall = (state: 'active' | 'moved' | 'started' | 'over') =>
  renderToStaticMarkup(<CallFacts path="/bookings/token" state={state} call={call} />);

test('the page of a moved call warns that a calendar link would add it again', () => {
  expect(showCall('moved')).toContain(managePage.addedBefore);
  expect(showCall('active')).not.toContain(managePage.addedBefore);
});

test('a call without a link says when the link will come, and once it has started whom to call', () => {
  expect(showCall('active')).toContain(managePage.noLink);
  expect(showCall('started')).toContain(managePage.noLinkOnceStarted);
});

test('a call that is over says when it was, not that it took place', () => {
  expect(showCall('over')).toContain('It was on Noon.');
});

test('the month without a script links the days that can be booked, and no other', () => {
  const month = calendarDate(2026, 11, 1);
  const days = listAvailability(DEFAULT_BOOKING_RULES, [], {
    from: month,
    to: calendarDate(2026, 11, 30),
    now: new Date('2026-11-18T15:00:00Z'),
  });
  const html = render(
    <MonthLinks
      view={{
        month,
        availability: {
          zone: TORONTO,
          visitorZone: TORONTO,
          today: calendarDate(2026, 11, 18),
          lastDay: calendarDate(2027, 11, 18),
          next: null,
          days,
        },
      }}
      selected={calendarDate(2026, 11, 24)}
      today={calendarDate(2026, 11, 18)}
      dayHref={(query) => `/book?${new URLSearchParams(query)}`}
    />,
  );
  const linked = [...html.matchAll(/\?date=([\d-]+)#booking-times" aria-label="([^"]+)"/g)].map(
    ([, date, label]) => `${date} ${label}`,
  );
  expect(linked.map((text) => text.slice(8, 10))).toEqual([
    '18',
    '19',
    '20',
    '23',
    '24',
    '25',
    '26',
    '27',
    '30',
  ]);
  expect(linked[4]).toBe('2026-11-24 Tuesday, November 24, 2026, 14 times available');
  expect(html).toContain('Go to the next month, December 2026');
  expect(html).not.toContain('Go to the previous month');
  expect(html.match(/is-selected/g)).toHaveLength(1);
  // Weeks start on Sunday, and November 1, 2026 is a Sunday.
  expect(html).toMatch(
    /<tr class="cal-week"><td class="cal-cell is-past"><span class="cal-day" data-off=""><span aria-hidden="true">1</,
  );
});

test('a last week that ends in the next month is complete, so the first bookable week is', () => {
  const november = weeksOfMonth(calendarDate(2026, 11, 1));
  expect(november.at(-1)).toEqual(
    [29, 30]
      .map((day) => calendarDate(2026, 11, day))
      .concat([1, 2, 3, 4, 5].map((day) => calendarDate(2026, 12, day))),
  );
  expect(weeksOfMonth(calendarDate(2026, 12, 1))[0]?.slice(0, 3)).toEqual([
    undefined,
    undefined,
    '2026-12-01',
  ]);
  // February 2026 ends on a Saturday.
  expect(weeksOfMonth(calendarDate(2026, 2, 1))).toHaveLength(4);
  for (let at = 0; at < 60; at += 1) {
    const weeks = weeksOfMonth(calendarDate(2026 + Math.floor(at / 12), (at % 12) + 1, 1));
    expect(weeks.length).toBeLessThanOrEqual(6);
    expect(weeks.slice(1).flat()).not.toContain(undefined);
  }
});

/** What an island of booking would show. */
function render(children: ReactNode): string {
  return renderToStaticMarkup(
    <BookingWordsContext value={bookingWords}>{children}</BookingWordsContext>,
  );
}
