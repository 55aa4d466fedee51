import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import type { LoginClient } from '#app/platform/session/login-throttle.server.ts';
import { OWNER_ID } from './owner-account.server.ts';
import { verifyPassword } from './password-hash.server.ts';
import { securityWords } from './security.content.ts';
import type { Login } from './session.server.ts';
import { acceptCode, hasTwoFactor } from './two-factor.server.ts';

const words = securityWords.check;

/** The errors of the fields `current` and `code`, with the status of the response. */
export type AccountRefusal = { status: 422 | 429; errors: { current?: string; code?: string } };

/**
 * Asks for the password again before a change of how to log in, and for a code if two-factor
 * authentication is on, so that a stolen session isn't enough to take over the account. Attempts are
 * limited unless all checks succeed; `proof` of a code runs last. Returns undefined if everything is
 * right.
 */
export async function checkAccount(
  app: AppContext,
  info: RequestInfo,
  { account, device }: Pick<Login, 'account' | 'device'>,
  values: { current?: string; code?: string },
  proof?: () => Promise<boolean>,
): Promise<AccountRefusal | undefined> {
  const { current = '', code = '' } = values;
  const usesCodes = hasTwoFactor(account);
  const missing = {
    ...(current === '' && { current: words.missing }),
    ...((usesCodes || proof) && code.trim() === '' && { code: words.missingCode }),
  };
  if (Object.keys(missing).length > 0) return { status: 422, errors: missing };
  const client: LoginClient = { ip: info.ip, person: personOf(app, account.email), device };
  const attempt = await app.loginThrottle.beginAgain(client);
  if (attempt !== 'allowed') {
    const current = attempt === 'refused' ? words.tooMany : words.tooManyOfAccount;
    return { status: 429, errors: { current } };
  }
  // Whoever uses codes isn't told which of the two was wrong, as at the login.
  const wrong = usesCodes ? words.wrongPasswordOrCode : words.wrong;
  if (!(await verifyPassword(current, account.passwordHash))) return refuse({ current: wrong });
  if (usesCodes && !(await acceptCode(app, account.id, code))) return refuse({ current: wrong });
  if (proof && !(await proof())) return refuse({ code: words.wrongCode });
  await app.loginThrottle.succeedAgain(client);
  return undefined;
}

function refuse(errors: AccountRefusal['errors']): AccountRefusal {
  return { status: 422, errors };
}

/**
 * Who the attempts at a login are counted for: the typed address, whether somebody has it or not,
 * so that the limits don't tell who works here. Only a keyed hash is stored.
 */
export function personOf({ settings }: Pick<AppContext, 'settings'>, email: string): string {
  const address = email.trim().toLowerCase();
  return address ? settings.secrets.digest('login', address) : OWNER_ID;
}
