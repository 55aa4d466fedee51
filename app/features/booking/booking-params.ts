import { NOT_PROVIDED } from '#app/platform/browser/email-params.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';

/** Parameters of the email service's booking template, with the names of spec section 3. */
export type BookingParams = {
  name: string;
  email: string;
  phone: string;
  company: string;
  appointment_date: string;
  appointment_time: string;
  appointment_details: string;
};

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
