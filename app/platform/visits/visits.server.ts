import type { Db } from '#database/connect.ts';
import type { Log } from '../log.server.ts';
import { dateAt, TORONTO } from '../time/wall-time.ts';
import { readBrowser } from './browser.ts';
import { createDayCounts, type View, type VisitOrigin } from './day-counts.ts';
import { createScramble } from './scramble.ts';
import { createSourceReader, readOwnPath } from './visit-source.ts';
import { addPageViews, type PageViews } from './visits.queries.server.ts';

/** What is read of a request; nothing of it is stored. */
export type VisitRequest = View & {
  ip: string;
  headers: {
    'user-agent'?: string | undefined;
    dnt?: string | string[] | undefined;
    'sec-gpc'?: string | string[] | undefined;
    'sec-purpose'?: string | string[] | undefined;
    purpose?: string | string[] | undefined;
  };
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

/**
 * Counts page views without cookies. A visitor is recognized for one day by a hash of address and
 * browser with a random salt. Both exist in memory only and are dropped at midnight; only numbers
 * are stored. Visitors whose browser sends DNT or Sec-GPC, bots, and prefetched pages are left out.
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
  const readSource = createSourceReader(ownHosts);
  let day = dateAt(now(), TORONTO);
  let scramble = createScramble();
  let counts = createDayCounts(day, readSource);
  /** Of an earlier day, or not stored at the last attempt. */
  let waiting: PageViews[] = [];
  let flushing: Promise<void> = Promise.resolve();

  /** Starts a new day with a new salt, which makes yesterday's keys useless. */
  function checkDay(): void {
    const today = dateAt(now(), TORONTO);
    if (today === day) return;
    waiting.push(...counts.take());
    day = today;
    scramble = createScramble();
    counts = createDayCounts(day, readSource);
  }

  /** Runs for every page: about 1.2 µs of some 30 (docs/performance.md). */
  function addView(request: VisitRequest): void {
    const { ip, headers } = request;
    const { device, id } = readBrowser(headers['user-agent'] ?? '');
    if (!device || asksNotToTrack(headers) || isInAdvance(headers)) return;
    counts.count(scramble(ip, id), device, request);
  }

  async function store(): Promise<void> {
    const rows = addUp([...waiting, ...counts.take()]);
    waiting = [];
    if (rows.length === 0) return;
    try {
      await addPageViews(db, rows);
    } catch (error) {
      log.error('visits.not-stored', { rows: rows.length, error });
      waiting = [...rows, ...waiting];
    }
  }

  return {
    count(request) {
      try {
        addView(request);
      } catch (error) {
        log.error('visits.not-counted', { error });
      }
    },
    findOrigin({ ip, headers }) {
      if (asksNotToTrack(headers)) return undefined;
      checkDay();
      const { id } = readBrowser(headers['user-agent'] ?? '');
      const known = counts.findOrigin(scramble(ip, id));
      if (known) return known;
      // The visit began before a restart or midnight: the form's own page is all there is.
      const landing = readOwnPath(headers.referer, ownHosts) ?? '';
      return { landing, referrer: '', utmSource: '', utmMedium: '', utmCampaign: '' };
    },
    flush() {
      checkDay();
      flushing = flushing.then(store);
      return flushing;
    },
  };
}

/** One row for each key of the table. */
function addUp(rows: readonly PageViews[]): PageViews[] {
  const sums = new Map<string, PageViews>();
  for (const row of rows) {
    const key = [row.day, row.path, row.source, row.device].join('\n');
    const sum = sums.get(key);
    const views = row.views + (sum?.views ?? 0);
    sums.set(key, { ...row, views, visitors: row.visitors + (sum?.visitors ?? 0) });
  }
  return [...sums.values()];
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
