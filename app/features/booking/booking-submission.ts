import { readCarriedNote } from '#app/platform/browser/carried-note.ts';
import type { FormSubmission } from '#app/platform/browser/submit-form.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { booking, callWords } from './booking.content.ts';
import { sourceOfKind } from './booking.schema.ts';
import { bookingParams } from './booking-params.ts';
import { CALL_LOCATION } from './invites/calendar-links.ts';
import { CALL_KINDS, type CallKind } from './rules/booking-rules.ts';

/** The valid values of the form. */
export type Answers = {
  appointmentDate: CalendarDate;
  appointmentTime: string;
  name: string;
  email: string;
  phone: string;
  company: string;
};

/** The tool result that the visitor saved for this call. */
function briefText(): string {
  const brief = readCarriedNote();
  return brief ? `${brief.title}\n${brief.text}` : '';
}

/**
 * A booking as a request to `/api/bookings`, and as parameters of the email service for when the
 * server is unreachable.
 */
export function bookingSubmission(
  input: Answers,
  kind: CallKind,
  page: string,
  timeZone: string | undefined,
): Omit<FormSubmission, 'idempotencyKey'> & {
  toasts: Record<'sent' | 'backup', { title: string; description: string }>;
} {
  const { title, minutes } = CALL_KINDS[kind];
  const { sent, backup } = callWords[kind];
  const values = { date: formatLongDate(input.appointmentDate), time: input.appointmentTime };
  return {
    formType: 'booking',
    path: '/api/bookings',
    payload: {
      ...input,
      source: sourceOfKind[kind],
      timestamp: new Date().toISOString(),
      timeZone,
      brief: briefText(),
      page,
    },
    emailService: {
      template: 'booking',
      params: bookingParams({
        ...input,
        appointmentDetails: `${title}, ${minutes} minutes, ${CALL_LOCATION}, Toronto time`,
      }),
    },
    toasts: {
      sent: { ...sent, description: interpolate(sent.description, values) },
      backup: {
        ...backup,
        description: `${interpolate(backup.description, values)} ${booking.confirmLater}`,
      },
    },
  };
}
