import { csvHead, csvRow } from '../export/csv.ts';
import { adminAction } from '../shell/admin-action.server.ts';
import { readPeriod } from './figures.ts';
import { readNumbers } from './numbers.server.ts';

const COLUMNS = ['by', 'name', 'visitors', 'views', 'messages', 'calls', 'signups'] as const;

/** An action, not a loader, because an export adds an entry to the audit log. */
export const action = adminAction(async ({ app, values, audit }) => {
  const { from, to, days, pages, sources } = await readNumbers(app, readPeriod(values.days));
  await audit('export', 'numbers');
  const rows = [
    ...days.map((row) => ({ by: 'day', ...row })),
    ...sources.map((row) => ({ by: 'source', ...row, name: row.name || '(direct)' })),
    ...pages.map((row) => ({ by: 'page', ...row })),
  ];
  const text = csvHead(COLUMNS) + rows.map((row) => csvRow(COLUMNS, row)).join('');
  return new Response(text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="numbers-${from}-${to}.csv"`,
    },
  });
});
