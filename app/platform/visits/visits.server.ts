import type { Db } from '#database/connect.ts';
import type { Log } from '../log.server.ts';
import { dateAt, TORONTO } from '../time/wall-time.ts';
import { type Device, readBrowser } from './browser.ts';
import { createScramble } from './scramble.ts';
import { createSourceReader, nameSource, readOwnPath, type VisitSource } from './visit-source.ts';
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
  /** Adds what was counted to the database; if that fails, it is kept for the next time. */
  flush(): Promise<void>;
};

type Visitor = {
  origin: VisitOrigin;
  /** The name under which the visit is counted. */
  source: string;
  device: Device;
  /** Source and device in one text, so that counting makes none. */
  row: string;
};

/** What was counted today and isn't stored yet, by path, then by source and device. */
type Counts = Map<string, Map<string, PageViews>>;

/** Memory is bounded: further visitors of a day are counted as views only. */
const MOST_VISITORS = 50_000;
/** Invented referrers can't fill the table: further sources of a day count as this one. */
const MOST_SOURCES = 1000;
const OTHER_SOURCE = '(other)';
/** Limits combinations of pages and sources as well: further ones count as OTHER_SOURCE. */
const MOST_ROWS = 10_000;
/** How often it is looked up which day it is in Toronto. */
const DAY_CHECK_MS = 10_000;

/**
 * Counts page views without cookies. A visitor is recognized for one day by a hash of address and
 * browser with a random salt. Both exist in memory only and are dropped at midnight; only numbers
 * are stored. Visitors whose browser sends DNT or Sec-GPC, programs, and pages that are
 * loaded in advance are left out.
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
  let day = '';
  let dayCheckedAt = Number.NEGATIVE_INFINITY;
  let scramble = createScramble();
  let visitors = new Map<number, Visitor>();
  let sources = new Set<string>();
  let rowsOfDay = new Set<string>();
  let counted: Counts = new Map();
  /** Of an earlier day, or not stored at the last attempt. */
  let waiting: PageViews[] = [];
  let flushing: Promise<void> = Promise.resolve();

  /** Starts a new day with a new salt, which makes yesterday's keys useless. */
  function checkDay(): void {
    const time = now().getTime();
    if (Math.abs(time - dayCheckedAt) < DAY_CHECK_MS) return;
    dayCheckedAt = time;
    const today = dateAt(new Date(time), TORONTO);
    if (today === day) return;
    waiting.push(...takeCounted());
    day = today;
    scramble = createScramble();
    visitors = new Map();
    sources = new Set();
    rowsOfDay = new Set();
  }

  /** Costs about a microsecond: it runs for every page, before it is answered. */
  function addView(request: VisitRequest): void {
    const { headers, path } = request;
    const browser = readBrowser(headers['user-agent'] ?? '');
    if (!browser.device || asksNotToTrack(headers) || isInAdvance(headers)) return;
    checkDay();
    const key = scramble(request.ip, browser.id);
    let visitor = visitors.get(key);
    const isNew = visitor === undefined && visitors.size < MOST_VISITORS;
    if (!visitor) {
      visitor = meet(request, browser.device);
      if (isNew) visitors.set(key, visitor);
    }
    const views = findCount(path, visitor);
    views.views += 1;
    if (isNew) views.visitors += 1;
  }

  function meet({ headers, path, query }: VisitRequest, device: Device): Visitor {
    const source = readSource({ referer: headers.referer, query });
    const name = boundedSource(nameSource(source));
    return { origin: { landing: path, ...source }, source: name, device, row: `${name} ${device}` };
  }

  function boundedSource(source: string): string {
    if (sources.has(source)) return source;
    if (sources.size >= MOST_SOURCES) return OTHER_SOURCE;
    sources.add(source);
    return source;
  }

  function findCount(path: string, visitor: Omit<Visitor, 'origin'>): PageViews {
    const rows = counted.get(path) ?? new Map<string, PageViews>();
    const known = rows.get(visitor.row);
    if (known) return known;
    const { row, source, device } = boundedRow(path, visitor);
    const views = rows.get(row) ?? { day, path, source, device, views: 0, visitors: 0 };
    if (views.views === 0) counted.set(path, rows.set(row, views));
    return views;
  }

  function boundedRow(path: string, visitor: Omit<Visitor, 'origin'>): Omit<Visitor, 'origin'> {
    const key = `${path} ${visitor.row}`;
    if (rowsOfDay.size >= MOST_ROWS && !rowsOfDay.has(key)) {
      return { ...visitor, source: OTHER_SOURCE, row: `${OTHER_SOURCE} ${visitor.device}` };
    }
    rowsOfDay.add(key);
    return visitor;
  }

  /** What was counted since the last call, as rows. */
  function takeCounted(): PageViews[] {
    const rows = [...counted.values()].flatMap((byRow) => [...byRow.values()]);
    counted = new Map();
    return rows;
  }

  async function store(): Promise<void> {
    const rows = addUp([...waiting, ...takeCounted()]);
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
      const known = visitors.get(scramble(ip, readBrowser(headers['user-agent'] ?? '').id));
      if (known) return known.origin;
      // The visit began before a restart or midnight: the form's own page is all there is.
      const landing = readOwnPath(headers.referer, ownHosts) ?? '';
      return { landing, referrer: '', utmSource: '', utmMedium: '', utmCampaign: '' };
    },
    flush() {
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
