import * as v from 'valibot';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { slugOf } from '#app/platform/format/slug.ts';
import { type FieldErrors, fieldErrors } from '#app/platform/forms/field-errors.ts';
import { cleanArea, cleanLine } from '#app/platform/forms/text-fields.ts';
import type { Booking } from '#database/schema.ts';
import { isKindUsed, listCalls, lockCalendar, updateBooking } from '../booking.queries.server.ts';
import { readBookingContext } from '../invites/booking-invites.server.ts';
import { queueDetailsMails } from '../notifications/booking-emails.server.ts';
import { runInBookingQueue } from '../slots/booking-queue.server.ts';
import { readBookingRules } from './booking-rules.server.ts';
import { type BookingRules, bookingRulesArea, bookingRulesSchema } from './booking-rules.ts';
import { describeCall } from './call-details.server.ts';
import { callKindSchema } from './call-kinds.ts';

/** The emails that a change of the rules would send, to how many people, and who gets none. */
export type PeopleToTell = {
  readonly emails: number;
  readonly people: number;
  /** The names of those who gave no email address. */
  readonly byPhone: readonly string[];
};

export type RulesOutcome =
  /** `told` is how many people were emailed. */
  | { kind: 'saved'; told: number }
  | { kind: 'to-confirm'; toTell: PeopleToTell }
  /** By the name of the rule, or the weekday. */
  | { kind: 'invalid'; errors: FieldErrors };

/**
 * Stores changes of the rules. If they change the place or the link of calls, those who have booked
 * one are told, once `confirmed` is the number of emails.
 */
export async function changeRules(
  app: AppContext,
  changes: Partial<Record<keyof BookingRules, unknown>>,
  confirmed?: string,
): Promise<RulesOutcome> {
  const former = await readBookingRules(app);
  const parsed = v.safeParse(bookingRulesSchema, { ...former, ...changes });
  if (!parsed.success) return { kind: 'invalid', errors: rulesErrors(parsed.issues) };
  const rules = parsed.output;
  const isElsewhere = (call: Booking) => {
    const [old, current] = [former, rules].map((of) => describeCall({ app, rules: of }, call));
    return old?.meetingLink !== current?.meetingLink || old?.location !== current?.location;
  };
  const from = app.now().toISOString();
  const toTell = countPeople((await listCalls(app.db, { from })).filter(isElsewhere));
  const { emails, byPhone } = toTell;
  if ((emails > 0 || byPhone.length > 0) && confirmed !== String(emails)) {
    return { kind: 'to-confirm', toTell };
  }
  await app.settings.set(bookingRulesArea, rules);
  await app.renewPages();
  return { kind: 'saved', told: await tellOfNewDetails(app, isElsewhere) };
}

/** Who is emailed about these calls, and who has to be called. */
export function countPeople(calls: Booking[]): PeopleToTell {
  const emails = calls.map(({ email }) => email.toLowerCase()).filter(Boolean);
  const byPhone = calls.filter(({ email }) => email === '').map(({ name }) => name);
  return { emails: emails.length, people: new Set(emails).size, byPhone };
}

/** Errors of hours are assigned to their weekday, because the form has a field for each day. */
function rulesErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  return fieldErrors(
    issues.map((issue) => {
      const [rule, day] = issue.path ?? [];
      return rule?.key === 'hours' && day ? { ...issue, path: [day] } : issue;
    }),
  );
}

/**
 * Queues an email for every upcoming call whose place or meeting link has changed, with an invite
 * that replaces the earlier one. Returns the number of calls with an email address.
 */
async function tellOfNewDetails(
  app: AppContext,
  isElsewhere: (call: Booking) => boolean,
): Promise<number> {
  const context = await readBookingContext(app);
  const told = await runInBookingQueue(() =>
    app.db.transaction().execute(async (transaction) => {
      const within = { ...context, transaction };
      await lockCalendar(transaction);
      const now = app.now().toISOString();
      const calls = (await listCalls(transaction, { from: now })).filter(isElsewhere);
      for (const before of calls) {
        const change = { sequence: before.sequence + 1, updated_at: now };
        if ((await updateBooking(transaction, before, change)) !== 'done') continue;
        await queueDetailsMails(within, before, { ...before, ...change });
      }
      return calls.filter(({ email }) => email !== '').length;
    }),
  );
  if (told > 0) app.wakeOutbox();
  return told;
}

/** Adds a call type (`id` undefined) or changes one. */
export async function saveCallKind(
  app: AppContext,
  id: string | undefined,
  values: Record<string, string>,
): Promise<RulesOutcome & { id: string }> {
  const { kinds } = await readBookingRules(app);
  const title = cleanLine(values.title ?? '');
  const wanted = {
    id: id ?? freeId(kinds, title),
    title,
    minutes: Number(values.minutes?.trim() || Number.NaN),
    text: cleanArea(values.text ?? ''),
    place: values.place,
    videoLink: cleanLine(values.videoLink ?? '') || undefined,
    address: cleanLine(values.address ?? '') || undefined,
    isOffered: values.isOffered === 'on',
  };
  const parsed = v.safeParse(callKindSchema, wanted);
  if (!parsed.success) {
    return { kind: 'invalid', id: wanted.id, errors: fieldErrors(parsed.issues) };
  }
  const changed = kinds.some((kind) => kind.id === wanted.id)
    ? kinds.map((kind) => (kind.id === wanted.id ? parsed.output : kind))
    : [...kinds, parsed.output];
  return { ...(await changeKinds(app, changed, values.confirmed)), id: wanted.id };
}

/** Removes a kind that nobody has booked. A booked one can only be retired. */
export async function removeCallKind(app: AppContext, id: string): Promise<RulesOutcome> {
  if (await isKindUsed(app.db, id)) {
    return {
      kind: 'invalid',
      errors: { isOffered: 'Calls of this type have been booked. Uncheck this instead.' },
    };
  }
  const { kinds } = await readBookingRules(app);
  return changeKinds(
    app,
    kinds.filter((kind) => kind.id !== id),
  );
}

async function changeKinds(
  app: AppContext,
  kinds: BookingRules['kinds'],
  confirmed?: string,
): Promise<RulesOutcome> {
  const outcome = await changeRules(app, { kinds }, confirmed);
  if (outcome.kind !== 'invalid') return outcome;
  const [message = ''] = Object.values(outcome.errors);
  return { kind: 'invalid', errors: { isOffered: message } };
}

/** An id made from the title: 'Roadmap Review' gives `roadmap-review`, or `roadmap-review-2`. */
function freeId(kinds: BookingRules['kinds'], title: string): string {
  const base = slugOf(title.replace(/^[^a-z]+/i, ''), 32) || 'call';
  let id = base;
  for (let number = 2; kinds.some((kind) => kind.id === id); number += 1) id = `${base}-${number}`;
  return id;
}
