import { hoursPost } from './default-slots.ts';

// The test clock is at Monday, November 2, 2026, 10:00 in Toronto.
export const PAGE = '/admin/booking-rules';

export const LINK = 'https://meet.example.com/new-room';

export const RULES = {
  ...{
    minimumNoticeMinutes: '60',
    horizonDays: '365',
    changeNoticeHours: '0',
    startEveryMinutes: '30',
  },
  bufferBeforeMinutes: '0',
  bufferAfterMinutes: '0',
  maxCallsPerDay: '',
  ...hoursPost({
    monday: '09:00-12:00 13:00-17:00',
    tuesday: '09:00-12:00 13:00-17:00',
    wednesday: '09:00-12:00',
    thursday: '09:00-12:00',
    friday: '09:00-12:00',
  }),
  observeOntarioHolidays: 'on',
};
