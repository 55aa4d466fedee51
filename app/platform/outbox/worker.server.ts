import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, isPostgres } from '#database/connect.ts';
import { describeOutage } from '#database/outage.ts';
import type { OutboxRow } from '#database/schema.ts';
import { randomToken } from '../ids.ts';
import type { Log } from '../log.server.ts';
import type { Channel, Deliver, Delivery } from './delivery.ts';
import {
  completeRow,
  insertAttempts,
  leaseNextRow,
  markLostRows,
} from './outbox.queries.server.ts';
import { describeEnd } from './retry-policy.ts';

export type OutboxWorker = {
  start(): void;
  /** Looks for due rows now instead of at the next look. */
  wake(): void;
  /** Takes no further rows and resolves when those in progress are done. */
  stop(): Promise<void>;
  /** Delivers what is due now and returns how many rows were handled; for tests and commands. */
  runOnce(): Promise<number>;
};

/** Called, in the transaction that stores it, when a recipient's address doesn't exist. */
export type OnBounced = (transaction: Db, row: OutboxRow) => Promise<void>;

/**
 * Longer than any delivery takes: whoever still holds a row then has died, or lost the database.
 */
const LEASE_MS = 60_000;
/** Pause between looks: another process may queue rows but can't wake this one. */
const POLL_MS = 1000;
/** Pause between attempts to store an outcome while the database is down. */
const STORE_RETRY_MS = 500;
/** Attempts while the process is shutting down. If all of them fail, the row is left in doubt. */
const STORE_TRIES_WHILE_STOPPING = 4;
const LOST_OUTCOME =
  'The outcome was lost: the site stopped, or lost its database, while it sent this.';

/**
 * Sends the queue: one loop for each channel, which takes the most urgent row that is due, delivers
 * it and stores the outcome. Several processes on Postgres share the work. A row whose outcome was
 * lost with its process is shown as in doubt and not sent again by itself.
 */
export function createOutboxWorker({
  db,
  log,
  now,
  deliver,
  onBounced,
}: {
  db: Db;
  log: Log;
  now: () => Date;
  deliver: Partial<Record<Channel, Deliver>>;
  onBounced?: OnBounced;
}): OutboxWorker {
  const owner = randomToken();
  const channels = Object.keys(deliver) as Channel[];
  let isRunning = false;
  let woken = Promise.withResolvers<void>();
  let loops: Promise<void>[] = [];

  /** Sends the row that is due first. False if there is none. */
  async function sendNext(channel: Channel): Promise<boolean> {
    const time = now();
    const leaseUntil = new Date(time.getTime() + LEASE_MS).toISOString();
    const lease = { owner, now: time.toISOString(), leaseUntil };
    const row = await leaseNextRow(db, channel, lease);
    if (!row) return false;
    await settle(row, await deliverRow(row));
    return true;
  }

  async function deliverRow(row: OutboxRow): Promise<Delivery> {
    if (row.expires_at !== null && row.expires_at <= now().toISOString()) {
      const response = `Not delivered in time, so the site stopped trying. ${row.last_response ?? ''}`;
      return { kind: 'failed', response: response.trim() };
    }
    try {
      const send = deliver[row.channel];
      if (!send) throw new Error(`Nothing delivers the channel ${row.channel}.`);
      return await send(row);
    } catch (error) {
      log.error('outbox.delivery-broke', { outboxId: row.id, template: row.template, error });
      return { kind: 'retry', response: 'The email could not be prepared; see the log.' };
    }
  }

  /** Stores the outcome. Keeps the row for as long as the database is down. */
  async function settle(row: OutboxRow, delivery: Delivery): Promise<void> {
    const changes = describeEnd(row, delivery, now());
    for (let tries = 1; ; tries++) {
      try {
        await db.transaction().execute(async (transaction) => {
          if (!(await completeRow(transaction, { id: row.id, owner }, changes))) return;
          await insertAttempts(transaction, row.id, delivery.attempts ?? []);
          if (changes.bounced) await onBounced?.(transaction, row);
        });
        break;
      } catch (error) {
        log.error('outbox.outcome-not-stored', { outboxId: row.id, error });
        if (describeOutage(error) === undefined) return;
        if (!isRunning && tries >= STORE_TRIES_WHILE_STOPPING) return;
        await sleep(STORE_RETRY_MS);
      }
    }
    log[delivery.kind === 'sent' ? 'info' : 'warn'](
      `outbox.${changes.state === 'queued' ? 'again' : changes.state}`,
      { outboxId: row.id, template: row.template, attempts: changes.attempts },
    );
  }

  async function findLostRows(isAtStart = false): Promise<void> {
    const lost = await markLostRows(db, {
      channels,
      now: now().toISOString(),
      response: LOST_OUTCOME,
      // One process owns a SQLite file, so at its start nobody else can be sending.
      evenLeased: isAtStart && !isPostgres(db),
    });
    for (const row of lost) log.warn('outbox.outcome-lost', { ...row });
  }

  async function run(channel: Channel): Promise<void> {
    while (isRunning) {
      const isWoken = woken.promise;
      try {
        if (await sendNext(channel)) continue;
        await findLostRows();
      } catch (error) {
        log.error('outbox.worker-broke', { error });
      }
      await Promise.race([isWoken, sleep(POLL_MS, undefined, { ref: false })]);
    }
  }

  function wake(): void {
    woken.resolve();
    woken = Promise.withResolvers();
  }

  return {
    wake,
    start() {
      isRunning = true;
      const ready = findLostRows(true).catch((error: unknown) => {
        log.error('outbox.worker-broke', { error });
      });
      loops = channels.map(async (channel) => {
        await ready;
        await run(channel);
      });
    },
    async stop() {
      isRunning = false;
      wake();
      await Promise.all(loops);
    },
    async runOnce() {
      await findLostRows();
      const counts = await Promise.all(
        channels.map(async (channel) => {
          let count = 0;
          while (await sendNext(channel)) count++;
          return count;
        }),
      );
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}
