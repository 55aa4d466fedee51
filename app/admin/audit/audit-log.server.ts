import * as v from 'valibot';
import type { SitePath } from '#app/content-types.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { isRowId } from '#app/platform/ids.ts';
import { parseStoredJson } from '#app/platform/stored-json.ts';
import type { AuditEntry } from '#database/schema.ts';
import { onePage } from '../shell/row-list.tsx';
import { auditActions } from './audit.content.ts';
import { listAuditEntries } from './audit.queries.server.ts';

const PAGE_SIZE = 50;

const labels: Partial<Record<string, string>> = auditActions;

/** What entries with the id of a row are about, by the first word of their action, and its page. */
const things: Partial<Record<string, { label: string; pages: string }>> = {
  booking: { label: 'Call', pages: '/admin/bookings/' },
  call: { label: 'Call', pages: '/admin/bookings/' },
  delivery: { label: 'Webhook delivery', pages: '/admin/mail?email=' },
  issue: { label: 'Newsletter issue', pages: '/admin/newsletter/' },
  mail: { label: 'Email', pages: '/admin/mail?email=' },
};

/** A page of the log: the entries of one action or of all, before the one that the query names. */
export async function readAuditLog({ db }: AppContext, query: URLSearchParams) {
  const action = query.get('action') ?? '';
  const before = query.get('before') ?? '';
  const found = await listAuditEntries(db, { action, before, limit: PAGE_SIZE + 1 });
  const { shown, next } = onePage(found, PAGE_SIZE);
  return { action, entries: shown.map(describeEntry), next };
}

/** What was done, to what (with its page, if it has one), and the names of what was changed. */
export function describeEntry({ action, subject, detail, ...entry }: AuditEntry) {
  const { id, at, actor, ip } = entry;
  const thing = things[action.replace(/-.*/, '')];
  const isGone = /-(erased|deleted)$/.test(action);
  const stored = parseStoredJson(v.record(v.string(), v.unknown()), detail);
  return {
    id,
    at,
    actor,
    ip,
    done: labels[action] ?? action,
    item: isRowId(subject) ? thing?.label : subject,
    href: isRowId(subject) && thing && !isGone ? (`${thing.pages}${subject}` as SitePath) : null,
    details:
      stored.kind === 'read' ? Object.entries(stored.value).map(inWords).join('; ') : stored.reason,
  };
}

/** The name of a field in words and its value, as `changed: legal name`. */
function inWords([key, value]: [string, unknown]): string {
  const spaced = (names: string) =>
    names
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .replace(/[-_.]+/g, ' ')
      .toLowerCase();
  return `${spaced(key)}: ${Array.isArray(value) ? spaced(value.join(', ')) : value}`;
}
