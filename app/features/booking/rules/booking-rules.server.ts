import * as v from 'valibot';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { type FieldErrors, fieldErrors } from '#app/platform/forms/field-errors.ts';
import { addDays, partsOfDate } from '#app/platform/time/calendar-date.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import {
  type BookingRules,
  bookingRulesArea,
  bookingRulesSchema,
  CALL_KINDS,
  type CallKind,
} from './booking-rules.ts';
import { type Holiday, listHolidays } from './holidays.ts';

export function readBookingRules({
  settings,
}: Pick<AppContext, 'settings'>): Promise<BookingRules> {
  return settings.get(bookingRulesArea);
}

/** What a kind of call is called, to visitors and to the owner. */
export function nameCall(kind: CallKind): string {
  return CALL_KINDS[kind].title;
}

/** Stores changes of the rules; returns what is wrong, by the name of the rule, or nothing. */
export async function saveBookingRules(
  app: Pick<AppContext, 'settings'>,
  changes: Partial<Record<keyof BookingRules, unknown>>,
): Promise<FieldErrors> {
  const parsed = v.safeParse(bookingRulesSchema, {
    ...(await readBookingRules(app)),
    ...changes,
  });
  if (!parsed.success) return rulesErrors(parsed.issues);
  await app.settings.set(bookingRulesArea, parsed.output);
  return {};
}

/** Hours are named by their day, as the form has a field for each. */
function rulesErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  return fieldErrors(
    issues.map((issue) => {
      const [rule, ...rest] = issue.path ?? [];
      const day = rule?.key === 'hours' ? rest : undefined;
      return day?.[0] ? { ...issue, path: [day[0], ...day.slice(1)] } : issue;
    }),
  );
}

/** Ontario's public holidays in the year that begins today, and the two others where they are kept. */
export async function listComingHolidays(
  app: Pick<AppContext, 'settings' | 'now'>,
): Promise<Holiday[]> {
  const choice = { ...(await readBookingRules(app)), observeOntarioHolidays: true };
  const today = dateAt(app.now(), TORONTO);
  const { year } = partsOfDate(today);
  return [...listHolidays(year, choice), ...listHolidays(year + 1, choice)].filter(
    ({ date }) => today <= date && date < addDays(today, 365),
  );
}
