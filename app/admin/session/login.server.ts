import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { hasLoginFrom } from '../audit/audit.queries.server.ts';
import { recordAudit } from '../audit/audit.server.ts';
import { deviceCookie, findKnownDevice } from './known-device.server.ts';
import { isInitialExpired, ownerAccountArea } from './owner-account.server.ts';
import { verifyPassword } from './password-hash.server.ts';
import { endSession, openSession } from './session.server.ts';
import { acceptCode, hasTwoFactor } from './two-factor.server.ts';

export type LoginOutcome =
  | { kind: 'welcome'; cookies: string[] }
  | { kind: 'wrong' }
  | { kind: 'too-many'; retryAfterSeconds: number };

/** How long a network address is known as the owner's after a login from it. */
const KNOWN_ADDRESS_MS = 30 * 24 * 3_600_000;

/**
 * Checks the password (and a code, if two-factor authentication is on) and opens a new session.
 * Every failed attempt takes the same time and gets the same answer, whichever part was wrong.
 */
export async function logIn(
  app: AppContext,
  info: RequestInfo,
  { password, code, headers }: { password: string; code: string; headers: Headers },
): Promise<LoginOutcome> {
  const { db, settings, loginThrottle, now, log } = app;
  const account = await settings.get(ownerAccountArea);
  const device = findKnownDevice(app, account, headers);
  const client = { ip: info.ip, device };
  const wait = await loginThrottle.begin(client, () => {
    const since = new Date(now().getTime() - KNOWN_ADDRESS_MS).toISOString();
    return hasLoginFrom(db, info.ip, since);
  });
  if (wait > 0) return { kind: 'too-many', retryAfterSeconds: wait };
  const isRight =
    (await verifyPassword(password, account.passwordHash)) && !isInitialExpired(account, now());
  const codeKind = isRight && hasTwoFactor(account) ? await acceptCode(app, code) : undefined;
  if (!isRight || (hasTwoFactor(account) && !codeKind)) {
    log.warn('admin.login-refused', { requestId: info.requestId });
    await recordAudit(app, info, 'login-refused');
    return { kind: 'wrong' };
  }
  await loginThrottle.succeed(client);
  await recordAudit(app, info, 'login');
  if (codeKind === 'recovery') await recordAudit(app, info, 'recovery-code-used');
  // Logging in again opens a new session, so the browser's previous one has to end.
  await endSession(app, headers);
  const cookies = [await openSession(app, info), deviceCookie(app, account, device)];
  return { kind: 'welcome', cookies };
}
