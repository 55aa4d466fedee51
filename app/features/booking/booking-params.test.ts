import { expect, test } from 'vitest';
import { parseCalendarDate } from '#app/platform/time/calendar-date.ts';
import { bookingParams } from './booking-submission.ts';

test('the booking parameters name the day in words and what was not given', () => {
  const params = bookingParams({
    name: 'Ada',
    email: 'a@b.ca',
    appointmentDate: parseCalendarDate('2026-11-02') ?? expect.fail(),
    appointmentTime: '9:00 AM',
    appointmentDetails: 'AI Readiness Assessment',
  });
  expect(params).toEqual({
    name: 'Ada',
    email: 'a@b.ca',
    phone: 'Not provided',
    company: 'Not provided',
    appointment_date: 'Monday, November 2, 2026',
    appointment_time: '9:00 AM',
    appointment_details: 'AI Readiness Assessment',
  });
});
