import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { calendarDate } from '#app/platform/time/calendar-date.ts';
import { parseClockTime } from '#app/platform/time/time-words.ts';
import { TORONTO } from '#app/platform/time/wall-time.ts';
import { SLOT_TIMES } from '#test/default-slots.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { proofSize } from '#test/proof-size.ts';
import { openTestApp } from '#test/test-app.ts';
import { isOracleWeekday, oracleDates, torontoInstant, wallText } from '#test/zone-oracle.ts';
import { managePage } from './manage/manage.content.ts';
import { CallFacts } from './manage/manage-sections.tsx';
import { DiaryPage, ZoneNote } from './picker/diary-page.tsx';
import { weeksOfMonth } from './picker/month.ts';
import { MonthLinks } from './picker/month-links.tsx';
import { DEFAULT_BOOKING_RULES } from './rules/booking-rules.ts';
import { visitorTimeOf } from './slots/free-slots.server.ts';
import type { DayAvailability, Slot } from './slots/slot.ts';
import { listAvailability } from './slots/slots.ts';

const YEARS = [2026, 2027, 2028, 2029, 2030];
/** Five years have 18,256 slots. The test checks every seventh day, the benchmark all. */
const EVERY = proofSize(7, 1);
const DAYS = Math.ceil(1304 / EVERY);
const EVERY_WEEKDAY = {
  ...DEFAULT_BOOKING_RULES,
  observeOntarioHolidays: false,
  horizonDays: 366,
  minimumNoticeMinutes: 0,
};

const ASSESSMENT = {
  ...{ kind: 'assessment', title: 'AI Readiness Assessment', minutes: 30 },
  ...{ location: 'Virtual Meeting', meetingLink: undefined, where: undefined },
};

test('the HTML of every slot says the time that the oracle says, in Toronto and in Kolkata', {
  timeout: 120_000,
}, () => {
  let slots = 0;
  const differences: string[] = [];
  for (const day of sampleDays()) {
    const html = renderToStaticMarkup(
      <DiaryPage
        id="t"
        day={{ ...day, free: day.free.map(inKolkata) }}
        time={undefined}
        error={undefined}
      />,
    );
    const shown = readRows(html);
    for (const [at, time] of SLOT_TIMES.entries()) {
      const ms = torontoInstant(day.date, parseClockTime(time) ?? Number.NaN);
      const [localDate = '', localClock = ''] = wallText('Asia/Kolkata', ms).split('T');
      const wanted = `${time} ${twelveHours(localClock)} ${monthDay(localDate)}`;
      if (shown[at] !== wanted) differences.push(`${day.date}: ${shown[at]} is not ${wanted}`);
      slots += 1;
    }
  }
  expect(differences.slice(0, 5)).toEqual([]);
  expect(slots).toBe(DAYS * SLOT_TIMES.length);
});

test.each([
  ['America/Toronto', undefined, 'All times are in Toronto time.'],
  ['UTC', '9:00 PM', 'Times are in Toronto time, with UTC beside each one.'],
  ['America/New_York', undefined, 'which is the same as New York time.'],
])('the sentence below the times names the zone that is shown: %s', (shown, time, sentence) => {
  const date = calendarDate(2026, 11, 24);
  const visitor = time === undefined ? undefined : { place: 'UTC', date, time };
  const slot = { date, time: '4:00 PM', startsAt: '', endsAt: '', visitor };
  expect(renderToStaticMarkup(<ZoneNote slot={slot} shown={shown} />)).toContain(sentence);
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

test('the page of a moved call warns that a calendar link would add it again', () => {
  const times = { startsAt: '2026-12-02T17:00:00.000Z', endsAt: '2026-12-02T17:30:00.000Z' };
  const call = { reference: 'R', name: 'A', company: '', moment: 'Noon', visitorMoment: undefined };
  const show = (state: 'active' | 'moved') =>
    renderToStaticMarkup(
      <CallFacts
        path="/bookings/token"
        state={state}
        call={{ ...ASSESSMENT, ...call, ...times }}
      />,
    );
  expect(show('moved')).toContain(managePage.addedBefore);
  expect(show('active')).not.toContain(managePage.addedBefore);
});

test('the month without a script links the days that can be booked, and no other', () => {
  const month = calendarDate(2026, 11, 1);
  const days = listAvailability(DEFAULT_BOOKING_RULES, [], {
    from: month,
    to: calendarDate(2026, 11, 30),
    now: new Date('2026-11-18T15:00:00Z'),
  });
  const html = renderToStaticMarkup(
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

function inKolkata(slot: Slot): Slot {
  return { ...slot, visitor: visitorTimeOf(slot.startsAt, 'Asia/Kolkata') };
}

/** Days of five years. Every seventh working day gives each of the five weekdays in turn. */
function sampleDays(): DayAvailability[] {
  return YEARS.flatMap(daysOfYear).filter((_, index) => index % EVERY === 0);
}

function daysOfYear(year: number): DayAvailability[] {
  const days = listAvailability(EVERY_WEEKDAY, [], {
    from: calendarDate(year, 1, 1),
    to: calendarDate(year, 12, 31),
    now: new Date(Date.UTC(year - 1, 11, 31, 12)),
  }).filter((day) => day.free.length > 0);
  expect(days.map((day) => String(day.date))).toEqual(
    oracleDates(`${year}-01-01`, `${year}-12-31`).filter(isOracleWeekday),
  );
  return days;
}

/** The visible text of each radio button: Toronto time, visitor's time, visitor's day. */
function readRows(html: string): string[] {
  return html
    .split('<legend class="diary-heading">')
    .slice(1)
    .flatMap((group) => {
      const [, day = ''] = /^On (.+?) in Kolkata</.exec(group) ?? [];
      return [
        ...group.matchAll(
          /value="([^"]+)".*?<span class="slot-time">([^<]+)<\/span><span class="slot-local">(.*?) Kolkata</g,
        ),
      ].map(([, value, time, local]) => `${value === time ? value : 'no match'} ${local} ${day}`);
    });
}

function twelveHours(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

function monthDay(date: string): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T12:00:00Z`));
}
