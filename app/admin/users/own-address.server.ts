import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { findAccount } from '../session/accounts.server.ts';

/** Where the person who acts gets email: their own address, or else the one for notifications. */
export async function ownAddress(
  app: AppContext,
  { actor }: Pick<RequestInfo, 'actor'>,
): Promise<string> {
  const account = actor && (await findAccount(app, actor.id));
  return account?.email || (await app.readMailSettings()).to;
}
