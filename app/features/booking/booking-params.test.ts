import { expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import { parseCalendarDate } from '#app/platform/time/calendar-date.ts';
import { bookingSubmission } from './booking-submission.ts';
import { DEFAULT_BOOKING_RULES } from './rules/booking-rules.ts';
import { offeredKind } from './rules/call-kinds.ts';
import { describeOfferedCall } from './rules/offered-call.server.ts';

test('the booking parameters name the day in words and what was not given', () => {
  const answers = {
    name: 'Ada',
    email: 'a@b.ca',
    phone: '',
    company: '',
    answer: '',
    appointmentDate: parseCalendarDate('2026-11-02') ?? expect.fail(),
    appointmentTime: '9:00 AM',
  };
  const rules = DEFAULT_BOOKING_RULES;
  const call = describeOfferedCall(builtInFacts, rules, offeredKind(rules, 'assessment'));
  expect(bookingSubmission(answers, call, '/book').emailService?.params).toEqual({
    name: 'Ada',
    email: 'a@b.ca',
    phone: 'Not provided',
    company: 'Not provided',
    appointment_date: 'Monday, November 2, 2026',
    appointment_time: '9:00 AM',
    appointment_details: 'AI Readiness Assessment, 30 minutes, Virtual Meeting, Toronto time',
  });
});
