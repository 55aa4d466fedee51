import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { recordAudit } from '../audit/audit.server.ts';
import { csvHead, csvRow } from '../export/csv.ts';
import type { Route } from './+types/numbers-file.route.ts';
import { readPeriod } from './figures.ts';
import { readNumbers } from './numbers.server.ts';

const COLUMNS = ['by', 'name', 'visitors', 'views', 'messages', 'calls', 'signups'] as const;

/** An action, not a loader, because an export adds an entry to the audit log. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const { values } = await readFormPost(request);
  const { from, to, days, pages, sources } = await readNumbers(app, readPeriod(values.days));
  await recordAudit(app, getRequestInfo(context), 'export', 'numbers');
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
}
