import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The IANA zone of this browser; undefined on the server and until the page has been taken over. */
export function useVisitorZone(): string | undefined {
  return useSyncExternalStore(never, readZone, () => undefined);
}

function readZone(): string | undefined {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
