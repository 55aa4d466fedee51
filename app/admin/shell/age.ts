const MINUTE_MS = 60_000;

/** How long ago, in one unit: `5 min`, `3 h`, `12 d`. `now` for a future instant. */
export function ageAt(at: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(at)) / MINUTE_MS);
  if (minutes < 1) return 'now';
  return minutes < 60 ? `${minutes} min` : spanOf(minutes);
}

/** A number of minutes in one unit, rounded down: `45 min`, `3 h`, `2 d`. */
export function spanOf(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}
