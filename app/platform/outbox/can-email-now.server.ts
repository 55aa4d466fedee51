import type { AppContext } from '../app-context.server.ts';
import { providersInUse } from './delivery-problems.server.ts';
import { readMailState } from './mail-state.server.ts';

/**
 * Whether emails to visitors and to the team can be sent right now: a mail server is set up, and it
 * didn't fail last. For what the admin area says; what visitors are told outlasts a failure
 * (can-email-visitors.server.ts).
 */
export async function canEmailNow(
  app: Pick<AppContext, 'db' | 'settings' | 'now' | 'readMailSettings'>,
): Promise<boolean> {
  // Settings that can't be read can't send either.
  const settings = await app.readMailSettings().catch(() => undefined);
  if (settings === undefined || !providersInUse(settings).includes('smtp')) return false;
  return (await readMailState(app)).kind !== 'fails';
}
