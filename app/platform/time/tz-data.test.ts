import { expect, test } from 'vitest';
import { checkTimeZoneData } from './tz-data.server.ts';

test('the Node that runs this has time zone data that is new enough', () => {
  expect(checkTimeZoneData()).toBeUndefined();
});

test.each(['2026a', '2025z', 'unknown', ''])('%j gives a warning', (version) => {
  expect(checkTimeZoneData(version)).toContain('2026b');
});

test('British Columbia stays on summer time: the data, not only its version, is new', () => {
  const vancouver = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Vancouver',
    timeZoneName: 'longOffset',
  });
  expect(vancouver.format(new Date('2027-01-15T12:00:00Z'))).toContain('GMT-07:00');
});
