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
