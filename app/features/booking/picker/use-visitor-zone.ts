import { useState, useSyncExternalStore } from 'react';
import { TORONTO } from '#app/platform/time/wall-time.ts';
import type { SlotView } from './slot-view.server.ts';

export type ZoneChoice = {
  /** The zone to ask for: the chosen one, else the browser's. */
  zone: string | undefined;
  /** What the visitor chose; undefined if nothing was chosen. */
  chosen: string | undefined;
  choose: (zone: string) => void;
  /** The zone of the times that are shown, which the server told: Toronto's if it knows no other. */
  shown: string;
  setShown: (zone: string) => void;
};

const never = () => () => {};

/** The visitor's time zone; of a server-rendered page, the one in its address. */
export function useZoneChoice(view: SlotView | undefined): ZoneChoice {
  // Undefined on the server and before hydration.
  const browserZone = useSyncExternalStore(never, readZone, () => undefined);
  const [chosen, choose] = useState(view?.zone);
  const [shown, setShown] = useState(view?.availability.visitorZone ?? TORONTO);
  return { zone: chosen ?? browserZone, chosen, choose, shown, setShown };
}

function readZone(): string | undefined {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
