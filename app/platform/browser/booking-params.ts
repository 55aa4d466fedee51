import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/time-words.ts';
import { type BookingParams, NOT_PROVIDED } from './email-params.ts';

/** The booking template's parameters. `appointmentTime` is a slot as written: '9:00 AM'. */
export function bookingParams(input: {
  name: string;
  email: string;
  phone?: string;
  company?: string;
  appointmentDate: CalendarDate;
  appointmentTime: string;
  appointmentDetails: string;
}): BookingParams {
  return {
    name: input.name,
    email: input.email,
    phone: input.phone || NOT_PROVIDED,
    company: input.company || NOT_PROVIDED,
    appointment_date: formatLongDate(input.appointmentDate),
    appointment_time: input.appointmentTime,
    appointment_details: input.appointmentDetails,
  };
}
