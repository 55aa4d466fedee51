/** A number of minutes in one unit, rounded down: `45 min`, `3 h`, `2 d`. */
export function spanOf(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}
