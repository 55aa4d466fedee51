import * as v from 'valibot';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { type FieldErrors, fieldErrors } from '#app/platform/forms/field-errors.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { describeInZone } from '#app/platform/time/time-words.ts';
import { dateAt, instantOf, TORONTO } from '#app/platform/time/wall-time.ts';
import type { Db } from '#database/connect.ts';
import { listTakenTimes } from '../booking.queries.server.ts';
import type { TakenTime } from '../slots/taken-times.ts';
import { blockWords } from './blocked-times.content.ts';
import { blockFormSchema } from './blocked-times.schema.ts';
import { type BlockedTime, bookingRulesArea, listStartTimes } from './booking-rules.ts';

const { errors } = blockWords;

export type BlockedTimeView = {
  /** Identifies the blocked time for unblocking. Equal blocked times share one key. */
  key: string;
  /** 'Thursday, December 3, 2026, 1:00 PM to 3:00 PM' */
  when: string;
  reason: string;
  isReasonPublic: boolean;
  firstDay: CalendarDate;
  lastDay: CalendarDate;
  /** The number of upcoming calls in this time, which were booked before and stay booked. */
  calls: number;
};

type BlockedTimesContext = Pick<AppContext, 'db' | 'settings' | 'now'>;

/** The blocked times in order, including past ones. */
export async function listBlockedTimes({
  db,
  settings,
  now,
}: BlockedTimesContext): Promise<BlockedTimeView[]> {
  const { blocked } = await settings.get(bookingRulesArea);
  const calls = await listCallTimes(db, now());
  return blocked
    .toSorted((a, b) => spanOfBlock(a).from - spanOfBlock(b).from)
    .map((block) => ({
      key: keyOf(block),
      ...describe(block),
      reason: block.reason ?? '',
      isReasonPublic: block.isReasonPublic,
      calls: callsIn(block, calls).length,
    }));
}

/**
 * Blocks the time of a posted form. Booked calls don't change; `calls` is the number of upcoming
 * calls in this time.
 */
export async function blockTime(
  { db, settings, now }: BlockedTimesContext,
  values: Record<string, string>,
): Promise<
  { kind: 'blocked'; key: string; calls: number } | { kind: 'invalid'; errors: FieldErrors }
> {
  const rules = await settings.get(bookingRulesArea);
  const parsed = v.safeParse(blockFormSchema(listStartTimes(rules)), values);
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.issues) };
  const block = parsed.output;
  const past = findPast(block, values, now());
  if (past) return { kind: 'invalid', errors: past };
  await settings.set(bookingRulesArea, { ...rules, blocked: [...rules.blocked, block] });
  const calls = callsIn(block, await listCallTimes(db, now()));
  return { kind: 'blocked', key: keyOf(block), calls: calls.length };
}

/** The error of a block that is over already. */
function findPast(
  block: BlockedTime,
  values: Record<string, string>,
  now: Date,
): FieldErrors | undefined {
  if (spanOfBlock(block).to > now.getTime()) return undefined;
  const lastDay = block.kind === 'days' ? block.to : dateAt(new Date(block.from), TORONTO);
  if (lastDay === dateAt(now, TORONTO)) return { lastTime: errors.pastTime };
  return values.to?.trim() ? { to: errors.past } : { from: errors.past };
}

/** The times of upcoming calls. */
function listCallTimes(db: Db, now: Date): Promise<TakenTime[]> {
  return listTakenTimes(db, { now: now.toISOString(), from: now.toISOString() });
}

/** Unblocks a time. Does nothing if it isn't blocked. */
export async function unblockTime({ settings }: BlockedTimesContext, key: string): Promise<void> {
  const rules = await settings.get(bookingRulesArea);
  const blocked = rules.blocked.filter((block) => keyOf(block) !== key);
  await settings.set(bookingRulesArea, { ...rules, blocked });
}

export function keyOf({ from, to }: BlockedTime): string {
  return `${from}/${to}`;
}

/** The span of a blocked time in milliseconds since 1970; the end is exclusive. */
export function spanOfBlock(block: BlockedTime): { from: number; to: number } {
  if (block.kind === 'span') return { from: Date.parse(block.from), to: Date.parse(block.to) };
  return {
    from: instantOf(block.from, 0, TORONTO).getTime(),
    // Not the beginning of the next day, which a block until the end of the year 9999 doesn't have.
    to: instantOf(block.to, 24 * 60, TORONTO).getTime(),
  };
}

function callsIn(block: BlockedTime, calls: readonly TakenTime[]): TakenTime[] {
  const { from, to } = spanOfBlock(block);
  return calls.filter((call) => Date.parse(call.startsAt) < to && from < Date.parse(call.endsAt));
}

function describe(block: BlockedTime): Pick<BlockedTimeView, 'when' | 'firstDay' | 'lastDay'> {
  if (block.kind === 'days') {
    const days = [...new Set([block.from, block.to])].map(formatLongDate);
    return { when: days.join(' to '), firstDay: block.from, lastDay: block.to };
  }
  const first = describeInZone(new Date(block.from), TORONTO);
  const last = describeInZone(new Date(block.to), TORONTO);
  const end = first.date === last.date ? last.time : `${last.longDate}, ${last.time}`;
  return {
    when: `${first.longDate}, ${first.time} to ${end}`,
    firstDay: first.date,
    lastDay: dateAt(new Date(Date.parse(block.to) - 1), TORONTO),
  };
}
