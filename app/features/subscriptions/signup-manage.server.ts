import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { newId } from '#app/platform/ids.ts';
import {
  ALL_MAIL,
  deleteSuppression,
  insertSuppression,
} from '#app/platform/outbox/suppression.queries.server.ts';
import {
  addressHash,
  hashToken,
  personHashes,
  secretTokenHash,
} from '#app/platform/secret-links/secret-links.server.ts';
import type { SecretBox } from '#app/platform/settings/secret-box.server.ts';
import { describeInZone } from '#app/platform/time/time-words.ts';
import { TORONTO } from '#app/platform/time/wall-time.ts';
import type { Db } from '#database/connect.ts';
import type { Consent, ConsentEvent, Signup } from '#database/schema.ts';
import { SIGNUP_RETENTION, consentRecord as words } from './signup.content.ts';
import {
  deleteConfirmationsBefore,
  deleteUnconfirmedBefore,
  expireConfirmations,
  findSignup,
  forgetEndedAddresses,
  insertConsents,
  listConsents,
  updateSignup,
} from './signup.queries.server.ts';
import { listOf, queueListEvent, type SignupList } from './signup-lists.server.ts';

/** How long leaving a list can be undone on the page. */
const UNDO_MS = 10 * 60_000;
const DAY_MS = 24 * 3_600_000;
/** Entries deleted in one transaction, so that other writers never wait for all of them. */
const STEP_SIZE = 500;

/** The entry of a private link, with its list; undefined if there is none. */
export async function findByManageToken(
  app: AppContext,
  token: string,
): Promise<{ signup: Signup; list: SignupList } | undefined> {
  const manage_hash = hashToken(token);
  const signup = manage_hash ? await findSignup(app.db, { manage_hash }) : undefined;
  const list = signup && listOf(app.facts(), signup);
  return list && { signup, list };
}

/**
 * Removes somebody from a list. Idempotent. The suppression list stops emails that are already
 * queued. Leaving without having confirmed means "this was not me", and stops all further emails
 * to the address.
 */
export async function leaveList(
  app: AppContext,
  signup: Signup,
  { method, ip }: { method: 'one-click' | 'page' | 'owner'; ip?: string | null },
): Promise<void> {
  const list = listOf(app.facts(), signup);
  if (!list || signup.status === 'left') return;
  const now = app.now();
  const time = now.toISOString();
  await app.db.transaction().execute(async (transaction) => {
    if (!(await updateSignup(transaction, signup, { status: 'left', ended_at: time }))) return;
    const hashes = hashesOf(app.settings.secrets, signup);
    const left = { scope: signup.list, reason: 'left', created_at: time };
    await insertSuppression(transaction, hashes, left);
    if (signup.confirmed_at === null) {
      const notMe = { scope: ALL_MAIL, reason: 'not-me', created_at: time };
      await insertSuppression(transaction, hashes, notMe);
    }
    await expireConfirmations(transaction, signup.id, time);
    await addConsentEvent(transaction, signup, 'left', { method, ip, now });
    if (signup.status === 'confirmed') {
      await queueListEvent(transaction, list, 'left', signup, now);
    }
  });
  app.wakeOutbox();
}

/** Removes the entry with this id from its list, for the owner; undefined if there is none. */
export async function removeFromList(app: AppContext, id: string): Promise<Signup | undefined> {
  const signup = await findSignup(app.db, { id });
  if (signup) await leaveList(app, signup, { method: 'owner' });
  return signup;
}

/** Whether leaving can still be undone. */
export function canUndoLeaving({ status, ended_at, confirmed_at, email }: Signup, now: Date) {
  if (status !== 'left' || !ended_at || !confirmed_at || email === null) return false;
  return now.getTime() - Date.parse(ended_at) < UNDO_MS;
}

/** Undoes leaving within ten minutes; returns false if it is too late. */
export async function undoLeaving(
  app: AppContext,
  { ip }: RequestInfo,
  signup: Signup,
): Promise<boolean> {
  const now = app.now();
  if (!canUndoLeaving(signup, now)) return false;
  return app.db.transaction().execute(async (transaction) => {
    const changes = { status: 'confirmed', ended_at: null } as const;
    if (!(await updateSignup(transaction, signup, changes))) return false;
    await deleteSuppression(transaction, hashesOf(app.settings.secrets, signup), signup.list);
    await addConsentEvent(transaction, signup, 'resumed', { method: 'undo', ip, now });
    return true;
  });
}

export type ListContext = Pick<AppContext, 'db' | 'now' | 'settings'>;

/** What a person saw and agreed to. */
type Agreed = Pick<Consent, 'wording' | 'wording_version' | 'source' | 'page'>;

/** Adds an event to the consent record; by default with the words of the last request or import. */
export async function addConsentEvent(
  transaction: Db,
  signup: Signup,
  event: ConsentEvent,
  how: { method: string; ip?: string | null | undefined; now: Date; agreed?: Agreed },
): Promise<void> {
  let { agreed }: { agreed?: Agreed | undefined } = how;
  if (!agreed) {
    const record = await listConsents(transaction, signup.id);
    agreed = record.findLast((earlier) => earlier.event === 'requested') ?? record.at(-1);
  }
  const { source, page } = signup;
  agreed ??= { wording: '', wording_version: '', source, page };
  await insertConsents(transaction, [consentTo(agreed, signup, event, how)]);
}

/** An event of a consent record as it is stored. */
export function consentTo(
  { wording, wording_version, source, page }: Agreed,
  { id: signup_id, list, email_hash }: Pick<Signup, 'id' | 'list' | 'email_hash'>,
  event: ConsentEvent,
  { method, ip = null, now }: { method: string; ip?: string | null | undefined; now: Date },
): Consent {
  const at = now.toISOString();
  const agreed = { wording, wording_version, source, page };
  return { id: newId(now), signup_id, list, email_hash, event, method, ...agreed, ip, at };
}

/** What every new entry of a list has. */
export function newSignup(
  { settings: { secrets }, now }: ListContext,
  list: string,
  email: string,
) {
  const id = newId(now());
  const time = now().toISOString();
  return {
    id,
    list,
    email,
    email_hash: addressHash(secrets, email),
    preferences: '{}',
    manage_hash: secretTokenHash(secrets, 'manage', id),
    created_at: time,
    requested_at: time,
  };
}

/** All hashes of the person, in whatever spelling the address comes next time. */
export function hashesOf(secrets: SecretBox, { email, email_hash }: Signup): string[] {
  return [...new Set([email_hash, ...(email === null ? [] : personHashes(secrets, email))])];
}

/** One event of a consent record, as a page shows it. */
export type ConsentLine = Awaited<ReturnType<typeof readConsentRecord>>[number];

/** The events with which somebody agrees to the wording. */
const AGREES: ReadonlySet<ConsentEvent> = new Set(['requested', 'confirmed', 'resumed']);

/** The consent record of an entry as text, without network addresses. */
export async function readConsentRecord(db: Db, signupId: string) {
  const methods: Readonly<Record<string, string>> = words.methods;
  const consents = await listConsents(db, signupId);
  return consents.map(({ id, at, event, method, page, wording, wording_version }) => {
    const { longDate, time } = describeInZone(new Date(at), TORONTO);
    return {
      id,
      when: `${longDate}, ${time}`,
      what: words.events[event],
      how: methods[method] ?? method,
      // The later events carry the page of the sign-up as their proof, but didn't happen on it.
      page: event === 'requested' ? page : '',
      /** What this event agreed to, if it did. */
      wording: AGREES.has(event) ? wording : undefined,
      version: wording_version,
    };
  });
}

/** Deletes entries and addresses after the periods in the privacy policy. Can run at any time. */
export async function forgetOldSignups({ db, now }: AppContext): Promise<void> {
  const { unconfirmedDays, leftDays, notifiedDays } = SIGNUP_RETENTION;
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString();
  // Whoever signed up again after leaving can still confirm, so the address is kept until then.
  const requestedBefore = daysAgo(unconfirmedDays);
  const deleteStep = () =>
    db
      .transaction()
      .execute((transaction) => deleteUnconfirmedBefore(transaction, requestedBefore, STEP_SIZE));
  while ((await deleteStep()) === STEP_SIZE);
  await forgetEndedAddresses(db, 'left', { endedBefore: daysAgo(leftDays), requestedBefore });
  const endedBefore = daysAgo(notifiedDays);
  await forgetEndedAddresses(db, 'notified', { endedBefore, requestedBefore });
  await deleteConfirmationsBefore(db, requestedBefore);
}
