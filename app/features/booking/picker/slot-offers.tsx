import { useEffect, useRef } from 'react';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { PostResult } from '#app/platform/forms/post-result.ts';
import type { FormSubmissionState } from '#app/platform/forms/use-form-submission.ts';
import { Alert } from '#app/ui/alert.tsx';
import type { BookingWords } from '../booking.content.ts';
import { OFFERED_SLOT_FIELD, offeredSlotValue } from '../booking.schema.ts';
import type { Slot } from '../slots/availability.schema.ts';
import { dayAndDate } from './days.ts';

export type LostSlot = { slot: Slot; nearest: readonly Slot[] };

/** The taken slot and the nearest free ones, from the last answer, with or without scripts. */
export function lostSlotOf(
  submission: FormSubmissionState<unknown>['submission'],
  result: PostResult | undefined,
): LostSlot | undefined {
  if (submission.state === 'idle') return result?.data as LostSlot | undefined;
  const isLost = submission.state === 'refused' && submission.status === 409;
  return isLost ? (submission.data as LostSlot) : undefined;
}

/**
 * Shown if somebody else booked the slot first: up to three other times, each a submit button of
 * the same form, so that one click books it with the values of the form. Works without scripts,
 * too.
 */
export function SlotOffers({
  id,
  words,
  lost: { slot, nearest },
}: {
  id: string;
  words: BookingWords['offers'];
  lost: LostSlot;
}) {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus once for each time that was lost
  useEffect(() => {
    box.current?.focus();
  }, [slot]);
  const { weekday, monthDay } = dayAndDate(slot.date);
  return (
    <section ref={box} id={`${id}-offers`} tabIndex={-1} aria-labelledby={`${id}-lost`}>
      <Alert tone="warn" title={<span id={`${id}-lost`}>{words.title}</span>}>
        <p>
          {nearest.length === 0
            ? words.none
            : interpolate(words.text, { time: slot.time, date: `${weekday}, ${monthDay}` })}
        </p>
        <div className="booking-offers">
          {nearest.map((free) => {
            const day = dayAndDate(free.date);
            const { visitor } = free;
            return (
              <button
                key={free.startsAt}
                type="submit"
                name={OFFERED_SLOT_FIELD}
                value={offeredSlotValue(free)}
                className="button button-secondary"
              >
                {interpolate(words.book, {
                  date: `${day.weekday}, ${day.monthDay}`,
                  time: free.time,
                })}{' '}
                {visitor && (
                  <small>
                    {interpolate(words.bookVisitor, {
                      moment: `${visitor.date === free.date ? '' : `${dayAndDate(visitor.date).weekday} `}${visitor.time} ${visitor.place}`,
                    })}
                  </small>
                )}
              </button>
            );
          })}
        </div>
      </Alert>
    </section>
  );
}
