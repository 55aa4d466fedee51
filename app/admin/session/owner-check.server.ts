import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { ownerAccountArea } from './owner-account.server.ts';
import { verifyPassword } from './password-hash.server.ts';
import { acceptCode, hasTwoFactor } from './two-factor.server.ts';

export type OwnerCheck = 'right' | 'wrong' | 'too-many';

/**
 * Asks for the password again before a change of how to log in, and for a code if two-factor
 * authentication is on, so that a stolen session isn't enough to take over the account. Every
 * attempt counts as a login attempt unless all checks succeed; `proof` runs last.
 */
export async function checkOwner(
  app: AppContext,
  info: RequestInfo,
  values: { current?: string; code?: string },
  proof: () => Promise<boolean> = async () => true,
): Promise<OwnerCheck> {
  const { settings, loginThrottle } = app;
  if ((await loginThrottle.begin(info, async () => true)) > 0) return 'too-many';
  const account = await settings.get(ownerAccountArea);
  if (!(await verifyPassword(values.current ?? '', account.passwordHash))) return 'wrong';
  if (hasTwoFactor(account) && !(await acceptCode(app, values.code ?? ''))) return 'wrong';
  if (!(await proof())) return 'wrong';
  await loginThrottle.succeed(info);
  return 'right';
}
