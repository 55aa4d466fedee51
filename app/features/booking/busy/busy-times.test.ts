import { expect, test } from 'vitest';
import { readBusyTimes } from './busy-times.ts';

const YEAR = { from: Date.parse('2026-10-01T00:00:00Z'), to: Date.parse('2027-10-01T00:00:00Z') };

function calendar(...lines: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR'].join(
    '\r\n',
  );
}

function event(uid: string, ...lines: string[]): string[] {
  return ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20261001T000000Z', ...lines, 'END:VEVENT'];
}

function busy(text: string, window = YEAR): string[] {
  const read = readBusyTimes(text, {
    ...window,
    zone: 'America/Toronto',
    ownHost: 'site.example',
    ownAddresses: [],
  });
  if (read.kind === 'unreadable') throw new Error(read.reason);
  return read.spans.map(({ from, to }) => `${iso(from)}/${iso(to)}`);
}

const iso = (ms: number) => new Date(ms).toISOString().slice(0, 16);

test('a weekly meeting keeps its wall time over both changes of clocks', () => {
  const weekly = event(
    'weekly',
    'DTSTART;TZID=America/Toronto:20261026T090000',
    'DTEND;TZID=America/Toronto:20261026T100000',
    'RRULE:FREQ=WEEKLY;UNTIL=20261109T140000Z',
  );
  expect(busy(calendar(...weekly))).toEqual([
    '2026-10-26T13:00/2026-10-26T14:00',
    '2026-11-02T14:00/2026-11-02T15:00',
    '2026-11-09T14:00/2026-11-09T15:00',
  ]);
  const spring = event(
    'spring',
    'DTSTART;TZID=America/Toronto:20270312T163000',
    'DURATION:PT30M',
    'RRULE:FREQ=DAILY;COUNT=4',
  );
  expect(busy(calendar(...spring))).toEqual([
    '2027-03-12T21:30/2027-03-12T22:00',
    '2027-03-13T21:30/2027-03-13T22:00',
    '2027-03-14T20:30/2027-03-14T21:00',
    '2027-03-15T20:30/2027-03-15T21:00',
  ]);
});

test.each([
  [
    'TZID=Europe/London:20270324T090000',
    '20270331T080000Z',
    ['2027-03-24T09:00', '2027-03-31T08:00'],
  ],
  ['TZID=Europe/London:20270324T090000', '20270331T075959Z', ['2027-03-24T09:00']],
  ['TZID=Europe/London:20270324T090000', '20270331', ['2027-03-24T09:00', '2027-03-31T08:00']],
  ['X-NONE=1:20270310T090000', '20270317T090000', ['2027-03-10T14:00', '2027-03-17T13:00']],
])(
  'a weekly meeting at %s ends with %s, in UTC, as a day or in local time',
  (start, until, begins) => {
    const text = event(
      'x',
      `DTSTART;${start}`,
      'DURATION:PT1H',
      `RRULE:FREQ=WEEKLY;UNTIL=${until}`,
    );
    expect(busy(calendar(...text)).map((span) => span.split('/')[0])).toEqual(begins);
  },
);

test('a moved, a cancelled and an excluded instance change exactly themselves, as Google writes them', () => {
  const text = calendar(
    'X-WR-TIMEZONE:America/Toronto',
    ...event(
      'standup@google.com',
      'DTSTART;TZID=America/Toronto:20261103T090000',
      'DTEND;TZID=America/Toronto:20261103T093000',
      'RRULE:FREQ=WEEKLY;COUNT=5;BYDAY=TU',
      'EXDATE;TZID=America/Toronto:20261110T090000',
    ),
    ...event(
      'standup@google.com',
      'RECURRENCE-ID;TZID=America/Toronto:20261117T090000',
      'DTSTART;TZID=America/Toronto:20261118T140000',
      'DTEND;TZID=America/Toronto:20261118T143000',
    ),
    ...event(
      'standup@google.com',
      // Written in UTC, although the series has a zone.
      'RECURRENCE-ID:20261124T140000Z',
      'DTSTART:20261124T140000Z',
      'DTEND:20261124T143000Z',
      'STATUS:CANCELLED',
    ),
  );
  expect(busy(text)).toEqual([
    '2026-11-03T14:00/2026-11-03T14:30',
    '2026-11-18T19:00/2026-11-18T19:30',
    '2026-12-01T14:00/2026-12-01T14:30',
  ]);
});

test('an unknown name of a time zone stands for its description', () => {
  const described = [
    'BEGIN:VTIMEZONE',
    'TZID:Own Zone',
    'BEGIN:STANDARD',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:-0700',
    'TZOFFSETTO:-0800',
    'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:-0800',
    'TZOFFSETTO:-0700',
    'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ];
  const text = calendar(
    ...described,
    ...event('own', 'DTSTART;TZID=Own Zone:20261103T090000', 'DTEND;TZID=Own Zone:20261103T100000'),
    ...event('own-summer', 'DTSTART;TZID=Own Zone:20270603T090000', 'DURATION:PT1H'),
  );
  expect(busy(text)).toEqual([
    '2026-11-03T17:00/2026-11-03T18:00',
    '2027-06-03T16:00/2027-06-03T17:00',
  ]);
});

test('whole days are days in Toronto, also when the clocks change, and floating times are Toronto time', () => {
  const text = calendar(
    ...event('day', 'DTSTART;VALUE=DATE:20261101', 'DTEND;VALUE=DATE:20261102'),
    ...event('days', 'DTSTART;VALUE=DATE:20270313', 'DTEND;VALUE=DATE:20270315'),
    ...event('floating', 'DTSTART:20261105T120000', 'DTEND:20261105T130000'),
    ...event(
      'holiday',
      'DTSTART;VALUE=DATE:20261225',
      'RRULE:FREQ=YEARLY;COUNT=3',
      'EXDATE;VALUE=DATE:20271225',
    ),
  );
  expect(busy(text)).toEqual([
    '2026-11-01T04:00/2026-11-02T05:00',
    '2026-11-05T17:00/2026-11-05T18:00',
    '2026-12-25T05:00/2026-12-26T05:00',
    '2027-03-13T05:00/2027-03-15T04:00',
  ]);
});

test('events that are free, cancelled, without duration or calls of this site are not busy', () => {
  const at = ['DTSTART:20261105T120000Z', 'DTEND:20261105T130000Z'];
  const text = calendar(
    ...event('transparent', ...at, 'TRANSP:TRANSPARENT'),
    ...event('cancelled', ...at, 'STATUS:CANCELLED'),
    ...event('free', ...at, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
    ...event('moment', 'DTSTART:20261105T120000Z'),
    ...event('0198-call@site.example', ...at),
    'BEGIN:VTODO',
    'UID:todo',
    'DTSTART:20261105T120000Z',
    'DUE:20261105T130000Z',
    'END:VTODO',
  );
  expect(busy(text)).toEqual([]);
  expect(busy(calendar(...event('busy', ...at, 'TRANSP:OPAQUE')))).toHaveLength(1);
});

test('times that touch or overlap become one, and the rest of the year is left out', () => {
  const text = calendar(
    ...event('a', 'DTSTART:20261105T120000Z', 'DTEND:20261105T130000Z'),
    ...event('b', 'DTSTART:20261105T130000Z', 'DTEND:20261105T140000Z'),
    ...event('c', 'DTSTART:20261105T123000Z', 'DTEND:20261105T124500Z'),
    ...event('old', 'DTSTART:20200105T120000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=5'),
    ...event('far', 'DTSTART:20290105T120000Z', 'DTEND:20290105T130000Z'),
  );
  expect(busy(text)).toEqual(['2026-11-05T12:00/2026-11-05T14:00']);
});

test('a page is no calendar, and a rule that never ends or fits no day closes nothing else', () => {
  const options = { ...YEAR, zone: 'America/Toronto', ownHost: 'site.example', ownAddresses: [] };
  expect(readBusyTimes('<!doctype html>', options).kind).toBe('unreadable');
  const start = ['DTSTART:20261001T000000Z', 'DURATION:PT1S'];
  const endless = event('x', ...start, 'RRULE:FREQ=SECONDLY');
  const never = event('y', ...start, 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30');
  const read = readBusyTimes(calendar(...endless, ...never), options);
  if (read.kind === 'unreadable') throw new Error(read.reason);
  expect(read.spans).toHaveLength(1);
  expect(read.problems.count).toBe(1);
});

test('a change of this and all later instances moves, lengthens and ends the rest of a series', () => {
  const text = calendar(
    ...event(
      'range',
      'DTSTART;TZID=America/Toronto:20261027T090000',
      'DTEND;TZID=America/Toronto:20261027T093000',
      'RRULE:FREQ=WEEKLY;COUNT=6',
    ),
    ...event(
      'range',
      'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/Toronto:20261110T090000',
      'DTSTART;TZID=America/Toronto:20261111T103000',
      'DTEND;TZID=America/Toronto:20261111T120000',
    ),
    ...event(
      'range',
      'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/Toronto:20261124T090000',
      'DTSTART;TZID=America/Toronto:20261124T090000',
      'DTEND;TZID=America/Toronto:20261124T093000',
      'STATUS:CANCELLED',
    ),
  );
  expect(busy(text)).toEqual([
    '2026-10-27T13:00/2026-10-27T13:30',
    '2026-11-03T14:00/2026-11-03T14:30',
    '2026-11-11T15:30/2026-11-11T17:00',
    '2026-11-18T15:30/2026-11-18T17:00',
  ]);
});
