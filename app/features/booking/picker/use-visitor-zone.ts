import { useState, useSyncExternalStore } from 'react';

export type ZoneChoice = {
  /** The zone in which times are shown beside Toronto's: the chosen one, else the browser's. */
  zone: string | undefined;
  /** What the visitor chose; undefined if nothing was chosen. */
  chosen: string | undefined;
  choose: (zone: string) => void;
};

const never = () => () => {};

/** The IANA zone of this browser; undefined on the server and before hydration. */
function useBrowserZone(): string | undefined {
  return useSyncExternalStore(never, readZone, () => undefined);
}

/** The visitor's time zone. `asked` is the choice in the address of a server-rendered page. */
export function useZoneChoice(asked: string | undefined): ZoneChoice {
  const browserZone = useBrowserZone();
  const [chosen, choose] = useState(asked);
  return { zone: chosen ?? browserZone, chosen, choose };
}

function readZone(): string | undefined {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
