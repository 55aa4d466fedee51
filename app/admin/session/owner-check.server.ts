import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { ownerAccountArea } from './owner-account.server.ts';
import { verifyPassword } from './password-hash.server.ts';
import { acceptCode, hasTwoFactor } from './two-factor.server.ts';

export type OwnerCheck = 'right' | 'wrong' | 'too-many';

/**
 * Asks again who is there before a change of how to log in: the password, and a code where two-factor
 * authentication is on. A stolen session must not become a stolen account. Every attempt counts as an
 * attempt to log in, until `proof`, which runs last, is right as well.
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
