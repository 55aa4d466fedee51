import type { AppContext } from '../app-context.server.ts';
import { providersInUse } from './delivery-problems.server.ts';

/**
 * Whether emails to visitors can leave: only a mail server sends them, the email service has
 * templates for the owner's notifications alone. While it is false, queued emails wait.
 */
export async function canEmailVisitors({
  readMailSettings,
}: Pick<AppContext, 'readMailSettings'>): Promise<boolean> {
  // Settings that can't be read can't send either.
  const settings = await readMailSettings().catch(() => undefined);
  return settings !== undefined && providersInUse(settings).includes('smtp');
}
