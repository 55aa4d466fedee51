import { expect, test } from 'vitest';
import { bookingRulesArea, listStartTimes } from '#app/features/booking/rules/booking-rules.ts';
import { describeOnBothDatabases, openTestApp } from '#test/test-app.ts';
import { up } from './migrations/0013-weekly-hours.ts';

describeOnBothDatabases('the hours of an older database', (engine) => {
  test('a list of start times becomes hours by weekday with the same starts', async () => {
    const app = await openTestApp(engine);
    try {
      const { db, settings } = app.context;
      const slotTimes = ['9:00 AM', '9:30 AM', '10:45 AM', '1:00 PM', '11:30 PM'];
      const stored = {
        slotTimes,
        minimumNoticeMinutes: 90,
        meetingLink: 'https://meet.example.com',
      };
      await db
        .insertInto('settings')
        .values({ key: 'booking', value: JSON.stringify(stored), updated_at: '' })
        .execute();
      await up(db as never);
      const rules = await settings.get(bookingRulesArea);
      expect(listStartTimes(rules)).toEqual(slotTimes);
      expect(rules).toMatchObject({
        minimumNoticeMinutes: 90,
        hours: { saturday: [], sunday: [] },
      });
      expect(rules.hours.friday).toEqual([
        { from: '9:00 AM', to: '10:00 AM' },
        { from: '10:45 AM', to: '11:15 AM' },
        { from: '1:00 PM', to: '1:30 PM' },
        { from: '11:30 PM', to: '12:00 AM' },
      ]);
      await up(db as never);
      expect(await settings.get(bookingRulesArea)).toEqual(rules);
    } finally {
      await app.close();
    }
  });
});
