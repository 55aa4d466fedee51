/**
 * `npm run doctor`: lists what is left to do before the site goes live. Exits with 1 if there is
 * anything. Before the first start it tells what a new site would still need, and creates nothing.
 */

import { randomBytes } from 'node:crypto';
import { readChecklist } from '#app/admin/start/checklist.server.ts';
import { factsWith } from '#app/facts/facts.ts';
import { readOfferState } from '#app/features/offer/offer.server.ts';
import { readConfig } from '#app/platform/config.server.ts';
import { readMailSettings } from '#app/platform/outbox/mail-settings.server.ts';
import { readStoredFacts } from '#app/platform/owner-facts/owner-facts.server.ts';
import { createSecretBox } from '#app/platform/settings/secret-box.server.ts';
import { createSettings } from '#app/platform/settings/settings.server.ts';
import { connectDatabase } from '#database/connect.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { NoDatabaseError, openOwnerDatabase, runCommand } from './owner-database.ts';

await runCommand(async () => {
  const config = readConfig(process.env);
  const { db, now, settings } = await openOwnerDatabase(config).catch((error: unknown) => {
    if (error instanceof NoDatabaseError) return openNewSite();
    throw error;
  });
  try {
    const own = await readStoredFacts(db);
    const offer = await readOfferState({ settings, now, facts: () => factsWith(own) });
    const facts = factsWith(own, { isOfferEnded: offer.state === 'ended' });
    const items = await readChecklist({
      ...{ db, config, now, settings },
      facts: () => facts,
      readMailSettings: () => readMailSettings(settings, config, facts.company.email),
    });
    for (const { isDone, what, why, setting } of items) {
      const how = setting ? `${why} (${setting})` : why;
      process.stdout.write(`${isDone ? '[done]' : '[to do]'} ${what}${isDone ? '' : `: ${how}`}\n`);
    }
    return items.every((item) => item.isDone);
  } finally {
    await db.destroy();
  }
});

/** An empty database in memory, as a first start would make it. */
async function openNewSite() {
  const db = connectDatabase({ engine: 'sqlite', file: ':memory:' });
  await migrateToLatest(db);
  const now = () => new Date();
  const secrets = createSecretBox(randomBytes(32).toString('base64url'));
  return { db, now, secrets, settings: createSettings(db, secrets, now) };
}
