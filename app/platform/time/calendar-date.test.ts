import { expect, test } from 'vitest';
import {
  addDays,
  calendarDate,
  dateOfDayNumber,
  datesFrom,
  dayNumberOf,
  daysBetween,
  isWeekend,
  parseCalendarDate,
  weekdayOf,
} from './calendar-date.ts';

test('a calendar date is read only if such a day exists', () => {
  expect(parseCalendarDate('2028-02-29')).toBe('2028-02-29');
  const noDates = ['2027-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10'];
  const otherText = [
    '2026-1-1',
    '26-01-01',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '2026-01-01\n',
    '',
  ];
  for (const text of [...noDates, ...otherText]) expect(parseCalendarDate(text)).toBeUndefined();
  expect(() => calendarDate(2026, 2, 29)).toThrow(RangeError);
});

test('days are added and counted over leap days, year ends and clock changes', () => {
  expect(addDays(calendarDate(2028, 2, 28), 1)).toBe('2028-02-29');
  expect(addDays(calendarDate(2027, 3, 14), 1)).toBe('2027-03-15');
  expect(addDays(calendarDate(2026, 1, 1), -1)).toBe('2025-12-31');
  expect(daysBetween(calendarDate(2026, 11, 20), calendarDate(2027, 11, 20))).toBe(365);
});

test('day numbers and dates convert into each other, also before 1970 and for years below 100', () => {
  for (const text of ['0001-01-01', '0099-12-31', '1969-12-31', '1970-01-01', '9999-12-31']) {
    const date = parseCalendarDate(text);
    expect(date).toBe(text);
    if (date !== undefined) expect(dateOfDayNumber(dayNumberOf(date))).toBe(text);
  }
  expect(() => addDays(calendarDate(9999, 12, 31), 1)).toThrow(RangeError);
});

test('weekdays and weekends are told apart', () => {
  expect(weekdayOf(calendarDate(1969, 12, 28))).toBe(0);
  const week = [...datesFrom(calendarDate(2026, 11, 1), calendarDate(2026, 11, 7))];
  expect(week.map(isWeekend)).toEqual([true, false, false, false, false, false, true]);
});

test('a range of dates includes both ends, and is empty if the ends are reversed', () => {
  expect([...datesFrom(calendarDate(2026, 2, 27), calendarDate(2026, 3, 1))]).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ]);
  expect([...datesFrom(calendarDate(2026, 3, 1), calendarDate(2026, 2, 27))]).toEqual([]);
});
