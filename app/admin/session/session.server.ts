import { createHash, randomBytes } from 'node:crypto';
import { createContext, type RouterContextProvider, redirect } from 'react-router';
import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import type { Config } from '#app/platform/config.server.ts';
import { readCookie, writeCookie } from '#app/platform/http/cookies.server.ts';
import type { AdminSession } from '#database/schema.ts';
import { type Account, changeAccount, findAccount } from './accounts.server.ts';
import { findKnownDevice } from './known-device.server.ts';
import {
  deleteSession,
  findSession,
  insertSession,
  markSessionSeen,
} from './session.queries.server.ts';

const ABSOLUTE_LIMIT_MS = 12 * 3_600_000;
/** The last-seen time is stored at most this often, to avoid a disk write for every page view. */
const SEEN_STEP_MS = 60_000;
const COOKIE = 'session';

/** Who is logged in, with which session, and on which device if they have logged in from it. */
export type Login = { session: AdminSession; account: Account; device: string | undefined };

/** The login of the request. The guard sets it before any admin page runs. */
export const loginContext = createContext<Login | null>(null);

/** The login of the request. Throws outside of the pages behind the guard. */
export function getLogin(context: Readonly<RouterContextProvider>) {
  const login = context.get(loginContext);
  if (!login) throw new Error('This page is not behind the guard of the admin area.');
  return login;
}

/**
 * Opens a session of an account and returns its cookie. Throws if the password or two-factor
 * authentication was changed since the account was read: such a change ends every session, also one
 * that is being opened.
 */
export async function openSession(app: AppContext, info: RequestInfo, account: Account) {
  const now = app.now();
  const token = randomBytes(32).toString('base64url');
  await changeAccount(app, account, {}, (transaction) =>
    insertSession(transaction, {
      token_hash: hashToken(token),
      ip: info.ip,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: new Date(now.getTime() + ABSOLUTE_LIMIT_MS).toISOString(),
      account_id: account.id,
    }),
  );
  return writeCookie(app.config, COOKIE, token);
}

/** Whether a `Cookie` header carries a login, good or not. */
export function hasSession(config: Config, cookie: string | null | undefined) {
  return readCookie(config, new Headers({ Cookie: cookie ?? '' }), COOKIE) !== undefined;
}

/**
 * The login of a request; undefined if there is none, if its session is unknown, idle or expired, or
 * if its person was suspended or removed.
 */
export async function findLogin(app: AppContext, request: Request) {
  const token = readCookie(app.config, request.headers, COOKIE);
  const now = app.now();
  const session = token && (await findSession(app.db, now, hashToken(token)));
  if (!session) return undefined;
  if (now.getTime() - Date.parse(session.last_seen_at) >= SEEN_STEP_MS) {
    await markSessionSeen(app.db, session.token_hash, now.toISOString());
  }
  const account = await findAccount(app, session.account_id);
  const device = account && findKnownDevice(app, account, request.headers);
  return account && { session, account, device };
}

/** Ends the session of a request if there is one. */
export async function endSession(app: AppContext, headers: Headers) {
  const token = readCookie(app.config, headers, COOKIE);
  if (token) await deleteSession(app.db, hashToken(token));
}

/** Leads to the login, which shows the notice of this name, and takes the cookie from the browser. */
export function leave({ config }: AppContext, notice: string) {
  return redirect(`/admin/login?done=${notice}`, {
    status: 303,
    headers: {
      'Set-Cookie': writeCookie(config, COOKIE, '', 0),
      // Not "storage", nor "cookies": drafts of unsent forms must survive a logout, and the device stays known.
      'Clear-Site-Data': '"cache"',
    },
  });
}

function hashToken(token: string) {
  return createHash('sha256').update(token).digest('base64url');
}
