import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import type { LoginClient } from '#app/platform/session/login-throttle.server.ts';
import { type Account, readAccount } from './accounts.server.ts';
import { OWNER_ID } from './owner-account.server.ts';
import { verifyPassword } from './password-hash.server.ts';
import { acceptCode, hasTwoFactor } from './two-factor.server.ts';

export type AccountCheck = 'right' | 'wrong' | 'too-many';

/**
 * Asks for the password again before a change of how to log in, and for a code if two-factor
 * authentication is on, so that a stolen session isn't enough to take over the account. Every
 * attempt counts as a login attempt unless all checks succeed; `proof` runs last.
 */
export async function checkAccount(
  app: AppContext,
  info: RequestInfo,
  { id, email }: Pick<Account, 'id' | 'email'>,
  values: { current?: string; code?: string },
  proof: () => Promise<boolean> = async () => true,
): Promise<AccountCheck> {
  const client: LoginClient = { ip: info.ip, person: personOf(app, email) };
  if ((await app.loginThrottle.begin(client, async () => true)) > 0) return 'too-many';
  const account = await readAccount(app, id);
  if (!(await verifyPassword(values.current ?? '', account.passwordHash))) return 'wrong';
  if (hasTwoFactor(account) && !(await acceptCode(app, id, values.code ?? ''))) return 'wrong';
  if (!(await proof())) return 'wrong';
  await app.loginThrottle.succeed(client);
  return 'right';
}

/**
 * Who the attempts at a login are counted for: the typed address, whether somebody has it or not,
 * so that the limits don't tell who works here. Only a keyed hash is stored.
 */
export function personOf({ settings }: Pick<AppContext, 'settings'>, email: string): string {
  const address = email.trim().toLowerCase();
  return address ? settings.secrets.digest('login', address) : OWNER_ID;
}
