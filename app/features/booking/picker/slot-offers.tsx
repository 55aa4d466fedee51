import { useEffect, useRef } from 'react';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { PostResult } from '#app/platform/forms/post-result.ts';
import { Alert } from '#app/ui/alert.tsx';
import { OFFERED_SLOT_FIELD, offeredSlotValue } from '../booking.schema.ts';
import { useBookingWords } from '../booking-words.ts';
import type { Slot } from '../slots/slot.ts';
import { dayAndDate } from './month.ts';

export type LostSlot = { slot: Slot; nearest: readonly Slot[] };

/** The taken slot and the nearest free ones, from the result of a post without scripts. */
export function lostSlotOf(result: PostResult | undefined): LostSlot | undefined {
  return result?.data as LostSlot | undefined;
}

/**
 * Shown if somebody else booked the slot first: up to three other times, each a submit button of
 * the same form, so that one click books it with the values of the form. Works without scripts,
 * too.
 */
export function SlotOffers({ id, lost: { slot, nearest } }: { id: string; lost: LostSlot }) {
  const { offers: words } = useBookingWords();
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
