import fc from 'fast-check';
import { RRule, rrulestr } from 'rrule';
import { expect, test } from 'vitest';
import { londonInstant, torontoInstant } from '#test/zone-oracle.ts';
import { readBusyTimes } from './busy-times.ts';

const WINDOW = {
  from: Date.parse('2026-10-15T00:00:00Z'),
  to: Date.parse('2027-04-15T00:00:00Z'),
};
const MINUTE_MS = 60_000;
const CALENDARS = 200;

/** Starts around both clock changes, but not in the hour that is skipped or repeated. */
const starts = fc.record({
  day: fc.constantFrom(
    // London's clocks change on October 25 and March 28, Toronto's on November 1 and March 14.
    ...['20261018', '20261023', '20261029', '20261101', '20270105', '20270311', '20270314'],
    '20270326',
  ),
  hour: fc.integer({ min: 4, max: 21 }),
  minute: fc.constantFrom(0, 15, 30),
});
const rules = fc.record({
  freq: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY'),
  interval: fc.integer({ min: 1, max: 3 }),
  end: fc.oneof(
    fc.integer({ min: 1, max: 40 }).map((count) => `;COUNT=${count}`),
    fc.constantFrom(';UNTIL=20261130T235959Z', ';UNTIL=20270320T120000Z', ''),
  ),
  days: fc.subarray(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'], { minLength: 1, maxLength: 3 }),
  byDay: fc.boolean(),
});
const events = fc.record({
  start: starts,
  rule: rules,
  minutes: fc.constantFrom(15, 30, 60),
  zone: fc.constantFrom('toronto', 'london', 'utc', 'floating', 'day'),
  excluded: fc.array(fc.nat(12), { maxLength: 3 }),
  moved: fc.option(fc.tuple(fc.nat(8), fc.integer({ min: -180, max: 180 })), { nil: undefined }),
});
const calendars = fc.array(events, { minLength: 1, maxLength: 4 });

type Event = typeof events extends fc.Arbitrary<infer Value> ? Value : never;

test('200 generated calendars are busy exactly when another recurrence library says so', {
  timeout: 120_000,
}, () => {
  let spans = 0;
  fc.assert(
    fc.property(calendars, (drawn) => {
      const written = drawn.map(writeEvent);
      const text = [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        ...written.flatMap(({ lines }) => lines),
        'END:VCALENDAR',
      ].join('\r\n');
      const read = readBusyTimes(text, {
        ...WINDOW,
        zone: 'America/Toronto',
        ownHost: 'site.example',
        ownAddresses: [],
      });
      if (read.kind === 'unreadable') throw new Error(`${read.reason}\n${text}`);
      const expected = merge(written.flatMap((event) => event.busy));
      spans += expected.length;
      const show = (list: { from: number; to: number }[]) =>
        list.map(({ from, to }) => `${new Date(from).toISOString()}/${new Date(to).toISOString()}`);
      if (show(read.spans).join() !== show(expected).join()) {
        expect(show(read.spans), text).toEqual(show(expected));
      }
    }),
    { numRuns: CALENDARS },
  );
  expect(spans).toBeGreaterThan(CALENDARS * 5);
});

/** The lines of an event with its exceptions, and its busy times according to rrule. */
function writeEvent(event: Event, at: number) {
  const { day, hour, minute } = event.start;
  const isAllDay = event.zone === 'day';
  const pad = (value: number) => String(value).padStart(2, '0');
  const clock = `${day}T${pad(hour)}${pad(minute)}00`;
  const rule = ruleOf(event);
  // rrule calculates with wall times as if they were UTC.
  const walls = rrulestr(
    `DTSTART:${isAllDay ? `${day}T000000` : clock}Z\nRRULE:${wallRule(event, rule)}`,
  ).between(new Date('2026-01-01T00:00:00Z'), new Date(WINDOW.to), true);
  const first = wallOf(isAllDay ? `${day}T000000` : clock);
  const all = walls.some((wall) => wall.getTime() === first.getTime()) ? walls : [first, ...walls];
  const excluded = new Set(event.excluded.filter((index) => index > 0 && index < all.length));
  const movedAt = event.moved && event.moved[0] < all.length ? event.moved[0] : undefined;
  const write = (name: string, wall: Date) => {
    const text = wall.toISOString().replaceAll(/[-:]|\.000Z/g, '');
    if (isAllDay) return `${name};VALUE=DATE:${text.slice(0, 8)}`;
    if (event.zone === 'utc') return `${name}:${text}Z`;
    if (event.zone === 'floating') return `${name}:${text}`;
    return `${name};TZID=${event.zone === 'london' ? 'Europe/London' : 'America/Toronto'}:${text}`;
  };
  const head = ['BEGIN:VEVENT', `UID:event-${at}`, 'DTSTAMP:20261001T000000Z'];
  const length = isAllDay ? [] : [`DURATION:PT${event.minutes}M`];
  const lines = [
    ...head,
    write('DTSTART', first),
    ...length,
    `RRULE:${rule}`,
    ...[...excluded].map((index) => write('EXDATE', all[index] as Date)),
    'END:VEVENT',
  ];
  const busy = all
    .filter((_, index) => !excluded.has(index) && index !== movedAt)
    .map((wall) => span(event, wall));
  if (movedAt !== undefined && event.moved) {
    const from = all[movedAt] as Date;
    const shift = isAllDay ? 24 * 60 : event.moved[1];
    const to = new Date(from.getTime() + shift * MINUTE_MS);
    lines.push(
      ...head,
      write('RECURRENCE-ID', from),
      write('DTSTART', to),
      ...length,
      'END:VEVENT',
    );
    busy.push(span(event, to));
  }
  return { lines, busy };
}

function ruleOf({ rule, start }: Event): string {
  const byDay =
    rule.freq === 'WEEKLY' && rule.byDay ? `;BYDAY=${withStartDay(rule.days, start.day)}` : '';
  return `FREQ=${rule.freq};INTERVAL=${rule.interval}${byDay}${rule.end}`;
}

/** RFC 5545 requires that the start matches the rule, so the start's weekday is added. */
function withStartDay(days: readonly string[], day: string): string {
  const names = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
  const own = names[wallOf(`${day}T000000`).getUTCDay()] as string;
  return [...new Set([...days, own])].join(',');
}

/** Converts UNTIL, an instant, to the wall time of the event's zone. */
function wallRule({ zone }: Event, rule: string): string {
  return rule.replace(/UNTIL=(\d+T\d+)Z/, (_, until: string) => {
    const ms = wallOf(until).getTime();
    const offset = zone === 'utc' ? 0 : zone === 'london' ? londonOffset(ms) : torontoOffset(ms);
    return `UNTIL=${new Date(ms + offset).toISOString().replaceAll(/[-:]|\.000/g, '')}`;
  });
}

function torontoOffset(ms: number): number {
  for (const hours of [-4, -5]) {
    const wall = new Date(ms + hours * 3_600_000);
    const minute = wall.getUTCHours() * 60 + wall.getUTCMinutes();
    if (Math.abs(torontoInstant(wall.toISOString().slice(0, 10), minute) - ms) < MINUTE_MS) {
      return hours * 3_600_000;
    }
  }
  throw new Error('An end in the hour of a change of clocks');
}

function londonOffset(ms: number): number {
  const wall = new Date(ms + 3_600_000);
  const minute = wall.getUTCHours() * 60 + wall.getUTCMinutes();
  const summer = londonInstant(wall.toISOString().slice(0, 10), minute);
  return Math.abs(summer - ms) < MINUTE_MS ? 3_600_000 : 0;
}

function wallOf(text: string): Date {
  return new Date(
    text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6.000Z'),
  );
}

function span(event: Event, wall: Date): { from: number; to: number } {
  const toMs = (at: Date) => {
    if (event.zone === 'utc') return at.getTime();
    const instant = event.zone === 'london' ? londonInstant : torontoInstant;
    return instant(at.toISOString().slice(0, 10), at.getUTCHours() * 60 + at.getUTCMinutes());
  };
  if (event.zone === 'day') {
    return { from: toMs(wall), to: toMs(new Date(wall.getTime() + 86_400_000)) };
  }
  return { from: toMs(wall), to: toMs(wall) + event.minutes * MINUTE_MS };
}

function merge(spans: { from: number; to: number }[]): { from: number; to: number }[] {
  const merged: { from: number; to: number }[] = [];
  const inside = spans.filter(({ from, to }) => from < WINDOW.to && to > WINDOW.from);
  for (const one of inside.sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && one.from <= last.to) last.to = Math.max(last.to, one.to);
    else merged.push({ ...one });
  }
  return merged;
}

test('the comparison notices a series whose exception is overlooked', () => {
  const rule = new RRule({ freq: RRule.DAILY, count: 3, dtstart: wallOf('20261103T090000') });
  expect(rule.all()).toHaveLength(3);
  const lines = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:a', 'DTSTART:20261103T090000Z'];
  const end = ['DURATION:PT15M', 'RRULE:FREQ=DAILY;COUNT=3', 'END:VEVENT', 'END:VCALENDAR'];
  const read = (exception: string[]) => {
    const text = [...lines, ...exception, ...end].join('\r\n');
    const found = readBusyTimes(text, {
      ...WINDOW,
      zone: 'America/Toronto',
      ownHost: 'x.example',
      ownAddresses: [],
    });
    return found.kind === 'read' ? found.spans.length : 0;
  };
  expect([read([]), read(['EXDATE:20261104T090000Z'])]).toEqual([3, 2]);
});
