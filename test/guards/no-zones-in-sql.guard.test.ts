import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// Postgres has its own copy of the zone rules, and SQLite has none: both could disagree with Intl.
const ANYWHERE = [
  /\bAT\s+TIME\s+ZONE\b/i,
  /\bCURRENT_(?:DATE|TIME|TIMESTAMP)\b/i,
  /\bLOCALTIME(?:STAMP)?\b/,
  /\bSET\s+(?:SESSION\s+|LOCAL\s+)?TIME\s*ZONE\b/i,
  /\btimestamptz\b/i,
  /\bstrftime\s*\(/i,
  /\bjulianday\s*\(/i,
  /\bunixepoch\s*\(/i,
  /\bdate_trunc\s*\(/i,
];
const IN_SQL = [
  ...ANYWHERE,
  /\b(?:date|time|datetime|now|timezone|to_timestamp|make_timestamptz)\s*\(/i,
  /\binterval\s+'/i,
  /'localtime'/i,
];
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

test('no SQL does arithmetic with dates, times or zones', () => {
  const files = globSync('{app,database,server}/**/*.{ts,tsx,sql}', { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(5);
  const faults = files.flatMap((file) =>
    faultsIn(readFileSync(`${ROOT}${file}`, 'utf8'), file.endsWith('.sql')).map(
      (fault) => `${file}: ${fault}`,
    ),
  );
  expect(faults).toEqual([]);
});

test('the search finds what it looks for', () => {
  const bad = [
    "sql`starts_at AT TIME ZONE 'America/Toronto'`",
    'sql<string>`datetime(starts_at)`',
    "sql.raw(`date(starts_at, 'localtime')`)",
    'sql<{ a: string }[]>`select now()`',
    'const query = \'where strftime("%H", starts_at) = 9\';',
  ];
  for (const source of bad) expect(faultsIn(source, false)).not.toEqual([]);
  expect(
    faultsIn("services.now(); event.timezone('UTC'); sql`select id from bookings`", false),
  ).toEqual([]);
  expect(faultsIn('select date(starts_at) from bookings', true)).not.toEqual([]);
});

function faultsIn(source: string, isSql: boolean): string[] {
  const templates = [...source.matchAll(/\bsql\b(?:\.\w+\(?)?(?:<[^`]*>)?`([^`]*)`/g)];
  const sqlText = isSql ? source : templates.map((match) => match[1] ?? '').join('\n');
  return [
    ...IN_SQL.flatMap((pattern) => pattern.exec(sqlText)?.[0] ?? []),
    ...ANYWHERE.flatMap((pattern) => pattern.exec(source)?.[0] ?? []),
  ];
}
