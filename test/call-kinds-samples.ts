import { hoursPost } from './hours-samples.ts';

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
    monday: '9-12, 1-5 PM',
    tuesday: '9-12, 1-5 PM',
    wednesday: '9-12',
    thursday: '9-12',
    friday: '9-12',
  }),
  observeOntarioHolidays: 'on',
};
