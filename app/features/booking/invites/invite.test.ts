import { expect, test } from 'vitest';
import { buildFeed, buildInvite, type InviteInput } from './invite.server.ts';

const BOOKED: InviteInput = {
  method: 'REQUEST',
  bookingId: 'bk_7Hq2',
  siteHost: 'example.com',
  sequence: 0,
  title: 'AI Readiness Assessment',
  location: 'Virtual Meeting',
  startsAt: '2026-11-02T21:30:00.000Z',
  endsAt: '2026-11-02T22:00:00.000Z',
  now: new Date('2026-10-20T12:34:56.789Z'),
  attendee: {
    name: 'Ana Roy',
    email: 'ana@example.com',
    company: 'Roy Ltd',
    timeZone: 'Asia/Tokyo',
  },
  organizer: { name: 'AI for SMEs', email: 'hello@example.com' },
  manageUrl: 'https://example.com/booking/abc',
  meetingLink: 'https://meet.example.com/room',
};

test('a booking becomes a request that every calendar can place', () => {
  const lines = buildInvite(BOOKED).replaceAll('\r\n ', '').split('\r\n');
  expect(lines.filter((line) => !isInZoneBlock(line, lines))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//AI consultancy site//Booking 1.0//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    'UID:bk_7Hq2@example.com',
    'SEQUENCE:0',
    'DTSTAMP:20261020T123456Z',
    'DTSTART;TZID=America/Toronto:20261102T163000',
    'DTEND;TZID=America/Toronto:20261102T170000',
    'SUMMARY:AI Readiness Assessment',
    'TRANSP:OPAQUE',
    'LOCATION:Virtual Meeting',
    [
      'DESCRIPTION:AI Readiness Assessment with Ana Roy\\, Roy Ltd',
      'Invited by AI for SMEs',
      'Monday\\, November 2\\, 2026 at 4:30 PM Toronto time (Eastern Standard Time)',
      'Tuesday\\, November 3\\, 2026 at 6:30 AM Tokyo time (Japan Standard Time)',
      'Join the call: https://meet.example.com/room',
      'Change or cancel: https://example.com/booking/abc',
    ].join('\\n'),
    'ORGANIZER;CN="AI for SMEs":mailto:hello@example.com',
    'ATTENDEE;ROLE=REQ-PARTICIPANT;CUTYPE=INDIVIDUAL;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN="Ana Roy":MAILTO:ana@example.com',
    'STATUS:CONFIRMED',
    'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a cancellation says so in the file, frees the time and carries no links', () => {
  const content = buildInvite({ ...BOOKED, method: 'CANCEL', sequence: 1 });
  expect(content).toContain('\r\nMETHOD:CANCEL\r\n');
  expect(content).toContain('\r\nSTATUS:CANCELLED\r\n');
  expect(content).toContain('\r\nTRANSP:TRANSPARENT\r\n');
  const unfolded = content.replaceAll('\r\n ', '');
  expect(unfolded).toContain(':MAILTO:ana@example.com\r\n');
  expect(unfolded).not.toContain('https://');
});

test('the file for download is published: it names no attendee and asks for no answer', () => {
  const content = buildInvite({ ...BOOKED, method: 'PUBLISH' });
  expect(content).toContain('\r\nMETHOD:PUBLISH\r\n');
  expect(content).toContain('\r\nUID:bk_7Hq2@example.com\r\n');
  expect(content).not.toMatch(/ATTENDEE|RSVP|ana@/);
});

test('no line is longer than 75 bytes, whatever a name contains', () => {
  const name = `Zoë "Z" 👩‍👩‍👧‍👦\r\nX:1; ${'é'.repeat(90)}`;
  const content = buildInvite({ ...BOOKED, attendee: { ...BOOKED.attendee, name } });
  const lines = content.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
  expect(content.replaceAll('\r\n ', '')).toContain(
    `with Zoë "Z" 👩‍👩‍👧‍👦 X:1\\; ${'é'.repeat(90)}\\, Roy Ltd\\n`,
  );
});

test.each([
  ['an id that ends the line', { bookingId: 'x\r\nATTENDEE:mailto:eve@example.com' }],
  ['an empty id', { bookingId: '' }],
  ['a host that ends the line', { siteHost: 'example.com\r\nX:1' }],
  ['a start that is no time', { startsAt: 'soon' }],
  ['an address with a line break', { attendee: { name: 'Eve', email: 'a@example.com\r\nX:1' } }],
  ['an address with two domains', { attendee: { name: 'Eve', email: 'a@b@example.com' } }],
  ['an address with a quoted part', { attendee: { name: 'Eve', email: '"a b"@example.com' } }],
  ['a sender that is no address', { organizer: { name: 'Us', email: 'hello' } }],
])('%s is refused', (_, change: Partial<InviteInput>) => {
  expect(() => buildInvite({ ...BOOKED, ...change })).toThrow(RangeError);
});

test('an unusual but valid address is still one address in the file', () => {
  const email = "o'neil+calls%1;x@example.com";
  const content = buildInvite({ ...BOOKED, attendee: { name: '', email } });
  expect(content.replaceAll('\r\n ', '')).toContain(":MAILTO:o'neil+calls%251%3Bx@example.com\r\n");
});

function isInZoneBlock(line: string, lines: string[]): boolean {
  const at = lines.indexOf(line);
  return at >= lines.indexOf('BEGIN:VTIMEZONE') && at <= lines.indexOf('END:VTIMEZONE');
}

test('the properties of the feed stand before its components, as RFC 5545, 3.4, has them', () => {
  const feed = buildFeed('Calls; of AI for SMEs', [{ ...BOOKED, method: 'PUBLISH' }]);
  const lines = feed.split('\r\n');
  expect(lines.slice(0, lines.indexOf('BEGIN:VTIMEZONE'))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//AI consultancy site//Booking 1.0//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    'X-WR-CALNAME:Calls\\; of AI for SMEs',
  ]);
  expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
});
