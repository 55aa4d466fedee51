import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { Account } from './accounts.server.ts';
import { OWNER_ID } from './owner-account.server.ts';
import { verifyPassword } from './password-hash.server.ts';
import { securityWords } from './security.content.ts';
import type { Login } from './session.server.ts';
import { acceptCode, hasTwoFactor } from './two-factor.server.ts';

const words = securityWords.check;

/**
 * Asks for the password again before what outlives a session, and for a code if two-factor
 * authentication is on, so that a stolen session isn't enough to take over the account. Attempts are
 * limited unless all checks succeed. Returns the errors of the fields `current` and `code`, with the
 * status of the response, or undefined if everything is right.
 */
export async function checkAccount(
  app: AppContext,
  info: RequestInfo,
  { account, device }: Login,
  { current = '', code = '' }: Record<string, string>,
) {
  const usesCodes = hasTwoFactor(account);
  const missing: Record<string, string> = {
    ...(!current && { current: words.missing }),
    ...(usesCodes && !code.trim() && { code: words.missingCode }),
  };
  if (Object.keys(missing).length > 0) return { status: 422, errors: missing };
  const client = { ip: info.ip, person: personOf(app, account.email), device };
  const wait = await app.loginThrottle.beginAgain(client);
  if (wait > 0) {
    const minutes = Math.ceil(wait / 60);
    return { status: 429, errors: { current: interpolate(words.tooMany, { minutes }) } };
  }
  if (!(await checkCredentials(app, account, current, code))) {
    // Whoever uses codes isn't told which of the two was wrong, as at the login.
    const wrong = usesCodes ? words.wrongPasswordOrCode : words.wrong;
    return { status: 422, errors: { current: wrong } };
  }
  await app.loginThrottle.succeedAgain(client);
  return undefined;
}

/**
 * Which proof was accepted after the password, or undefined. Without an account, it takes as long as
 * with one.
 */
export async function checkCredentials(
  app: AppContext,
  account: Account | undefined,
  password: string,
  code: string,
  device?: string,
) {
  const isRight = await verifyPassword(password, account?.passwordHash ?? '');
  if (!account || !isRight) return undefined;
  if (account.initialUntil && account.initialUntil <= app.now().toISOString()) return undefined;
  return hasTwoFactor(account) ? acceptCode(app, account, code, device) : 'none';
}

/**
 * Who the attempts at a login are counted for: the typed address, whether somebody has it or not,
 * so that the limits don't tell who works here. Only a keyed hash is stored.
 */
export function personOf({ settings }: AppContext, email: string) {
  const address = email.trim().toLowerCase();
  return address ? settings.secrets.digest('login', address) : OWNER_ID;
}
