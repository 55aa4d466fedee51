import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { parseClockTime } from '#app/platform/time/time-words.ts';
import { SLOT_TIMES } from '#test/default-slots.ts';
import { isOracleWeekday, oracleDates, torontoInstant } from '#test/zone-oracle.ts';
import { onOneLine } from './calendar-links.ts';
import { buildInvite, type InviteInput, type InviteMethod } from './invite.server.ts';

const PAYLOADS = [
  'Eve\r\nATTENDEE:mailto:eve@evil.example',
  'Eve\nATTENDEE;CN=x:mailto:eve@evil.example',
  'Eve\rSTATUS:CANCELLED',
  'Eve\r\nEND:VEVENT\r\nEND:VCALENDAR\r\nBEGIN:VCALENDAR',
  'Eve\r\n X-FOLDED:1',
  'Eve\u2028ATTENDEE:x',
  'Eve\u2029UID:other',
  'Eve\u0085METHOD:CANCEL',
  'Eve\u000b\u000cSEQUENCE:99',
  'Eve\u0000\u0007\u001b\u007f',
  'Roy, Ana; CEO: "the boss" \\ partner',
  '";X-EVIL=1;CN="',
  '":mailto:eve@evil.example\r\nX-EVIL:1',
  '^n^\'^^"',
  '\\n\\N\\,\\;\\\\',
  '\\',
  `${'A'.repeat(1000)}`,
  `${'é'.repeat(500)}`,
  `${'👩‍👩‍👧‍👦'.repeat(60)}`,
  `${'x'.repeat(71)}👍🏽`,
  `${'x'.repeat(72)}👍🏽`,
  `${'x'.repeat(73)}👍🏽`,
  `${'名'.repeat(300)}`,
  '\ud83d',
  `${'\ud800'.repeat(90)}`,
  `${'\udc00a'.repeat(90)}`,
  'a\u202eexe.ics',
  '<script>alert(1)</script>',
  '=HYPERLINK("http://evil.example")',
  "'; DROP TABLE bookings; --",
  '%0D%0AATTENDEE:mailto:eve@evil.example',
  '=0D=0AATTENDEE:mailto:eve@evil.example',
  '{{process.env}}',
  'BEGIN:VALARM',
  ' leading and trailing ',
  '\t\t',
  '\r\n',
  '',
  'مرحبا بالعالم',
  'Ann-Marie O’Neil-Łukasiewicz',
];
const DRESSES: ((text: string) => string)[] = [
  (text) => text,
  (text) => `Dr. ${text}`,
  (text) => `${text}${text}`,
  (text) => `${text}, ${'z'.repeat(60)}`,
  (text) => `🙂${text}🙂`,
];
const HOSTILE_NAMES = PAYLOADS.flatMap((payload) => DRESSES.map((dress) => dress(payload)));
const DAYS = oracleDates('2026-01-01', '2030-12-31').filter(isOracleWeekday);
const METHODS: InviteMethod[] = ['REQUEST', 'REQUEST', 'CANCEL', 'PUBLISH'];

test('five hundred invites, two hundred with hostile names, hold nothing but what we put in', () => {
  expect(HOSTILE_NAMES).toHaveLength(200);
  let parsed = 0;
  for (let index = 0; index < 500; index += 1) {
    const name = HOSTILE_NAMES[index] ?? `Visitor ${index}`;
    const date = DAYS[(index * 37) % DAYS.length] ?? '';
    const minute = parseClockTime(SLOT_TIMES[index % 14] ?? '') ?? 0;
    const ms = torontoInstant(date, minute);
    const input = inputFor(index, name, ms);
    const { content } = buildInvite(input);

    // The first parser is our own strict one.
    const lines = strictLines(content);
    const event = lines.slice(lines.findIndex((line) => line.value === 'VEVENT') + 1, -2);
    expect(event.map((line) => line.name)).toEqual(expectedNames(input.method));
    const value = (property: string) => event.find((line) => line.name === property)?.value;
    expect(value('UID')).toBe(`booking-${index}@example.com`);
    expect(value('ORGANIZER')).toBe('mailto:hello@example.com');
    expect(lines.find((line) => line.name === 'METHOD')?.value).toBe(input.method);
    const [day = '', time = ''] = value('DTSTART')?.split('T') ?? [];
    const clock = Number(time.slice(0, 2)) * 60 + Number(time.slice(2, 4));
    expect(torontoInstant(day.replace(/(....)(..)(..)/, '$1-$2-$3'), clock)).toBe(ms);
    expect(unescapeText(value('DESCRIPTION') ?? '')).toContain(onOneLine(name));

    // The second parser is ical.js.
    const calendar = new ICAL.Component(ICAL.parse(content));
    const vevent = calendar.getFirstSubcomponent('vevent') ?? undefined;
    const read = new ICAL.Event(vevent);
    expect(calendar.getAllSubcomponents().map((part) => part.name)).toEqual([
      'vtimezone',
      'vevent',
    ]);
    expect(vevent?.getAllSubcomponents()).toEqual([]);
    expect(read.startDate.toJSDate().getTime()).toBe(ms);
    expect(read.endDate.toJSDate().getTime()).toBe(ms + 30 * 60_000);
    expect(read.description).toBe(unescapeText(value('DESCRIPTION') ?? ''));
    expect(read.attendees).toHaveLength(input.method === 'PUBLISH' ? 0 : 1);
    for (const attendee of read.attendees) {
      const cn =
        onOneLine(name).replaceAll('"', "'").replaceAll('\\', '/') || 'visitor@example.com';
      expect(attendee.getFirstParameter('cn')).toBe(cn);
      expect(attendee.getFirstValue()).toBe('MAILTO:visitor@example.com');
    }
    parsed += 1;
  }
  expect(parsed).toBe(500);
}, 60_000);

test('through booking, moving and cancelling the identity stays and the number counts up', () => {
  for (const [index, name] of HOSTILE_NAMES.entries()) {
    const seen = (['REQUEST', 'REQUEST', 'CANCEL'] as const).map((method, sequence) => {
      const input = inputFor(index, name, Date.UTC(2027, 2, 15 + sequence, 13));
      const lines = strictLines(buildInvite({ ...input, method, sequence }).content);
      const value = (property: string) => lines.find((line) => line.name === property)?.value;
      return [value('UID'), value('SEQUENCE'), value('STATUS')].join(' ');
    });
    const uid = `booking-${index}@example.com`;
    expect(seen).toEqual([`${uid} 0 CONFIRMED`, `${uid} 1 CONFIRMED`, `${uid} 2 CANCELLED`]);
  }
});

test('the strict parser refuses what it is there to find', () => {
  const good = buildInvite(inputFor(0, 'Ana', Date.UTC(2027, 2, 15, 13))).content;
  expect(() => strictLines(good)).not.toThrow();
  const broken: [string, string][] = [
    ['not CRLF', good.replace('\r\n', '\n')],
    ['no last line end', good.slice(0, -2)],
    ['over 75 octets', good.replace('SUMMARY:', `SUMMARY:${'é'.repeat(40)}`)],
    ['control character', good.replace('SUMMARY:', 'SUMMARY:\u0007')],
    ['unescaped', good.replace('SUMMARY:', 'SUMMARY:a;b')],
    ['no property', good.replace('SUMMARY:', '')],
    ['nesting', good.replace('END:VEVENT\r\n', '')],
  ];
  for (const [fault, text] of broken) expect(() => strictLines(text), fault).toThrow();
});

type Line = { name: string; parameters: string; value: string };

/** A small, strict parser of RFC 5545. Throws at the first error. */
function strictLines(content: string): Line[] {
  if (!content.endsWith('\r\n')) throw new Error('The last line has no end');
  const physical = content.slice(0, -2).split('\r\n');
  for (const line of physical) {
    if (Buffer.byteLength(line) > 75) throw new Error(`Over 75 octets: ${line}`);
    if (!line.isWellFormed()) throw new Error('A character is cut in two');
    if (/[\p{Cc}\u2028\u2029]/u.test(line)) throw new Error(`Control character: ${line}`);
    if (line === '') throw new Error('Empty line');
  }
  const open: string[] = [];
  const lines = physical.join('\r\n').replaceAll('\r\n ', '').split('\r\n').map(strictLine);
  for (const { name, value } of lines) {
    if (name === 'BEGIN') open.push(value);
    if (name === 'END' && open.pop() !== value) throw new Error(`END:${value} out of place`);
  }
  if (open.length > 0 || lines.at(-1)?.value !== 'VCALENDAR') throw new Error('Not closed');
  return lines;
}

const TEXT_PROPERTIES = ['SUMMARY', 'DESCRIPTION', 'LOCATION'];

function strictLine(line: string): Line {
  const match = /^([A-Z][A-Z-]*)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/u.exec(line);
  if (match === null) throw new Error(`No property: ${line}`);
  const [, name = '', parameters = '', value = ''] = match;
  if (TEXT_PROPERTIES.includes(name) && !/^(?:[^\\;,]|\\[\\;,nN])*$/u.test(value)) {
    throw new Error(`Unescaped text: ${line}`);
  }
  return { name, parameters, value };
}

function unescapeText(text: string): string {
  return text.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
}

function expectedNames(method: InviteMethod): string[] {
  return [
    ...['UID', 'SEQUENCE', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'TRANSP', 'LOCATION'],
    ...['DESCRIPTION', 'ORGANIZER', ...(method === 'PUBLISH' ? [] : ['ATTENDEE'])],
    ...['STATUS', 'X-MICROSOFT-CDO-BUSYSTATUS'],
  ];
}

function inputFor(index: number, name: string, ms: number): InviteInput {
  return {
    method: METHODS[index % METHODS.length] ?? 'REQUEST',
    bookingId: `booking-${index}`,
    siteHost: 'example.com',
    sequence: index % 7,
    title: 'AI Readiness Assessment',
    location: 'Virtual Meeting',
    startsAt: new Date(ms).toISOString(),
    endsAt: new Date(ms + 1_800_000).toISOString(),
    now: new Date(ms - 86_400_000),
    attendee: { name, email: 'visitor@example.com', company: name, timeZone: 'Asia/Kathmandu' },
    organizer: { name: 'AI for SMEs', email: 'hello@example.com' },
    manageUrl: `https://example.com/booking/${index}`,
  };
}
