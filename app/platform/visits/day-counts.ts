import type { Device } from './browser.ts';
import { nameSource, type SourceReader, type VisitSource } from './visit-source.ts';
import { createVisitorTable } from './visitor-table.ts';
import type { PageViews } from './visits.queries.server.ts';

/** Where the sender of a form first came from today, as far as it is known. */
export type VisitOrigin = Omit<VisitSource, 'id'> & {
  /** The first page of the visit; empty if it isn't known. */
  landing: string;
};

export type DayCounts = {
  /** Counts a view. The source of the visit is read for a visitor's first view only. */
  count(visitor: number, device: Device, view: View): void;
  findOrigin(visitor: number): VisitOrigin | undefined;
  /** Rows with what was counted since the last call. */
  take(): PageViews[];
};

export type View = {
  path: string;
  /** Without the question mark. */
  query: string;
  headers: { referer?: string | undefined };
};

/** What visits have in common that began on the same page, from the same source and device. */
type Beginning = { origin: VisitOrigin; column: Column };

/** The views of one source and device, by page. */
type Column = { source: string; device: Device; rows: Map<string, PageViews> };

/** Memory is bounded: further visitors of a day are counted as views only. */
const MOST_VISITORS = 50_000;
/** Invented referrers can't fill the table: further sources of a day count as this one. */
const MOST_SOURCES = 1000;
const OTHER_SOURCE = '(other)';
/** Limits combinations of pages and sources as well: further ones count as OTHER_SOURCE. */
const MOST_ROWS = 10_000;
/** Limits combinations of first page, source, campaign and device: others have no known source. */
const MOST_BEGINNINGS = 10_000;
const UNKNOWN = {
  ...{ id: OTHER_SOURCE, referrer: '', utmSource: '', utmMedium: '', utmCampaign: '' },
} as const satisfies VisitSource;

/**
 * What is counted on one day, in memory. Visitors are numbers, all else exists once for many of
 * them, so that counting a view allocates nothing that stays.
 */
export function createDayCounts(day: string, readSource: SourceReader): DayCounts {
  const visitors = createVisitorTable(MOST_VISITORS);
  const beginnings: Beginning[] = [];
  /** Places in `beginnings`, by device, first page and source. */
  const places = {
    phone: new Map<string, Map<string, number>>(),
    tablet: new Map<string, Map<string, number>>(),
    computer: new Map<string, Map<string, number>>(),
  };
  const columns = new Map<string, Column>();
  const sources = new Set<string>();
  let rowCount = 0;

  /** The place of the beginning that these visits have in common. */
  function findPlace(path: string, device: Device, source: VisitSource): number {
    const bySource = places[device].get(path) ?? new Map<string, number>();
    const known = bySource.get(source.id);
    if (known !== undefined) return known;
    if (beginnings.length >= MOST_BEGINNINGS && source !== UNKNOWN) {
      return findPlace(path, device, UNKNOWN);
    }
    const name = source === UNKNOWN ? OTHER_SOURCE : boundedSource(nameSource(source));
    const { referrer, utmSource, utmMedium, utmCampaign } = source;
    const origin = { landing: path, referrer, utmSource, utmMedium, utmCampaign };
    const place = beginnings.push({ origin, column: findColumn(name, device) }) - 1;
    places[device].set(path, bySource.set(source.id, place));
    return place;
  }

  function boundedSource(source: string): string {
    if (sources.has(source)) return source;
    if (sources.size >= MOST_SOURCES) return OTHER_SOURCE;
    sources.add(source);
    return source;
  }

  function findColumn(source: string, device: Device): Column {
    const key = `${device} ${source}`;
    const column = columns.get(key) ?? { source, device, rows: new Map<string, PageViews>() };
    columns.set(key, column);
    return column;
  }

  function findRow(path: string, column: Column): PageViews {
    const known = column.rows.get(path);
    if (known) return known;
    if (rowCount >= MOST_ROWS && column.source !== OTHER_SOURCE) {
      return findRow(path, findColumn(OTHER_SOURCE, column.device));
    }
    const { source, device } = column;
    const row = { day, path, source, device, views: 0, visitors: 0 };
    column.rows.set(path, row);
    rowCount++;
    return row;
  }

  return {
    count(visitor, device, view) {
      const { path } = view;
      const known = visitors.find(visitor);
      const place = known ?? findPlace(path, device, readSource(view));
      const beginning = beginnings[place] as Beginning;
      const row = findRow(path, beginning.column);
      row.views += 1;
      if (known === undefined && visitors.add(visitor, place)) row.visitors += 1;
    },
    findOrigin(visitor) {
      const place = visitors.find(visitor);
      return place === undefined ? undefined : beginnings[place]?.origin;
    },
    take() {
      const taken: PageViews[] = [];
      for (const { rows } of columns.values()) {
        for (const row of rows.values()) {
          if (row.views === 0) continue;
          taken.push({ ...row });
          row.views = 0;
          row.visitors = 0;
        }
      }
      return taken;
    },
  };
}
