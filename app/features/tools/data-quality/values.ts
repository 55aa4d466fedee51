import { readTypedAddress } from '#app/platform/outbox/address.ts';
import type { ColumnType } from './file-check.content.ts';

/** What values look like. Every check takes time linear in the length of the value. */

/** What people enter instead of a value. */
const placeholder = /^(#?n\/a|n\.a\.|null|--?|—|\?|unknown|tbd|xxx)$/i;

/** The trimmed text of a cell; empty for a word like "n/a". */
export function filledText(cell = ''): string {
  const value = cell.trim();
  return placeholder.test(value) ? '' : value;
}

const extension = /[\s,]*(ext|x|poste|#)\.?\s*\d{1,6}$/i;

/**
 * The ten digits of a North American telephone number (area code and exchange from 2), "+…" for a
 * number abroad (E.164), undefined for anything else. An extension is ignored.
 */
export function phoneDigits(value: string): string | undefined {
  const bare = value.replace(extension, '').replace(/[\s().\-–/]/g, '');
  if (/^\+[2-9]\d{6,14}$/.test(bare)) return bare;
  return /^(?:\+?1)?([2-9]\d\d[2-9]\d{6})$/.exec(bare)?.[1];
}

/** An amount, a share or a count: "-1,234.50", "1.509,88", "-$40.00", "(12)", "-5%". */
export function isNumber(value: string): boolean {
  return /^[-+($€£\s]*\d[\d\s,.'’]*[$€£%)]*$/.test(value);
}

const timeOfDay = /[T ,]+\d?\d:\d\d.*/;
const months = 'jan feb|f[ée]v mar apr|avr may|mai jun|juin jul|juil aug|ao[uû] sep oct nov d[ée]c'
  .split(' ')
  .map((names) => new RegExp(`^(${names})`, 'i'));

/**
 * Reads a date as people and programs write it, in English or French.
 * @param isDayFirst how "03/04/2026" is meant; what only works the other way round is read that way
 * @returns a number like 20260304; undefined unless it is a day between 1900 and 2100
 */
export function readDate(value: string, isDayFirst = false): number | undefined {
  const parts = value.replace(timeOfDay, '').split(/[-/. ,]+/);
  const [first = '', second = '', third = ''] = parts;
  if (parts.length !== 3) return undefined;
  if (first.length === 4 && Number(first) > 0) return dayOf(first, second, third);
  const european = dayOf(third, second, first);
  const american = dayOf(third, first, second);
  return isDayFirst ? (european ?? american) : (american ?? european);
}

function dayOf(year: string, month: string, day: string): number | undefined {
  const century = year.length > 2 ? '' : Number(year) < 50 ? '20' : '19';
  const named = months.findIndex((name) => name.test(month));
  const [y, m, d] = [Number(century + year), named + 1 || Number(month), Number(day)];
  const date = new Date(Date.UTC(y, m - 1, d));
  const isDay = date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
  return isDay && y >= 1900 && y <= 2100 ? y * 10_000 + m * 100 + d : undefined;
}

type Format = {
  readonly type: ColumnType;
  /** Whether a value has the format. */
  readonly fits: (value: string) => boolean;
  /** Headings of such columns. */
  readonly heading: RegExp;
  /** How a value is written, where there are several notations. */
  readonly notation?: (value: string) => string;
};

/** The columns with a format; a value that fits several is of the first. */
export const formats: readonly Format[] = [
  {
    type: 'email',
    fits: (value) => readTypedAddress(value) !== undefined,
    heading: /e-?mail|courriel/i,
  },
  {
    type: 'postal',
    fits: (value) =>
      /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i.test(value),
    heading: /postal|post ?code|\bzip\b/i,
  },
  {
    type: 'date',
    fits: (value) => readDate(value) !== undefined,
    heading: /date|created|modified|\bsince\b|last (contact|order|visit|seen)|birth|dob/i,
    notation: (value) =>
      value
        .replace(timeOfDay, '')
        .replace(/\p{L}+\.?/u, 'month')
        .replace(/\d{4}/, 'year')
        .replace(/\d+/g, '9'),
  },
  {
    type: 'phone',
    fits: (value) => phoneDigits(value) !== undefined,
    heading: /phone|mobile|\bcell|\btel\b|\bfax\b/i,
    notation: (value) => value.replace(extension, '').replace(/\d/g, '9'),
  },
  {
    type: 'url',
    fits: (value) => /^(https?:\/\/)?([\w-]+\.)+[a-z]{2,}([:/?#]\S*)?$/i.test(value),
    heading: /web ?site|\burl\b|homepage|linkedin/i,
  },
];
