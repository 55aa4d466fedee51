import type { Db } from '#database/connect.ts';
import type { OutboxRow } from '#database/schema.ts';
import { newId, randomToken } from '../ids.ts';
import type { Log } from '../log.server.ts';
import {
  completeRow,
  findFirstTriedAt,
  findNextDueAt,
  IN_DOUBT,
  insertAttempt,
  leaseDueRows,
} from './outbox.queries.server.ts';
import { nextAttemptAt } from './retry-policy.ts';

/** One call of one provider, kept for the owner. */
export type AttemptRecord = {
  provider: string;
  outcome: string;
  response: string;
  startedAt: Date;
  finishedAt: Date;
};

/** How a delivery ended, over all providers that were tried. */
export type Delivery = { attempts: AttemptRecord[] } & (
  | { kind: 'sent'; provider: string; response: string }
  | { kind: 'retry'; response: string; retryAfterMs?: number }
  | { kind: 'failed'; response: string }
  /** A provider may have taken it, but its answer was lost. */
  | { kind: 'unknown'; provider: string; response: string }
  /** Nobody could be asked: no settings, or every provider paused. Costs no attempt. */
  | { kind: 'waiting'; response: string; retryAfterMs: number }
  /** Must not be sent (any more): suppressed address, cancelled event. */
  | { kind: 'cancelled'; response: string }
);

export type Deliver = (row: OutboxRow) => Promise<Delivery>;

export type OutboxWorker = {
  start(): void;
  /** Looks for due rows now. */
  wake(): void;
  /** Takes no further rows and resolves when those in hand are settled. */
  stop(): Promise<void>;
  /** Delivers what is due now and returns how many rows were handled; for tests and commands. */
  runOnce(): Promise<number>;
};

const LEASE_MS = 60_000;
const BATCH = 20;
const CONCURRENT_DELIVERIES = 8;
/** Longest sleep between looks: another process may queue rows without being able to wake us. */
const POLL_MS = 2000;

/**
 * A worker for the channels that it is given a way to deliver. One for mail and one for webhooks: a
 * receiver that hangs must not hold up a confirmation.
 */
export function createOutboxWorker({
  db,
  log,
  now,
  deliver,
}: {
  db: Db;
  log: Log;
  now: () => Date;
  deliver: Partial<Record<OutboxRow['channel'], Deliver>>;
}): OutboxWorker {
  const owner = randomToken();
  const channels = Object.keys(deliver) as OutboxRow['channel'][];
  let isRunning = false;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<unknown> | undefined;

  async function runOnce(): Promise<number> {
    const rows = await leaseDueRows(db, {
      owner,
      now: now().toISOString(),
      leaseUntil: new Date(now().getTime() + LEASE_MS).toISOString(),
      limit: BATCH,
      channels,
    });
    const queue = rows.toSorted((a, b) => a.priority - b.priority);
    const lanes = Array.from({ length: CONCURRENT_DELIVERIES }, async () => {
      for (let row = queue.shift(); row; row = queue.shift()) await handle(row);
    });
    await Promise.all(lanes);
    return rows.length;
  }

  async function handle(row: OutboxRow): Promise<void> {
    let delivery: Delivery;
    try {
      delivery = isExpired(row) ? expired(row) : await deliverRow(row);
    } catch (error) {
      log.error('outbox.delivery-broke', { outboxId: row.id, template: row.template, error });
      delivery = {
        kind: 'retry',
        response: 'The mail could not be prepared; see the log.',
        attempts: [],
      };
    }
    await settle(row, delivery);
  }

  async function deliverRow(row: OutboxRow): Promise<Delivery> {
    const way = deliver[row.channel];
    if (!way) throw new Error(`Nothing delivers ${row.channel} here`);
    return way(row);
  }

  function isExpired(row: OutboxRow): boolean {
    return row.expires_at !== null && row.expires_at <= now().toISOString();
  }

  function expired(row: OutboxRow): Delivery {
    const response = `Given up: not delivered in time. ${row.last_response ?? ''}`.trim();
    return { kind: 'failed', response, attempts: [] };
  }

  async function settle(row: OutboxRow, delivery: Delivery): Promise<void> {
    const firstTriedAt = row.attempts > 0 ? await findFirstTriedAt(db, row) : undefined;
    const changes = describeEnd(row, delivery, firstTriedAt ? new Date(firstTriedAt) : now());
    const isKept = await db.transaction().execute(async (transaction) => {
      for (const [index, attempt] of delivery.attempts.entries()) {
        await insertAttempt(transaction, {
          id: newId(attempt.startedAt),
          outbox_id: row.id,
          number: row.attempts + index + 1,
          provider: attempt.provider,
          outcome: attempt.outcome,
          response: attempt.response.slice(0, 2000),
          started_at: attempt.startedAt.toISOString(),
          finished_at: attempt.finishedAt.toISOString(),
        });
      }
      return completeRow(transaction, { id: row.id, owner }, changes);
    });
    const level = delivery.kind === 'sent' ? 'info' : 'warn';
    log[level](`outbox.${changes.state === 'queued' ? 'again' : changes.state}`, {
      outboxId: row.id,
      template: row.template,
      attempts: changes.attempts,
      isLeaseKept: isKept,
    });
  }

  function describeEnd(row: OutboxRow, delivery: Delivery, firstTriedAt: Date): Partial<OutboxRow> {
    const time = now();
    const last_response = delivery.response.slice(0, 2000);
    const done = { last_response, finished_at: time.toISOString(), attempts: row.attempts + 1 };
    switch (delivery.kind) {
      case 'sent':
        return { ...done, state: 'sent', provider: delivery.provider };
      case 'failed':
        return { ...done, state: 'failed' };
      case 'cancelled':
        return { ...done, state: 'cancelled', attempts: row.attempts };
      case 'waiting': {
        const next = new Date(time.getTime() + delivery.retryAfterMs);
        return { state: 'queued', last_response, next_attempt_at: next.toISOString() };
      }
      case 'unknown':
        // Tried once more under the same Message-ID, then left to the owner: never more than one extra.
        if (row.provider === IN_DOUBT) return { ...done, state: 'unknown' };
        return again(row, { response: last_response, provider: IN_DOUBT, firstTriedAt });
      case 'retry':
        return again(
          row,
          { response: last_response, provider: row.provider, firstTriedAt },
          delivery.retryAfterMs,
        );
      default:
        return delivery satisfies never;
    }
  }

  function again(
    row: OutboxRow,
    failure: { response: string; provider: string | null; firstTriedAt: Date },
    retryAfterMs?: number,
  ): Partial<OutboxRow> {
    const { response: last_response, provider, firstTriedAt } = failure;
    const time = now();
    const attempts = row.attempts + 1;
    const next = nextAttemptAt({
      attempt: attempts,
      firstTriedAt,
      now: time,
      retryAfterMs,
      expiresAt: row.expires_at ? new Date(row.expires_at) : undefined,
      random: Math.random,
    });
    if (next === 'give-up') {
      return { state: 'failed', attempts, last_response, finished_at: time.toISOString() };
    }
    return {
      state: 'queued',
      attempts,
      last_response,
      provider,
      next_attempt_at: next.toISOString(),
    };
  }

  async function loop(): Promise<void> {
    while (isRunning) {
      isWoken = false;
      const handled = await runOnce();
      if (handled === 0 && !isWoken) break;
    }
  }

  async function look(): Promise<void> {
    clearTimeout(timer);
    if (!isRunning) return;
    if (current) {
      isWoken = true;
      return;
    }
    current = loop().catch((error: unknown) => log.error('outbox.worker-broke', { error }));
    await current;
    current = undefined;
    if (isRunning) timer = setTimeout(look, await sleepMs());
  }

  async function sleepMs(): Promise<number> {
    const next = await findNextDueAt(db, channels).catch(() => undefined);
    if (next === undefined) return POLL_MS;
    return Math.min(POLL_MS, Math.max(50, new Date(next).getTime() - now().getTime()));
  }

  return {
    runOnce,
    start() {
      isRunning = true;
      void look();
    },
    wake() {
      void look();
    },
    async stop() {
      isRunning = false;
      clearTimeout(timer);
      await current;
    },
  };
}
