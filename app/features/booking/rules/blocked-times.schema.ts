import * as v from 'valibot';
import { lineField } from '#app/platform/forms/text-fields.ts';
import { parseDayField } from '#app/platform/time/calendar-date.ts';
import { parseClockTime } from '#app/platform/time/time-words.ts';
import { instantOf, TORONTO } from '#app/platform/time/wall-time.ts';
import { blockWords } from './blocked-times.content.ts';
import { type BlockedTime, blockedTimeSchema, SLOT_MINUTES } from './booking-rules.ts';

const { errors } = blockWords;
const MINUTE_MS = 60_000;

const textField = v.optional(v.pipe(v.string(), v.trim()), '');

/**
 * The form that blocks a time: whole days, or the calls of one day from one start time through
 * another. `slotTimes` are the start times of the rules. Outputs the blocked time to be stored.
 */
export function blockFormSchema(slotTimes: readonly string[]) {
  const timeField = v.pipe(
    textField,
    v.check((text) => text === '' || slotTimes.includes(text), errors.time),
  );
  return v.pipe(
    v.object({
      from: v.pipe(
        textField,
        v.check((text) => parseDayField(text) !== undefined, errors.from),
      ),
      to: v.pipe(
        textField,
        v.check((text) => text === '' || parseDayField(text) !== undefined, errors.to),
      ),
      firstTime: timeField,
      lastTime: timeField,
      reason: lineField(200, { tooLong: errors.reason }),
      isReasonPublic: v.pipe(
        textField,
        v.transform((text) => text === 'on'),
      ),
    }),
    v.forward(
      v.check(({ from, to }) => to === '' || from <= to, errors.to),
      ['to'],
    ),
    v.forward(
      v.check((form) => !hasHours(form) || form.to === '' || form.to === form.from, errors.oneDay),
      ['to'],
    ),
    v.forward(
      v.check(
        ({ firstTime, lastTime }) =>
          firstTime === '' ||
          lastTime === '' ||
          slotTimes.indexOf(firstTime) <= slotTimes.indexOf(lastTime),
        errors.timeOrder,
      ),
      ['lastTime'],
    ),
    v.transform((form) => toBlockedTime(form, slotTimes)),
  );
}

type BlockForm = Record<'from' | 'to' | 'firstTime' | 'lastTime' | 'reason', string> & {
  isReasonPublic: boolean;
};

function toBlockedTime(form: BlockForm, slotTimes: readonly string[]): BlockedTime {
  const { from, to, firstTime, lastTime, isReasonPublic } = form;
  const reason = { reason: form.reason || undefined, isReasonPublic };
  if (!hasHours(form)) {
    return v.parse(blockedTimeSchema, { kind: 'days', from, to: to || from, ...reason });
  }
  const first = instantOfSlot(from, firstTime || slotTimes[0]);
  const last = instantOfSlot(from, lastTime || slotTimes.at(-1));
  const end = last.getTime() + SLOT_MINUTES * MINUTE_MS;
  return v.parse(blockedTimeSchema, {
    kind: 'span',
    from: first.toISOString(),
    to: new Date(end).toISOString(),
    ...reason,
  });
}

function hasHours({ firstTime, lastTime }: Pick<BlockForm, 'firstTime' | 'lastTime'>): boolean {
  return firstTime !== '' || lastTime !== '';
}

function instantOfSlot(dateText: string, time: string | undefined): Date {
  const date = parseDayField(dateText);
  const minute = parseClockTime(time ?? '');
  if (date === undefined || minute === undefined) throw new RangeError('Not a slot');
  return instantOf(date, minute, TORONTO);
}
