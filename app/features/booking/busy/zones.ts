import { findIana } from 'windows-iana';
import { instantOfWall, isKnownTimeZone } from '#app/platform/time/wall-time.ts';

/** The instant at which clocks of the zone show a wall time; both in milliseconds. */
export type Zone = (wall: number) => number;

/** What people in North America and Europe write and the runtime doesn't know, or means otherwise. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  Z: 'UTC',
  BST: '+01:00',
  CEST: '+02:00',
  NST: '-03:30',
  NDT: '-02:30',
  AST: '-04:00',
  ADT: '-03:00',
  EDT: '-04:00',
  CST: '-06:00',
  CDT: '-05:00',
  MDT: '-06:00',
  PST: '-08:00',
  PDT: '-07:00',
};

/**
 * The zone of an IANA or Windows name, with or without a prefix (`/mozilla.org/20050126_1/`), of an
 * abbreviation, or of an offset (`UTC+1`, `GMT-0500`). Undefined if none is meant.
 */
export function findZone(name: string): Zone | undefined {
  // Outlook shows “(UTC-05:00) Eastern Time (US & Canada)” for “Eastern Standard Time”.
  const shown = name.replace(/\(.*?\)/g, '').trim();
  const [, , offset = ''] = /^\(?(UTC|GMT)? ?([+-]\d[\d:]*)/i.exec(name) ?? [];
  const id = [
    ABBREVIATIONS[name.toUpperCase()] ?? name,
    ...findIana(shown.replace(/( Standard)?( Time)?$/, ' Standard Time')),
    offset.replace(/^.(?=\d\b)/, '$&0'),
  ].find(isKnownTimeZone);
  if (id !== undefined) return (wall) => instantOfWall(wall, id);
  return name.includes('/') ? findZone(name.replace(/^.*?\//, '')) : undefined;
}

/** What clocks of the zone show at an instant. */
export function wallIn(zone: Zone, instant: number): number {
  // What both clocks show differs by the offset, except around a change of clocks.
  const near = instant + (instant - zone(instant));
  return near + (instant - zone(near));
}
