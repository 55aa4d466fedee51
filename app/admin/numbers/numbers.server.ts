import type { AppContext } from '#app/platform/app-context.server.ts';
import { addDays, datesFrom } from '#app/platform/time/calendar-date.ts';
import { dateAt, instantOf, TORONTO } from '#app/platform/time/wall-time.ts';
import { csvHead, csvRow } from '../export/csv.ts';
import { COLUMNS, type Figures } from './figures.ts';
import { listFirstAnswers, listOutcomes, sumViews } from './numbers.queries.server.ts';

const HOUR_MS = 3_600_000;
const NOTHING = { views: 0, visitors: 0, messages: 0, calls: 0, signups: 0 };

/** What happened in the last `period` days, Toronto time, today included. */
export async function readNumbers(app: Pick<AppContext, 'db' | 'now' | 'visits'>, period: number) {
  const { db } = app;
  await app.visits.flush();
  const to = dateAt(app.now(), TORONTO);
  const from = addDays(to, 1 - period);
  const since = instantOf(from, 0, TORONTO).toISOString();
  const outcomes = (await listOutcomes(db, since)).map((outcome) => ({
    ...outcome,
    day: dateAt(new Date(outcome.at), TORONTO),
  }));
  /** Views and what came of them, most visitors first. */
  const count = async (by: 'day' | 'path' | 'source') => {
    const views = await sumViews(db, from, by);
    const figures = new Map<string, Figures>(
      views.map((row) => [row.name, { ...NOTHING, ...row }]),
    );
    for (const { kind, [by]: name } of outcomes) {
      const found = figures.get(name) ?? { ...NOTHING, name };
      found[kind] += 1;
      figures.set(name, found);
    }
    return [...figures.values()].sort((a, b) => b.visitors - a.visitors);
  };
  const days = await count('day');
  const waits = (await listFirstAnswers(db, since))
    .map(({ at, answered }) => (Date.parse(answered) - Date.parse(at)) / HOUR_MS)
    .sort((a, b) => a - b);
  return {
    from,
    to,
    // Days without anything included, oldest first.
    days: [...datesFrom(from, to)].map(
      (name) => days.find((day) => day.name === name) ?? { ...NOTHING, name },
    ),
    sources: await count('source'),
    pages: await count('path'),
    /** Half of the answered messages had their first answer within this time. */
    hoursToAnswer: waits[Math.ceil(waits.length / 2) - 1],
  };
}

/** The numbers by day, source and page as CSV. */
export async function exportNumbers(
  app: Parameters<typeof readNumbers>[0],
  period: number,
): Promise<string> {
  const { days, pages, sources } = await readNumbers(app, period);
  const rows = [
    ...days.map((row) => ({ by: 'day', ...row })),
    ...sources.map((row) => ({ by: 'source', ...row, name: row.name || '(direct)' })),
    ...pages.map((row) => ({ by: 'page', ...row })),
  ];
  const columns = ['by', 'name', ...COLUMNS];
  return csvHead(columns) + rows.map((row) => csvRow(columns, row)).join('');
}
