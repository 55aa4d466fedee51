import * as v from 'valibot';
import type { SitePath } from '#app/content-types.ts';
import { nameMail } from '#app/emails/email-names.ts';
import type { Facts } from '#app/facts/facts.ts';
import { parseAudience } from '#app/features/subscriptions/newsletter/issues/issue-audience.server.ts';
import { titleFromSlug } from '#app/platform/format/title-from-slug.ts';
import { parseStoredJson } from '#app/platform/stored-json.ts';
import { parseDayField } from '#app/platform/time/calendar-date.ts';
import type { AuditEntry } from '#database/schema.ts';
import { bookingsWords } from '../bookings/bookings.content.ts';
import { exportWords } from '../export/export.content.ts';
import { statusWords } from '../inbox/inbox.content.ts';
import { nameAudience } from '../newsletter/issue-audience-name.ts';
import { nameList } from '../newsletter/list-name.server.ts';
import { shortDay, shortMoment } from '../shell/admin-page.tsx';
import { usersWords } from '../users/users.content.ts';
import {
  auditActions,
  auditDetails,
  auditItems,
  auditThings,
  auditValues,
} from './audit.content.ts';

const ROW_ID = /^[\dA-HJKMNP-TV-Z]{26}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

type Item = { text: string; href?: SitePath };

/** An entry as the owner reads it: no keys, and no ids where there is a page or a name. */
export function describeAuditEntry(
  facts: Facts,
  { action, subject, detail }: AuditEntry,
): {
  item: Item;
  details: string;
} {
  const stored = parseStoredJson(v.record(v.string(), v.unknown()), detail);
  if (stored.kind === 'unreadable') return { item: { text: subject }, details: stored.reason };
  const { undone: _, ...noted } = stored.value;
  const { name, ...others } = noted;
  const isAboutMember = action.startsWith('team-') && typeof name === 'string';
  const details = Object.entries(isAboutMember ? others : noted)
    // Nobody is somebody in the log: assigned to no one.
    .filter(
      ([key, value]) => value !== undefined && value !== null && (value !== '' || key === 'to'),
    )
    .map(([key, value]) => {
      const words = Array.isArray(value)
        ? value.map((field) => `“${spaced(String(field))}”`).join(', ')
        : wordsOf(facts, key, value);
      return `${wordOf(auditDetails, key) ?? spaced(key)}: ${words}`;
    });
  return {
    item: isAboutMember ? { text: name } : itemOf(facts, action, subject),
    details: details.join('; '),
  };
}

/** What was done. Entries of former releases filed a restored version as a publication. */
export function nameAuditAction({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): string {
  const stored = parseStoredJson(v.object({ undone: v.literal(true) }), detail);
  if (stored.kind === 'read') return auditActions['version-restored'];
  return wordOf(auditActions, action) ?? action;
}

function itemOf(facts: Facts, action: string, subject: string): Item {
  if (ROW_ID.test(subject)) return rowOf(action, subject);
  if (action === 'list-published') return { text: nameList(facts, `waitlist:${subject}`) };
  const text = wordOf(auditItems, subject) ?? wordOf(exportWords.kinds, subject);
  return { text: text ?? subject };
}

/** A row has a name here, and a page if it can still be opened. */
function rowOf(action: string, id: string): Item {
  const { call, email, delivery, issue, picture, webhook, calendar } = auditThings;
  if (action === 'booking-erased') return { text: call };
  if (/^(booking|call)-/.test(action)) return { text: call, href: `/admin/bookings/${id}` };
  if (action.startsWith('delivery-')) return { text: delivery, href: `/admin/mail/${id}` };
  if (action.startsWith('mail-')) return { text: email, href: `/admin/mail/${id}` };
  if (action === 'issue-deleted') return { text: issue };
  if (action.startsWith('issue-')) return { text: issue, href: `/admin/newsletter/${id}` };
  if (action.startsWith('picture-')) return { text: picture };
  if (action.startsWith('webhook')) return { text: webhook };
  if (action === 'busy-calendar') return { text: calendar };
  return { text: '' };
}

function wordsOf(facts: Facts, key: string, value: unknown): string {
  const { yes, no, nobody, uploaded, changes } = auditValues;
  if (typeof value === 'boolean') return value ? yes : no;
  const text = String(value);
  switch (key) {
    case 'audience': {
      const audience = parseAudience(facts, text);
      return audience ? nameAudience(audience) : nameList(facts, text);
    }
    case 'change':
      return wordOf(changes, text) ?? text;
    case 'hour':
      return `${text}:00`;
    case 'id':
      return titleFromSlug(text);
    case 'list':
      return nameList(facts, text);
    case 'logo':
    case 'logoDark':
      return uploaded;
    case 'mail':
      return nameMail(text);
    case 'outcome':
      return wordOf(bookingsWords.outcomes, text) ?? text;
    case 'role':
      return usersWords.roles[text as keyof typeof usersWords.roles]?.name ?? text;
    case 'status':
      return wordOf(statusWords, text) ?? text;
    case 'time':
      return [...new Set(text.split('/').map(pointInTime))].join(' to ');
    case 'to':
      return text || nobody;
    default:
      return pointInTime(text);
  }
}

/** A day or an instant in words; any other text as it is. */
function pointInTime(text: string): string {
  if (INSTANT.test(text)) return shortMoment(text);
  const day = parseDayField(text);
  return day ? shortDay(day) : text;
}

function wordOf(words: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(words, key) ? words[key] : undefined;
}

/** The name of a field in words: `legalName` gives `legal name`. */
function spaced(field: string): string {
  return field
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_.]+/g, ' ')
    .toLowerCase();
}
