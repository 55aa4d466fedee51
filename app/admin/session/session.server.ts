import { createHash, randomBytes } from 'node:crypto';
import { createContext, type RouterContextProvider } from 'react-router';
import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import type { Config } from '#app/platform/config.server.ts';
import { readCookie, writeCookie } from '#app/platform/http/cookies.server.ts';
import type { AdminSession } from '#database/schema.ts';
import { type Account, findAccount, isUnchanged } from './accounts.server.ts';
import { findKnownDevice } from './known-device.server.ts';
import {
  deleteSession,
  deleteSessionsExpiredBefore,
  findSessionByHash,
  insertSession,
  markSessionSeen,
} from './session.queries.server.ts';

export const IDLE_LIMIT_MS = 30 * 60_000;
export const ABSOLUTE_LIMIT_MS = 12 * 3_600_000;
/** The last-seen time is stored at most this often, to avoid a disk write for every page view. */
const SEEN_STEP_MS = 60_000;
const TOKEN_BYTES = 32;
const COOKIE = 'session';

/** Who is logged in, with which session, and on which device if they have logged in from it. */
export type Login = { session: AdminSession; account: Account; device: string | undefined };

/** The login of the request. The guard sets it before any admin page runs. */
export const loginContext = createContext<Login | null>(null);

/** The login of the request. Throws outside of the pages behind the guard. */
export function getLogin(context: Readonly<RouterContextProvider>): Login {
  const login = context.get(loginContext);
  if (!login) throw new Error('This page is not behind the guard of the admin area.');
  return login;
}

/**
 * Opens a session of an account and returns its cookie; undefined if the password or two-factor
 * authentication was changed since the account was read: such a change ends every session, also one
 * that is being opened. Deletes expired sessions.
 */
export async function openSession(
  app: AppContext,
  info: RequestInfo,
  account: Account,
): Promise<string | undefined> {
  const now = app.now();
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await deleteSessionsExpiredBefore(app.db, {
    now: now.toISOString(),
    idleSince: new Date(now.getTime() - IDLE_LIMIT_MS).toISOString(),
  });
  const isOpened = await app.db.transaction().execute(async (transaction) => {
    if (!(await isUnchanged(transaction, app, account))) return false;
    await insertSession(transaction, {
      token_hash: hashToken(token),
      ip: info.ip,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: new Date(now.getTime() + ABSOLUTE_LIMIT_MS).toISOString(),
      account_id: account.id,
    });
    return true;
  });
  return isOpened ? writeCookie(app.config, COOKIE, token) : undefined;
}

/** The secret of a login that a request carries, whether or not it's still good. */
export function findSessionToken(config: Config, headers: Headers): string | undefined {
  return readCookie(config, headers, COOKIE);
}

/** Whether a `Cookie` header carries a login, good or not. */
export function hasSession(config: Config, cookie: string | undefined): boolean {
  return (
    cookie !== undefined && findSessionToken(config, new Headers({ Cookie: cookie })) !== undefined
  );
}

/**
 * The login of a request; undefined if there is none, if its session is unknown, idle or expired, or
 * if its person was suspended or removed.
 */
export async function findLogin(app: AppContext, request: Request): Promise<Login | undefined> {
  const token = readCookie(app.config, request.headers, COOKIE);
  if (!token || !/^[\w-]{43}$/.test(token)) return undefined;
  const session = await findSessionByHash(app.db, hashToken(token));
  if (!session) return undefined;
  const now = app.now();
  const idleSince = now.getTime() - new Date(session.last_seen_at).getTime();
  if (idleSince >= IDLE_LIMIT_MS || session.expires_at <= now.toISOString()) {
    await deleteSession(app.db, session.token_hash);
    return undefined;
  }
  if (idleSince >= SEEN_STEP_MS) {
    await markSessionSeen(app.db, session.token_hash, now.toISOString());
  }
  const account = await findAccount(app, session.account_id);
  const device = account && findKnownDevice(app, account, request.headers);
  return account && { session, account, device };
}

/** Ends the session of a request if there is one. */
export async function endSession(app: AppContext, headers: Headers): Promise<void> {
  const token = readCookie(app.config, headers, COOKIE);
  if (token) await deleteSession(app.db, hashToken(token));
}

/** The cookie that deletes the session cookie from the browser. */
export function expiredCookie(config: Config): string {
  return writeCookie(config, COOKIE, '', 0);
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
