import type { Generated, Insertable, Selectable } from 'kysely';

/**
 * The catalogue of tables. Conventions that fit SQLite and Postgres alike: ids are text made by us,
 * instants are ISO-8601 UTC text, flags are 0/1, structured values are JSON text.
 */
export type Database = {
  settings: SettingsTable;
  fact_versions: FactVersionsTable;
  fact_drafts: FactDraftsTable;
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
  waitlist_notices: WaitlistNoticesTable;
  articles: ArticlesTable;
  pictures: PicturesTable;
  picture_files: PictureFilesTable;
  page_views: PageViewsTable;
  origins: OriginsTable;
  webhooks: WebhooksTable;
  admin_users: AdminUsersTable;
  admin_user_links: AdminUserLinksTable;
  admin_sessions: AdminSessionsTable;
  two_factor_steps: TwoFactorStepsTable;
  recovery_codes: RecoveryCodesTable;
  audit_log: AuditLogTable;
  submission_notes: SubmissionNotesTable;
  submission_tags: SubmissionTagsTable;
};

/**
 * The owner's settings, one JSON document per area; secrets inside are encrypted
 * (platform/settings).
 */
type SettingsTable = {
  key: string;
  value: string;
  updated_at: string;
};

/** A set of facts that the owner published. The highest version of a name applies. */
type FactVersionsTable = {
  /** Name of the set in app/facts/facts.schema.ts. */
  name: string;
  /** 1, 2, 3 … */
  version: number;
  /** The set as JSON; null for the built-in values. */
  value: string | null;
  published_at: string;
};

/** The next version of a set, until it is published. */
type FactDraftsTable = {
  name: string;
  /** Changes with every save, so that nobody overwrites a version they haven't seen. */
  revision: string;
  value: string;
  saved_at: string;
};

/** Every message that a visitor sent: the lead itself. Never deleted because an email failed. */
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
  /** Further answers of the form as a JSON object of texts, in the order shown. */
  details: string;
  /** Path of the page the form was on. */
  page: string;
  status: Generated<SubmissionStatus>;
  /** Why the entry was classified as spam; null if it was delivered as usual. */
  quarantine_reason: string | null;
  /** IP address of the request, kept 90 days for abuse handling. */
  ip: string | null;
  /** Consent text shown next to the form, with its version. */
  notice: string;
  /** The day in Toronto on which the owner wants to follow up. */
  follow_up_on: string | null;
  /** JSON: input of its emails beyond this row, kept while it is in quarantine. */
  held_input: string | null;
  /** Whose it is: `owner`, or the id of a team member. */
  assigned_to: string | null;
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

/**
 * The first response to a POST, so that a repeated one gets the same response and changes nothing.
 */
type IdempotencyKeysTable = {
  /** The name of the request, a space, and the key chosen by the client. */
  key: string;
  /** Keyed hash of the request's name and input: the same key with other input is refused. */
  fingerprint: string;
  status: number;
  body: string;
  created_at: string;
};

/** Events counted by a limit for one key, kept until its window ends. */
type RateLimitsTable = {
  /** Name of the limit and the counted value: `submissions 203.0.113.9`. */
  key: string;
  /** Events counted in the window that ends at `expires_at`: a whole number, as text. */
  events: string;
  expires_at: string;
};

/** All emails and webhook deliveries, queued in the transaction of the event that caused them. */
type OutboxTable = {
  id: string;
  channel: 'mail' | 'webhook';
  /** Template name in the catalogue of emails, or the event type of a webhook. */
  template: string;
  recipient: string;
  /** JSON: the values that the template needs. */
  props: string;
  /** Unique per event: `contact-notification:<submission id>`. */
  dedupe_key: string;
  /** Lower values are sent first: 1 booking, 5 ordinary, 8 webhook, 9 bulk. */
  priority: number;
  /** The batch it is counted in: `newsletter-issue:<id>`. */
  batch: string | null;
  state: OutboxState;
  attempts: Generated<number>;
  next_attempt_at: string;
  expires_at: string | null;
  lease_owner: string | null;
  lease_until: string | null;
  provider: string | null;
  last_response: string | null;
  /** 1 if an email server said that the address doesn't exist. */
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

/** Number of emails that forms sent to an unconfirmed address. Kept for two days. */
type EmailBudgetTable = {
  /** The mailbox of the address: lower case, without a plus tag. */
  address: string;
  /** The network that caused the emails, as `networkOf` returns it; empty: all of them. */
  network: string;
  /** `2026-11-21`, UTC. */
  day: string;
  emails: number;
};

/** Addresses that must not get emails. Only a keyed hash is kept, which may outlive an erasure. */
type SuppressionsTable = {
  email_hash: string;
  /** `all`, or the kind of email that is suppressed (`newsletter`). */
  scope: string;
  reason: string;
  created_at: string;
};

/** Booked calls. A unique index ensures at most one active call per start time. */
type BookingsTable = {
  id: string;
  /** Short reference that a visitor can quote. */
  reference: string;
  /** The id of a call type in the booking rules. */
  kind: string;
  status: BookingStatus;
  /** The owner's note after the call; null until then. */
  outcome: 'held' | 'no-show' | null;
  starts_at: string;
  ends_at: string;
  /**
   * The wall time in Toronto that was promised. If the clock rules ever change, it no longer
   * matches the instant, and the owner can be told which calls are affected.
   */
  toronto_date: string;
  /** As the visitor chose it: `9:00 AM`. */
  toronto_time: string;
  /** IANA zone of the visitor's browser; null if it sent none. */
  visitor_zone: string | null;
  /** Incremented at each change, as calendars require (RFC 5545, SEQUENCE). */
  sequence: Generated<number>;
  /** How often it was moved to another time. */
  moves: Generated<number>;
  /** Notes for the call: the tool result that the visitor attached, and what the owner adds. */
  brief: Generated<string>;
  /** The owner's question as it was asked, and its answer; both empty if there is none. */
  question: Generated<string>;
  answer: Generated<string>;
  /** SHA-256 of the token in the secret link; the token itself is not stored. */
  token_hash: string;
  name: string;
  /** Empty if the owner entered the call for somebody who gave only a phone number. */
  email: string;
  phone: string;
  company: string;
  source: string;
  /** Path of the page the form was on. */
  page: string;
  /** Consent text shown next to the form. */
  notice: string;
  quarantine_reason: string | null;
  /** IP address of the request, kept 90 days for abuse handling. */
  ip: string | null;
  /** The network of that address (an IPv6 /64 counts as one), for the limits on bookings. */
  network: string | null;
  /** How long a held call keeps its slot without confirmation. */
  held_until: string | null;
  /** When the visitor's address was confirmed; null until then. */
  email_confirmed_at: string | null;
  cancelled_by: 'visitor' | 'owner' | null;
  cancel_reason: string | null;
  /** Whose it is: `owner`, or the id of a team member. */
  assigned_to: string | null;
  created_at: string;
  updated_at: string;
};

/**
 * A quarantined booking looks like spam: it takes no slot and sends no emails until the owner
 * releases it. A held one keeps its slot for a while and becomes active when its address is
 * confirmed by email; an expired one was not confirmed in time.
 */
export type BookingStatus = 'active' | 'cancelled' | 'quarantine' | 'held' | 'expired';

export type Booking = Selectable<BookingsTable>;
export type NewBooking = Insertable<BookingsTable>;

/** A person who wants to be told when an earlier time becomes free. */
type EarlierRequestsTable = {
  id: string;
  /** The call that would be moved; null for a person without a booking. */
  booking_id: string | null;
  /** The wanted day in Toronto; null for a call, which may move to any earlier time. */
  wanted_date: string | null;
  /** `done`: an earlier time was taken, or the call is over. */
  status: 'waiting' | 'done' | 'stopped';
  kind: Booking['kind'];
  name: string;
  email: string;
  phone: string;
  visitor_zone: string | null;
  /** Consent text shown next to the form. */
  notice: string;
  created_at: string;
  updated_at: string;
};

/**
 * A time that became free and is reserved for one person for a while; or one that the person has
 * given up, so that it is never offered to them.
 */
type SlotOffersTable = {
  id: string;
  request_id: string;
  /** SHA-256 of the token in the email. */
  token_hash: string;
  status: 'open' | 'accepted' | 'declined' | 'expired' | 'given-up';
  starts_at: string;
  ends_at: string;
  toronto_date: string;
  toronto_time: string;
  expires_at: string;
  created_at: string;
};

export type EarlierRequest = Selectable<EarlierRequestsTable>;
export type SlotOffer = Selectable<SlotOffersTable>;

/** One of the owner's own calendars, read by its secret address. */
type BusyCalendarsTable = {
  id: string;
  name: string;
  /** The secret address, encrypted. */
  url_sealed: string;
  created_at: string;
  /** When it was last requested, successfully or not. */
  checked_at: string | null;
  /** When it was last read successfully: its busy times are of then. */
  read_at: string | null;
  /** Hash of the calendar text last read, to detect that nothing has changed. */
  content_hash: string | null;
  /** Why it can't be read; null while all is well. */
  problem: string | null;
  /** What was left out of the last reading, as JSON; null if nothing was. */
  left_out: string | null;
  failing_since: string | null;
  /** When the owner was notified of the failure by email. */
  told_at: string | null;
};

/** When the owner is busy according to a calendar. The reason is not stored. */
type BusyTimesTable = {
  calendar_id: string;
  starts_at: string;
  ends_at: string;
};

export type BusyCalendar = Selectable<BusyCalendarsTable>;
export type NewBusyCalendar = Insertable<BusyCalendarsTable>;

/** One address on one list: the newsletter, or the waitlist of one item. */
type SignupsTable = {
  /** Stays the same if a person leaves and comes back, so that links in old emails keep working. */
  id: string;
  /** `newsletter`, or `waitlist:<item>`, for example `waitlist:course:ai-tools-quick-start`. */
  list: string;
  /** Keyed hash of the address in lower case; unique together with the list. */
  email_hash: string;
  /** Null once the person has left: the hash is enough to recognize them. */
  email: string | null;
  /** As the owner imported or entered it; empty for people who signed up themselves. */
  name: Generated<string>;
  status: SignupStatus;
  /** JSON: the subscriber's unwanted topics, frequency, and end of a pause. */
  preferences: string;
  /** The form's source: `newsletter_signup`, `waitlist` and so on. */
  source: string;
  /** Path of the page the form was on. */
  page: string;
  /** IP address of the request, kept 90 days for abuse handling. */
  ip: string | null;
  quarantine_reason: string | null;
  /** SHA-256 of the token in the preferences and unsubscribe links. */
  manage_hash: string;
  created_at: string;
  /** Time of the latest request; an entry that is never confirmed is deleted 14 days later. */
  requested_at: string;
  confirmed_at: string | null;
  /** When the person left, or was told that the item is ready. */
  ended_at: string | null;
};

/** `notified` ends a waitlist entry: its one email was queued. */
export type SignupStatus = 'pending' | 'confirmed' | 'left' | 'notified' | 'quarantine';

/**
 * A confirmation email with a link and a 6-digit code. Both are derived from the id and the app's
 * secret and are not stored.
 */
type SignupConfirmationsTable = {
  id: string;
  signup_id: string;
  email_hash: string;
  token_hash: string;
  /** Unique, null if no email was sent. */
  mail_slot: string | null;
  /** Number of attempts to enter its code. */
  tries: Generated<number>;
  created_at: string;
  /** Equal to `created_at` if no email was sent: such a row can't be confirmed. */
  expires_at: string;
  used_at: string | null;
};

/** What a person agreed to or withdrew. Rows are only ever added, and contain no email address. */
type ConsentsTable = {
  id: string;
  signup_id: string;
  list: string;
  email_hash: string;
  event: ConsentEvent;
  /** How: `form`, `code`, `button`, `one-click`, `page`, `undo`, `owner`. */
  method: string;
  /** The text that was shown, and its version. */
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

/** One newsletter issue, from its draft to its report. */
type NewsletterIssuesTable = {
  id: string;
  state: IssueState;
  subject: string;
  /** The preview text that an email app shows beside the subject. */
  preheader: string;
  /** Markdown. */
  body: string;
  /** `all`, `topic:<topic>` or `waitlist:<item>`; null until the owner chooses. */
  audience: string | null;
  /** When sending was requested, or the future time if it is scheduled. */
  send_at: string | null;
  /** How many emails have been queued so far. */
  recipients: Generated<number>;
  /** The id of the last sign-up that was processed: queueing continues after it. */
  position: string | null;
  /** 1 once every recipient has been queued. */
  is_queued: Generated<number>;
  /** The sending rate has been used up to this time. */
  rate_from: string | null;
  /** Why it is paused, unless the owner paused it. */
  note: string | null;
  started_at: string | null;
  finished_at: string | null;
  created_at: string;
  updated_at: string;
};

export type IssueState = 'draft' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'cancelled';
export type NewsletterIssue = Selectable<NewsletterIssuesTable>;

/** Waitlist items that the owner has said are ready. */
type WaitlistNoticesTable = {
  /** `course:ai-tools-quick-start`. */
  item: string;
  /** Where it can be found. */
  link: string;
  /** 1 once everybody who waited has been told. */
  is_queued: Generated<number>;
  updated_at: string;
};

/** Articles that the owner writes in the admin area. */
type ArticlesTable = {
  id: string;
  kind: 'post' | 'case-study';
  /** The last part of its address; fixed once it was published. */
  slug: string;
  /** JSON: the words as the owner last saved them. */
  draft: string;
  /** JSON: the words that visitors see; null while it is not published. */
  published: string | null;
  /** Goes up with each change, so that two people can't overwrite each other unnoticed. */
  version: number;
  /** When the present words were published. */
  published_at: string | null;
  created_at: string;
  updated_at: string;
};
export type ArticleRow = Selectable<ArticlesTable>;

/** How often a page was viewed on a day. Nothing in it belongs to a person. */
type PageViewsTable = {
  /** YYYY-MM-DD in Toronto. */
  day: string;
  path: string;
  /** The campaign or the host of the link that began the visit; empty if there was none. */
  source: string;
  /** `phone`, `tablet` or `computer`. */
  device: string;
  views: number;
  /** How many of these views began a visit. */
  visitors: number;
};

/** Where the sender of a message, a call or a sign-up came from. Texts are empty if not known. */
type OriginsTable = {
  /** The id of the message, the call or the sign-up. */
  subject_id: string;
  kind: 'message' | 'call' | 'sign-up';
  /** The name of the form. */
  form: string;
  /** Path of the first page of the visit. */
  landing: string;
  /** As in `page_views`. */
  source: string;
  /** Host of the page with the link. */
  referrer: string;
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
  at: string;
};

export type PageViewsRow = Selectable<PageViewsTable>;
export type Origin = Selectable<OriginsTable>;
export type NewOrigin = Insertable<OriginsTable>;

/** Receivers of webhook events. */
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

/** A picture that the owner uploaded. */
type PicturesTable = {
  /** Digest of its files. */
  id: string;
  kind: 'photo' | 'logo';
  /** The name of the file that was uploaded. */
  file_name: string;
  /** In pixels, of the largest file; of an SVG in its own units. */
  width: number;
  height: number;
  created_at: string;
  /** When it was first noticed that nothing shows it; null while something does. */
  unused_since: string | null;
};

/** A file that was made of an uploaded picture: one size in one format. */
type PictureFilesTable = {
  /** The last part of its address. */
  name: string;
  picture_id: string;
  bytes: Uint8Array;
};

/** The people who work in the admin area besides the owner, whose account is a setting. */
type AdminUsersTable = {
  id: string;
  name: string;
  /** Unique, whatever the case. */
  email: string;
  role: Role;
  /** `invited` until the person has chosen a password. Only active people can log in. */
  status: 'invited' | 'active' | 'suspended';
  /** Empty until it is chosen. */
  password_hash: string;
  /** The sealed secret of the authenticator app; empty while two-factor authentication is off. */
  totp_sealed: string;
  /** No longer used. */
  totp_pending_sealed: string;
  /** No longer used. */
  emails_assignments: number;
  created_at: string;
};

/** What somebody may do in the admin area: everything, or no settings, exports and erasures. */
export type Role = 'owner' | 'staff';
export type AdminUser = Selectable<AdminUsersTable>;

/** Links with which a person chooses a password. Using one deletes its row. */
type AdminUserLinksTable = {
  id: string;
  member_id: string;
  purpose: 'invitation' | 'new-password';
  /** SHA-256 of the token, which is derived from the id and the app's secret. */
  token_hash: string;
  expires_at: string;
};

export type AdminUserLink = Selectable<AdminUserLinksTable>;

/** Sessions of the admin area. The token itself is only in the browser. */
type AdminSessionsTable = {
  /** SHA-256 of the token in the cookie. */
  token_hash: string;
  ip: string;
  created_at: string;
  last_seen_at: string;
  /** Absolute expiry, however active the session is. */
  expires_at: string;
  /** `owner`, or the id of a team member. */
  account_id: string;
};

/** The 30-second steps whose authenticator code was used, because each code is valid once. */
type TwoFactorStepsTable = {
  /** As in `admin_sessions`. */
  account_id: string;
  /** Unix time divided by 30 seconds. */
  step: number;
  used_at: string;
};

/** One-time codes that replace the authenticator app. Using one deletes its row. */
type RecoveryCodesTable = {
  /** Keyed hash: the codes are shown once and not stored. */
  code_hash: string;
  created_at: string;
  /** As in `admin_sessions`. */
  account_id: Generated<string>;
};

/** Actions in the admin area or by a command. Rows are only ever added. */
type AuditLogTable = {
  id: string;
  at: string;
  action: string;
  /** The object of the action: an id, a reference, a settings area. Never an email address. */
  subject: string;
  /** JSON: further facts, with secrets masked. */
  detail: string;
  /** Kept 90 days. */
  ip: string | null;
  /** Who did it, as in `admin_sessions`; null for commands and jobs. */
  account_id: string | null;
  /** Their name at that time, which stays after they are removed. */
  actor: Generated<string>;
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
export type PictureRow = Selectable<PicturesTable>;
export type PictureFileRow = Selectable<PictureFilesTable>;
