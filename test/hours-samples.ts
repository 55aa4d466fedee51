import { type HoursSpan, minutesOfSpan } from '#app/features/booking/rules/weekly-hours.ts';
import { formatClockTime, formatTimeField } from '#app/platform/time/time-words.ts';

const DAY_MINUTES = 24 * 60;

/** The fields of the form of weekly hours, from hours as people write them: `{ monday: '9-12' }`. */
export function hoursPost(week: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(week).flatMap(([day, text]) =>
      (readSpans(text) ?? []).flatMap((span, at) => {
        const { from, to } = minutesOfSpan(span);
        return [
          [`${day}-from-${at}`, formatTimeField(from)],
          [`${day}-to-${at}`, formatTimeField(to % DAY_MINUTES)],
        ];
      }),
    ),
  );
}

/** '9:00 AM to 12:00 PM, 1:00 PM to 5:00 PM'; empty for a closed day. */
export function writeSpans(spans: readonly HoursSpan[]): string {
  return spans.map(({ from, to }) => `${from} to ${to}`).join(', ');
}

/**
 * Parses the hours of a day as people write them: '9:00 AM to 12:00 PM, 1-5 PM', '9-12,
 * 13:00-17:00'. Empty text is a closed day. Returns undefined if a part isn't a span of time.
 */
export function readSpans(text: string): HoursSpan[] | undefined {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const spans = parts.map(readSpan);
  return spans.some((span) => span === undefined) ? undefined : (spans as HoursSpan[]);
}

function readSpan(text: string): HoursSpan | undefined {
  const [from, to, ...rest] = text.split(/\s*(?:-|–|—|\bto\b|\buntil\b)\s*/i);
  if (!from || !to || rest.length > 0) return undefined;
  const end = readTime(to);
  const start = readStart(from, to, end);
  if (start === undefined || end === undefined) return undefined;
  return { from: formatClockTime(start % DAY_MINUTES), to: formatClockTime(end % DAY_MINUTES) };
}

/** In '1-5 PM' the PM applies to both times; in '9-5 PM' the first time is in the morning. */
function readStart(from: string, to: string, end: number | undefined): number | undefined {
  const half = /[ap]\.?\s?m/i.exec(to)?.[0];
  const inSameHalf = half && !/m/i.test(from) ? readTime(`${from} ${half}`) : undefined;
  return inSameHalf !== undefined && inSameHalf < (end || DAY_MINUTES)
    ? inSameHalf
    : readTime(from);
}

/** Minutes since midnight of '9', '9:30', '9 am', '1:00 PM', '13:00', '24:00'. */
function readTime(text: string): number | undefined {
  const match = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?\s?m\.?)?$/i.exec(text.trim());
  if (!match) return undefined;
  const [hour, minute, half] = [Number(match[1]), Number(match[2] ?? 0), match[3]?.toLowerCase()];
  if (minute > 59) return undefined;
  if (half === undefined) return hour * 60 + minute <= DAY_MINUTES ? hour * 60 + minute : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute;
}
