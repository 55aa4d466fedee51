import type { Signup } from '#database/schema.ts';
import { newsletterListOf } from './newsletter/newsletter-list.server.ts';
import type { SignupList } from './signup-list.ts';
import { waitlistListOf } from './waitlist/waitlist-list.server.ts';

/** The list of an entry: the newsletter, or the waitlist of an item. */
export function listOf(signup: Signup): SignupList | undefined {
  return newsletterListOf(signup) ?? waitlistListOf(signup);
}
