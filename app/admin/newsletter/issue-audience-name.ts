import type { Audience } from '#app/features/subscriptions/newsletter/issues/issue-audience.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { newsletterWords } from './newsletter-admin.content.ts';

/** The name of an audience in the admin area. */
export function nameAudience(audience: Audience): string {
  const { all, topics, waitlist } = newsletterWords.send;
  if (audience.item) return interpolate(waitlist, { item: audience.item.title });
  return audience.topic ? topics[audience.topic] : all;
}
