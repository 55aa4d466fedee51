import { expect, test } from 'vitest';
import { easterSunday, listHolidays, ontarioHolidays } from './holidays.ts';

const choose = (ontario: boolean, civic: boolean, truth: boolean) => ({
  observeOntarioHolidays: ontario,
  observeCivicHoliday: civic,
  observeTruthAndReconciliationDay: truth,
});

const NAMES = [
  'New Year’s Day',
  'Family Day',
  'Good Friday',
  'Victoria Day',
  'Canada Day',
  'Labour Day',
  'Thanksgiving Day',
  'Christmas Day',
  'Boxing Day',
];

test.each([
  [2026, '01-01 02-16 04-03 05-18 07-01 09-07 10-12 12-25 12-26'],
  [2027, '01-01 02-15 03-26 05-24 07-01 09-06 10-11 12-25 12-26'],
  [2028, '01-01 02-21 04-14 05-22 07-01 09-04 10-09 12-25 12-26'],
])("Ontario's nine public holidays of %i fall on %s", (year, days) => {
  const expected = days.split(' ').map((day, at) => ({ date: `${year}-${day}`, name: NAMES[at] }));
  expect(ontarioHolidays(year)).toEqual(expected);
});

test('the optional holidays take their places among the others', () => {
  const holidays = listHolidays(2026, choose(true, true, true));
  expect(holidays).toHaveLength(11);
  expect(holidays).toContainEqual({ date: '2026-08-03', name: 'Civic Holiday' });
  const name = 'National Day for Truth and Reconciliation';
  expect(holidays).toContainEqual({ date: '2026-09-30', name });
  const dates = holidays.map((holiday) => holiday.date);
  expect(dates).toEqual([...dates].sort());
});

test('only the days off that were chosen are listed', () => {
  expect(listHolidays(2026, choose(false, false, false))).toEqual([]);
  expect(listHolidays(2026, choose(false, true, false))).toHaveLength(1);
  expect(listHolidays(2026, choose(true, false, false))).toHaveLength(9);
});

test('Victoria Day is the Monday before 25 May, even if that is the 24th or the 18th', () => {
  for (let year = 2020; year < 2120; year += 1) {
    const victoriaDay = ontarioHolidays(year)[3]?.date ?? '';
    expect(new Date(victoriaDay).getUTCDay()).toBe(1);
    expect(victoriaDay).toMatch(/-05-(1[89]|2[0-4])$/);
  }
});

test.each([
  '1961-04-02',
  '2000-04-23',
  '2008-03-23',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2029-04-01',
  '2030-04-21',
  '2038-04-25',
  '2285-03-22',
])('Easter is on %s', (date) => {
  expect(easterSunday(Number(date.slice(0, 4)))).toBe(date);
});
