/**
 * `npm run build && npm run bench:campaign`: an issue of the newsletter to SIZE (5,000) subscribers
 * by one process on SQLite, or by two on a temporary Postgres (DATABASE=postgres),
 * with KILLS (20) kills by SIGKILL. The email server is slow, refuses some emails, defers others and
 * is down after every few kills; confirmations are requested all the time. Exits with 1 unless every
 * confirmed, unsuppressed address got the issue once and no confirmation took longer than 10 s. Two
 * copies are accepted only under one Message-ID and with the lost outcome on record, and none only
 * if both attempts were killed ("not certain" in the report).
 */
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { newsletterArea } from '#app/features/subscriptions/newsletter/issues/issue-sending.server.ts';
import { createSecretBox } from '#app/platform/settings/secret-box.server.ts';
import { createSettings } from '#app/platform/settings/settings.server.ts';
import { connectDatabase, type DatabaseLocation } from '#database/connect.ts';
import { CAMPAIGN_SECRET, runCampaign } from '#test/campaign.ts';
import { startCampaignMailServer } from '#test/campaign-mail-server.ts';
import { startSite, temporaryFolder } from '#test/site-process.ts';
import { startTemporaryPostgres } from '#test/temporary-postgres.ts';

const SIZE = Number(process.env.SIZE ?? 5000);
const KILLS = Number(process.env.KILLS ?? 20);
const ENGINE = process.env.DATABASE === 'postgres' ? 'postgres' : 'sqlite';
const LIMIT_MS = 60 * 60_000;
const SLOWEST_CONFIRMATION_MS = 10_000;

const mailServer = await startCampaignMailServer({ slowMs: 150 });
const DATA_DIR = temporaryFolder('campaign');
const postgres = ENGINE === 'postgres' ? await startTemporaryPostgres() : undefined;
const location: DatabaseLocation = postgres
  ? { engine: 'postgres', url: await createDatabase(postgres.url) }
  : { engine: 'sqlite', file: path.join(DATA_DIR, 'site.sqlite') };
const env = {
  ...(location.engine === 'postgres' ? { DATABASE_URL: location.url } : {}),
  DATA_DIR,
  APP_SECRET: CAMPAIGN_SECRET,
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'owner@example.com',
  SUBMISSIONS_PER_TEN_MINUTES: '100000',
  BACKUPS_KEPT: '0',
};
const processes = [await startSite(env)];
if (postgres) processes.push(await startSite(env));
const db = connectDatabase(location);
const settings = createSettings(db, createSecretBox(CAMPAIGN_SECRET), () => new Date());
await settings.set(newsletterArea, { perMinute: 600, archive: true });
const figures = await runCampaign({
  db,
  mailServer,
  processes,
  size: SIZE,
  kills: KILLS,
  outageMs: 8000,
  limitMs: LIMIT_MS,
});
const exitCodes = await Promise.all(processes.map((site) => site.stop()));
await db.destroy();
await mailServer.stop();
await postgres?.stop();
console.log(
  JSON.stringify({
    bench: 'campaign',
    database: ENGINE,
    size: SIZE,
    ...figures,
    exitCodes,
    loadAverage: Math.round((os.loadavg()[0] ?? 0) * 10) / 10,
  }),
);
const isRight =
  figures.missing + figures.unwanted + figures.twiceUnexplained === 0 &&
  figures.sent + figures.bounced + figures.uncertain === figures.recipients &&
  figures.confirmationsMissing === 0 &&
  figures.slowestConfirmationMs <= SLOWEST_CONFIRMATION_MS;
process.exit(isRight ? 0 : 1);

async function createDatabase(server: string): Promise<string> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query('create database campaign');
  await client.end();
  return `${server}/campaign`;
}
