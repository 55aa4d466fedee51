import * as v from 'valibot';
import type { Facts } from '#app/facts/facts.ts';
import { parseDayField } from '#app/platform/time/calendar-date.ts';
import { parseTimeField } from '#app/platform/time/time-words.ts';
import { instantOf, TORONTO } from '#app/platform/time/wall-time.ts';
import { offerSettingsWordsOf } from './offer-settings.content.ts';

const textField = v.optional(v.pipe(v.string(), v.trim()), '');

const deadlineFieldsOf = (errors: Errors) => ({
  date: v.pipe(
    textField,
    v.check((text) => parseDayField(text) !== undefined, errors.date),
  ),
  time: v.pipe(
    textField,
    v.check((text) => parseTimeField(text) !== undefined, errors.time),
  ),
});

type Errors = ReturnType<typeof offerSettingsWordsOf>['errors'];

function seatsFieldOf({ offer }: Facts, error: string) {
  return v.pipe(
    textField,
    v.check((text) => text === '' || /^\d{1,3}$/.test(text), error),
    v.transform((text) => (text === '' ? undefined : Number(text))),
    v.check((seats) => seats === undefined || seats <= offer.firstBusinesses, error),
  );
}

/** The form of the offer's settings; a deadline must be after `now`. Outputs what is stored. */
export function offerSettingsSchema(facts: Facts, now: Date) {
  const { errors } = offerSettingsWordsOf(facts);
  const seatsField = seatsFieldOf(facts, errors.seats);
  const deadlineFields = deadlineFieldsOf(errors);
  return v.pipe(
    v.variant(
      'ends',
      [
        v.object({ ends: v.literal('open'), seats: seatsField }),
        v.pipe(
          v.object({ ends: v.literal('deadline'), ...deadlineFields, seats: seatsField }),
          v.forward(
            v.check((form) => !(deadlineOf(form) <= now), errors.past),
            ['date'],
          ),
        ),
      ],
      errors.ends,
    ),
    v.transform((form) => ({
      seats: form.seats,
      deadline: form.ends === 'open' ? undefined : deadlineOf(form).toISOString(),
    })),
  );
}

/** An invalid Date if a field is invalid: that field's own check reports the error. */
function deadlineOf({ date, time }: { date: string; time: string }): Date {
  const day = parseDayField(date);
  const minute = parseTimeField(time);
  if (day === undefined || minute === undefined) return new Date(Number.NaN);
  return instantOf(day, minute, TORONTO);
}
