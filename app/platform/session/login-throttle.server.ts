import type { Db } from '#database/connect.ts';
import { networkOf } from '../forms/network.ts';
import { createRateLimiter } from '../forms/rate-limit.server.ts';

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
  begin(client: LoginClient): Promise<number>;
  /** The password was right: removes the attempts of this client from the counts. */
  succeed(client: LoginClient): Promise<void>;
  /** As `begin`, for somebody who is logged in and enters the password again. */
  beginAgain(client: LoginClient): Promise<number>;
  /** As `succeed`, for `beginAgain`. */
  succeedAgain(client: LoginClient): Promise<void>;
};

/** Attempts of one network at one account, or of one known device. */
const OWN_LIMIT = 10;
/** Attempts of one network at all accounts: an office with several people has one address. */
const NETWORK_LIMIT = 30;
const OWN_WINDOW_MS = 15 * 60_000;
/** Passwords entered again, of all sessions of an account that come from no known device. */
const AGAIN_LIMIT = 30;
const AGAIN_WINDOW_MS = 3_600_000;

/**
 * Limits attempts at passwords by network and by account. A known device is counted by itself, so
 * that strangers in its network don't lock its person out. Nothing limits all networks together: a
 * flood would keep the owner out, and there are never more than two passwords checked at a time.
 *
 * Whoever holds a stolen session has thirty attempts an hour at entering the password again, from
 * all networks together. Those beyond don't count as attempts to log in, and a known device has ten
 * of its own, so that the person can still log in and then change the password.
 */
export function createLoginThrottle(db: Db, now: () => Date): LoginThrottle {
  const own = createRateLimiter('login', { limit: OWN_LIMIT, windowMs: OWN_WINDOW_MS, now });
  const network = createRateLimiter('login-network', {
    limit: NETWORK_LIMIT,
    windowMs: OWN_WINDOW_MS,
    now,
  });
  const again = createRateLimiter('password-again', {
    limit: AGAIN_LIMIT,
    windowMs: AGAIN_WINDOW_MS,
    now,
  });

  const throttle: LoginThrottle = {
    async begin(client) {
      if (client.device) return own.take(db, ownKey(client));
      // First the network: it limits how many rows the accounts that somebody types can make.
      const networkWait = await network.take(db, networkOf(client.ip));
      if (networkWait > 0) return networkWait;
      const wait = await own.take(db, ownKey(client));
      // One person who tries on and on uses up no attempts of the others in the office.
      if (wait > 0) await network.giveBack(db, networkOf(client.ip));
      return wait;
    },
    async succeed(client) {
      await own.clear(db, ownKey(client));
      if (!client.device) await network.giveBack(db, networkOf(client.ip));
    },
    async beginAgain(client) {
      if (client.device) return own.take(db, againKey(client.device));
      const accountWait = await again.take(db, client.person);
      if (accountWait > 0) return accountWait;
      const wait = await throttle.begin(client);
      if (wait > 0) await again.giveBack(db, client.person);
      return wait;
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
