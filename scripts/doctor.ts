/**
 * `npm run doctor`: lists what is left to do before the site goes live. Exits with 1 if there is
 * anything.
 */
import { readChecklist } from '#app/admin/checklist/checklist.server.ts';
import { company } from '#app/facts/company.ts';
import { readConfig } from '#app/platform/config.server.ts';
import { readMailSettings } from '#app/platform/outbox/mail-settings.server.ts';
import { createSecretBox, loadAppSecret } from '#app/platform/settings/secret-box.server.ts';
import { createSettings } from '#app/platform/settings/settings.server.ts';
import { connectDatabase } from '#database/connect.ts';
import { migrateToLatest } from '#database/migrate.ts';

const now = () => new Date();
const config = readConfig(process.env);
const db = connectDatabase(config.database);
await migrateToLatest(db);
const secrets = createSecretBox(loadAppSecret(config.appSecret, config.dataDir));
const settings = createSettings(db, secrets, now);
const items = await readChecklist({
  ...{ db, config, now, settings },
  readMailSettings: () => readMailSettings(settings, config, company.email),
});
for (const { isDone, what, why } of items) {
  process.stdout.write(`${isDone ? '[done]' : '[to do]'} ${what}${isDone ? '' : `: ${why}`}\n`);
}
await db.destroy();
process.exitCode = items.every((item) => item.isDone) ? 0 : 1;
