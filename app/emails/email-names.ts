import type { EmailName } from './catalogue.ts';

/**
 * The display name of each email in the admin area: the list of emails, the previews and a person's
 * history.
 */
export const emailNames: Readonly<Record<EmailName, string>> = {
  'contact-notification': 'New message (to you)',
  'contact-receipt': 'Confirmation of a message',
  'privacy-request-receipt': 'Confirmation of a privacy request',
  'booking-confirmation': 'Call confirmed',
  'booking-hold': 'Call: please confirm',
  'booking-notice': 'Call booked, moved or cancelled (to you)',
  'booking-changed': 'Call moved',
  'booking-cancelled': 'Call cancelled',
  'booking-details': 'Call: how to join has changed',
  'booking-missed': 'Call missed: book again',
  'booking-unavailable': 'Call not booked: time already taken',
  'booking-reminder': 'Call reminder',
  'time-opened': 'A time opened up',
  'calendar-status': 'A calendar failed or works again (to you)',
  'newsletter-confirm': 'Newsletter: please confirm',
  'newsletter-already': 'Newsletter: already subscribed',
  'newsletter-welcome': 'Newsletter: welcome',
  'newsletter-issue': 'Newsletter issue',
  'welcome-series': 'Newsletter: welcome series',
  'waitlist-confirm': 'Waitlist: please confirm',
  'waitlist-already': 'Waitlist: already joined',
  'waitlist-notice': 'Waitlist: the item is ready',
  'tool-result': 'Tool result',
  'owner-digest': 'Digest of notifications (to you)',
  'daily-summary': 'Daily summary (to you)',
  'owner-reply': 'Your reply',
  'team-link': 'Link to choose a password (to the team)',
  'team-assigned': 'Something was assigned (to the team)',
  'test-mail': 'Test email',
};

/** The display name of an outbox row; for a webhook delivery, the name of its event. */
export function nameMail(template: string): string {
  return Object.hasOwn(emailNames, template) ? emailNames[template as EmailName] : template;
}
