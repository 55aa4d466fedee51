import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '#app/platform/ids.ts';
import { addressHash, secretTokenHash } from '#app/platform/secret-links/secret-links.server.ts';
import { createSecretBox } from '#app/platform/settings/secret-box.server.ts';
import type { Db } from '#database/connect.ts';
import {
  type Asked,
  type CampaignFigures,
  evaluateCampaign,
  ISSUE_ID,
} from './campaign-figures.ts';
import type { CampaignMailServer } from './campaign-mail-server.ts';

export type CampaignProcess = {
  url: string;
  stop(signal: NodeJS.Signals): Promise<unknown>;
  restart(): Promise<void>;
};

export const CAMPAIGN_SECRET = 'a secret for the campaign, thirty-two characters or more';
const MINUTE_MS = 60_000;
/** Rows of one insert: SQLite and Postgres limit the parameters of a statement. */
const CHUNK = 100;
const LAST_CONFIRMATIONS_MS = 60_000;

/**
 * Sends an issue to `size` subscribers by the processes of one site, while they are killed
 * with SIGKILL and the email server goes away, and asks for confirmations all the time. Resolves
 * when the issue has been sent.
 */
export async function runCampaign({
  db,
  mailServer,
  processes,
  size,
  kills,
  outageMs,
  limitMs,
  confirmationEveryMs = 1500,
}: {
  db: Db;
  mailServer: CampaignMailServer;
  processes: readonly CampaignProcess[];
  size: number;
  kills: number;
  /** How long each outage of the email server lasts; one follows every fourth kill. */
  outageMs: number;
  limitMs: number;
  /** Pause between two requests for a confirmation. */
  confirmationEveryMs?: number;
}): Promise<CampaignFigures> {
  const expected = await addSubscribers(db, size);
  const startedAt = Date.now();
  await beginIssue(db);
  let isOver = false;
  const confirmations = askForConfirmations(processes, confirmationEveryMs, () => isOver);
  let killed = 0;
  let outages = 0;
  while (!(await isSent(db)) && Date.now() - startedAt < limitMs) {
    if (killed < kills && (await countHandedOver(db)) >= (size * killed) / (kills + 1)) {
      killed++;
      await killAndRestart(processes, killed);
      if (outageMs > 0 && killed % 4 === 0) {
        outages++;
        await mailServer.goAway(outageMs);
      }
    }
    await sleep(200);
  }
  isOver = true;
  const asked = await confirmations;
  // The last ones may still be on their way.
  const giveUpAt = Date.now() + LAST_CONFIRMATIONS_MS;
  while (!asked.every(({ email }) => mailServer.received.has(email)) && Date.now() < giveUpAt) {
    await sleep(100);
  }
  const figures = await evaluateCampaign(db, mailServer, expected, asked);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  return { ...figures, kills: killed, outages, seconds };
}

async function addSubscribers(db: Db, size: number): Promise<Set<string>> {
  const secrets = createSecretBox(CAMPAIGN_SECRET);
  const time = new Date().toISOString();
  const expected = new Set<string>();
  const rows = Array.from({ length: Math.round(size * 1.04) }, (_, at) => {
    const id = newId(new Date(Date.now() - 1_000_000 + at));
    // Some don't exist, some are put off once; the last ones must not get anything.
    const kind = at % 100 === 7 ? 'gone' : at % 50 === 9 ? 'later' : 'reader';
    const email = `${kind}-${at}@example.com`;
    const status = at < size ? 'confirmed' : at % 2 === 0 ? 'left' : 'pending';
    if (status === 'confirmed') expected.add(email);
    return {
      id,
      list: 'newsletter',
      email,
      email_hash: addressHash(secrets, email),
      ...{ status: status as 'confirmed' | 'left' | 'pending', preferences: '{}' },
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
  // Every fortieth is on the suppression list.
  for (const row of rows.filter((_, at) => at % 40 === 3)) {
    const suppressed = { email_hash: row.email_hash, scope: 'all', reason: 'campaign' };
    await db
      .insertInto('suppressions')
      .values({ ...suppressed, created_at: time })
      .execute();
    expected.delete(row.email);
  }
  return expected;
}

/** As if sending had begun a minute ago, so that a small campaign starts at full speed. */
async function beginIssue(db: Db): Promise<void> {
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

/** Emails of the issue that are no longer waiting: kills follow progress, not a clock. */
async function countHandedOver(db: Db): Promise<number> {
  const row = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('batch', '=', `newsletter-issue:${ISSUE_ID}`)
    .where('state', 'in', ['sent', 'failed', 'unknown'])
    .executeTakeFirst()
    .catch(() => undefined);
  return Number(row?.count ?? 0);
}

async function isSent(db: Db): Promise<boolean> {
  // A process that is being killed may hold SQLite's lock.
  const row = await db
    .selectFrom('newsletter_issues')
    .select('state')
    .where('id', '=', ISSUE_ID)
    .executeTakeFirst()
    .catch(() => undefined);
  return row?.state === 'sent';
}

/** Kills one process, or all of them every third time. */
async function killAndRestart(processes: readonly CampaignProcess[], at: number): Promise<void> {
  const one = at % processes.length;
  const hit = at % 3 === 0 ? processes : processes.slice(one, one + 1);
  await Promise.all(
    hit.map(async (process) => {
      await process.stop('SIGKILL');
      await process.restart();
    }),
  );
}

/** Signs up a new address again and again; resolves to those that were acknowledged. */
async function askForConfirmations(
  processes: readonly CampaignProcess[],
  everyMs: number,
  isOver: () => boolean,
): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (let number = 0; !isOver(); number++) {
    const email = `visitor-${number}@example.org`;
    const process = processes[number % processes.length];
    const answer = await fetch(`${process?.url}/api/newsletter/subscribe`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    }).catch(() => undefined);
    if (answer?.status === 202) asked.push({ email, at: Date.now() });
    await sleep(everyMs);
  }
  return asked;
}
