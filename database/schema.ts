import type { Generated, Insertable, Selectable } from 'kysely';

/**
 * The catalogue of tables. Conventions that fit SQLite and Postgres alike: ids are text made by us,
 * instants are ISO-8601 UTC text, flags are 0/1, structured values are JSON text.
 */
export type Database = {
  settings: SettingsTable;
  submissions: SubmissionsTable;
  idempotency_keys: IdempotencyKeysTable;
  outbox: OutboxTable;
  outbox_attempts: OutboxAttemptsTable;
  suppressions: SuppressionsTable;
  bookings: BookingsTable;
};

/** Owner's settings, one JSON document per area; secrets inside are encrypted (platform/settings). */
type SettingsTable = {
  key: string;
  value: string;
  updated_at: string;
};

/** Every message a visitor sent: the lead itself. Never deleted by a failing mail. */
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
  key: string;
  /** SHA-256 of call and body: the same key with another body is refused. */
  fingerprint: string;
  status: number;
  body: string;
  created_at: string;
};

/** Everything that has to leave the site, queued in the transaction of the event that caused it. */
type OutboxTable = {
  id: string;
  channel: 'mail' | 'webhook';
  /** Name in the catalogue of e-mails, or the event type of a webhook. */
  template: string;
  recipient: string;
  /** JSON: the values that the template needs. */
  props: string;
  /** At most one row per event: `contact-notification:<submission id>`. */
  dedupe_key: string;
  /** Lower goes first: 1 booking, 5 ordinary, 9 bulk. */
  priority: number;
  state: OutboxState;
  attempts: Generated<number>;
  next_attempt_at: string;
  expires_at: string | null;
  lease_owner: string | null;
  lease_until: string | null;
  provider: string | null;
  last_response: string | null;
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

/** Addresses that must not get mail. Only a salted hash is kept, so it survives an erasure. */
type SuppressionsTable = {
  email_hash: string;
  /** `all`, or the kind of mail that is refused (`newsletter`). */
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
  cancelled_by: 'visitor' | 'owner' | null;
  cancel_reason: string | null;
  created_at: string;
  updated_at: string;
};

/** A quarantined booking looks like spam: it takes no slot and nobody is told until the owner releases it. */
export type BookingStatus = 'active' | 'cancelled' | 'quarantine';

export type Booking = Selectable<BookingsTable>;
export type NewBooking = Insertable<BookingsTable>;
export type Submission = Selectable<SubmissionsTable>;
export type NewSubmission = Insertable<SubmissionsTable>;
export type OutboxRow = Selectable<OutboxTable>;
export type NewOutboxRow = Insertable<OutboxTable>;
export type OutboxAttempt = Selectable<OutboxAttemptsTable>;
