import type { AppContext } from '#app/platform/app-context.server.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { cleanLine } from '#app/platform/forms/text-fields.ts';
import { parseDayField } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { describeInZone, parseClockTime } from '#app/platform/time/time-words.ts';
import { dateAt, instantOf, TORONTO } from '#app/platform/time/wall-time.ts';
import { listTakenTimes } from '../booking.queries.server.ts';
import { doOverlap, spanOf, spanOfBlock, type TakenTime } from '../slots/slots.ts';
import { blockWords } from './blocked-times.content.ts';
import { readBookingRules } from './booking-rules.server.ts';
import {
  type BlockedTime,
  bookingRulesArea,
  listStartTimes,
  SLOT_MINUTES,
} from './booking-rules.ts';

const { errors } = blockWords;
const MOST_REASON_CHARS = 200;

/** The blocked times in order, including past ones, each with the number of upcoming calls in it. */
export async function listBlockedTimes(app: AppContext) {
  const { blocked } = await readBookingRules(app);
  const calls = await listCallTimes(app);
  return blocked
    .toSorted((a, b) => spanOfBlock(a).from - spanOfBlock(b).from)
    .map((block) => ({
      /** Identifies the blocked time for unblocking. Equal blocked times share one key. */
      key: keyOf(block),
      ...describe(block),
      reason: block.reason ?? '',
      isReasonPublic: block.isReasonPublic,
      calls: countCalls(block, calls),
    }));
}

/**
 * Blocks the time of a posted form: whole days, or the calls of one day from one start time through
 * another. Booked calls don't change; `calls` is the number of upcoming calls in this time.
 */
export async function blockTime(
  app: AppContext,
  values: Record<string, string>,
): Promise<
  { kind: 'blocked'; key: string; calls: number } | { kind: 'invalid'; errors: FieldErrors }
> {
  const rules = await readBookingRules(app);
  const read = readBlock(values, listStartTimes(rules), app.now());
  if ('errors' in read) return { kind: 'invalid', errors: read.errors };
  const { block } = read;
  await app.settings.set(bookingRulesArea, { ...rules, blocked: [...rules.blocked, block] });
  const calls = countCalls(block, await listCallTimes(app));
  return { kind: 'blocked', key: keyOf(block), calls };
}

function readBlock(
  values: Record<string, string>,
  times: readonly string[],
  now: Date,
): { block: BlockedTime } | { errors: FieldErrors } {
  const typed = (name: string) => cleanLine(values[name] ?? '');
  const [first, last, reason] = [typed('firstTime'), typed('lastTime'), typed('reason')];
  const from = parseDayField(typed('from'));
  const to = typed('to') === '' ? from : parseDayField(typed('to'));
  const hasHours = first !== '' || last !== '';
  const found: FieldErrors = {};
  if (!from) found.from = errors.from;
  if (from && (!to || to < from)) found.to = errors.to;
  else if (hasHours && to !== from) found.to = errors.oneDay;
  if (first !== '' && !times.includes(first)) found.firstTime = errors.time;
  if (last !== '' && !times.includes(last)) found.lastTime = errors.time;
  else if (first !== '' && last !== '' && times.indexOf(first) > times.indexOf(last)) {
    found.lastTime = errors.timeOrder;
  }
  if (reason.length > MOST_REASON_CHARS) found.reason = errors.reason;
  if (!from || !to || Object.keys(found).length > 0) return { errors: found };

  const why = { reason: reason || undefined, isReasonPublic: typed('isReasonPublic') === 'on' };
  const instant = (time: string, minutes: number) =>
    instantOf(from, (parseClockTime(time) ?? 0) + minutes, TORONTO).toISOString();
  const block: BlockedTime = hasHours
    ? {
        kind: 'span',
        from: instant(first || (times[0] ?? ''), 0),
        to: instant(last || (times.at(-1) ?? ''), SLOT_MINUTES),
        ...why,
      }
    : { kind: 'days', from, to, ...why };
  if (spanOfBlock(block).to > now.getTime()) return { block };
  if (to === dateAt(now, TORONTO)) return { errors: { lastTime: errors.pastTime } };
  return { errors: { [typed('to') === '' ? 'from' : 'to']: errors.past } };
}

/** The times of upcoming calls. */
function listCallTimes({ db, now }: AppContext): Promise<TakenTime[]> {
  return listTakenTimes(db, { now: now().toISOString(), from: now().toISOString() });
}

/** Unblocks a time. Does nothing if it isn't blocked. */
export async function unblockTime(app: AppContext, key: string): Promise<void> {
  const rules = await readBookingRules(app);
  const blocked = rules.blocked.filter((block) => keyOf(block) !== key);
  await app.settings.set(bookingRulesArea, { ...rules, blocked });
}

function keyOf({ from, to }: BlockedTime): string {
  return `${from}/${to}`;
}

function countCalls(block: BlockedTime, calls: readonly TakenTime[]): number {
  const span = spanOfBlock(block);
  return calls.filter((call) => doOverlap(spanOf(call), span)).length;
}

/** 'Thursday, December 3, 2026, 1:00 PM to 3:00 PM' */
function describe(block: BlockedTime) {
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
