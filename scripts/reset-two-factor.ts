/**
 * `npm run admin:reset-two-factor`: for an owner who has lost both the authenticator app and the
 * recovery codes. Turns two-factor authentication off and ends all sessions; the password doesn't
 * change. Uses the same environment as the site (DATA_DIR, DATABASE_URL), which may keep running.
 */
import { pathToFileURL } from 'node:url';
import { recordAudit } from '#app/admin/audit/audit.server.ts';
import { deleteAllSessions } from '#app/admin/session/session.queries.server.ts';
import { stopTwoFactor } from '#app/admin/session/two-factor.server.ts';
import { readConfig } from '#app/platform/config.server.ts';
import { createSecretBox, loadAppSecret } from '#app/platform/settings/secret-box.server.ts';
import { createSettings } from '#app/platform/settings/settings.server.ts';
import { connectDatabase } from '#database/connect.ts';
import { migrateToLatest } from '#database/migrate.ts';

export async function resetTwoFactor(env: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(env);
  const db = connectDatabase(config.database);
  try {
    await migrateToLatest(db);
    const now = () => new Date();
    const secrets = createSecretBox(loadAppSecret(config.appSecret, config.dataDir));
    const settings = createSettings(db, secrets, now);
    await stopTwoFactor({ db, settings, now });
    await deleteAllSessions(db);
    await recordAudit({ db, now }, undefined, 'two-factor-reset');
  } finally {
    await db.destroy();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await resetTwoFactor(process.env);
  process.stdout.write(
    'Two-factor authentication is off, and all sessions have ended. Log in with the password.\n',
  );
}
