import type { Db } from '#database/connect.ts';
import { createConnectionQueue } from '#database/connection-queue.ts';
import { runTransaction } from '#database/transaction.ts';
import { networkOf } from '../forms/network.ts';
import { createNetworkLimiter, createRateLimiter } from '../forms/rate-limit.server.ts';

/** Who tries to log in, and from where. */
export type LoginClient = {
  ip: string;
  /** The account that is tried. */
  person: string;
  /** Set for a device on which this person has logged in before. */
  device?: string | undefined;
};

export type LoginThrottle = {
  /** Counts an attempt. Returns 0 if it may be checked, otherwise the seconds to wait. */
  begin(client: LoginClient, isKnownAddress: () => Promise<boolean>): Promise<number>;
  /**
   * The password was right: removes this attempt and earlier ones of this client from the counts.
   */
  succeed(client: LoginClient): Promise<void>;
  /**
   * Counts an attempt of somebody who is logged in and enters the password again. Returns which
   * limit refuses it: that of the device or network, or that of the account.
   */
  beginAgain(client: LoginClient): Promise<'allowed' | 'refused' | 'account-refused'>;
  /** As `succeed`, for `beginAgain`. */
  succeedAgain(client: LoginClient): Promise<void>;
};

const OWN_LIMIT = 10;
/** Attempts of one network at all accounts: an office with several people has one address. */
const NETWORK_LIMIT = 30;
const OWN_WINDOW_MS = 15 * 60_000;
const HOUR_MS = 3_600_000;
const TOTAL_LIMIT = 100;
/** During a flood: one attempt per network and minute, and a limit per hour for all networks. */
const SLOW_WINDOW_MS = 60_000;
const SLOW_TOTAL_LIMIT = 1000;
/** Passwords entered again, of all sessions of an account that come from no known device. */
const AGAIN_LIMIT = 30;

/** Attempts at one person, or from one network, lock the same count. */
const runInLoginQueue = createConnectionQueue('to count a login', {
  maxConcurrent: 2,
  maxWaitMs: 20_000,
});

/**
 * Allows ten attempts per network and person in 15 minutes, and thirty per network at all accounts
 * (120 per IPv6 /48: each attempt takes 100 ms of CPU time, so they must not have 30 for each /64).
 * After a hundred attempts of all networks at one person in an hour, new ones are slowed down
 * instead of refused: one a minute for each network, up to a thousand an hour. So a person can still
 * log in from a new address during a flood, and a flood at one person slows down nobody else. A
 * known device has ten attempts of its own; a known address is not slowed down by others. Counted in
 * the database, so that the limits hold for all processes and survive a restart.
 *
 * Whoever holds a stolen session has thirty attempts an hour at entering the password again, from
 * all networks together. Those beyond don't count as attempts to log in, and a known device has ten
 * of its own, so that the person can still log in and then change the password.
 */
export function createLoginThrottle(db: Db, now: () => Date): LoginThrottle {
  const limiter = (name: string, limit: number, windowMs: number) =>
    createRateLimiter(name, { limit, windowMs, now });
  const own = limiter('login', OWN_LIMIT, OWN_WINDOW_MS);
  const network = createNetworkLimiter('login-network', {
    limit: NETWORK_LIMIT,
    windowMs: OWN_WINDOW_MS,
    now,
  });
  const total = limiter('logins', TOTAL_LIMIT, HOUR_MS);
  const slow = limiter('login-slow', 1, SLOW_WINDOW_MS);
  const again = limiter('password-again', AGAIN_LIMIT, HOUR_MS);
  const slowTotal = limiter('logins-slow', SLOW_TOTAL_LIMIT, HOUR_MS);

  const throttle: LoginThrottle = {
    async begin(client, isKnownAddress) {
      // A refused attempt leaves no row: the person is whatever somebody typed, so their number has
      // no limit.
      const isKept = ({ ownWait }: { ownWait: number }) => ownWait === 0;
      const count = async (transaction: Db) => {
        const wait = await own.take(transaction, ownKey(client));
        if (wait > 0 || client.device) return { ownWait: wait, isFlood: false };
        const networkWait = await network.take(transaction, client.ip);
        if (networkWait > 0) return { ownWait: networkWait, isFlood: false };
        return { ownWait: 0, isFlood: (await total.take(transaction, client.person)) > 0 };
      };
      // A known device counts only for itself, so it waits for nobody.
      const { ownWait, isFlood } = client.device
        ? await runTransaction(db, isKept, count)
        : await runInLoginQueue(db, () => runTransaction(db, isKept, count));
      if (!isFlood || (await isKnownAddress())) return ownWait;
      const countSlowly = async (transaction: Db) => {
        const wait = await slow.take(transaction, `${client.person} ${networkOf(client.ip)}`);
        return wait > 0 ? wait : slowTotal.take(transaction, client.person);
      };
      return runInLoginQueue(db, () => db.transaction().execute(countSlowly));
    },
    async succeed(client) {
      await db.transaction().execute(async (transaction) => {
        await own.clear(transaction, ownKey(client));
        if (client.device) return;
        await network.giveBack(transaction, client.ip);
        await total.giveBack(transaction, client.person);
      });
    },
    async beginAgain(client) {
      if (client.device) {
        return (await own.take(db, againKey(client.device))) > 0 ? 'refused' : 'allowed';
      }
      const wait = await runInLoginQueue(db, () => again.take(db, client.person));
      if (wait > 0) return 'account-refused';
      if ((await throttle.begin(client, async () => true)) === 0) return 'allowed';
      await again.giveBack(db, client.person);
      return 'refused';
    },
    async succeedAgain(client) {
      if (client.device) return own.clear(db, againKey(client.device));
      await again.giveBack(db, client.person);
      await throttle.succeed(client);
    },
  };
  return throttle;
}

/** Apart from the attempts to log in of the same device. */
function againKey(device: string): string {
  return `again ${device}`;
}

function ownKey({ ip, person, device }: LoginClient): string {
  return device ? `device ${device}` : `${person} ${networkOf(ip)}`;
}
