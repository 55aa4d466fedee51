import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import {
  createGuardedLookup,
  findTargetError,
  PRIVATE_ADDRESS,
  type ResolveHost,
  resolveHost,
} from '#app/platform/outbox/webhook-target.server.ts';
import { busyProblems as words } from './busy.content.ts';

export type FetchedCalendar =
  | { kind: 'fetched'; text: string }
  /** `reason` is a text for the owner, which doesn't contain the secret URL. */
  | { kind: 'failed'; reason: string };

export type FetchLimits = {
  /** ALLOW_PRIVATE_ADDRESSES, for a calendar on the same machine or network. */
  allowPrivate: boolean;
  resolve?: ResolveHost;
  /** The timeout of the whole fetch, including redirects. */
  timeoutMs?: number;
  maxBytes?: number;
};

const TIMEOUT_MS = 8_000;
const MAX_BYTES = 10_000_000;
const MAX_REDIRECTS = 5;

/** Outlook leads programs that don't look like a browser round and round. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Converts the 'webcal://' URLs of calendar programs to https. */
export function calendarUrl(typed: string): string {
  return typed.trim().replace(/^webcals?:\/\//i, 'https://');
}

/**
 * Fetches a calendar, only from public addresses even after redirects. Limits time and size. If
 * private addresses are allowed, a redirect to another host still has to lead to a public one: the
 * owner has named the first host, but not where it sends us.
 */
export async function fetchCalendar(
  address: string,
  {
    allowPrivate,
    resolve = resolveHost,
    timeoutMs = TIMEOUT_MS,
    maxBytes = MAX_BYTES,
  }: FetchLimits,
): Promise<FetchedCalendar> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = findTarget(address, undefined, allowPrivate);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    if (url === undefined) return { kind: 'failed', reason: words.address };
    const mayBePrivate = allowPrivate && hostOf(url) === hostOf(address);
    const lookup = createGuardedLookup(resolve, mayBePrivate);
    const answer = await getOnce(url, { lookup, signal, maxBytes });
    if (answer.kind !== 'redirect') return answer;
    const next = findTarget(answer.location, url, allowPrivate);
    const isOwnHost = next !== undefined && hostOf(next) === hostOf(address);
    url = isOwnHost ? next : findTarget(answer.location, url, false);
  }
  return { kind: 'failed', reason: words.redirects };
}

function hostOf(url: string): string {
  return new URL(url).host;
}

/** The URL to request next, at first or after a redirect; undefined if it isn't allowed. */
export function findTarget(
  location: string,
  base: string | undefined,
  allowPrivate: boolean,
): string | undefined {
  if (!URL.canParse(location, base)) return undefined;
  const { href } = new URL(location, base);
  return findTargetError(href, allowPrivate) ? undefined : href;
}

type Answer = FetchedCalendar | { kind: 'redirect'; location: string };

function getOnce(
  url: string,
  { maxBytes, ...options }: { lookup: LookupFunction; signal: AbortSignal; maxBytes: number },
): Promise<Answer> {
  const { signal } = options;
  return new Promise((resolve) => {
    const fail = (reason: string) => resolve({ kind: 'failed', reason });
    const request = (url.startsWith('https:') ? https : http).get(url, {
      ...options,
      agent: false,
      headers: { Accept: 'text/calendar, text/plain;q=0.9, */*;q=0.5', 'User-Agent': USER_AGENT },
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === PRIVATE_ADDRESS) fail(words.address);
      else fail(signal.aborted ? words.slow : words.unreachable);
    });
    request.on('response', (response) => {
      const { statusCode = 0, headers } = response;
      const end = (answer: Answer) => {
        resolve(answer);
        response.destroy();
      };
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        return end({ kind: 'redirect', location: headers.location });
      }
      if (statusCode === 404 || statusCode === 410) {
        return end({ kind: 'failed', reason: words.gone });
      }
      if (statusCode < 200 || statusCode > 299) {
        return end({ kind: 'failed', reason: words.refused.replace('{status}', `${statusCode}`) });
      }
      const chunks: Buffer[] = [];
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length > maxBytes) return end({ kind: 'failed', reason: words.tooLarge });
        chunks.push(chunk);
      });
      response.on('error', () => fail(signal.aborted ? words.slow : words.unreachable));
      response.on('end', () => {
        if (response.complete) resolve({ kind: 'fetched', text: Buffer.concat(chunks).toString() });
        else fail(words.unreachable);
      });
    });
  });
}
