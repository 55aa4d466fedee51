import type { AppContext } from '#app/platform/app-context.server.ts';
import { onePage } from '../shell/row-list.tsx';
import { listAuditEntries } from './audit.queries.server.ts';
import { describeAuditEntry } from './audit-words.server.ts';

const PAGE_SIZE = 50;

/** A page of the log: the entries of one action or of all, before the one that the query names. */
export async function readAuditLog({ db, facts }: AppContext, query: URLSearchParams) {
  const action = query.get('action') ?? '';
  const before = query.get('before') ?? '';
  const found = await listAuditEntries(db, { action, before, limit: PAGE_SIZE + 1 });
  const { shown, next } = onePage(found, PAGE_SIZE);
  const entries = shown.map((entry) => {
    const { id, at, actor, ip } = entry;
    return { id, at, actor, ip, ...describeAuditEntry(facts(), entry) };
  });
  return { action, entries, next };
}
