import { callApi } from './api-client.ts';
import { isRecord, readJson, removeKey, writeJson } from './web-storage.ts';

/** The queue of what the server hasn't got yet, in localStorage. */
export const QUEUE_KEY = 'resendQueue';

/** A submission that couldn't be delivered to the server yet. */
export type Resend = {
  /** The idempotency key of the first attempt: the server accepts it once, however often it is sent. */
  id: string;
  /** Such as `/api/contact`. */
  path: string;
  body: unknown;
};

/** `createdAt` is Unix time in milliseconds. */
type Waiting = Resend & { createdAt: number; state: 'waiting' };

/**
 * The outcome of a queued submission. A refused one is reported on every page until
 * `forgetResend(id)`, because the visitor has to do something about it; others are reported once.
 */
export type DeliveryNews = Omit<Resend, 'body'> & { createdAt: number } & (
    | { state: 'delivered'; data: unknown }
    /** The server refused it. `body` is what was typed, so that the form can be filled in again. */
    | {
        state: 'returned';
        body: unknown;
        status: number;
        error: string;
        data?: unknown;
      }
    /** The server could not be reached for 7 days. */
    | { state: 'expired' }
  );

type Entry = Waiting | DeliveryNews;

/** Pauses between attempts while something is queued; the last value repeats. */
const PAUSES_MS = [2_000, 5_000, 15_000, 30_000, 60_000];
/** The most submissions that are queued; further ones are not accepted. */
const MAX_QUEUED = 50;
const MAX_QUEUED_AGE_MS = 7 * 86_400_000;

let listener: ((news: DeliveryNews[]) => void) | undefined;
let isWatching = false;
let running: Promise<void> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let failedRounds = 0;

/**
 * Queues a submission to be sent again: after 2 s, 5 s, 15 s, 30 s, then every minute while a page is
 * open, when the browser is online again, and on the next visit. Returns false if the browser can't
 * store it or 50 are queued already: then the visitor must not be told that it was queued.
 */
export function enqueueResend(resend: Resend): boolean {
  if (!parkResend(resend)) return false;
  failedRounds = 0;
  scheduleFlush();
  watchPage();
  return true;
}

/** Queues a submission for the next visit, for a page that may be about to close. */
export function parkResend(resend: Resend): boolean {
  const others = readQueue().filter(({ id }) => id !== resend.id);
  if (others.filter(isWaiting).length >= MAX_QUEUED) return false;
  return writeQueue([...others, { ...resend, createdAt: Date.now(), state: 'waiting' }]);
}

/** Removes a submission and its news from the queue, because its outcome is known. */
export function forgetResend(id: string): void {
  writeQueue(readQueue().filter((entry) => entry.id !== id));
}

/**
 * Sends everything in the queue once, oldest first. Two tabs may do it at a time: the keys keep the
 * server from taking anything twice. Schedules the next round itself. Never rejects.
 */
function flushResendQueue(): Promise<void> {
  running ??= sendAll().finally(() => {
    running = undefined;
  });
  return running;
}

/**
 * Sends what is queued, again when the network comes back, and calls `tell` with outcomes as soon as
 * there are any and the page is visible. Returns a function that stops the calls.
 */
export function followResends(tell: (news: DeliveryNews[]) => void): () => void {
  listener = tell;
  watchPage();
  tellListener();
  void flushResendQueue();
  return () => {
    listener = undefined;
  };
}

function watchPage(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('online', () => {
    failedRounds = 0;
    // A running round may have failed before the network was back, so another one follows.
    void Promise.resolve(running).then(flushResendQueue);
  });
  document.addEventListener('visibilitychange', tellListener);
}

/**
 * Outcomes of queued submissions: those that no call has returned yet, in this tab or another, and
 * every refused one that wasn't forgotten, for 7 days.
 */
export function takeDeliveryNews(): DeliveryNews[] {
  const entries = readQueue().filter(
    ({ state, createdAt }) => state !== 'returned' || !isOld(createdAt),
  );
  writeQueue(entries.filter(({ state }) => state === 'waiting' || state === 'returned'));
  return entries.filter((entry) => !isWaiting(entry));
}

async function sendAll(): Promise<void> {
  for (const { id, path, body, createdAt } of readQueue().filter(isWaiting)) {
    const known = { id, path, createdAt };
    if (isOld(createdAt)) {
      settle({ ...known, state: 'expired' });
      continue;
    }
    const answer = await callApi(path, { body, idempotencyKey: id });
    if (answer.kind === 'success') {
      settle({ ...known, state: 'delivered', data: answer.data });
    } else if (answer.kind === 'refused' && answer.status !== 429) {
      const { kind: _, ...reason } = answer;
      settle({ ...known, ...reason, body, state: 'returned' });
    }
    // No network: the others would fail too.
    if (answer.kind === 'unreachable' && answer.status === undefined) break;
  }
  tellListener();
  if (readQueue().some(isWaiting)) scheduleFlush();
}

/** Stores an outcome, unless the submission was cleared or settled elsewhere in the meantime. */
function settle(news: DeliveryNews): void {
  const entries = readQueue();
  const at = entries.findIndex((entry) => entry.id === news.id && isWaiting(entry));
  if (at !== -1) writeQueue(entries.with(at, news));
}

/**
 * The part of the page that listens, an island, is only taken over once there is news: when something
 * is queued, its files may be as unreachable as the server.
 */
function tellListener(): void {
  if (document.visibilityState === 'hidden' || readQueue().every(isWaiting)) return;
  if (listener) listener(takeDeliveryNews());
  else {
    document
      .querySelector(`[data-if-stored="${QUEUE_KEY}"]`)
      ?.dispatchEvent(new Event('focusin', { bubbles: true }));
  }
}

function scheduleFlush(): void {
  clearTimeout(timer);
  timer = setTimeout(flushResendQueue, PAUSES_MS[failedRounds++] ?? PAUSES_MS.at(-1));
}

function isWaiting(entry: Entry): entry is Waiting {
  return entry.state === 'waiting';
}

function isOld(createdAt: number): boolean {
  return Date.now() - createdAt >= MAX_QUEUED_AGE_MS;
}

/** What is stored, oldest first, without anything unreadable. */
function readQueue(): Entry[] {
  const saved = readJson(QUEUE_KEY);
  const entries: unknown[] = Array.isArray(saved) ? saved : [];
  return entries.filter((entry): entry is Entry => isRecord(entry) && typeof entry.id === 'string');
}

function writeQueue(entries: readonly Entry[]): boolean {
  if (entries.length > 0) return writeJson(QUEUE_KEY, entries);
  removeKey(QUEUE_KEY);
  return true;
}
