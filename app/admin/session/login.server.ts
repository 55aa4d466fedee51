import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { recordAudit } from '../audit/audit.server.ts';
import { checkCredentials, personOf } from './account-check.server.ts';
import { findActiveMemberByEmail } from './accounts.queries.server.ts';
import { findAccount } from './accounts.server.ts';
import { deviceCookie, findKnownDevice } from './known-device.server.ts';
import { OWNER_ID } from './owner-account.server.ts';
import { endSession, openSession } from './session.server.ts';

/**
 * Checks the password (and a code, if two-factor authentication is on) and opens a new session.
 * Every failed attempt takes the same time and gets the same answer, whichever part was wrong.
 * Returns the account and the cookies, or the seconds to wait after too many attempts: 0 if something
 * was wrong. Without an email address it is the owner's account.
 */
export async function logIn(
  app: AppContext,
  info: RequestInfo,
  { email = '', password = '', code = '' }: Record<string, string>,
  headers: Headers,
) {
  const { db, loginThrottle, log } = app;
  const account = await (email.trim()
    ? findActiveMemberByEmail(db, email)
    : findAccount(app, OWNER_ID));
  const device = account && findKnownDevice(app, account, headers);
  const client = { ip: info.ip, device, person: personOf(app, email) };
  const wait = await loginThrottle.begin(client);
  if (wait > 0) return { wait };
  const how = await checkCredentials(app, account, password, code, device);
  if (!account || !how) {
    log.warn('admin.login-refused', { requestId: info.requestId });
    await recordAudit(app, info, 'login-refused');
    return { wait };
  }
  const session = await openSession(app, info, account);
  await loginThrottle.succeed(client);
  const known = { ...info, actor: { id: account.id, name: account.name } };
  await recordAudit(app, known, how === 'recovery' ? 'recovery-code-used' : 'login');
  // Logging in again opened a new session, so the browser's previous one has to end.
  await endSession(app, headers);
  return { account, cookies: [session, deviceCookie(app, account, device)] };
}
