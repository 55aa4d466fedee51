import { expect, test } from 'vitest';
import { easterSunday, listHolidays, ontarioHolidays } from './holidays.ts';

const ALL = {
  observeOntarioHolidays: true,
  observeCivicHoliday: true,
  observeTruthAndReconciliationDay: true,
};

test.each([
  [2026, '01-01 02-16 04-03 05-18 07-01 09-07 10-12 12-25 12-26'],
  [2027, '01-01 02-15 03-26 05-24 07-01 09-06 10-11 12-25 12-26'],
  [2028, '01-01 02-21 04-14 05-22 07-01 09-04 10-09 12-25 12-26'],
])("Ontario's nine public holidays of %i fall on %s", (year, days) => {
  const expected = days.split(' ').map((day) => `${year}-${day}`);
  expect(ontarioHolidays(year).map((holiday) => holiday.date)).toEqual(expected);
});

test('each holiday has its name', () => {
  expect(ontarioHolidays(2027).map((holiday) => holiday.name)).toEqual([
    'New Year’s Day',
    'Family Day',
    'Good Friday',
    'Victoria Day',
    'Canada Day',
    'Labour Day',
    'Thanksgiving Day',
    'Christmas Day',
    'Boxing Day',
  ]);
});

test.each([
  [2026, '2026-08-03'],
  [2027, '2027-08-02'],
  [2028, '2028-08-07'],
])('the Civic Holiday of %i is %s and takes its place among the others', (year, date) => {
  const holidays = listHolidays(year, ALL);
  expect(holidays).toHaveLength(11);
  expect(holidays).toContainEqual({ date, name: 'Civic Holiday' });
  expect(holidays).toContainEqual({
    date: `${year}-09-30`,
    name: 'National Day for Truth and Reconciliation',
  });
  const dates = holidays.map((holiday) => holiday.date);
  expect(dates).toEqual([...dates].sort());
});

test('only the days off that were chosen are listed', () => {
  const none = {
    observeOntarioHolidays: false,
    observeCivicHoliday: false,
    observeTruthAndReconciliationDay: false,
  };
  expect(listHolidays(2026, none)).toEqual([]);
  expect(listHolidays(2026, { ...none, observeCivicHoliday: true })).toHaveLength(1);
  expect(listHolidays(2026, { ...none, observeOntarioHolidays: true })).toHaveLength(9);
});

test('Victoria Day is the Monday before 25 May, even if that is the 24th or the 18th', () => {
  for (let year = 2020; year < 2120; year += 1) {
    const victoriaDay = ontarioHolidays(year).find((holiday) => holiday.name === 'Victoria Day');
    const date = new Date(victoriaDay?.date ?? '');
    expect(date.getUTCDay()).toBe(1);
    expect(date.getUTCDate()).toBeGreaterThanOrEqual(18);
    expect(date.getUTCDate()).toBeLessThanOrEqual(24);
    expect(date.getUTCMonth()).toBe(4);
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
