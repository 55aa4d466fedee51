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

/** Where rows have their pages, by the first word of the actions about them. */
const pages: Partial<Record<string, string>> = {
  booking: '/admin/bookings/',
  call: '/admin/bookings/',
  delivery: '/admin/mail?email=',
  issue: '/admin/newsletter/',
  mail: '/admin/mail?email=',
};

/** A page of the log: the entries of one action or of all, before the one that the query names. */
export async function readAuditLog({ db }: AppContext, query: URLSearchParams) {
  const { action = '', before = '' } = Object.fromEntries(query);
  const found = await listAuditEntries(db, action, before, PAGE_SIZE + 1);
  const { shown, next } = onePage(found, PAGE_SIZE);
  return { action, entries: shown.map(describeEntry), next };
}

/** What was done, to what (its page or its name), and the names of what was changed. */
export function describeEntry({ id, at, actor, ip, action, subject, detail }: AuditEntry) {
  const page = pages[action.replace(/-.*/, '')];
  const stored = parseStoredJson(v.record(v.string(), v.unknown()), detail);
  return {
    id,
    at,
    actor,
    ip,
    done: labels[action] ?? action,
    href: page && isRowId(subject) ? (`${page}${subject}` as SitePath) : undefined,
    name: isRowId(subject) ? '' : subject,
    details:
      stored.kind === 'read'
        ? Object.entries(stored.value)
            .filter(([, value]) => value !== null)
            .map(inWords)
            .join('; ')
        : stored.reason,
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
