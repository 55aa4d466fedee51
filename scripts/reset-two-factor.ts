/**
 * `npm run admin:reset-two-factor`: for the owner who has lost both the authenticator app and the
 * recovery codes. Turns two-factor authentication off and ends the owner's sessions; the password doesn't
 * change. Uses the same environment as the site (DATA_DIR, DATABASE_URL), which may keep running.
 */
import { pathToFileURL } from 'node:url';
import { recordAudit } from '#app/admin/audit/audit.server.ts';
import { OWNER_ID } from '#app/admin/session/owner-account.server.ts';
import { stopTwoFactor } from '#app/admin/session/two-factor.server.ts';
import { readConfig } from '#app/platform/config.server.ts';
import { openOwnerDatabase, runCommand } from './owner-database.ts';

export async function resetTwoFactor(env: NodeJS.ProcessEnv): Promise<void> {
  const { db, settings, now } = await openOwnerDatabase(readConfig(env));
  try {
    await stopTwoFactor({ db, settings, now }, OWNER_ID);
    await recordAudit({ db, now }, undefined, 'two-factor-reset');
  } finally {
    await db.destroy();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await runCommand(async () => {
    await resetTwoFactor(process.env);
    process.stdout.write(
      'Two-factor authentication is off, and the owner’s sessions have ended. Log in with the password.\n',
    );
  });
}
