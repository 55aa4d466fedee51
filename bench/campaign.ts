/**
 * `npm run build && npm run bench:campaign`: an issue of the newsletter to SIZE (5,000) subscribers
 * by one process on SQLite, or by two on a temporary Postgres (DATABASE=postgres),
 * with KILLS (20) kills by SIGKILL. The email server is slow, refuses some emails, defers others and
 * is down after every few kills; confirmations are requested all the time. Exits with 1 unless every
 * confirmed, unsuppressed address got the issue once and no confirmation took longer than 10 s. Two
 * copies are accepted only under one Message-ID and with the lost outcome on record, and none only
 * if both attempts were killed ("uncertain").
 */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { newId } from '#app/platform/ids.ts';
import { addressHash, secretTokenHash } from '#app/platform/secret-links/secret-links.server.ts';
import { createSecretBox } from '#app/platform/settings/secret-box.server.ts';
import { connectDatabase, type DatabaseLocation } from '#database/connect.ts';
import { startSite, temporaryFolder } from '#test/site-process.ts';
import { startTemporaryPostgres } from '#test/temporary-postgres.ts';
import { startCampaignMailServer } from './campaign-mail-server.ts';

const SIZE = Number(process.env.SIZE ?? 5000);
const KILLS = Number(process.env.KILLS ?? 20);
const SECRET = 'a secret for the campaign, thirty-two characters or more';
const ISSUE_ID = '01CAMPA1GN0000000000000000';
const BATCH = `newsletter-issue:${ISSUE_ID}`;
const MINUTE_MS = 60_000;
const OUTAGE_MS = 8000;
/** A confirmation requested this shortly before an outage may be delayed by it. */
const OUTAGE_MARGIN_MS = 10_000;
const SLOWEST_CONFIRMATION_MS = 10_000;
/** Rows of one insert: SQLite and Postgres limit the parameters of a statement. */
const CHUNK = 100;

/** A confirmation that was asked for and acknowledged. */
type Asked = { email: string; at: number };

const mailServer = await startCampaignMailServer(150);
const DATA_DIR = temporaryFolder('campaign');
const postgres = process.env.DATABASE === 'postgres' ? await startTemporaryPostgres() : undefined;
const location: DatabaseLocation = postgres
  ? { engine: 'postgres', url: await createDatabase(postgres.url) }
  : { engine: 'sqlite', file: path.join(DATA_DIR, 'site.sqlite') };
const env = {
  ...(location.engine === 'postgres' ? { DATABASE_URL: location.url } : {}),
  DATA_DIR,
  APP_SECRET: SECRET,
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'owner@example.com',
  SUBMISSIONS_PER_TEN_MINUTES: '100000',
  BACKUPS_KEPT: '0',
};
const processes = [await startSite(env)];
if (postgres) processes.push(await startSite(env));
const db = connectDatabase(location);
const secrets = createSecretBox(SECRET);
await db
  .insertInto('settings')
  .values({
    key: 'newsletter',
    value: JSON.stringify({ perMinute: 600, archive: true }),
    updated_at: new Date().toISOString(),
  })
  .execute();
const expected = await addSubscribers();
const startedAt = Date.now();
await beginIssue();
let isOver = false;
const confirmations = askForConfirmations();
const killed = await killUntilSent();
isOver = true;
const asked = await confirmations;
// The last ones may still be on their way.
for (let second = 0; second < 60 && !asked.every(hasArrived); second++) await sleep(1000);
const figures = await compare();
const exitCodes = await Promise.all(processes.map((site) => site.stop()));
await db.destroy();
await mailServer.stop();
await postgres?.stop();
const seconds = Math.round((Date.now() - startedAt) / 1000);
console.log(
  JSON.stringify({ bench: 'campaign', size: SIZE, killed, seconds, ...figures, exitCodes }),
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

/** Resolves to the addresses that have to get the issue, or whose server says that they don't exist. */
async function addSubscribers(): Promise<Set<string>> {
  const time = new Date().toISOString();
  const rows = Array.from({ length: Math.round(SIZE * 1.04) }, (_, at) => {
    const id = newId(new Date(Date.now() - 1_000_000 + at));
    // Some don't exist, some are put off once; the last ones must not get anything.
    const kind = at % 100 === 7 ? 'gone' : at % 50 === 9 ? 'later' : 'reader';
    const email = `${kind}-${at}@example.com`;
    const status: 'confirmed' | 'left' | 'pending' =
      at < SIZE ? 'confirmed' : at % 2 === 0 ? 'left' : 'pending';
    return {
      id,
      list: 'newsletter',
      email,
      email_hash: addressHash(secrets, email),
      status,
      preferences: '{}',
      source: 'campaign',
      page: '/',
      manage_hash: secretTokenHash(secrets, 'manage', id),
      created_at: time,
      requested_at: time,
      confirmed_at: time,
    };
  });
  for (let at = 0; at < rows.length; at += CHUNK) {
    await db
      .insertInto('signups')
      .values(rows.slice(at, at + CHUNK))
      .execute();
  }
  const suppressed = rows.filter((_, at) => at % 40 === 3);
  for (const { email_hash } of suppressed) {
    const row = { email_hash, scope: 'all', reason: 'campaign', created_at: time };
    await db.insertInto('suppressions').values(row).execute();
  }
  const wanted = rows.filter((row) => row.status === 'confirmed' && !suppressed.includes(row));
  return new Set(wanted.map(({ email }) => email));
}

/** As if sending had begun a minute ago, so that a small campaign starts at full speed. */
async function beginIssue(): Promise<void> {
  const time = new Date().toISOString();
  await db
    .insertInto('newsletter_issues')
    .values({
      id: ISSUE_ID,
      state: 'sending',
      subject: 'Campaign',
      preheader: '',
      body: 'Hello.',
      audience: 'all',
      send_at: time,
      started_at: time,
      created_at: time,
      updated_at: time,
      rate_from: new Date(Date.now() - MINUTE_MS).toISOString(),
    })
    .execute();
}

/** Kills follow progress, not a clock. Every third hits all processes; an outage follows every fourth. */
async function killUntilSent(): Promise<number> {
  let kills = 0;
  while (!(await isSent()) && Date.now() - startedAt < 60 * MINUTE_MS) {
    if (kills < KILLS && (await countHandedOver()) >= (SIZE * kills) / (KILLS + 1)) {
      kills++;
      const one = kills % processes.length;
      const hit = kills % 3 === 0 ? processes : processes.slice(one, one + 1);
      await Promise.all(
        hit.map(async (site) => {
          await site.stop('SIGKILL');
          await site.restart();
        }),
      );
      if (kills % 4 === 0) await mailServer.goAway(OUTAGE_MS);
    }
    await sleep(200);
  }
  return kills;
}

async function countHandedOver(): Promise<number> {
  const row = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('batch', '=', BATCH)
    .where('state', 'in', ['sent', 'failed', 'unknown'])
    .executeTakeFirst()
    // A process that is being killed may hold SQLite's lock.
    .catch(() => undefined);
  return Number(row?.count ?? 0);
}

async function isSent(): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_issues')
    .select('state')
    .where('id', '=', ISSUE_ID)
    .executeTakeFirst()
    .catch(() => undefined);
  return row?.state === 'sent';
}

/** Signs up a new address again and again; resolves to those that were acknowledged. */
async function askForConfirmations(): Promise<Asked[]> {
  const acknowledged: Asked[] = [];
  for (let number = 0; !isOver; number++) {
    const email = `visitor-${number}@example.org`;
    const site = processes[number % processes.length];
    const answer = await fetch(`${site?.url}/api/newsletter/subscribe`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    }).catch(() => undefined);
    if (answer?.status === 202) acknowledged.push({ email, at: Date.now() });
    await sleep(1500);
  }
  return acknowledged;
}

function hasArrived({ email }: Asked): boolean {
  return mailServer.received.has(email);
}

/** Compares what arrived with what should have. */
async function compare() {
  const { received, outages } = mailServer;
  const rows = await db
    .selectFrom('outbox')
    .select(['recipient', 'state', 'bounced'])
    .where('batch', '=', BATCH)
    .execute();
  const unknown = await db
    .selectFrom('outbox_attempts')
    .innerJoin('outbox', 'outbox.id', 'outbox_attempts.outbox_id')
    .select('outbox.recipient')
    .where('outbox_attempts.outcome', '=', 'unknown')
    .execute();
  const inDoubt = new Set(unknown.map(({ recipient }) => recipient));
  const readers = [...received].filter(([email]) => email.endsWith('@example.com'));
  const twice = readers.filter(([, arrivals]) => arrivals.length > 1);
  const unexplained = twice.filter(
    ([email, arrivals]) =>
      arrivals.length > 2 ||
      new Set(arrivals.map(({ messageId }) => messageId)).size > 1 ||
      !inDoubt.has(email),
  );
  const leftToOwner = new Set(
    rows.filter(({ state }) => state === 'unknown').map(({ recipient }) => recipient),
  );
  const waits = asked
    .filter(
      ({ at }) =>
        !outages.some(({ from, to }) => at > from - OUTAGE_MARGIN_MS && at < to + OUTAGE_MARGIN_MS),
    )
    .map(({ email, at }) => (received.get(email)?.[0]?.at ?? Number.POSITIVE_INFINITY) - at);
  const isMissing = (email: string) =>
    !email.startsWith('gone') && !received.has(email) && !leftToOwner.has(email);
  return {
    recipients: rows.length,
    sent: rows.filter(({ state }) => state === 'sent').length,
    bounced: rows.filter(({ state, bounced }) => state === 'failed' && bounced === 1).length,
    uncertain: leftToOwner.size,
    missing: [...expected].filter(isMissing).length,
    unwanted: readers.filter(([email]) => !expected.has(email)).length,
    twice: twice.length,
    twiceUnexplained: unexplained.length,
    confirmations: asked.length,
    confirmationsMissing: waits.filter((ms) => !Number.isFinite(ms)).length,
    slowestConfirmationMs: Math.max(0, ...waits),
  };
}
