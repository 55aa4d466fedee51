/**
 * The owner's rules about booking, from the command line:
 *
 *   npm run booking:rules -- show
 *   npm run booking:rules -- set minimumNoticeMinutes=120 horizonDays=90
 *   npm run booking:rules -- set meetingLink=https://meet.example.com/room
 *   npm run booking:rules -- set friday="9:00 AM to 12:00 PM" saturday="10:00 AM to 2:00 PM"
 *   npm run booking:rules -- set bufferAfterMinutes=15 maxCallsPerDay=4
 *   npm run booking:rules -- block 2026-12-24 2026-12-31 "Winter break"
 *   npm run booking:rules -- block-hours 2026-12-03 "1:00 PM" "3:00 PM"
 *   npm run booking:rules -- unblock 1
 *   npm run booking:rules -- reset
 *
 * It uses the same environment as the site (DATA_DIR, DATABASE_URL). A running site uses the new
 * rules from the next request; existing bookings don't change.
 */
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import {
  type BlockedTime,
  type BookingRules,
  bookingRulesArea,
  DEFAULT_BOOKING_RULES,
} from '#app/features/booking/rules/booking-rules.ts';
import {
  readSpans,
  WEEKDAYS,
  type WeekdayName,
  writeSpans,
} from '#app/features/booking/rules/weekly-hours.ts';
import { readConfig } from '#app/platform/config.server.ts';
import { parseCalendarDate } from '#app/platform/time/calendar-date.ts';
import { describeInZone, parseClockTime } from '#app/platform/time/time-words.ts';
import { instantOf, TORONTO } from '#app/platform/time/wall-time.ts';
import { openOwnerDatabase, runCommand } from './owner-database.ts';

const USAGE =
  'Use one of: show | set name=value … | block <day> [<last day>] [reason] | block-hours <day> <from> <to> [reason] | unblock <number> | reset';

const NOBODY_TOLD =
  'Nobody was emailed. Reminders and the pages of booked calls show the new meeting link. To email it to those who have booked, change it at /admin/booking-rules.';

/** The rules after one command. Throws an Error with a sentence if the command is invalid. */
export function applyCommand(rules: BookingRules, [command, ...words]: string[]): BookingRules {
  switch (command) {
    case 'show':
      return rules;
    case 'set':
      if (words.length === 0) throw new Error('Name a rule: minimumNoticeMinutes=120');
      return parseRules(
        words.map(readAssignment).reduce(withRule, rules as Record<string, unknown>),
      );
    case 'block': {
      const [from = '', second = '', third] = words;
      const isRange = parseCalendarDate(second) !== undefined;
      const reason = (isRange ? third : second) || undefined;
      const block = { kind: 'days', from, to: isRange ? second : from, reason };
      return parseRules({ ...rules, blocked: [...rules.blocked, block] });
    }
    case 'block-hours': {
      const [day = '', from = '', to = '', reason] = words;
      const block = { kind: 'span', from: instant(day, from), to: instant(day, to), reason };
      return parseRules({ ...rules, blocked: [...rules.blocked, block] });
    }
    case 'unblock': {
      const number = Number(words[0]);
      if (!rules.blocked[number - 1]) throw new Error(`There is no block number ${words[0]}.`);
      return { ...rules, blocked: rules.blocked.filter((_, at) => at !== number - 1) };
    }
    case 'reset':
      // Kinds that were booked are still needed to name those calls.
      return { ...DEFAULT_BOOKING_RULES, kinds: rules.kinds };
    default:
      throw new Error(USAGE);
  }
}

/** The rules as lines of text. */
export function describeRules({ blocked, hours, kinds, ...rules }: BookingRules): string {
  const offered = kinds.map(
    ({ title, minutes, place, isOffered }) =>
      `${title} (${minutes} minutes, ${place}${isOffered ? '' : ', not offered'})`,
  );
  const lines = [
    ['kinds', offered.join(', ')],
    ...WEEKDAYS.map((day) => [day, writeSpans(hours[day]) || 'closed']),
    ...Object.entries(rules),
  ].map(([name, value]) => `${name} = ${value}`);
  const blocks = blocked.map(
    (block, at) =>
      `  ${at + 1}. ${describeBlock(block)}${block.reason ? ` (${block.reason})` : ''}`,
  );
  return [...lines, `blocked = ${blocks.length === 0 ? 'nothing' : ''}`, ...blocks].join('\n');
}

function describeBlock(block: BlockedTime): string {
  if (block.kind === 'days') return `${block.from} to ${block.to}`;
  const from = describeInZone(new Date(block.from), TORONTO);
  const to = describeInZone(new Date(block.to), TORONTO);
  const end = from.date === to.date ? to.time : `${to.date} ${to.time}`;
  return `${from.date} ${from.time} to ${end}`;
}

function readAssignment(text: string): [string, unknown] {
  const at = text.indexOf('=');
  const name = text.slice(0, at);
  const value = text.slice(at + 1);
  if (isWeekday(name)) return [name, readSpans(value) ?? null];
  if (at < 1 || !Object.hasOwn(v.getDefaults(bookingRulesArea.schema), name)) {
    const names = [...WEEKDAYS, ...Object.keys(bookingRulesArea.schema.entries)].join(', ');
    throw new Error(`"${text}" sets no rule. The rules are: ${names}`);
  }
  if (name === 'hours') throw new Error('Name a day: friday="9:00 AM to 12:00 PM"');
  if (name === 'blocked') throw new Error('Use block, block-hours and unblock.');
  if (name === 'kinds') throw new Error('Change the call types in the admin area.');
  if (name === 'meetingLink' || name === 'question') return [name, value || undefined];
  if (name === 'maxCallsPerDay' && value === '') return [name, undefined];
  if (value === 'true' || value === 'false') return [name, value === 'true'];
  return [name, Number(value)];
}

function withRule(rules: Record<string, unknown>, [name, value]: [string, unknown]) {
  if (!isWeekday(name)) return { ...rules, [name]: value };
  return { ...rules, hours: { ...(rules.hours as object), [name]: value } };
}

function isWeekday(name: string): name is WeekdayName {
  return WEEKDAYS.some((day) => day === name);
}

function parseRules(value: unknown): BookingRules {
  const parsed = v.safeParse(bookingRulesArea.schema, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`${v.getDotPath(issue) ?? 'The rule'}: ${issue.message}`);
}

function instant(day: string, time: string): string {
  const date = parseCalendarDate(day);
  const minute = parseClockTime(time);
  if (date === undefined) throw new Error(`Write the day as YYYY-MM-DD, not "${day}".`);
  if (minute === undefined) throw new Error(`Write the time as 9:00 AM, not "${time}".`);
  return instantOf(date, minute, TORONTO).toISOString();
}

async function main(): Promise<boolean> {
  const { db, settings } = await openOwnerDatabase(readConfig(process.env));
  try {
    const before = await settings.get(bookingRulesArea);
    const rules = applyCommand(before, process.argv.slice(2));
    if (rules !== before) await settings.set(bookingRulesArea, rules);
    process.stdout.write(`${describeRules(rules)}\n`);
    if (rules.meetingLink !== before.meetingLink) process.stdout.write(`${NOBODY_TOLD}\n`);
    return true;
  } finally {
    await db.destroy();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runCommand(main);
}
