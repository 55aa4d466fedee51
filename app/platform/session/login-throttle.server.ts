import { networkOf } from '../forms/network.ts';

export type LoginThrottle = {
  /** Counts a try. Returns 0 when it may be checked, else the seconds to wait. */
  begin(ip: string, isKnownAddress: () => Promise<boolean>): Promise<number>;
  /** The password was right: its try does not count, nor do earlier ones of this address. */
  succeed(ip: string): void;
};

const ADDRESS_LIMIT = 10;
const ADDRESS_WINDOW_MS = 15 * 60_000;
const TOTAL_LIMIT = 100;
const TOTAL_WINDOW_MS = 3_600_000;
const MAX_ADDRESSES = 20_000;

/**
 * Ten tries of an address in 15 minutes, a hundred wrong ones of all addresses in an hour. The total
 * does not count against an address from which the owner has logged in before: a flood from many
 * addresses must not lock the owner out. Kept in memory: a restart forgets it.
 */
export function createLoginThrottle(now: () => Date): LoginThrottle {
  const triesByAddress = new Map<string, number[]>();
  let total: number[] = [];

  return {
    async begin(ip, isKnownAddress) {
      const key = networkOf(ip);
      const time = now().getTime();
      const own = (triesByAddress.get(key) ?? []).filter((at) => at > time - ADDRESS_WINDOW_MS);
      total = total.filter((at) => at > time - TOTAL_WINDOW_MS);
      const [firstOwn] = own;
      if (own.length >= ADDRESS_LIMIT && firstOwn !== undefined) {
        return secondsUntil(firstOwn + ADDRESS_WINDOW_MS, time);
      }
      // Taken before anything is awaited, so that a hundred at once are counted as a hundred.
      own.push(time);
      remember(key, own);
      const [firstOfAll] = total;
      if (total.length >= TOTAL_LIMIT && firstOfAll !== undefined) {
        if (await isKnownAddress()) return 0;
        return secondsUntil(firstOfAll + TOTAL_WINDOW_MS, time);
      }
      total.push(time);
      return 0;
    },
    succeed(ip) {
      const key = networkOf(ip);
      const last = triesByAddress.get(key)?.at(-1);
      triesByAddress.delete(key);
      const at = last === undefined ? -1 : total.lastIndexOf(last);
      if (at !== -1) total.splice(at, 1);
    },
  };

  function remember(key: string, tries: number[]): void {
    triesByAddress.delete(key);
    triesByAddress.set(key, tries);
    if (triesByAddress.size <= MAX_ADDRESSES) return;
    const oldest = triesByAddress.keys().next().value;
    if (oldest !== undefined) triesByAddress.delete(oldest);
  }
}

function secondsUntil(end: number, time: number): number {
  return Math.max(1, Math.ceil((end - time) / 1000));
}
