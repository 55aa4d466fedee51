/**
 * `npm run secrets:reseal`: replaces APP_SECRET without typing the stored passwords in again. Stop
 * the site, set the new value as APP_SECRET and the former one as OLD_APP_SECRET (not needed if it
 * was the one that the site generated in DATA_DIR), run this, and start the site. It may be run
 * again after a failure.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { recordAudit } from '#app/admin/audit/audit.server.ts';
import { readConfig, StartError } from '#app/platform/config.server.ts';
import { type ResealResult, resealSecrets } from '#app/platform/settings/reseal.server.ts';
import { openOwnerDatabase, runCommand } from './owner-database.ts';

export async function reseal(env: NodeJS.ProcessEnv): Promise<ResealResult> {
  const config = readConfig(env);
  const to = config.appSecret;
  if (!to) throw new StartError('Set APP_SECRET to the new secret, at least 32 characters.');
  const from = config.oldAppSecret ?? generatedSecret(config.dataDir);
  if (!from) throw new StartError('Set OLD_APP_SECRET to the secret that the site used so far.');
  const { db, now } = await openOwnerDatabase(config);
  try {
    const result = await resealSecrets({ db, now }, { from, to });
    await recordAudit({ db, now }, undefined, 'secrets-resealed');
    return result;
  } finally {
    await db.destroy();
  }
}

function generatedSecret(dataDir: string): string | undefined {
  const file = path.join(dataDir, 'app-secret');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await runCommand(async () => {
    const { resealed, unreadable } = await reseal(process.env);
    process.stdout.write(
      `${resealed} stored secrets are sealed under the new APP_SECRET. Links in emails keep working. Start the site with it, without OLD_APP_SECRET; then delete DATA_DIR/app-secret, if there is one.\n`,
    );
    for (const where of unreadable) {
      process.stdout.write(`It couldn’t be read before either, so type it in again: ${where}\n`);
    }
    return true;
  });
}
