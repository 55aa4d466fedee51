import { bookingCancelled } from './booking-cancelled.email.tsx';
import { bookingChanged } from './booking-changed.email.tsx';
import { bookingConfirmation } from './booking-confirmation.email.tsx';
import { bookingDetails } from './booking-details.email.tsx';
import { bookingHold } from './booking-hold.email.tsx';
import { bookingMissed } from './booking-missed.email.tsx';
import { bookingNotice } from './booking-notice.email.tsx';
import { bookingReminder } from './booking-reminder.email.tsx';
import { bookingUnavailable } from './booking-unavailable.email.tsx';
import { calendarStatus } from './calendar-status.email.tsx';
import { contactNotification } from './contact-notification.email.tsx';
import { contactReceipt } from './contact-receipt.email.tsx';
import { dailySummary } from './daily-summary.email.tsx';
import type { Email } from './email.ts';
import { newsletterIssue } from './newsletter-issue.email.tsx';
import {
  newsletterAlready,
  newsletterConfirm,
  newsletterWelcome,
} from './newsletter-signup.email.tsx';
import { ownerDigest } from './owner-digest.email.tsx';
import { ownerReply } from './owner-reply.email.tsx';
import { privacyRequestReceipt } from './privacy-request-receipt.email.tsx';
import { teamAssigned } from './team-assigned.email.tsx';
import { teamLink } from './team-link.email.tsx';
import { testMail } from './test-mail.email.tsx';
import { timeOpened } from './time-opened.email.tsx';
import { toolResult } from './tool-result.email.tsx';
import { waitlistAlready, waitlistConfirm, waitlistNotice } from './waitlist.email.tsx';
import { welcomeSeries } from './welcome-series.email.tsx';

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
