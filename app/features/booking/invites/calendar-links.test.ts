import { expect, test } from 'vitest';
import { calendarLinks, callDetails, onOneLine } from './calendar-links.ts';

const CALL = {
  title: 'AI Readiness Assessment',
  startsAt: '2027-03-15T13:00:00.000Z',
  endsAt: '2027-03-15T13:30:00.000Z',
  location: 'Virtual Meeting',
  name: 'Ana Roy',
  company: 'Roy & Söhne + Co',
} as const;

test('Google Calendar gets the title, the people, the place and thirty minutes', () => {
  const link = new URL(calendarLinks(CALL).google);
  expect(link.origin + link.pathname).toBe('https://calendar.google.com/calendar/render');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'AI Readiness Assessment',
    dates: '20270315T130000Z/20270315T133000Z',
    ctz: 'America/Toronto',
    details: 'AI Readiness Assessment with Ana Roy, Roy & Söhne + Co',
    location: 'Virtual Meeting',
  });
});

test.each([
  ['outlook', 'https://outlook.live.com/calendar/0/deeplink/compose'],
  ['office365', 'https://outlook.office.com/calendar/0/deeplink/compose'],
] as const)('%s gets the same call', (name, address) => {
  const link = new URL(calendarLinks(CALL)[name]);
  expect(link.origin + link.pathname).toBe(address);
  expect(Object.fromEntries(link.searchParams)).toEqual({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: 'AI Readiness Assessment',
    startdt: '2027-03-15T13:00:00Z',
    enddt: '2027-03-15T13:30:00Z',
    body: 'AI Readiness Assessment with Ana Roy, Roy & Söhne + Co',
    location: 'Virtual Meeting',
  });
});

test('no link writes a space as a plus sign, which Outlook would show', () => {
  for (const link of Object.values(calendarLinks(CALL))) expect(link).not.toContain('+');
});

test('a name can add nothing to a link but itself', () => {
  const name = 'Eve&location=Bank\r\n\u0000#x\ud800\u202e';
  for (const link of Object.values(calendarLinks({ ...CALL, name, company: undefined }))) {
    const url = new URL(link);
    expect(url.hash).toBe('');
    expect(url.searchParams.getAll('location')).toEqual(['Virtual Meeting']);
    expect(url.searchParams.get('details') ?? url.searchParams.get('body')).toBe(
      'AI Readiness Assessment with Eve&location=Bank #x\ufffd',
    );
  }
});

test('the details leave out a company that was not given', () => {
  expect(callDetails({ title: 'AI Readiness Assessment', name: 'Ana', company: '  ' })).toBe(
    'AI Readiness Assessment with Ana',
  );
});

test('one line stays one line', () => {
  expect(onOneLine(' a\r\nb\u2028c\u0085d\te\u200ff  g ')).toBe('a b c d e f g');
  expect(onOneLine('👩‍👩‍👧‍👦 é ñ')).toBe('👩‍👩‍👧‍👦 é ñ');
});

test('a start that is no time is refused', () => {
  expect(() => calendarLinks({ ...CALL, startsAt: 'soon' })).toThrow(RangeError);
});
