import type { Db } from '#database/connect.ts';
import type { OutboxRow } from '#database/schema.ts';
import type { Log } from '../log.server.ts';
import { type Deliver, type Schedule, scheduleTimeout } from './delivery.ts';
import { requeueExpiredLeases } from './expired-leases.server.ts';
import { createRowHandler, type OnBounced } from './handle-row.server.ts';
import { type Lanes, MAIL_LANES, PRIORITIES, roomFor } from './lanes.ts';
import {
  failExpiredRows,
  findNextDueAt,
  leaseRows,
  listDueIds,
  renewLeases,
} from './lease.queries.server.ts';
import { newLeaseOwner } from './lease-owner.server.ts';

export type OutboxWorker = {
  start(): void;
  /** Looks for due rows soon; a burst of calls causes one look. */
  wake(): void;
  /** Takes no further rows and resolves when those in progress are done. */
  stop(): Promise<void>;
  /** Delivers what is due now and returns how many rows were handled; for tests and commands. */
  runOnce(): Promise<number>;
};

/** A worker that hasn't renewed its lease for this long is considered dead. */
const LEASE_MS = 60_000;
const RENEW_MS = 15_000;
/** Longest pause between looks: another process may queue rows but can't wake this worker. */
const POLL_MS = 2000;
/** Delay that lets a burst of submissions wake the worker only once. */
const WAKE_DELAY_MS = 10;

/**
 * A worker for one channel of the queue. It takes one row for each free lane, renews its leases
 * while it works, and stores every attempt before the provider is called. So a row is sent twice
 * only if the outcome of the first attempt is unknown, and both attempts are on record.
 */
export function createOutboxWorker({
  db,
  log,
  now,
  channel,
  deliver,
  findObstacle = async () => undefined,
  lanes = MAIL_LANES,
  schedule = scheduleTimeout,
  onBounced,
}: {
  db: Db;
  log: Log;
  now: () => Date;
  channel: OutboxRow['channel'];
  deliver: Deliver;
  /** Why nothing can be delivered at present; while it returns a reason, no row is touched. */
  findObstacle?: () => Promise<string | undefined>;
  lanes?: Lanes;
  schedule?: Schedule;
  /** Called when a server says that the recipient's address doesn't exist. */
  onBounced?: OnBounced;
}): OutboxWorker {
  const owner = newLeaseOwner();
  const channels = [channel];
  const inHand = new Map<string, { row: OutboxRow; done: Promise<void> }>();
  let isRunning = false;
  let isStopping = false;
  let looking: Promise<unknown> | undefined;
  let isWoken = false;
  let isWakeScheduled = false;
  let sweptAt = 0;
  let cancelLook = () => {};
  let cancelRenewal = () => {};

  const isoNow = () => now().toISOString();
  const handle = createRowHandler({
    ...{ db, log, now, owner, deliver, schedule, leaseMs: LEASE_MS, onBounced },
    isStopping: () => isStopping,
  });
  const leaseUntil = () => new Date(now().getTime() + LEASE_MS).toISOString();

  /**
   * Takes due rows and starts to deliver them. Returns how many, or 'obstacle' if nothing can be
   * sent.
   */
  async function take(): Promise<number | 'obstacle'> {
    if (Math.abs(now().getTime() - sweptAt) >= POLL_MS) {
      await requeueExpiredLeases({ db, log }, { owner, now: isoNow(), channels });
      sweptAt = now().getTime();
    }
    if (await findObstacle()) {
      const reason = 'Nothing could be sent in time, so the site stopped trying.';
      await failExpiredRows(db, { channels, now: isoNow(), reason });
      return 'obstacle';
    }
    let taken = 0;
    for (const priority of PRIORITIES) {
      const room = roomFor(
        lanes,
        priority,
        [...inHand.values()].map(({ row }) => row.priority),
      );
      if (room === 0) continue;
      const due = { channel, priority, now: isoNow(), limit: room };
      const ids = await listDueIds(db, due);
      if (ids.length === 0) continue;
      const rows = await leaseRows(db, ids, { owner, now: due.now, leaseUntil: leaseUntil() });
      for (const row of rows) hold(row);
      taken += rows.length;
    }
    return taken;
  }

  function hold(row: OutboxRow): void {
    const done = handle(row).finally(() => {
      inHand.delete(row.id);
      if (inHand.size === 0) cancelRenewal();
      if (isRunning) look();
    });
    inHand.set(row.id, { row, done });
    if (inHand.size === 1) scheduleRenewal();
  }

  function scheduleRenewal(): void {
    cancelRenewal = schedule(async () => {
      await renewLeases(db, [...inHand.keys()], { owner, leaseUntil: leaseUntil() }).catch(
        (error: unknown) => log.error('outbox.lease-not-renewed', { error }),
      );
      if (inHand.size > 0) scheduleRenewal();
    }, RENEW_MS);
  }

  /** Only one look runs at a time; if it is woken in the meantime, another one follows. */
  function look(): void {
    cancelLook();
    isWakeScheduled = false;
    if (!isRunning) return;
    if (looking) {
      isWoken = true;
      return;
    }
    isWoken = false;
    looking = take()
      .catch((error: unknown) => {
        log.error('outbox.worker-broke', { error });
        return 'obstacle' as const;
      })
      .then(async (taken) => {
        const sleepMs = isWoken ? 0 : await findSleepMs(taken);
        looking = undefined;
        if (isRunning) cancelLook = schedule(look, isWoken ? WAKE_DELAY_MS : sleepMs);
      });
  }

  async function findSleepMs(taken: number | 'obstacle'): Promise<number> {
    // While deliveries run, the end of each triggers the next look.
    if (taken === 'obstacle' || inHand.size > 0) return POLL_MS;
    const next = await findNextDueAt(db, channels).catch(() => undefined);
    if (next === undefined) return POLL_MS;
    return Math.min(POLL_MS, Math.max(50, Date.parse(next) - now().getTime()));
  }

  return {
    async runOnce() {
      let handled = 0;
      for (;;) {
        const taken = await take();
        if (taken === 'obstacle' || (taken === 0 && inHand.size === 0)) return handled;
        handled += taken;
        if (inHand.size > 0) await Promise.race([...inHand.values()].map(({ done }) => done));
      }
    },
    start() {
      isRunning = true;
      look();
    },
    wake() {
      if (!isRunning) return;
      if (looking) {
        isWoken = true;
        return;
      }
      if (isWakeScheduled) return;
      isWakeScheduled = true;
      cancelLook();
      cancelLook = schedule(look, WAKE_DELAY_MS);
    },
    async stop() {
      isRunning = false;
      isStopping = true;
      cancelLook();
      await looking;
      await Promise.all([...inHand.values()].map(({ done }) => done));
    },
  };
}
