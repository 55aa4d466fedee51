import { createHash } from 'node:crypto';
import type { Facts } from '#app/facts/facts.ts';
import type { SiteAnnouncement } from '#app/platform/seo/site-url.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';

/**
 * The announcement at this instant: undefined before its first day, after its last one, and while
 * there is none. Both are days in Toronto.
 */
export function announcementAt(facts: Facts, now: Date): SiteAnnouncement | undefined {
  const { text, link, from, until } = facts.announcement;
  if (!text) return undefined;
  const today = dateAt(now, TORONTO);
  if ((from && today < from) || (until && today > until)) return undefined;
  const words = { text, ...(link ? { link: { ...link } } : {}) };
  const digest = createHash('sha256').update(JSON.stringify(words)).digest('base64url');
  return { ...words, id: digest.slice(0, 8) };
}
