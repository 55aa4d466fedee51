import * as v from 'valibot';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { type FieldErrors, fieldErrors } from '#app/platform/forms/field-errors.ts';
import { cleanArea, cleanLine } from '#app/platform/forms/text-fields.ts';
import { isKindUsed } from '../booking.queries.server.ts';
import {
  announceNewDetails,
  countPeopleToTell,
  needsConfirmation,
  type PeopleToTell,
} from '../notifications/changed-details.server.ts';
import { checkBookingRules, readBookingRules, saveBookingRules } from './booking-rules.server.ts';
import type { BookingRules } from './booking-rules.ts';
import { type CallKind, callKindSchema } from './call-kinds.ts';

export type KindOutcome =
  | { kind: 'saved'; id: string; told: number }
  | { kind: 'to-confirm'; toTell: PeopleToTell }
  | { kind: 'invalid'; errors: FieldErrors };

/**
 * Adds a call type (`id` undefined) or changes one. If a change concerns where calls take place,
 * those who have booked one are told, once `values.confirmed` is the number of emails; `told` is how
 * many were sent.
 */
export async function saveCallKind(
  app: AppContext,
  id: string | undefined,
  values: Record<string, string>,
): Promise<KindOutcome> {
  const rules = await readBookingRules(app);
  const title = cleanLine(values.title ?? '');
  const parsed = v.safeParse(callKindSchema, {
    id: id ?? freeId(rules, title),
    title,
    minutes: Number(values.minutes?.trim() || Number.NaN),
    text: cleanArea(values.text ?? ''),
    place: values.place,
    videoLink: cleanLine(values.videoLink ?? '') || undefined,
    address: cleanLine(values.address ?? '') || undefined,
    isOffered: values.isOffered === 'on',
  });
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.issues) };
  const changed = parsed.output;
  const kinds = rules.kinds.some((kind) => kind.id === changed.id)
    ? rules.kinds.map((kind) => (kind.id === changed.id ? changed : kind))
    : [...rules.kinds, changed];
  const checked = await checkBookingRules(app, { kinds });
  if ('rules' in checked) {
    const toTell = await countPeopleToTell(app, rules, checked.rules);
    if (needsConfirmation(toTell, values.confirmed)) return { kind: 'to-confirm', toTell };
  }
  const errors = await saveKinds(app, rules, kinds);
  if (errors) return { kind: 'invalid', errors };
  return { kind: 'saved', id: changed.id, told: await announceNewDetails(app, rules) };
}

/** Removes a kind that nobody has booked. A booked one can only be retired. */
export async function removeCallKind(
  app: AppContext,
  id: string,
): Promise<{ kind: 'removed' } | { kind: 'used' } | { kind: 'invalid'; errors: FieldErrors }> {
  const rules = await readBookingRules(app);
  if (await isKindUsed(app.db, id)) return { kind: 'used' };
  const errors = await saveKinds(
    app,
    rules,
    rules.kinds.filter((kind) => kind.id !== id),
  );
  return errors ? { kind: 'invalid', errors } : { kind: 'removed' };
}

/** Stores the question of the booking form; an empty one removes it. */
export async function saveQuestion(app: AppContext, text: string): Promise<FieldErrors> {
  const errors = await saveBookingRules(app, { question: cleanLine(text) || undefined });
  if (Object.keys(errors).length === 0) await app.renewPages();
  return errors;
}

async function saveKinds(
  app: AppContext,
  rules: BookingRules,
  kinds: CallKind[],
): Promise<FieldErrors | undefined> {
  const found = await saveBookingRules(app, { ...rules, kinds });
  const [message] = Object.values(found);
  if (message !== undefined) return { isOffered: message };
  await app.renewPages();
  return undefined;
}

/** An id made from the title: 'Roadmap Review' gives `roadmap-review`, or `roadmap-review-2`. */
function freeId({ kinds }: BookingRules, title: string): string {
  const plain = title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, 32);
  const base = plain || 'call';
  const isTaken = (id: string) => kinds.some((kind) => kind.id === id);
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!isTaken(id)) return id;
  }
}
