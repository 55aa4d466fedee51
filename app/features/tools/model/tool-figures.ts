/**
 * How the tools print money, shares, months and scores. Formulas keep full precision;
 * rounding happens here, at display, and nowhere else.
 */

const wholeDollars = new Intl.NumberFormat('en-CA', {
  style: 'currency',
  currency: 'CAD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
});

/**
 * Canadian dollars without cents: 1366200 → "$13,662". A value that rounds to zero has no sign.
 * @param cents amount in CAD cents, may be fractional
 */
export function dollars(cents: number): string {
  return wholeDollars.format(Math.round(cents / 100) || 0);
}

/**
 * The sum of amounts in cents as they are printed in whole dollars, so that printed parts add up to
 * it.
 */
export function dollarSum(cents: readonly number[]): number {
  return cents.reduce((sum, part) => sum + Math.round(part / 100) * 100, 0);
}

const formats = [0, 1, 2].map(
  (digits) =>
    new Intl.NumberFormat('en-CA', { maximumFractionDigits: digits, signDisplay: 'negative' }),
);

/**
 * A number with at most `digits` decimals (0 to 2), Canadian grouping: 2000 → "2,000", 13.6 → "13.6".
 */
export function plainNumber(value: number, digits = 1): string {
  return formats[digits]?.format(value) ?? '';
}

/**
 * A ratio as a percentage: 0.423 → "42%".
 * @param ratio 0.42 means 42 percent
 */
export function percentText(ratio: number): string {
  return `${plainNumber(ratio * 100, 0)}%`;
}

/** A measured share: 0.6667 → "67%". Only all is 100% and only none is 0%. */
export function measuredText(ratio: number): string {
  const percent = Math.round(ratio * 100);
  return `${ratio > 0 && ratio < 1 ? Math.min(99, Math.max(1, percent)) : percent}%`;
}

/** Hours a week with the noun in the right number: 1 → "1 hour a week", 5 → "5 hours a week". */
export function hoursAWeek(hours: number): string {
  return `${counted(hours, 'hour', 1)} a week`;
}

/** A count with its noun in the right number: 1 → "1 row", 12 → "12 rows". */
export function counted(value: number, noun: string, digits = 0): string {
  const shown = plainNumber(value, digits);
  return `${shown} ${noun}${shown === '1' ? '' : 's'}`;
}

/**
 * A value of the defaults table with its unit: "$150 an hour", "50%", "1.25 times the wage".
 * @param value in dollars for money
 */
export function amountText(value: number, unit: string): string {
  const shown = plainNumber(value, 2);
  if (unit.startsWith('CAD')) return `$${withCents(shown)}${unit.slice(3)}`;
  if (unit === 'percent') return `${shown}%`;
  return `${shown} ${value === 1 ? unit.replace(/^(minute|hour|day|month|token|seat)s/, '$1') : unit}`;
}

/** "0.5" as "0.50"; whole dollars stay as they are. */
function withCents(shown: string): string {
  return /\.\d$/.test(shown) ? `${shown}0` : shown;
}

/** "a", "a and b", "a, b and c". */
export function joinWords(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

/** A score as it is shown, and from which its band is taken: a whole number, halves up. */
export function wholeScore(score: number): number {
  return Math.round(Number(score.toFixed(6)));
}

/**
 * The smallest value with `digits` decimals that isn't below this one: 19.12 → 19.2. For a minimum
 * that is needed, so that entering the printed number is enough.
 */
export function roundUp(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.ceil(value * factor - 1e-7) / factor;
}

const day = new Intl.DateTimeFormat('en-CA', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A calendar date in words: "2026-11-20" → "November 20, 2026". */
export function dayText(isoDate: string): string {
  return day.format(new Date(`${isoDate}T12:00:00Z`));
}
