import type { Generated, Insertable, Selectable } from 'kysely';

/**
 * The catalogue of tables. Conventions that fit SQLite and Postgres alike: ids are text made by us,
 * instants are ISO-8601 UTC text, flags are 0/1, structured values are JSON text.
 */
export type Database = {
  settings: SettingsTable;
  submissions: SubmissionsTable;
  idempotency_keys: IdempotencyKeysTable;
  rate_limits: RateLimitsTable;
  outbox: OutboxTable;
  outbox_attempts: OutboxAttemptsTable;
  email_budget: EmailBudgetTable;
  suppressions: SuppressionsTable;
  bookings: BookingsTable;
  earlier_requests: EarlierRequestsTable;
  slot_offers: SlotOffersTable;
  busy_calendars: BusyCalendarsTable;
  busy_times: BusyTimesTable;
  signups: SignupsTable;
  signup_confirmations: SignupConfirmationsTable;
  consents: ConsentsTable;
  newsletter_issues: NewsletterIssuesTable;
  webhooks: WebhooksTable;
  admin_sessions: AdminSessionsTable;
  two_factor_steps: TwoFactorStepsTable;
  recovery_codes: RecoveryCodesTable;
  audit_log: AuditLogTable;
  submission_notes: SubmissionNotesTable;
  submission_tags: SubmissionTagsTable;
};

/** Owner's settings, one JSON document per area; secrets inside are encrypted (platform/settings). */
type SettingsTable = {
  key: string;
  value: string;
  updated_at: string;
};

/** Every message a visitor sent: the lead itself. Never deleted by a failing email. */
type SubmissionsTable = {
  id: string;
  /** Short reference that a visitor can quote, for example `A7-4K2P`. */
  reference: string;
  source: string;
  email: string;
  name: string;
  phone: string;
  company: string;
  message: string;
  /** Further answers of the form as a JSON object of texts, in the order they were shown. */
  details: string;
  /** Path of the page the form was on. */
  page: string;
  status: Generated<SubmissionStatus>;
  /** Why the entry was caught as spam; null when it was delivered as usual. */
  quarantine_reason: string | null;
  /** Address the request came from, kept 90 days for abuse handling. */
  ip: string | null;
  /** Consent wording shown next to the form, with its version. */
  notice: string;
  /** The day in Toronto on which the owner wants to come back to it. */
  follow_up_on: string | null;
  /** JSON: what its emails are made from beyond this row, kept while it is in quarantine. */
  held_input: string | null;
  created_at: string;
};

export type SubmissionStatus =
  | 'new'
  | 'open'
  | 'waiting'
  | 'won'
  | 'lost'
  | 'handled'
  | 'quarantine'
  | 'spam';

/** The first answer to a POST, kept so that a repeat of it gets the same answer and changes nothing. */
type IdempotencyKeysTable = {
  /** The name of the call, a space, and the key that the client chose. */
  key: string;
  /** SHA-256 of call and body: the same key with another body is refused. */
  fingerprint: string;
  status: number;
  body: string;
  created_at: string;
};

/** What a limit has counted for one key, for as long as its window lasts. */
type RateLimitsTable = {
  /** Name of the limit and what it counts by: `submissions:203.0.113.9`. */
  key: string;
  /** JSON: pairs of a time in milliseconds and a number of events, oldest first. */
  events: string;
  expires_at: string;
};

/** Everything that has to leave the site, queued in the transaction of the event that caused it. */
type OutboxTable = {
  id: string;
  channel: 'mail' | 'webhook';
  /** Name in the catalogue of emails, or the event type of a webhook. */
  template: string;
  recipient: string;
  /** JSON: the values that the template needs. */
  props: string;
  /** At most one row per event: `contact-notification:<submission id>`. */
  dedupe_key: string;
  /** Lower goes first: 1 booking, 5 ordinary, 9 bulk. */
  priority: number;
  /** What it was queued together with, to be counted by: `newsletter-issue:<id>`. */
  batch: string | null;
  state: OutboxState;
  attempts: Generated<number>;
  next_attempt_at: string;
  expires_at: string | null;
  lease_owner: string | null;
  lease_until: string | null;
  provider: string | null;
  last_response: string | null;
  /** 1 when an email server said that the address does not exist. */
  bounced: Generated<number>;
  created_at: string;
  /** When the state became final. */
  finished_at: string | null;
};

export type OutboxState = 'queued' | 'sending' | 'sent' | 'failed' | 'unknown' | 'cancelled';

type OutboxAttemptsTable = {
  id: string;
  outbox_id: string;
  number: number;
  provider: string;
  outcome: string;
  response: string;
  started_at: string;
  finished_at: string;
};

/** How many emails the forms have sent to an unconfirmed address. Kept for two days. */
type EmailBudgetTable = {
  /** The mailbox behind it: in lower case, without plus-tag. */
  address: string;
  /** `2026-11-21`, UTC. */
  day: string;
  emails: number;
};

/** Addresses that must not get email. Only a salted hash is kept, so it survives an erasure. */
type SuppressionsTable = {
  email_hash: string;
  /** `all`, or the kind of email that is refused (`newsletter`). */
  scope: string;
  reason: string;
  created_at: string;
};

/** Calls that were booked. At most one active call starts at an instant: a unique index sees to it. */
type BookingsTable = {
  id: string;
  /** Short reference that a visitor can quote. */
  reference: string;
  kind: 'assessment' | 'consultation';
  status: BookingStatus;
  /** What the owner noted after the call; null until then. */
  outcome: 'held' | 'no-show' | null;
  starts_at: string;
  ends_at: string;
  /**
   * The wall time in Toronto that was promised. If the law ever moves the clocks, it and the instant
   * disagree, and the owner can be told which calls that touches.
   */
  toronto_date: string;
  /** As the visitor chose it: `9:00 AM`. */
  toronto_time: string;
  /** IANA zone of the visitor's browser; null where it said none. */
  visitor_zone: string | null;
  /** One more at each change, as calendars want it (RFC 5545, SEQUENCE). */
  sequence: Generated<number>;
  /** How often it was moved to another time. */
  moves: Generated<number>;
  /** The tool result that the visitor brings along, as text; empty without one. */
  brief: Generated<string>;
  /** SHA-256 of the token in the secret link; the token itself is kept nowhere. */
  token_hash: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  source: string;
  /** Path of the page the form was on. */
  page: string;
  /** Consent wording shown next to the form. */
  notice: string;
  quarantine_reason: string | null;
  /** Address the request came from, kept 90 days for abuse handling. */
  ip: string | null;
  /** The network of that address (an IPv6 /64 counts as one), by which bookings are limited. */
  network: string | null;
  /** Until when a held call keeps its slot without being confirmed. */
  held_until: string | null;
  /** When the address was known to be the visitor's own; null while nobody has confirmed it. */
  email_confirmed_at: string | null;
  cancelled_by: 'visitor' | 'owner' | null;
  cancel_reason: string | null;
  created_at: string;
  updated_at: string;
};

/**
 * A quarantined booking looks like spam: it takes no slot and nobody is told until the owner releases
 * it. A held one has its slot for a while and becomes active when its address is confirmed by email;
 * an expired one was not confirmed in time.
 */
export type BookingStatus = 'active' | 'cancelled' | 'quarantine' | 'held' | 'expired';

export type Booking = Selectable<BookingsTable>;
export type NewBooking = Insertable<BookingsTable>;

/** Somebody who wants to hear when an earlier time comes free. */
type EarlierRequestsTable = {
  id: string;
  /** The call that would be moved; null for somebody who has booked none. */
  booking_id: string | null;
  /** The day in Toronto that is wanted; null for a call, which may move to any earlier time. */
  wanted_date: string | null;
  /** `done`: an earlier time was taken, or the call is no longer ahead. */
  status: 'waiting' | 'done' | 'stopped';
  kind: Booking['kind'];
  name: string;
  email: string;
  phone: string;
  visitor_zone: string | null;
  /** Wording shown next to the form. */
  notice: string;
  created_at: string;
  updated_at: string;
};

/** A time that came free and is kept for one person for a while. */
type SlotOffersTable = {
  id: string;
  request_id: string;
  /** SHA-256 of the token in the email. */
  token_hash: string;
  status: 'open' | 'accepted' | 'declined' | 'expired';
  starts_at: string;
  ends_at: string;
  toronto_date: string;
  toronto_time: string;
  expires_at: string;
  created_at: string;
};

export type EarlierRequest = Selectable<EarlierRequestsTable>;
export type SlotOffer = Selectable<SlotOffersTable>;

/** A calendar of the owner's own, read by its secret address. */
type BusyCalendarsTable = {
  id: string;
  name: string;
  /** The secret address, encrypted. */
  url_sealed: string;
  created_at: string;
  /** When it was last asked for, with or without success. */
  checked_at: string | null;
  /** When it could last be read: its busy times are of then. */
  read_at: string | null;
  /** Of the text that was read last, to know one that has not changed. */
  content_hash: string | null;
  /** Why it can't be read now; null while all is well. */
  problem: string | null;
  failing_since: string | null;
  /** When the owner was told of the failure by email. */
  told_at: string | null;
};

/** When a calendar says that the owner is busy. What for is not kept. */
type BusyTimesTable = {
  calendar_id: string;
  starts_at: string;
  ends_at: string;
};

export type BusyCalendar = Selectable<BusyCalendarsTable>;

/** One address on one list: the newsletter, or the waitlist of one item. */
type SignupsTable = {
  /** Stays the same when somebody leaves and comes back, and with it the link in every old email. */
  id: string;
  /** `newsletter`, or `waitlist:<item>`, for example `waitlist:course:ai-tools-quick-start`. */
  list: string;
  /** Keyed hash of the address in lower case; unique together with the list. */
  email_hash: string;
  /** Null once somebody has left: the hash is enough to know them again. */
  email: string | null;
  status: SignupStatus;
  /** JSON: what a subscriber wants left out, how often, until when to pause. */
  preferences: string;
  /** Which form: `newsletter_signup`, `waitlist` and so on. */
  source: string;
  /** Path of the page the form was on. */
  page: string;
  /** Address the request came from, kept 90 days for abuse handling. */
  ip: string | null;
  quarantine_reason: string | null;
  /** SHA-256 of the token in the links to preferences and unsubscribing. */
  manage_hash: string;
  created_at: string;
  /** The newest request; an entry that is never confirmed is deleted 14 days after it. */
  requested_at: string;
  confirmed_at: string | null;
  /** When somebody left, or was told that the item is ready. */
  ended_at: string | null;
};

/** `notified` is the end of a waitlist entry: its one email was queued. */
export type SignupStatus = 'pending' | 'confirmed' | 'left' | 'notified' | 'quarantine';

/** An email with a link and a 6-digit code. Both come from the id and the app's secret: neither is stored. */
type SignupConfirmationsTable = {
  id: string;
  signup_id: string;
  email_hash: string;
  token_hash: string;
  /** Unique per address and day: two requests at once can't send two emails. Null when none was sent. */
  mail_slot: string | null;
  /** How often a code was tried against it. */
  tries: Generated<number>;
  created_at: string;
  /** Equal to `created_at` when no email went out: such a row confirms nothing. */
  expires_at: string;
  used_at: string | null;
};

/** What somebody agreed to or withdrew. Rows are only ever added, and carry no address. */
type ConsentsTable = {
  id: string;
  signup_id: string;
  list: string;
  email_hash: string;
  event: ConsentEvent;
  /** How: `form`, `code`, `button`, `one-click`, `page`, `undo`, `owner`. */
  method: string;
  /** The words that were shown, and their version. */
  wording: string;
  wording_version: string;
  source: string;
  page: string;
  /** Kept 90 days. */
  ip: string | null;
  at: string;
};

export type ConsentEvent =
  | 'requested'
  | 'confirmed'
  | 'left'
  | 'resumed'
  | 'preferences'
  | 'notified';

/** One letter to a list, from its draft to its report. */
type NewsletterIssuesTable = {
  id: string;
  state: IssueState;
  subject: string;
  /** The line that an email app shows beside the subject. */
  preheader: string;
  /** Markdown. */
  body: string;
  /** `all`, `topic:<topic>` or `waitlist:<item>`; null while nobody has been chosen. */
  audience: string | null;
  /** When it was asked to be sent: a time to come while it is scheduled. */
  send_at: string | null;
  /** How many emails have been queued so far. */
  recipients: Generated<number>;
  /** The id of the sign-up that was looked at last: queueing goes on behind it. */
  position: string | null;
  /** 1 once every recipient has been queued. */
  is_queued: Generated<number>;
  /** Up to when the rate of sending has been used. */
  rate_from: string | null;
  /** Why it is paused, where that was not the owner. */
  note: string | null;
  started_at: string | null;
  finished_at: string | null;
  created_at: string;
  updated_at: string;
};

export type IssueState = 'draft' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'cancelled';
export type NewsletterIssue = Selectable<NewsletterIssuesTable>;

/** Where events go besides email. */
type WebhooksTable = {
  id: string;
  url: string;
  /** The signing secret (`whsec_…`), encrypted. */
  secret_sealed: string;
  /** JSON list of event types. */
  events: string;
  enabled: number;
  disabled_reason: string | null;
  created_at: string;
};

export type Signup = Selectable<SignupsTable>;
export type NewSignup = Insertable<SignupsTable>;
export type SignupConfirmation = Selectable<SignupConfirmationsTable>;
export type Consent = Selectable<ConsentsTable>;
export type Webhook = Selectable<WebhooksTable>;
export type NewWebhook = Insertable<WebhooksTable>;

/** Logins of the owner. The token itself is only in the browser. */
type AdminSessionsTable = {
  /** SHA-256 of the token in the cookie. */
  token_hash: string;
  ip: string;
  created_at: string;
  last_seen_at: string;
  /** Absolute end, however busy the session is. */
  expires_at: string;
};

/** The 30-second steps whose authenticator code was used: each code is good once. */
type TwoFactorStepsTable = {
  /** Unix time divided by 30 seconds. */
  step: number;
  used_at: string;
};

/** Codes that stand in for the authenticator app, once each. A row is deleted by its use. */
type RecoveryCodesTable = {
  /** Keyed hash: the codes are shown once and kept nowhere. */
  code_hash: string;
  created_at: string;
};

/** What was done in the admin area, and by which command. Rows are only ever added. */
type AuditLogTable = {
  id: string;
  at: string;
  action: string;
  /** What it was done to: an id, a reference, an area of the settings. Never an email address. */
  subject: string;
  /** JSON: further facts, secrets masked. */
  detail: string;
  /** Kept 90 days. */
  ip: string | null;
};

type SubmissionNotesTable = {
  id: string;
  submission_id: string;
  text: string;
  created_at: string;
};

type SubmissionTagsTable = {
  submission_id: string;
  tag: string;
};

export type AdminSession = Selectable<AdminSessionsTable>;
export type AuditEntry = Selectable<AuditLogTable>;
export type SubmissionNote = Selectable<SubmissionNotesTable>;
export type Submission = Selectable<SubmissionsTable>;
export type NewSubmission = Insertable<SubmissionsTable>;
export type OutboxRow = Selectable<OutboxTable>;
export type NewOutboxRow = Insertable<OutboxTable>;
export type OutboxAttempt = Selectable<OutboxAttemptsTable>;
