import { useEffect, useState, useSyncExternalStore } from 'react';
import { callApi } from '#app/platform/browser/api-client.ts';
import { addDays, type CalendarDate } from '#app/platform/time/calendar-date.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import type { Availability, DayAvailability } from '../slots/availability.schema.ts';
import { pageOfDays } from './days.ts';
import type { SlotView } from './slot-view.server.ts';

type Known = {
  facts: Pick<Availability, 'today' | 'lastDay' | 'next' | 'visitorZone'>;
  days: ReadonlyMap<CalendarDate, DayAvailability>;
  /** For which zone and in which round it was asked. */
  zone: string | undefined;
  round: number;
};

/** What the first request asks for: the two weeks, wherever they begin within a month. */
const FIRST_DAYS = 41;

/**
 * The free times for a call type, loaded page by page. Times of a server-rendered page are Toronto's;
 * they are loaded once more where the visitor's clock may show others. A new `round` loads what is
 * shown again.
 */
export function useAvailability(
  view: SlotView | undefined,
  { kind, month, round }: { kind: string; month: string; round: number },
) {
  // Undefined on the server and before hydration.
  const zone = useSyncExternalStore(never, readZone, () => undefined);
  const [known, setKnown] = useState<Known | undefined>(
    view && { facts: view.availability, days: daysOf(view.availability), zone: undefined, round },
  );
  const [failed, setFailed] = useState<string>();
  // Until the first answer, today comes from the browser's clock.
  const today = known?.facts.today ?? dateAt(new Date(), TORONTO);
  const page = pageOfDays(known?.facts ?? { today, lastDay: today, next: null }, month);
  const { from } = page;
  const to = known ? page.to : addDays(from, FIRST_DAYS);
  const hasPage = known?.days.has(from) === true && known.days.has(to);
  // Toronto's own clocks show what the server has rendered.
  const asked = zone === TORONTO ? undefined : zone;
  const isCurrent = known?.zone === asked && known?.round === round;
  const request = `${from}/${to}/${asked}/${round}`;

  useEffect(() => {
    if (isCurrent && hasPage) return;
    let isWanted = true;
    const query = new URLSearchParams({ from, to, kind, ...(asked && { timeZone: asked }) });
    void callApi(`/api/bookings/availability?${query}`).then((answer) => {
      if (!isWanted) return;
      if (answer.kind !== 'success') return setFailed(request);
      const found = answer.data as Availability;
      setKnown((before) => ({
        facts: found,
        days: new Map([...(isCurrent && before ? before.days : []), ...daysOf(found)]),
        zone: asked,
        round,
      }));
    });
    return () => {
      isWanted = false;
    };
  }, [request, isCurrent, hasPage, from, to, kind, asked, round]);

  return { known, page, zone, hasFailed: failed === request && !hasPage };
}

function daysOf(availability: Availability): Known['days'] {
  return new Map(availability.days.map((day) => [day.date, day]));
}

const never = () => () => {};

function readZone(): string | undefined {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
