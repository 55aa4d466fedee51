import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The IANA zone of this browser; undefined on the server and before hydration. */
export function useVisitorZone(): string | undefined {
  return useSyncExternalStore(never, readZone, () => undefined);
}

function readZone(): string | undefined {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
