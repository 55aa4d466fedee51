import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { newId } from '#app/platform/ids.ts';
import { openIfReadable } from '#app/platform/settings/secret-box.server.ts';
import { parseStoredJson } from '#app/platform/stored-json.ts';
import { TORONTO } from '#app/platform/time/wall-time.ts';
import { withinTime } from '#app/platform/within-time.ts';
import type { BusyCalendar } from '#database/schema.ts';
import { inviteHost } from '../invites/booking-invites.server.ts';
import { bookingRulesArea } from '../rules/booking-rules.ts';
import { busyProblems } from './busy.content.ts';
import {
  deleteCalendar,
  insertCalendar,
  listBusyTimes,
  listCalendars,
  replaceBusyTimes,
  updateCalendar,
} from './busy.queries.server.ts';
import { readBusyTimesApart } from './busy-times-process.server.ts';
import { noteReading } from './calendar-alarm.server.ts';
import { calendarUrl, type FetchLimits, fetchCalendar } from './fetch-calendar.server.ts';

const MOST_CALENDARS = 10;
const TOO_MANY = {
  kind: 'refused',
  reason: `No more than ${MOST_CALENDARS} calendars can be connected.`,
} as const;
const DAY_MS = 86_400_000;
/** Before a booking, calendars are read again only if the last reading is older than this. */
const FRESH_MS = 15_000;
/** The same for a calendar whose last reading took too long, which would keep a processor busy. */
const TOO_LONG_MS = 15 * 60_000;
/** The longest time that a visitor waits for the owner's calendars. */
const PATIENCE_MS = 4_000;
/** How long the known busy times of a calendar are kept that suddenly has no event at all. */
const EMPTY_BELIEVED_MS = DAY_MS;
/** An unchanged calendar is expanded again after this time, because the horizon has moved. */
const REREAD_MS = 12 * 3_600_000;

/** The owner's email addresses: what they declined isn't busy. */
export const ownAddressesArea = {
  key: 'own-addresses',
  schema: v.object({ addresses: v.optional(v.array(v.string()), []) }),
};

/** Stores the owner's addresses, and reads all calendars anew with them. */
export async function setOwnAddresses(
  app: AppContext,
  addresses: readonly string[],
): Promise<void> {
  await app.settings.set(ownAddressesArea, {
    addresses: addresses.map((address) => address.toLowerCase()),
  });
  for (const { id } of await listCalendars(app.db)) {
    await updateCalendar(app.db, id, { content_hash: null });
  }
  await refreshCalendars(app);
}

type ReadLimits = Partial<FetchLimits> & {
  /** The longest time for reading a fetched calendar. */
  readingMs?: number;
};

/** Adds a calendar if it can be read. Its URL is stored encrypted and never shown again. */
export async function addCalendar(
  app: AppContext,
  typed: { name: string; url: string },
): Promise<{ kind: 'added'; id: string; busyTimes: number } | { kind: 'refused'; reason: string }> {
  const url = calendarUrl(typed.url);
  if ((await listCalendars(app.db)).length >= MOST_CALENDARS) return TOO_MANY;
  const read = await fetchBusyTimes(app, url);
  if (read.kind === 'unchanged') throw new Error('A new calendar has nothing to compare with.');
  if (read.kind === 'unreadable') return { kind: 'refused', reason: read.reason };
  // Reading takes a while, in which others may have been added.
  if ((await listCalendars(app.db)).length >= MOST_CALENDARS) return TOO_MANY;
  const time = app.now().toISOString();
  const id = newId(app.now());
  await insertCalendar(app.db, {
    id,
    name: typed.name,
    url_sealed: app.settings.secrets.seal(url),
    created_at: time,
  });
  await storeReading(app, id, read, time);
  return { kind: 'added', id, busyTimes: read.times.length };
}

// For the admin area, which may not import the queries of a feature.
export const disconnectCalendar = deleteCalendar;

/** Calendars that can't be read now, and why. */
export async function listCalendarProblems({ db }: AppContext) {
  return (await listCalendars(db)).flatMap(({ id, name, problem }) =>
    problem === null ? [] : [{ id, name, problem }],
  );
}

/** The calendars for the admin area. */
export async function describeCalendars(app: AppContext) {
  return (await listCalendars(app.db)).map(({ id, name, problem, ...calendar }) => {
    const url = openIfReadable(app.settings.secrets, calendar.url_sealed);
    return {
      id,
      name,
      /** The address without its secret part; empty if it can't be decrypted. */
      host: url === undefined ? '' : new URL(url).hostname,
      readAt: calendar.read_at,
      problem,
      /** What couldn't be read of it, as texts for the owner, with the number of what isn't listed. */
      left: readLeftOut(calendar.left_out),
    };
  });
}

/**
 * Reads all calendars again. If one can't be read, keeps its known times and stores the reason.
 * Those that couldn't be read before come last, because they may keep the others waiting.
 */
export async function refreshCalendars(app: AppContext, limits: ReadLimits = {}): Promise<void> {
  const calendars = await listCalendars(app.db);
  for (const isFailing of [false, true]) {
    await Promise.all(
      calendars
        .filter(({ problem }) => (problem !== null) === isFailing)
        .map((calendar) => refreshCalendar(app, calendar, limits)),
    );
  }
}

/** Concurrent requests share one reading of the calendars. */
const underWay = new WeakMap<AppContext['db'], Promise<void>>();

/**
 * Reads the calendars again before a booking, unless that was just done. Never fails: if a calendar
 * can't be read in time, its known busy times are used.
 */
export async function refreshBeforeBooking(app: AppContext): Promise<void> {
  await withinTime(underWay.get(app.db) ?? refreshStale(app), PATIENCE_MS, undefined);
}

function refreshStale(app: AppContext): Promise<void> {
  const refresh = (async () => {
    const now = app.now().getTime();
    const stale = (await listCalendars(app.db)).filter(({ checked_at, problem }) => {
      const freshMs = problem === busyProblems.repeats ? TOO_LONG_MS : FRESH_MS;
      return checked_at === null || Date.parse(checked_at) < now - freshMs;
    });
    await Promise.all(
      stale.map((calendar) => refreshCalendar(app, calendar, { timeoutMs: PATIENCE_MS })),
    );
  })()
    .catch((error: unknown) => app.log.error('calendar.refresh-failed', { error }))
    .finally(() => underWay.delete(app.db));
  underWay.set(app.db, refresh);
  return refresh;
}

async function refreshCalendar(
  app: AppContext,
  calendar: BusyCalendar,
  limits: ReadLimits,
): Promise<void> {
  const time = app.now();
  const checked_at = time.toISOString();
  const url = openIfReadable(app.settings.secrets, calendar.url_sealed);
  const isRecent = Date.parse(calendar.read_at ?? '') > time.getTime() - REREAD_MS;
  const known = isRecent ? calendar.content_hash : null;
  const read =
    url === undefined
      ? ({ kind: 'unreadable', reason: busyProblems.sealed } as const)
      : await fetchBusyTimes(app, url, limits, known);
  switch (read.kind) {
    case 'unchanged':
      await updateCalendar(app.db, calendar.id, { checked_at, problem: null });
      return noteReading(app, calendar);
    case 'read':
      if (read.isEmpty && (await wasFull(app, calendar))) return fail(busyProblems.empty);
      await storeReading(app, calendar.id, read, checked_at);
      return noteReading(app, calendar);
    default:
      return fail(read.reason);
  }

  async function fail(reason: string): Promise<void> {
    app.log.warn('calendar.unreadable', { calendar: calendar.id, reason });
    await updateCalendar(app.db, calendar.id, { checked_at, problem: reason });
    return noteReading(app, calendar, reason);
  }
}

/**
 * Whether the calendar had busy times to come. A service that answers without any event has usually
 * lost something; only after a day is it believed.
 */
async function wasFull(app: AppContext, { id, failing_since }: BusyCalendar): Promise<boolean> {
  const now = app.now();
  if (failing_since && now.getTime() - Date.parse(failing_since) > EMPTY_BELIEVED_MS) return false;
  const known = await listBusyTimes(app.db, { from: now.toISOString(), calendarId: id, limit: 1 });
  return known.length > 0;
}

function storeReading(
  app: AppContext,
  id: string,
  { times, hash, problems }: Extract<Awaited<ReturnType<typeof fetchBusyTimes>>, { kind: 'read' }>,
  time: string,
): Promise<void> {
  return replaceBusyTimes(app.db, id, times, {
    checked_at: time,
    read_at: time,
    content_hash: hash,
    problem: null,
    left_out: problems.count > 0 ? JSON.stringify(problems) : null,
  });
}

const leftOutSchema = v.object({ count: v.number(), texts: v.array(v.string()) });

function readLeftOut(stored: string | null) {
  const parsed = stored === null ? undefined : parseStoredJson(leftOutSchema, stored);
  return parsed?.kind === 'read' ? parsed.value : undefined;
}

async function fetchBusyTimes(
  { settings, config, now }: AppContext,
  url: string,
  { readingMs, ...limits }: ReadLimits = {},
  knownHash: string | null = null,
) {
  const fetched = await fetchCalendar(url, {
    allowPrivate: config.allowPrivateAddresses,
    ...limits,
  });
  if (fetched.kind === 'failed') return { kind: 'unreadable' as const, reason: fetched.reason };
  const hash = createHash('sha256').update(fetched.text).digest('base64url');
  if (hash === knownHash) return { kind: 'unchanged' as const };
  const { horizonDays } = await settings.get(bookingRulesArea);
  const within = {
    from: now().getTime() - DAY_MS,
    to: now().getTime() + (horizonDays + 2) * DAY_MS,
    zone: TORONTO,
    ownHost: inviteHost(config.siteUrl),
    ownAddresses: (await settings.get(ownAddressesArea)).addresses,
  };
  const read = await readBusyTimesApart(fetched.text, within, { limitMs: readingMs });
  if (read.kind === 'unreadable') return read;
  const iso = (ms: number) => new Date(ms).toISOString();
  const times = read.spans.map(({ from, to }) => ({ startsAt: iso(from), endsAt: iso(to) }));
  return { ...read, times, hash };
}

/** The names of the calendars whose address can't be decrypted. */
export async function listUnreadableCalendars(app: Pick<AppContext, 'db' | 'settings'>) {
  return (await listCalendars(app.db))
    .filter(({ url_sealed }) => openIfReadable(app.settings.secrets, url_sealed) === undefined)
    .map(({ name }) => name);
}
