import { expect, test } from 'vitest';
import { checkTimeZoneData } from './tz-data.server.ts';

test('the Node that runs this has time zone data that is new enough', () => {
  expect(checkTimeZoneData()).toBeUndefined();
});

test.each(['2026b', '2026c', '2026za', '2027a'])('%s is new enough', (version) => {
  expect(checkTimeZoneData(version)).toBeUndefined();
});

test.each(['2026a', '2025b', '2025z', '2025zb', '1999c'])(
  '%s gives a warning that names it',
  (version) => {
    expect(checkTimeZoneData(version)).toContain(version);
    expect(checkTimeZoneData(version)).toContain('2026b');
  },
);

test.each(['', 'unknown', '2026'])('a version that reads %j gives a warning', (version) => {
  expect(checkTimeZoneData(version)).toContain('unknown');
});

test('British Columbia stays on summer time: the data, not only its version, is new', () => {
  const vancouver = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Vancouver',
    timeZoneName: 'longOffset',
  });
  expect(vancouver.format(new Date('2027-01-15T12:00:00Z'))).toContain('GMT-07:00');
});
