import { readCarriedNote } from '#app/platform/browser/carried-note.ts';
import type { FormSubmission } from '#app/platform/browser/submit-form.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { sourceOfKind } from './booking.schema.ts';
import { bookingParams } from './booking-params.ts';
import type { OfferedCall } from './rules/offered-call.ts';

/** The valid values of the form. */
export type Answers = {
  appointmentDate: CalendarDate;
  appointmentTime: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  answer: string;
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
  { answer, ...input }: Answers,
  call: OfferedCall,
  page: string,
  timeZone: string | undefined,
): Omit<FormSubmission, 'idempotencyKey'> & {
  toasts: Record<'sent' | 'backup', { title: string; description: string }>;
} {
  const { id, title, minutes, location } = call;
  const { sent, backup } = call.words;
  const values = { date: formatLongDate(input.appointmentDate), time: input.appointmentTime };
  return {
    formType: 'booking',
    path: '/api/bookings',
    payload: {
      ...input,
      ...(answer && { answer }),
      kind: id,
      source: sourceOfKind(id),
      timestamp: new Date().toISOString(),
      timeZone,
      brief: briefText(),
      page,
    },
    emailService: {
      template: 'booking',
      params: bookingParams({
        ...input,
        appointmentDetails: [
          `${title}, ${minutes} minutes, ${location}, Toronto time`,
          ...(answer ? [`${call.question} ${answer}`] : []),
        ].join('\n'),
      }),
    },
    toasts: {
      sent: { ...sent, description: interpolate(sent.description, values) },
      backup: { ...backup, description: interpolate(backup.description, values) },
    },
  };
}
