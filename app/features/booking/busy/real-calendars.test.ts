import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { torontoInstant } from '#test/zone-oracle.ts';
import { readBusyTimes } from './busy-times.ts';

const OPTIONS = {
  from: Date.parse('2026-11-25T00:00:00Z'),
  to: Date.parse('2027-11-25T00:00:00Z'),
  zone: 'America/Toronto',
  ownHost: 'site.example',
  ownAddresses: ['owner@own.example'],
};

function read(text: string) {
  const times = readBusyTimes(text, OPTIONS);
  if (times.kind === 'unreadable') throw new Error(times.reason);
  return times;
}

/** Busy times as Toronto's clock shows them; a whole day is its date. */
function busy(text: string): string[] {
  return read(text).spans.map(({ from, to }) => {
    const [start, end] = [from, to].map(torontoText);
    const isWholeDays = start?.endsWith('00:00') && end?.endsWith('00:00');
    return isWholeDays
      ? `${start?.slice(0, 10)} for ${(to - from) / 86_400_000} days`
      : `${start}-${end?.slice(11)}`;
  });
}

function torontoText(ms: number): string {
  for (const hours of [4, 5]) {
    const wall = new Date(ms - hours * 3_600_000).toISOString();
    const minute = Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));
    if (torontoInstant(wall.slice(0, 10), minute) === ms)
      return wall.slice(0, 16).replace('T', ' ');
  }
  throw new Error('The hour of a change of clocks');
}

const calendarFile = (name: string) => readFileSync(`test/fixtures/calendars/${name}.ics`, 'utf8');

const GOOD = '2026-12-18 09:00-10:00';
const SEVENTH = '2026-12-07 09:00-10:00';
const day = (date: string, days = 1) => `2026-12-${date} for ${days} days`;

/** Calendars as people really have them, and when their owners are busy. */
test.each<[string, string[]]>([
  ['line-break-in-parameter', [SEVENTH, GOOD]],
  ['line-not-folded', [SEVENTH, GOOD]],
  ['quote-not-closed', [SEVENTH, GOOD]],
  ['duration-without-p', [SEVENTH, GOOD]],
  ['iso-times', [SEVENTH, GOOD]],
  ['nan-date', [GOOD]],
  ['date-without-value', [day('07'), GOOD]],
  ['exdate-ends-in-comma', [SEVENTH, GOOD]],
  ['byday-with-space', [SEVENTH, '2026-12-08 09:00-10:00', GOOD]],
  ['space-after-semicolon', [SEVENTH, '2026-12-14 09:00-10:00']],
  ['empty-byday', [SEVENTH, '2026-12-14 09:00-10:00', GOOD]],
  ['allday-exdate-with-time', [day('07'), day('09')]],
  ['allday-exdate-floating', [day('07'), day('09')]],
  ['allday-changed-instance-with-time', [day('07'), day('09')]],
  ['zone-with-prefix', ['2026-12-09 06:00-07:00']],
  ['tzone-utc', ['2026-12-09 15:00-16:00']],
  ['windows-zone-and-offset', ['2026-12-09 12:00-13:00', '2026-12-10 09:00-10:00']],
  ['zone-described-by-nothing', ['2026-12-09 15:00-16:00']],
  ['first-of-week', [SEVENTH, '2026-12-14 09:00-10:00', '2026-12-21 09:00-10:00']],
  [
    'last-of-two-days',
    ['2026-11-30 09:00-10:00', '2026-12-30 09:00-10:00', '2027-01-30 09:00-10:00'],
  ],
  ['yearly-two-months', [day('20')]],
  ['freebusy-only', [SEVENTH]],
  ['rdate-period', ['2026-12-07 09:00-09:30', '2026-12-08 09:00-12:00']],
  ['rdate-period-only', ['2026-12-08 09:00-11:00']],
  ['working-elsewhere', []],
  ['declined', []],
  ['daily-long-ended', [GOOD]],
  ['two-events', [SEVENTH, GOOD]],
  ['no-event', []],
])('the calendar %s is read as far as it can be', (name, expected) => {
  expect(busy(calendarFile(name))).toEqual(expected);
});

test('a daily event since 1970 counts from today on, beside the others', () => {
  const times = busy(calendarFile('daily-since-1970'));
  expect(times).toContain('2026-12-07 12:00-13:00');
  expect(times).toContain('2027-06-07 13:00-14:00');
  expect(times).toContain(GOOD);
  expect(times).toHaveLength(366);
});

test('what was left out is counted and named to the owner, and so is a zone that isn’t known', () => {
  expect(read(calendarFile('nan-date')).problems).toEqual({
    count: 1,
    texts: [expect.stringContaining('bad')],
  });
  expect(read(calendarFile('zone-described-by-nothing')).problems.texts[0]).toContain('Office');
  expect(read(calendarFile('two-events')).problems.count).toBe(0);
});

test('zones are found by the names, abbreviations and offsets that programs write', () => {
  const at = (zone: string) =>
    busy(
      `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:z\nDTSTART;TZID=${zone}:20261209T120000\nDURATION:PT1H\nEND:VEVENT\nEND:VCALENDAR`,
    )[0]?.slice(11);
  const expected: [string, string][] = [
    ['America/Toronto', '12:00-13:00'],
    ['Eastern Standard Time', '12:00-13:00'],
    ['"(UTC-05:00) Eastern Time (US & Canada)"', '12:00-13:00'],
    ['"(UTC+01:00) Amsterdam, Berlin, Bern"', '06:00-07:00'],
    ['GMT-0500', '12:00-13:00'],
    ['EDT', '11:00-12:00'],
    ['/citadel.org/20190914_1/Europe/London', '07:00-08:00'],
    ['Tokyo Standard Time', '22:00-23:00'],
  ];
  expect(expected.map(([zone]) => [zone, at(zone)])).toEqual(expected);
});

/** Faults of one line of one event, as programs write them. */
const faults = fc.constantFrom(
  'DTSTART:tomorrow',
  'DTSTART:20261399T990000Z',
  'DTSTART;VALUE=DATE:',
  'DTEND:never',
  'RRULE:FREQ=SOMETIMES',
  'RRULE:nonsense',
  'EXDATE:,,',
  'ATTENDEE;CN="open:mailto:a@b.example',
  'X-BROKEN',
  'DESCRIPTION:one\ntwo: three\n\n',
  'BEGIN:VALARM',
  'END:VALARM',
  'RDATE;VALUE=PERIOD:20261207T140000Z/',
  'DTSTART;TZID="Nowhere/At all":20261207T090000',
  'DURATION:soon',
  '\u0000',
);

test('of 200 calendars with one fault each, at most the faulty event is lost', () => {
  fc.assert(
    fc.property(fc.nat(4), fc.nat(4), faults, (broken, line, fault) => {
      const events = [1, 2, 3, 4, 5].map((date, at) => {
        const lines = [
          `UID:${at}`,
          'DTSTAMP:20261101T090000Z',
          `DTSTART:2026120${date}T140000Z`,
          `DTEND:2026120${date}T150000Z`,
          'SUMMARY:Meeting',
        ];
        if (at === broken) lines.splice(line, 0, fault);
        return ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
      });
      const text = ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\r\n');
      const times = busy(text);
      for (const [at, date] of [1, 2, 3, 4, 5].entries()) {
        if (at !== broken) expect(times).toContain(`2026-12-0${date} 09:00-10:00`);
      }
    }),
    { numRuns: 200 },
  );
});
