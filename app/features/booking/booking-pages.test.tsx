import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { calendarDate } from '#app/platform/time/calendar-date.ts';
import { describeMoment, parseClockTime } from '#app/platform/time/time-words.ts';
import { TORONTO } from '#app/platform/time/wall-time.ts';
import { SLOT_TIMES } from '#test/default-slots.ts';
import { proofSize } from '#test/proof-size.ts';
import { isOracleWeekday, oracleDates, torontoInstant, wallText } from '#test/zone-oracle.ts';
import { managePage } from './manage/manage.content.ts';
import { CallFacts } from './manage/manage-sections.tsx';
import { DiaryPage } from './picker/diary-page.tsx';
import { weeksOfMonth } from './picker/month.ts';
import { MonthLinks } from './picker/month-links.tsx';
import { DEFAULT_BOOKING_RULES } from './rules/booking-rules.ts';
import type { DayAvailability } from './slots/slot.ts';
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
        day={day}
        time={undefined}
        clocks={{ toronto: TORONTO, visitor: 'Asia/Kolkata' }}
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

test('the page of a call says the instant and the words of the same time, for each slot of each day', {
  timeout: 120_000,
}, () => {
  let slots = 0;
  const differences: string[] = [];
  for (const { date, startsAt, time } of sampleDays().flatMap(({ free }) => free)) {
    slots += 1;
    const html = renderToStaticMarkup(
      <CallFacts
        path="/bookings/token"
        state="active"
        call={{
          ...ASSESSMENT,
          reference: 'R',
          startsAt,
          endsAt: startsAt,
          name: 'A',
          company: '',
          moment: describeMoment(new Date(startsAt)).toronto.text,
          visitorMoment: undefined,
        }}
      />,
    );
    const plain = html.replaceAll(/<\/?span[^>]*>/g, '');
    const match = /<time dateTime="([^"]+)">\w+, ([^<]+?) at (\d+:\d\d [AP]M) Toronto/.exec(plain);
    const instant = torontoInstant(date, parseClockTime(time) ?? Number.NaN);
    const day = new Date(`${match?.[2]} UTC`).toISOString().slice(0, 10);
    if (Date.parse(match?.[1] ?? '') !== instant || day !== date || match?.[3] !== time) {
      differences.push(`${date} ${time}: ${match?.[0]}`);
    }
  }
  expect(differences.slice(0, 5)).toEqual([]);
  expect(slots).toBe(DAYS * SLOT_TIMES.length);
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

test('the page of a call writes the moments of the server, whatever zone data the browser has', () => {
  const call = { reference: 'R', name: 'A', company: '' };
  const times = { startsAt: '2026-12-02T17:00:00.000Z', endsAt: '2026-12-02T17:30:00.000Z' };
  const moments = { moment: 'Noon in Toronto', visitorMoment: 'Nine in Vancouver' };
  const html = renderToStaticMarkup(
    <CallFacts
      path="/bookings/token"
      state="active"
      call={{ ...ASSESSMENT, ...call, ...moments, ...times }}
    />,
  );
  expect(html).toContain('>Noon in Toronto</time><p>Nine in Vancouver</p>');
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
          clocks: [],
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
