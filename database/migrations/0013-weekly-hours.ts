import { type Kysely, sql } from 'kysely';

/** The owner's list of start times, one for all five weekdays, becomes hours by weekday. */
export async function up(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{
    value: string;
  }>`select value from settings where key = 'booking'`.execute(db);
  const [stored] = rows;
  if (!stored) return;
  const { slotTimes, ...rules } = JSON.parse(stored.value);
  if (!Array.isArray(slotTimes)) return;
  const spans = spansOf(slotTimes);
  const hours = {
    sunday: [],
    ...Object.fromEntries(
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => [day, spans]),
    ),
    saturday: [],
  };
  const value = JSON.stringify({ ...rules, hours, startEveryMinutes: CALL_MINUTES });
  await sql`update settings set value = ${value} where key = 'booking'`.execute(db);
}

/** At least this far apart did the start times have to be. */
const CALL_MINUTES = 30;

/** Each start time with the length of a call; those that follow each other become one span. */
function spansOf(slotTimes: readonly string[]): { from: string; to: string }[] {
  const spans: { from: number; to: number }[] = [];
  for (const start of slotTimes.map(minuteOf)) {
    const last = spans.at(-1);
    if (last?.to === start) last.to += CALL_MINUTES;
    else spans.push({ from: start, to: start + CALL_MINUTES });
  }
  return spans.map(({ from, to }) => ({ from: clockTime(from), to: clockTime(to) }));
}

function minuteOf(text: string): number {
  const [, hour, minute, half] = /^(\d+):(\d+) (AM|PM)$/.exec(text) ?? [];
  return ((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute);
}

function clockTime(minuteOfDay: number): string {
  const hour = Math.floor(minuteOfDay / 60) % 24;
  const minute = String(minuteOfDay % 60).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}
