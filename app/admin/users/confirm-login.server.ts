import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { checkAccount } from '../session/account-check.server.ts';
import type { Account } from '../session/accounts.server.ts';
import { usersWords } from './users.content.ts';

/**
 * Asks for the password again, and for a code if one is used, before a change that goes on giving
 * access after the session has ended. Returns undefined if they are right, else what to answer.
 */
export async function confirmLogin(
  app: AppContext,
  info: RequestInfo,
  account: Account,
  values: { current?: string; code?: string },
): Promise<{ status: 422 | 429; reason: string } | undefined> {
  const check = await checkAccount(app, info, account, values);
  if (check === 'right') return undefined;
  return { status: check === 'wrong' ? 422 : 429, reason: usersWords.confirm.failed[check] };
}
