import { findIana } from 'windows-iana';
import { dateOfDayNumber } from '#app/platform/time/calendar-date.ts';
import { instantOf, isKnownTimeZone } from '#app/platform/time/wall-time.ts';
import { offsetMs } from './ics-text.ts';

/** The instant at which clocks of the zone show a wall time; both in milliseconds. */
export type Zone = (wall: number) => number;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** What people in North America and Europe write, in hours ahead of UTC. */
const ABBREVIATIONS: Readonly<Record<string, number>> = {
  UTC: 0,
  GMT: 0,
  Z: 0,
  BST: 1,
  CET: 1,
  CEST: 2,
  NST: -3.5,
  NDT: -2.5,
  AST: -4,
  ADT: -3,
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
};

/** The names that Outlook shows: `(UTC-05:00) Eastern Time (US & Canada)`. */
const SHOWN_NAMES: readonly [RegExp, string][] = [
  [/newfoundland/i, 'America/St_Johns'],
  [/atlantic time/i, 'America/Halifax'],
  [/eastern time/i, 'America/Toronto'],
  [/central time/i, 'America/Winnipeg'],
  [/mountain time/i, 'America/Edmonton'],
  [/pacific time/i, 'America/Vancouver'],
];

/**
 * The zone of an IANA or Windows name, with or without a prefix (`/mozilla.org/20050126_1/`), of an
 * abbreviation, or of an offset (`UTC+1`, `GMT-0500`). Undefined if none is meant.
 */
export function findZone(name: string): Zone | undefined {
  const parts = name.replaceAll('"', '').trim().split('/').filter(Boolean);
  for (let at = 0; at < parts.length; at += 1) {
    const zone = findPlainZone(parts.slice(at).join('/'));
    if (zone) return zone;
  }
  return undefined;
}

function findPlainZone(name: string): Zone | undefined {
  const hours = ABBREVIATIONS[name.toUpperCase()];
  if (hours !== undefined) return fixedZone(hours * HOUR_MS);
  if (/^[A-Za-z]/.test(name) && isKnownTimeZone(name)) return namedZone(name);
  const [windows] = findIana(name);
  if (windows) return namedZone(windows);
  const shown = SHOWN_NAMES.find(([pattern]) => pattern.test(name));
  if (shown) return namedZone(shown[1]);
  const [, offset] = /^\(?(?:UTC|GMT)?\s*([+-]\d{1,2}:?(?:\d\d)?)/i.exec(name) ?? [];
  return offset === undefined ? undefined : fixedZone(offsetMs(offset));
}

function fixedZone(aheadMs: number): Zone {
  return (wall) => wall - aheadMs;
}

function namedZone(name: string): Zone {
  /** The offset of a day on which the clocks don't change; undefined for one on which they do. */
  const offsets = new Map<number, number | undefined>();
  const toInstant = (day: number, ms: number) =>
    instantOf(dateOfDayNumber(day), Math.floor(ms / 60_000), name).getTime() + (ms % 60_000);
  return (wall) => {
    const day = Math.floor(wall / DAY_MS);
    if (!offsets.has(day)) {
      const midnight = toInstant(day, 0);
      const isPlain = toInstant(day + 1, 0) - midnight === DAY_MS;
      offsets.set(day, isPlain ? day * DAY_MS - midnight : undefined);
    }
    const offset = offsets.get(day);
    return offset === undefined ? toInstant(day, wall - day * DAY_MS) : wall - offset;
  };
}

/** What clocks of the zone show at an instant. */
export function wallIn(zone: Zone, instant: number): number {
  let wall = instant;
  // What both clocks show differs by the offset, except around a change of clocks.
  for (let round = 0; round < 2; round += 1) wall += instant - zone(wall);
  return wall;
}
