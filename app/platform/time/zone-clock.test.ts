import { expect, test } from 'vitest';
import { ORACLE_ZONES, wallText } from '#test/zone-oracle.ts';
import { describeInZone, formatTimeField, parseClockTime } from './time-words.ts';
import { TORONTO } from './wall-time.ts';
import { clockOf, describeByClock, describeMomentBy, type ZoneClock } from './zone-clock.ts';

const FROM = new Date('2026-02-01T05:00:00Z');
const TO = new Date('2027-02-01T05:00:00Z');
const HOUR_MS = 3_600_000;

test('a clock is told by its changes, to the minute', () => {
  expect(clockOf(TORONTO, FROM, TO)).toEqual({
    zone: TORONTO,
    periods: [
      { from: '2026-02-01T05:00:00.000Z', offsetMinutes: -300, name: 'Eastern Standard Time' },
      { from: '2026-03-08T07:00:00.000Z', offsetMinutes: -240, name: 'Eastern Daylight Time' },
      { from: '2026-11-01T06:00:00.000Z', offsetMinutes: -300, name: 'Eastern Standard Time' },
    ],
  });
  expect(clockOf('Asia/Kolkata', FROM, TO).periods).toHaveLength(1);
});

test('a told clock writes every hour of a year as the zone itself does, in thirteen zones', () => {
  const differences: string[] = [];
  for (const zone of Object.keys(ORACLE_ZONES)) {
    const clock = clockOf(zone, FROM, TO);
    for (let ms = FROM.getTime(); ms < TO.getTime(); ms += HOUR_MS) {
      const told = describeByClock(new Date(ms), clock);
      const text = `${told.date}T${formatTimeField(parseClockTime(told.time) ?? 0)}`;
      if (text !== wallText(zone, ms)) differences.push(`${zone} ${new Date(ms).toISOString()}`);
      if (ms % (24 * HOUR_MS) === 0) {
        const own = describeInZone(new Date(ms), zone);
        if (own.text !== told.text) differences.push(`${own.text} is not ${told.text}`);
      }
    }
  }
  expect(differences.slice(0, 5)).toEqual([]);
});

test('the first period holds before it begins, and the last for all that follows', () => {
  const clock = clockOf(TORONTO, FROM, TO);
  const timeAt = (instant: string) => describeByClock(new Date(instant), clock).zoneName;
  expect(timeAt('2020-07-01T00:00:00Z')).toBe('Eastern Standard Time');
  expect(timeAt('2030-07-01T00:00:00Z')).toBe('Eastern Standard Time');
});

test('without the server’s word the page writes what the browser knows', () => {
  const instant = new Date('2026-12-17T14:30:00Z');
  const { toronto, visitor } = describeMomentBy(instant, {
    toronto: TORONTO,
    visitor: 'Asia/Tokyo',
  });
  expect([toronto.time, visitor?.time, visitor?.dayShift]).toEqual(['9:30 AM', '11:30 PM', 0]);
  for (const other of ['Mars/Olympus', TORONTO, undefined]) {
    expect(describeMomentBy(instant, { toronto: TORONTO, visitor: other }).visitor).toBeUndefined();
  }
});

test('a browser with older data writes the time that the server told it', () => {
  const clock = (zone: string, offsetMinutes: number, name: string): ZoneClock => ({
    zone,
    periods: [{ from: '2026-11-01T00:00:00.000Z', offsetMinutes, name }],
  });
  const vancouver = clock('America/Vancouver', -90, 'Pacific Sample Time');
  const toronto = clock(TORONTO, -200, 'Eastern Sample Time');
  const moment = describeMomentBy(new Date('2026-12-17T14:30:00Z'), {
    toronto,
    visitor: vancouver,
  });
  expect(moment.visitor?.text).toBe(
    'Thursday, December 17, 2026 at 1:00 PM Vancouver time (Pacific Sample Time)',
  );
  expect(moment.toronto.text).toBe(
    'Thursday, December 17, 2026 at 11:10 AM Toronto time (Eastern Sample Time)',
  );
});
