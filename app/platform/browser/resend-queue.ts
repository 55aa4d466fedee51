import { type ApiAnswer, callApi } from './api-client.ts';
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

/** One queued submission, or the news of its outcome. */
type QueueEntry = Omit<Resend, 'body'> & {
  /** Removed as soon as it is delivered or expired. */
  body?: unknown;
  /** Unix time in milliseconds. */
  createdAt: number;
  state: 'waiting' | 'delivered' | 'returned' | 'expired';
  /** If delivered: the data of the response. If returned: the data of the refusal. */
  data?: unknown;
  status?: number;
  error?: string;
  fields?: Record<string, string>;
};

/**
 * The outcome of a queued submission. A refused one is reported on every page until
 * `forgetResend(id)`, because the visitor has to do something about it; others are reported once.
 */
export type DeliveryNews = { id: string; path: string; createdAt: number } & (
  | { kind: 'delivered'; data: unknown }
  /** The server refused it. `body` is what was typed, so that the form can be filled in again. */
  | {
      kind: 'returned';
      body: unknown;
      status: number;
      error: string;
      fields?: Record<string, string> | undefined;
      data?: unknown;
    }
  /** The server could not be reached for 7 days. */
  | { kind: 'expired' }
);

/** Pauses between attempts while something is queued; the last value repeats. */
export const RESEND_PAUSES_MS = [2_000, 5_000, 15_000, 30_000, 60_000] as const;
/** The most submissions that are queued; further ones are not accepted. */
export const MAX_QUEUED = 50;
export const MAX_QUEUED_AGE_MS = 7 * 86_400_000;
const MAX_PAUSE_MS = 10 * 60_000;

const listeners = new Set<(news: DeliveryNews[]) => void>();
let isWatching = false;
let running: Promise<void> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let failedRounds = 0;
let askedPauseMs = 0;

/**
 * Queues a submission to be sent again: after 2 s, 5 s, 15 s, 30 s, then every minute while a page is
 * open, when the browser is online again, and on the next visit. Returns false if the browser can't
 * store it or 50 are queued already: then the visitor must not be told that it was queued.
 */
export function enqueueResend(resend: Resend): boolean {
  const others = readQueue().filter(({ id, state }) => state === 'waiting' && id !== resend.id);
  if (others.length >= MAX_QUEUED || !parkResend(resend)) return false;
  failedRounds = 0;
  scheduleFlush();
  watchPage();
  return true;
}

/** Queues a submission for the next visit, for a page that may be about to close. */
export function parkResend(resend: Resend): boolean {
  const others = readQueue().filter(({ id }) => id !== resend.id);
  return writeQueue([...others, { ...resend, createdAt: Date.now(), state: 'waiting' }]);
}

/** Removes a submission and its news from the queue, because its outcome is known. */
export function forgetResend(id: string): void {
  const entries = readQueue();
  const others = entries.filter((entry) => entry.id !== id);
  if (others.length < entries.length) writeQueue(others);
}

/** Deletes the whole queue with its news. */
export function clearResendQueue(): void {
  clearTimeout(timer);
  removeKey(QUEUE_KEY);
}

/**
 * Sends everything in the queue once, oldest first. Two tabs may do it at a time: the keys keep the
 * server from taking anything twice. Schedules the next round itself. Never rejects.
 */
export function flushResendQueue(): Promise<void> {
  running ??= sendAll().finally(() => {
    running = undefined;
  });
  return running;
}

/**
 * Starts the queue on this page: sends what is queued, again when the network comes back, and tells
 * of outcomes when the page is looked at.
 */
export function startResendQueue(): void {
  if (isWatching) return;
  watchPage();
  void flushResendQueue();
}

function watchPage(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('online', () => {
    failedRounds = 0;
    // A running round may have failed before the network was back, so another one follows.
    void Promise.resolve(running).then(flushResendQueue);
  });
  // A page restored from the back/forward cache may have missed events.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void flushResendQueue();
  });
  document.addEventListener('visibilitychange', tellListeners);
}

/**
 * Calls `listener` with outcomes as soon as there are any and the page is visible; at the latest on
 * the next visit. Returns a function that unsubscribes.
 */
export function subscribeToDeliveries(listener: (news: DeliveryNews[]) => void): () => void {
  listeners.add(listener);
  if (isWatching) tellListeners();
  return () => listeners.delete(listener);
}

/**
 * Outcomes of queued submissions: those that no call has returned yet, in this tab or another, and
 * every refused one that wasn't forgotten, for 7 days.
 */
export function takeDeliveryNews(): DeliveryNews[] {
  const entries = readQueue();
  const settled = entries.filter(
    ({ state, createdAt }) => state !== 'waiting' && (state !== 'returned' || !isOld(createdAt)),
  );
  const kept = entries.filter(
    ({ state, createdAt }) => state === 'waiting' || (state === 'returned' && !isOld(createdAt)),
  );
  if (kept.length < entries.length) writeQueue(kept);
  return settled.map(toNews);
}

async function sendAll(): Promise<void> {
  clearTimeout(timer);
  askedPauseMs = 0;
  for (const { id, path, body, createdAt } of readQueue().filter(isWaiting)) {
    if (isOld(createdAt)) {
      settle(id, { state: 'expired', body: undefined });
      continue;
    }
    const answer = await callApi(path, { body, idempotencyKey: id });
    if (answer.kind === 'success') {
      settle(id, { state: 'delivered', body: undefined, data: answer.data });
    } else if (!isTemporary(answer)) {
      const { kind: _, ...reason } = answer;
      settle(id, { ...reason, state: 'returned' });
    } else if ('retryAfterSeconds' in answer) {
      askedPauseMs = Math.max(askedPauseMs, 1000 * (answer.retryAfterSeconds ?? 0));
    }
    // No network: the others would fail too.
    if (answer.kind === 'unreachable' && answer.status === undefined) break;
  }
  tellListeners();
  if (readQueue().some(isWaiting)) scheduleFlush();
}

function isTemporary(answer: ApiAnswer): boolean {
  return answer.kind === 'unreachable' || ('status' in answer && answer.status === 429);
}

/** Stores an outcome, unless the submission was cleared or settled elsewhere in the meantime. */
function settle(id: string, outcome: Partial<QueueEntry>): void {
  const entries = readQueue();
  const at = entries.findIndex((entry) => entry.id === id && isWaiting(entry));
  if (at === -1) return;
  entries[at] = { ...(entries[at] as QueueEntry), ...outcome };
  writeQueue(entries);
}

/** Passes waiting outcomes to the listeners, if there are any and the page is visible. */
function tellListeners(): void {
  if (document.visibilityState === 'hidden') return;
  if (listeners.size === 0) {
    wakeListener();
    return;
  }
  const news = takeDeliveryNews();
  if (news.length > 0) for (const listener of listeners) listener(news);
}

/**
 * The part of the page that listens, an island, is only taken over once there is news: when something
 * is queued, its files may be as unreachable as the server.
 */
function wakeListener(): void {
  if (readQueue().every(isWaiting)) return;
  document
    .querySelector(`[data-if-stored="${QUEUE_KEY}"]`)
    ?.dispatchEvent(new Event('focusin', { bubbles: true }));
}

function toNews(entry: QueueEntry): DeliveryNews {
  const { id, path, createdAt, body, data, status = 0, error = '', fields } = entry;
  if (entry.state === 'delivered') return { kind: 'delivered', id, path, createdAt, data };
  if (entry.state === 'expired') return { kind: 'expired', id, path, createdAt };
  return { kind: 'returned', id, path, createdAt, body, status, error, fields, data };
}

function scheduleFlush(): void {
  clearTimeout(timer);
  const last = RESEND_PAUSES_MS.length - 1;
  const pauseMs = RESEND_PAUSES_MS[Math.min(failedRounds, last)] ?? 0;
  failedRounds++;
  timer = setTimeout(
    () => void flushResendQueue(),
    Math.max(pauseMs, Math.min(askedPauseMs, MAX_PAUSE_MS)),
  );
}

function isWaiting({ state }: QueueEntry): boolean {
  return state === 'waiting';
}

function isOld(createdAt: number): boolean {
  return Date.now() - createdAt >= MAX_QUEUED_AGE_MS;
}

/** What is stored, oldest first, without anything unreadable. */
function readQueue(): QueueEntry[] {
  const saved = readJson(QUEUE_KEY);
  const entries: unknown[] = Array.isArray(saved) ? saved : [];
  return entries
    .filter((entry): entry is QueueEntry => isRecord(entry) && typeof entry.id === 'string')
    .sort((a, b) => a.createdAt - b.createdAt);
}

function writeQueue(entries: readonly QueueEntry[]): boolean {
  if (entries.length > 0) return writeJson(QUEUE_KEY, entries);
  removeKey(QUEUE_KEY);
  return true;
}
