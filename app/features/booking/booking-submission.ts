import type { ToastWords } from '#app/content-types.ts';
import { readCarriedNote } from '#app/platform/browser/carried-note.ts';
import { NOT_PROVIDED } from '#app/platform/browser/email-params.ts';
import type { FormSubmission } from '#app/platform/browser/submit-form.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { sourceOfKind } from './booking.schema.ts';
import type { OfferedCall } from './rules/offered-call.server.ts';

/** The valid values of the form. */
export type Answers = {
  appointmentDate: CalendarDate;
  appointmentTime: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  answer: string;
  timeZone?: string | undefined;
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
): Omit<FormSubmission, 'idempotencyKey'> & {
  toasts: Record<'sent' | 'backup', ToastWords>;
} {
  const { id, title, minutes, location } = call;
  const { backup } = call.words;
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
      brief: briefText(),
      page,
    },
    emailService: {
      template: 'booking',
      // With the names of spec section 3.
      params: {
        name: input.name,
        email: input.email,
        phone: input.phone || NOT_PROVIDED,
        company: input.company || NOT_PROVIDED,
        appointment_date: values.date,
        appointment_time: values.time,
        appointment_details: [
          `${title}, ${minutes} minutes, ${location}, Toronto time`,
          ...(answer ? [`${call.question} ${answer}`] : []),
        ].join('\n'),
      },
    },
    toasts: {
      sent: call.words.sent,
      backup: { ...backup, description: interpolate(backup.description, values) },
    },
  };
}
