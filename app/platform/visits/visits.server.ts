import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '#database/connect.ts';
import type { Log } from '../log.server.ts';
import { dateAt, TORONTO } from '../time/wall-time.ts';
import {
  nameSource,
  readDevice,
  readOwnPath,
  readSource,
  type VisitSource,
} from './visit-source.ts';
import { addPageViews, type PageViews } from './visits.queries.server.ts';

/** What is read of a request; nothing of it is stored. */
export type VisitRequest = {
  path: string;
  /** Without the question mark. */
  query: string;
  ip: string;
  headers: {
    'user-agent'?: string | undefined;
    referer?: string | undefined;
    dnt?: string | string[] | undefined;
    'sec-gpc'?: string | string[] | undefined;
    'sec-purpose'?: string | string[] | undefined;
    purpose?: string | string[] | undefined;
  };
};

/** Where the sender of a form first came from today, as far as it is known. */
export type VisitOrigin = VisitSource & {
  /** The first page of the visit; empty if it isn't known. */
  landing: string;
};

export type Visits = {
  /** Counts a page view in memory. Never throws. */
  count(request: VisitRequest): void;
  /** Undefined if the visitor's browser asks not to be tracked. Never throws. */
  findOrigin(request: VisitRequest): VisitOrigin | undefined;
  /**
   * Adds what was counted to the database; if that fails, it is kept for the next time. Also begins
   * a new day after midnight in Toronto, so it is called every few seconds.
   */
  flush(): Promise<void>;
};

/** Memory is bounded: further visitors of a day are counted as views only. */
const MOST_VISITORS = 50_000;
/** Combinations of page, source and device in a day: invented referrers can't fill the table. */
const MOST_ROWS = 10_000;
const OTHER_SOURCE = '(other)';

/**
 * Counts page views without cookies. A visitor is recognized for one day by a hash of address and
 * browser with a random salt. Both exist in memory only and are dropped at midnight; only numbers
 * are stored. Visitors whose browser sends DNT or Sec-GPC, bots, and pages that a browser loads in
 * advance are left out.
 */
export function createVisits({
  db,
  log,
  now,
  ownHosts,
}: {
  db: Db;
  log: Log;
  now: () => Date;
  ownHosts: ReadonlySet<string>;
}): Visits {
  let day = dateAt(now(), TORONTO);
  let salt = randomBytes(16);
  const visitors = new Map<string, VisitOrigin>();
  /** What wasn't stored yet, and of today also what was: it counts toward the limit. */
  const rows = new Map<string, PageViews>();
  let flushing: Promise<void> = Promise.resolve();

  function visitorOf({ ip, headers }: Pick<VisitRequest, 'ip' | 'headers'>): string {
    const hash = createHash('sha256')
      .update(salt)
      .update(`${ip}\n${headers['user-agent'] ?? ''}`);
    return hash.digest('base64url');
  }

  /** Starts a new day with a new salt, which makes yesterday's hashes useless. */
  function checkDay(): void {
    const today = dateAt(now(), TORONTO);
    if (today === day) return;
    day = today;
    salt = randomBytes(16);
    visitors.clear();
    forgetStored();
  }

  function rowOf(path: string, source: string, device: string): PageViews {
    const key = keyOf({ day, path, source, device });
    const known = rows.get(key);
    if (known) return known;
    if (rows.size >= MOST_ROWS && source !== OTHER_SOURCE) return rowOf(path, OTHER_SOURCE, device);
    const row = { day, path, source, device, views: 0, visitors: 0 };
    rows.set(key, row);
    return row;
  }

  function addView(request: VisitRequest): void {
    const { path, query, headers } = request;
    const device = readDevice(headers['user-agent'] ?? '');
    if (!device || asksNotToTrack(headers) || isInAdvance(headers)) return;
    const visitor = visitorOf(request);
    const known = visitors.get(visitor);
    const origin = known ?? { landing: path, ...readSource(query, headers.referer, ownHosts) };
    const row = rowOf(path, nameSource(origin), device);
    row.views += 1;
    if (known || visitors.size >= MOST_VISITORS) return;
    visitors.set(visitor, origin);
    row.visitors += 1;
  }

  /** Rows of earlier days are needed until they are stored. */
  function forgetStored(): void {
    for (const [key, row] of rows) if (row.day !== day && row.views === 0) rows.delete(key);
  }

  async function store(): Promise<void> {
    const due = [...rows.values()].filter(({ views }) => views > 0).map((row) => ({ ...row }));
    if (due.length === 0) return;
    try {
      await addPageViews(db, due);
    } catch (error) {
      log.error('visits.not-stored', { rows: due.length, error });
      return;
    }
    for (const stored of due) {
      const row = rows.get(keyOf(stored));
      if (!row) continue;
      row.views -= stored.views;
      row.visitors -= stored.visitors;
    }
    forgetStored();
  }

  return {
    count(request) {
      try {
        addView(request);
      } catch (error) {
        log.error('visits.not-counted', { error });
      }
    },
    findOrigin(request) {
      if (asksNotToTrack(request.headers)) return undefined;
      checkDay();
      const known = visitors.get(visitorOf(request));
      if (known) return known;
      // The visit began before a restart or midnight: the form's own page is all there is.
      const landing = readOwnPath(request.headers.referer, ownHosts) ?? '';
      return { landing, referrer: '', utmSource: '', utmMedium: '', utmCampaign: '' };
    },
    flush() {
      checkDay();
      flushing = flushing.then(store);
      return flushing;
    },
  };
}

function keyOf({ day, path, source, device }: Omit<PageViews, 'views' | 'visitors'>): string {
  return [day, path, source, device].join('\n');
}

/** https://www.w3.org/TR/tracking-dnt and https://w3c.github.io/gpc: both are respected. */
function asksNotToTrack(headers: VisitRequest['headers']): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1';
}

/** Loaded by the browser before anybody asked for it, and perhaps never shown. */
function isInAdvance(headers: VisitRequest['headers']): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose;
  return purpose !== undefined && String(purpose).includes('pre');
}
