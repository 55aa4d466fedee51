import * as v from 'valibot';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { type FieldErrors, fieldErrors } from '#app/platform/forms/field-errors.ts';
import { addDays, partsOfDate } from '#app/platform/time/calendar-date.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import { type BookingRules, bookingRulesArea, bookingRulesSchema } from './booking-rules.ts';
import { type Holiday, listHolidays } from './holidays.ts';

export function readBookingRules({
  settings,
}: Pick<AppContext, 'settings'>): Promise<BookingRules> {
  return settings.get(bookingRulesArea);
}

type RuleChanges = Partial<Record<keyof BookingRules, unknown>>;

/** The rules with these changes, not stored, or the errors by the name of the rule. */
export async function checkBookingRules(
  app: Pick<AppContext, 'settings'>,
  changes: RuleChanges,
): Promise<{ rules: BookingRules } | { errors: FieldErrors }> {
  const former = await readBookingRules(app);
  const parsed = v.safeParse(bookingRulesSchema, { ...former, ...changes });
  return parsed.success ? { rules: parsed.output } : { errors: rulesErrors(parsed.issues) };
}

/** Stores changes of the rules, or returns the errors by the name of the rule. */
export async function saveBookingRules(
  app: Pick<AppContext, 'settings'>,
  changes: RuleChanges,
): Promise<FieldErrors> {
  const checked = await checkBookingRules(app, changes);
  if ('errors' in checked) return checked.errors;
  await app.settings.set(bookingRulesArea, checked.rules);
  return {};
}

/** Errors of hours are assigned to their weekday, because the form has a field for each day. */
function rulesErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  return fieldErrors(
    issues.map((issue) => {
      const [rule, ...rest] = issue.path ?? [];
      const day = rule?.key === 'hours' ? rest : undefined;
      return day?.[0] ? { ...issue, path: [day[0], ...day.slice(1)] } : issue;
    }),
  );
}

/** Ontario's public holidays in the next year, and the two optional ones if the rules keep them. */
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
