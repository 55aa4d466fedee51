import type { Profile } from './csv-profile.ts';

type Timeliness = {
  /** 0 to 1; null if no column shows when a customer was last in touch. */
  readonly ratio: number | null;
  /** The headings of date columns that lie ahead, if that is why nothing was measured. */
  readonly futureColumns: readonly string[];
};

/** Headings of dates that say when something was last done. */
const lastDone = /last|updated|modified|derni/i;

/** Headings of dates that say nothing about that: birthdays, beginnings and what lies ahead. */
const somethingElse =
  /birth|dob|naissance|next|due|expir|renew|since|creat|join|start|first|hire|sign(?:ed)?[ -]?up/i;

/**
 * How current the rows are: those dated within 12 months and half of those within 24, of all rows.
 * A column isn't used if its order of day and month is unclear or all its rows have the same date.
 * @param today calendar date YYYY-MM-DD
 */
export function measureTimeliness(
  profiles: readonly Profile[],
  rowCount: number,
  today: string,
): Timeliness {
  const now = Number(today.replaceAll('-', ''));
  const dates = profiles.filter(({ days }) => days !== undefined);
  const future = dates.filter((profile) => isMostlyFuture(profile, now));
  const past = dates.filter((profile) => !future.includes(profile));
  const column =
    past.find(({ report }) => lastDone.test(report.header)) ??
    past.find(({ report }) => !somethingElse.test(report.header));
  if (column === undefined) {
    return { ratio: null, futureColumns: future.map(({ report }) => report.header) };
  }
  if (column.asksDateOrder || column.isConstant) return { ratio: null, futureColumns: [] };
  let points = 0;
  for (const day of column.days ?? []) {
    // A date in the future doesn't show when the record was last checked.
    if (day === 0 || day > now) continue;
    if (day > now - 10_000) points += 1;
    else if (day > now - 20_000) points += 0.5;
  }
  return { ratio: points / rowCount, futureColumns: [] };
}

/** Renewals and appointments lie ahead, and don't show when a customer was last in touch. */
function isMostlyFuture({ days = new Int32Array(), asksDateOrder }: Profile, now: number): boolean {
  if (asksDateOrder) return false;
  const known = days.filter((day) => day > 0);
  return known.filter((day) => day > now).length * 2 > known.length;
}
