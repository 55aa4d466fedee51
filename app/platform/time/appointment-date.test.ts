import { expect, test } from 'vitest';
import { parseAppointmentDate } from './appointment-date.ts';

test.each([
  ['2026-11-02', '2026-11-02', 'a calendar date is itself'],
  ['2026-11-02T00:00:00Z', '2026-11-02', 'midnight UTC is the date written'],
  ['2026-11-02T00:00:00.000Z', '2026-11-02', 'as a date picker sends it'],
  ['2026-11-02T09:00:00+09:00', '2026-11-02', 'midnight UTC written in Tokyo'],
  ['2026-11-02T00:00:01Z', '2026-11-01', 'a second later it is still 1 November in Toronto'],
  ['2026-11-02T04:59:59.999Z', '2026-11-01', 'the last instant of 1 November in Toronto (EST)'],
  ['2026-11-02T05:00:00.000Z', '2026-11-02', 'midnight in Toronto, standard time'],
  ['2027-07-05T04:00:00.000Z', '2027-07-05', 'midnight in Toronto, daylight time'],
  ['2027-07-05T03:59:00.000Z', '2027-07-04', 'a minute before it'],
  ['2026-11-03T06:30:00+09:00', '2026-11-02', 'Tuesday morning in Tokyo is Monday in Toronto'],
  ['2026-11-03T06:30:00+0900', '2026-11-02', 'an offset without a colon'],
  ['2026-11-02T23:30:00', '2026-11-02', 'no zone: Toronto time'],
  ['9999-12-31T23:59:59-12:00', '9999-12-31', 'the next day has no date'],
  ['0000-01-01T00:00:01+14:00', '0000-01-01', 'the day before has no date'],
])('%s means %s: %s', (text, date) => {
  expect(parseAppointmentDate(text)).toBe(date);
});

test.each([
  '',
  'tomorrow',
  '2026-02-30',
  '2026-02-30T00:00:00Z',
  '2026-11-02T24:00:00Z',
  '2026-11-02T09:60:00Z',
  '2026-11-02 09:00:00Z',
  '02/11/2026',
  '20261102',
  '2026-11-02T',
  '2026-11-02T09:00:00 EST',
  '+012026-11-02T00:00:00Z',
  '2026-11-02T00:00:00Z\n',
])('%j means nothing', (text) => {
  expect(parseAppointmentDate(text)).toBeUndefined();
});
