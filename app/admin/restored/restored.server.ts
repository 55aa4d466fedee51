import type { AppContext } from '#app/platform/app-context.server.ts';
import { restoredArea } from '#app/platform/jobs/backup.server.ts';
import { recordAudit } from '../audit/audit.server.ts';
import { OWNER_ID } from '../session/owner-account.server.ts';
import { stopTwoFactor } from '../session/two-factor.server.ts';
import {
  countHeldDeliveries,
  holdDeliveries,
  releaseDeliveries,
} from './restored.queries.server.ts';
import { listUnreadableSecrets, OWNER_TWO_FACTOR } from './unreadable-secrets.server.ts';

/**
 * To be called at the start of the server, before anything is sent. After a restore it holds what
 * was waiting when the backup was made, because it may have been sent since. It logs that something
 * can't be decrypted, as after a restore without the former APP_SECRET. If that is the owner's
 * two-factor authentication, setting ADMIN_PASSWORD turns it off: whoever can set it has the server.
 */
export async function prepareRestoredSite(app: AppContext): Promise<void> {
  const { db, settings, config, log } = app;
  const unreadable = await listUnreadableSecrets(app);
  if (unreadable.length > 0) {
    const advice =
      'Some passwords were encrypted with another APP_SECRET: set that one, or enter again what Today in the admin area lists. For two-factor authentication, set ADMIN_PASSWORD or run npm run admin:reset-two-factor.';
    log.error('secrets.unreadable', { count: unreadable.length, advice });
  }
  if (config.adminPassword && unreadable.includes(OWNER_TWO_FACTOR)) {
    await stopTwoFactor(app, OWNER_ID);
    await recordAudit(app, undefined, 'two-factor-reset');
  }
  const { at, isHeld } = await settings.get(restoredArea);
  if (!at || isHeld) return;
  await db.transaction().execute(async (transaction) => {
    await holdDeliveries(transaction, app.now().toISOString());
    await settings.set(restoredArea, { at, isHeld: true }, transaction);
  });
  log.warn('restored.held', { advice: 'Today in the admin area asks what is to be sent.' });
}

/**
 * What the owner has to decide before anything scheduled is sent; undefined if the site was not
 * restored or it is decided.
 */
export async function readRestored({ db, settings }: AppContext) {
  const { at } = await settings.get(restoredArea);
  return at ? { at, waiting: await countHeldDeliveries(db) } : undefined;
}

/** Lets the site send again; what was waiting is queued again if `isSent`, and else stays cancelled. */
export async function endHold(app: AppContext, isSent: boolean): Promise<void> {
  await app.db.transaction().execute(async (transaction) => {
    if (isSent) await releaseDeliveries(transaction);
    await app.settings.set(restoredArea, { at: '', isHeld: false }, transaction);
  });
  app.wakeOutbox();
}
