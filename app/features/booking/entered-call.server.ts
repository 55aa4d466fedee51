import * as v from 'valibot';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { type FieldErrors, fieldErrors } from '#app/platform/forms/field-errors.ts';
import { areaField, FIELD_LIMITS, lineField } from '#app/platform/forms/text-fields.ts';
import { booking } from './booking.content.ts';
import { insertBooking } from './booking.queries.server.ts';
import { bookingFormSchema } from './booking.schema.ts';
import { describeBooking } from './new-booking.server.ts';
import { queueBookedMails } from './notifications/booking-emails.server.ts';
import { readBookingRules } from './rules/booking-rules.server.ts';
import { findKind } from './rules/call-kinds.ts';
import { takeSlot } from './slots/booking-queue.server.ts';
import type { UnavailableSlot } from './slots/free-slots.server.ts';

const MOST_NOTES_CHARS = 2000;

/** The address may be missing, if there is a phone number. */
const callerSchema = v.pipe(
  v.object({ email: v.optional(v.string(), ''), phone: v.optional(v.string(), '') }),
  v.forward(
    v.check(
      ({ email, phone }) => email.trim() !== '' || phone.trim() !== '',
      'Enter a phone number or an email address.',
    ),
    ['phone'],
  ),
);

/** Stands in for a missing address while the other fields are checked. */
const NO_ADDRESS = 'nobody@example.com';

const schema = v.object({
  name: lineField(FIELD_LIMITS.name, {
    missing: 'Enter the caller’s name.',
    tooLong: 'Shorten the name to 100 characters.',
  }),
  kind: v.string('Choose a call type.'),
  brief: areaField(MOST_NOTES_CHARS, { tooLong: 'Shorten the notes to 2,000 characters.' }),
});

export type EnterOutcome =
  | { kind: 'entered'; id: string; isEmailed: boolean }
  | { kind: 'invalid'; errors: FieldErrors }
  | UnavailableSlot;

/**
 * Books a call that the owner enters for a caller. All rules apply but the minimum notice. The
 * limits of the public form don't apply, nor does the limit of emails to the address. A caller
 * without an email address gets none.
 */
export async function enterCall(
  app: AppContext,
  values: Record<string, string>,
): Promise<EnterOutcome> {
  const rules = await readBookingRules(app);
  const hasAddress = Boolean(values.email?.trim());
  const person = v.safeParse(bookingFormSchema(booking), {
    ...values,
    ...(hasAddress ? {} : { email: NO_ADDRESS }),
  });
  const rest = v.safeParse(schema, values);
  const caller = v.safeParse(callerSchema, values);
  const callKind = findKind(rules, values.kind ?? '');
  if (!person.success || !rest.success || !caller.success || !callKind) {
    const errors = fieldErrors([
      ...(rest.issues ?? []),
      ...(person.issues ?? []),
      ...(caller.issues ?? []),
    ]);
    return {
      kind: 'invalid',
      errors: callKind ? errors : { ...errors, kind: 'Choose a call type.' },
    };
  }
  const { brief } = rest.output;
  const { name, phone, company, ...slotWanted } = person.output;
  const email = hasAddress ? person.output.email : '';
  return takeSlot<EnterOutcome>(
    app,
    { ...rules, minimumNoticeMinutes: 0 },
    { ...slotWanted, minutes: callKind.minutes },
    async (transaction, context, slot) => {
      const call = describeBooking(app, callKind, slot, {
        status: 'active',
        name,
        email,
        phone,
        company,
        brief,
        page: '/admin/bookings/new',
        notice: 'Entered by the owner for a caller.',
      });
      if (!(await insertBooking(transaction, call))) return 'conflict';
      await queueBookedMails(transaction, context, call, { isOwnersAct: true });
      return { kind: 'entered', id: call.id, isEmailed: hasAddress };
    },
  );
}
