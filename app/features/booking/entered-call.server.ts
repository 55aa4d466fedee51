import * as v from 'valibot';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { type FieldErrors, fieldErrors } from '#app/platform/forms/field-errors.ts';
import { areaField, FIELD_LIMITS, lineField } from '#app/platform/forms/text-fields.ts';
import { booking } from './booking.content.ts';
import { bookingFields } from './booking.schema.ts';
import { storeBooking } from './new-booking.server.ts';
import { queueBookedMails } from './notifications/booking-emails.server.ts';
import { readBookingRules } from './rules/booking-rules.server.ts';
import { findKind } from './rules/call-kinds.ts';
import { takeSlot } from './slots/booking-queue.server.ts';
import type { UnavailableSlot } from './slots/free-slots.server.ts';

const MOST_NOTES_CHARS = 2000;

const { email: emailOfForm, ...fields } = bookingFields(booking);

const schema = v.pipe(
  v.object({
    ...fields,
    name: lineField(FIELD_LIMITS.name, {
      missing: 'Enter the caller’s name.',
      tooLong: 'Shorten the name to 100 characters.',
    }),
    /** May be missing, if there is a phone number. */
    email: v.lazy((email) =>
      String(email ?? '').trim() ? emailOfForm : v.optional(v.pipe(v.string(), v.trim()), ''),
    ),
    brief: areaField(MOST_NOTES_CHARS, { tooLong: 'Shorten the notes to 2,000 characters.' }),
  }),
  v.forward(
    v.partialCheck(
      [['email'], ['phone']],
      ({ email, phone }) => email !== '' || phone !== '',
      'Enter a phone number or an email address.',
    ),
    ['phone'],
  ),
);

export type EnterOutcome =
  | { kind: 'entered'; id: string }
  | { kind: 'invalid'; errors: FieldErrors }
  | UnavailableSlot;

/**
 * Books a call that the owner enters for a caller. All rules apply but the minimum notice, or, with
 * `isAnyTime`, none but that calls don't overlap. The
 * limits of the public form don't apply, nor does the limit of emails to the address. A caller
 * without an email address gets none.
 */
export async function enterCall(
  app: AppContext,
  values: Record<string, string>,
  isAnyTime = false,
): Promise<EnterOutcome> {
  const rules = await readBookingRules(app);
  const parsed = v.safeParse(schema, values);
  const callKind = findKind(rules, values.kind ?? '');
  if (!parsed.success || !callKind) {
    const errors = fieldErrors(parsed.issues ?? []);
    return {
      kind: 'invalid',
      errors: callKind ? errors : { ...errors, kind: 'Choose a call type.' },
    };
  }
  const { name, email, phone, company, brief, ...slotWanted } = parsed.output;
  return takeSlot<EnterOutcome>(
    app,
    { ...rules, minimumNoticeMinutes: 0 },
    { ...slotWanted, minutes: callKind.minutes, isAnyTime },
    async (within, slot) => {
      const call = await storeBooking(within, callKind, slot, {
        status: 'active',
        name,
        email,
        phone,
        company,
        brief,
        page: '/admin/bookings/new',
        notice: 'Entered by the owner for a caller.',
      });
      if (!call) return 'conflict';
      await queueBookedMails(within, call, { isOwnersAct: true });
      return { kind: 'entered', id: call.id };
    },
  );
}
