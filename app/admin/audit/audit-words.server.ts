import * as v from 'valibot';
import type { SitePath } from '#app/content-types.ts';
import type { Facts } from '#app/facts/facts.ts';
import { titleFromSlug } from '#app/platform/format/title-from-slug.ts';
import { parseStoredJson } from '#app/platform/stored-json.ts';
import type { AuditEntry } from '#database/schema.ts';
import { nameList } from '../newsletter/list-name.server.ts';
import { auditActions, auditThings } from './audit.content.ts';

const ROW_ID = /^[\dA-HJKMNP-TV-Z]{26}$/;

/** What was done, to what (with its page, if it has one), and the names of what was changed. */
export function describeAuditEntry(
  facts: Facts,
  { action, subject, detail }: Pick<AuditEntry, 'action' | 'subject' | 'detail'>,
): { done: string; item: { text: string; href?: SitePath }; details: string } {
  const stored = parseStoredJson(v.record(v.string(), v.unknown()), detail);
  const done = Object.entries(auditActions).find(([name]) => name === action)?.[1] ?? action;
  if (stored.kind === 'unreadable') {
    return { done, item: { text: subject }, details: stored.reason };
  }
  const details = Object.entries(stored.value)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([key, value]) => `${spaced(key)}: ${wordsOf(value)}`);
  return { done, item: itemOf(facts, action, subject), details: details.join('; ') };
}

function itemOf(facts: Facts, action: string, subject: string) {
  if (action === 'list-published') return { text: nameList(facts, `waitlist:${subject}`) };
  // A slug of the content, or a reference, which is all capitals.
  if (!ROW_ID.test(subject)) {
    return { text: /^[a-z]/.test(subject) ? titleFromSlug(subject) : subject };
  }
  const thing = auditThings.find(({ actions }) => actions.test(action));
  if (!thing || /-(erased|deleted)$/.test(action)) return { text: thing?.label ?? '' };
  return { text: thing.label, href: `${thing.pages}${subject}` as SitePath };
}

function wordsOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value)
    ? value.map((field) => spaced(String(field))).join(', ')
    : String(value);
}

/** The name of a field in words: `legalName` gives `legal name`. */
function spaced(field: string): string {
  return field
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_.]+/g, ' ')
    .toLowerCase();
}
