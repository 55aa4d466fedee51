import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { TORONTO } from '#app/platform/time/wall-time.ts';
import type { Clocks, ZoneClock } from '#app/platform/time/zone-clock.ts';
import type { SlotView } from './slot-view.server.ts';

export type ZoneChoice = {
  /** The zone in which times are shown beside Toronto's: the chosen one, else the browser's. */
  zone: string | undefined;
  /** What the visitor chose; undefined if nothing was chosen. */
  chosen: string | undefined;
  choose: (zone: string) => void;
  clocks: Clocks;
  /** Takes the clocks that the server told for a zone; undefined if it didn't answer. */
  learn: (zone: string | undefined, clocks: readonly ZoneClock[] | undefined) => void;
};

type Told = { zone: string | undefined; clocks: readonly ZoneClock[] };

const never = () => () => {};

/** The IANA zone of this browser; undefined on the server and before hydration. */
function useBrowserZone(): string | undefined {
  return useSyncExternalStore(never, readZone, () => undefined);
}

/**
 * The visitor's time zone; of a server-rendered page, the one in its address. Times are written as
 * the server told: the browser's own data may be older, and the emails would give another time. It
 * is used only for a zone that the server doesn't know, or if the server doesn't answer.
 */
export function useZoneChoice(view: SlotView | undefined): ZoneChoice {
  const browserZone = useBrowserZone();
  const [chosen, choose] = useState(view?.zone);
  const zone = chosen ?? browserZone;
  const [told, setTold] = useState<Told>({
    zone: view?.zone,
    clocks: view?.availability.clocks ?? [],
  });
  const wanted = useRef(zone);
  useEffect(() => {
    wanted.current = zone;
  }, [zone]);
  const learn = useCallback<ZoneChoice['learn']>((of, clocks) => {
    // The answer for a zone that is no longer chosen comes too late.
    if (wanted.current !== of) return;
    setTold((before) => {
      if (clocks) return { zone: of, clocks };
      return before.zone === of ? before : { ...before, zone: of };
    });
  }, []);
  const clockIn = (name: string) => told.clocks.find((clock) => clock.zone === name) ?? name;
  // Until the answer for another zone is here, times are shown in the former one.
  const clocks = { toronto: clockIn(TORONTO), visitor: told.zone && clockIn(told.zone) };
  return { zone, chosen, choose, clocks, learn };
}

function readZone(): string | undefined {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
