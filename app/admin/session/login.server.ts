import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { recordAudit } from '../audit/audit.server.ts';
import { personOf } from './account-check.server.ts';
import { type Account, findAccount, findAccountByEmail } from './accounts.server.ts';
import { deviceCookie, findKnownDevice } from './known-device.server.ts';
import { OWNER_ID } from './owner-account.server.ts';
import { verifyPassword } from './password-hash.server.ts';
import { endSession, openSession } from './session.server.ts';
import { acceptCode, hasTwoFactor } from './two-factor.server.ts';

export type LoginOutcome =
  | { kind: 'welcome'; cookies: string[]; isOwner: boolean }
  | { kind: 'wrong' }
  | { kind: 'too-many'; retryAfterSeconds: number };

type Credentials = {
  /** Empty: the owner. */
  email: string;
  password: string;
  code: string;
  headers: Headers;
};

/**
 * Checks the password (and a code, if two-factor authentication is on) and opens a new session.
 * Every failed attempt takes the same time and gets the same answer, whichever part was wrong.
 */
export async function logIn(
  app: AppContext,
  info: RequestInfo,
  { email, password, code, headers }: Credentials,
): Promise<LoginOutcome> {
  const { loginThrottle, log } = app;
  const account = await (email.trim()
    ? findAccountByEmail(app, email)
    : findAccount(app, OWNER_ID));
  const device = account && findKnownDevice(app, account, headers);
  const client = { ip: info.ip, device, person: personOf(app, email) };
  const wait = await loginThrottle.begin(client);
  if (wait > 0) return { kind: 'too-many', retryAfterSeconds: wait };
  const accepted = await checkCredentials(app, account, { password, code, device });
  const session = account && accepted && (await openSession(app, info, account));
  if (!session) {
    log.warn('admin.login-refused', { requestId: info.requestId });
    const detail = email.trim() ? { account: account?.name ?? 'unknown' } : {};
    await recordAudit(app, info, 'login-refused', '', detail);
    return { kind: 'wrong' };
  }
  await loginThrottle.succeed(client);
  const known = { ...info, actor: { id: account.id, name: account.name } };
  await recordAudit(app, known, 'login');
  if (accepted === 'recovery') await recordAudit(app, known, 'recovery-code-used');
  // Logging in again opened a new session, so the browser's previous one has to end.
  await endSession(app, headers);
  const cookies = [session, deviceCookie(app, account, device)];
  return { kind: 'welcome', cookies, isOwner: account.role === 'owner' };
}

/** How the login was accepted, or undefined. Without an account, it takes as long as with one. */
async function checkCredentials(
  app: AppContext,
  account: Account | undefined,
  { password, code, device }: { password: string; code: string; device: string | undefined },
): Promise<'password' | 'app' | 'recovery' | undefined> {
  const isRight = await verifyPassword(password, account?.passwordHash ?? '');
  if (!account || !isRight) return undefined;
  const { initialUntil } = account;
  if (initialUntil && initialUntil <= app.now().toISOString()) return undefined;
  return hasTwoFactor(account) ? acceptCode(app, account.id, code, device) : 'password';
}
