import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '#app/platform/browser/api-client.ts';
import { addDays, type CalendarDate } from '#app/platform/time/calendar-date.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import type { Availability } from '../slots/free-slots.server.ts';
import type { DayAvailability, Slot } from '../slots/slot.ts';
import { firstOfMonth, lastOfMonth } from './month.ts';
import type { ZoneChoice } from './zone-choice.tsx';

export type KnownDays = ReadonlyMap<CalendarDate, DayAvailability>;

export type AvailabilityState = {
  state: 'loading' | 'ready' | 'failed';
  today: CalendarDate;
  lastDay: CalendarDate | undefined;
  next: Slot | null | undefined;
  days: KnownDays;
  /** Loads the month of this day and the one after it, unless they are loaded. */
  look: (day: CalendarDate) => void;
  /** Loads again and increments `round`. */
  reload: () => void;
  round: number;
};

/** The availability for a call type, loaded month by month as the visitor navigates. */
export function useAvailability(
  initial: Availability | undefined,
  kind: string,
  { zone, shown, setShown }: Pick<ZoneChoice, 'zone' | 'shown' | 'setShown'>,
): AvailabilityState {
  const [facts, setFacts] = useState<Pick<Availability, 'today' | 'lastDay' | 'next'> | undefined>(
    initial,
  );
  const [days, setDays] = useState<KnownDays>(() => daysOf(initial));
  const [state, setState] = useState<AvailabilityState['state']>(initial ? 'ready' : 'loading');
  const [round, setRound] = useState(initial ? 1 : 0);
  const asked = useRef(new Set<string>());
  const wanted = useRef({ zone, shown });
  useEffect(() => {
    wanted.current = { zone, shown };
  }, [zone, shown]);
  // Until the first response, `today` comes from the browser's clock.
  const today = facts?.today ?? dateAt(new Date(), TORONTO);

  const ask = useCallback(
    async (month: CalendarDate, isFirst: boolean) => {
      if (asked.current.has(month)) return;
      asked.current.add(month);
      const to = lastOfMonth(addDays(lastOfMonth(month), 1));
      const query = { from: month, to, kind, ...(zone && { timeZone: zone }) };
      const answer = await callApi(`/api/bookings/availability?${new URLSearchParams(query)}`);
      if (answer.kind !== 'success') {
        asked.current.delete(month);
        setState((before) => (before === 'loading' ? 'failed' : before));
        return;
      }
      const found = answer.data as Availability;
      // The answer for a zone that is no longer wanted comes too late.
      if (wanted.current.zone !== zone) return;
      setFacts(found);
      // Days of another zone are loaded again when they are shown.
      const isSame = wanted.current.shown === found.visitorZone;
      wanted.current.shown = found.visitorZone;
      setShown(found.visitorZone);
      setDays((known) => new Map([...(isSame ? known : []), ...daysOf(found)]));
      setState('ready');
      if (isFirst && found.next && found.next.date > to) {
        await ask(firstOfMonth(found.next.date), false);
      }
    },
    [kind, zone, setShown],
  );

  useEffect(() => {
    // What was asked for another zone or call type is asked again.
    asked.current.clear();
    if (round === 1) return;
    void ask(firstOfMonth(dateAt(new Date(), TORONTO)), true);
  }, [round, ask]);

  return {
    state,
    today,
    lastDay: facts?.lastDay,
    next: facts?.next,
    days,
    round,
    look: useCallback((day) => void ask(firstOfMonth(day), false), [ask]),
    reload: useCallback(() => {
      setState((before) => (before === 'failed' ? 'loading' : before));
      setRound((before) => before + 2);
    }, []),
  };
}

function daysOf(availability: Availability | undefined): KnownDays {
  return new Map(availability?.days.map((day) => [day.date, day]));
}
