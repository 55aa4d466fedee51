import { bookingNotice } from './booking-notice.email.tsx';
import {
  bookingCancelled,
  bookingChanged,
  bookingConfirmation,
  bookingDetails,
  bookingHold,
  bookingMissed,
  bookingReminder,
  bookingUnavailable,
  timeOpened,
} from './calls.email.tsx';
import type { Email } from './email.ts';
import { newsletterIssue, welcomeSeries } from './issue.email.tsx';
import {
  newsletterAlready,
  newsletterConfirm,
  newsletterWelcome,
  waitlistAlready,
  waitlistConfirm,
  waitlistNotice,
} from './lists.email.ts';
import {
  contactNotification,
  contactReceipt,
  ownerReply,
  privacyRequestReceipt,
} from './messages.email.tsx';
import {
  calendarStatus,
  dailySummary,
  ownerDigest,
  teamAssigned,
  teamLink,
  testMail,
} from './owner.email.ts';
import { toolResult } from './tool-result.email.tsx';

/** Every email that the site sends, keyed by its template name in the outbox. */
export const emails = {
  'contact-notification': contactNotification,
  'contact-receipt': contactReceipt,
  'privacy-request-receipt': privacyRequestReceipt,
  'booking-confirmation': bookingConfirmation,
  'booking-hold': bookingHold,
  'booking-notice': bookingNotice,
  'booking-changed': bookingChanged,
  'booking-details': bookingDetails,
  'booking-missed': bookingMissed,
  'booking-unavailable': bookingUnavailable,
  'booking-cancelled': bookingCancelled,
  'booking-reminder': bookingReminder,
  'time-opened': timeOpened,
  'calendar-status': calendarStatus,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-already': newsletterAlready,
  'newsletter-welcome': newsletterWelcome,
  'newsletter-issue': newsletterIssue,
  'welcome-series': welcomeSeries,
  'waitlist-confirm': waitlistConfirm,
  'waitlist-already': waitlistAlready,
  'waitlist-notice': waitlistNotice,
  'tool-result': toolResult,
  'owner-reply': ownerReply,
  'owner-digest': ownerDigest,
  'daily-summary': dailySummary,
  'team-link': teamLink,
  'team-assigned': teamAssigned,
  'test-mail': testMail,
} as const;

export type EmailName = keyof typeof emails;
export type EmailProps<Name extends EmailName> =
  (typeof emails)[Name] extends Email<infer Props> ? Props : never;
