import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { newId } from '#app/platform/ids.ts';
import {
  ALL_MAIL,
  deleteSuppression,
  insertSuppression,
} from '#app/platform/outbox/suppression.queries.server.ts';
import { hashToken, personHashes } from '#app/platform/secret-links/secret-links.server.ts';
import type { SecretBox } from '#app/platform/settings/secret-box.server.ts';
import { describeInZone } from '#app/platform/time/time-words.ts';
import { TORONTO } from '#app/platform/time/wall-time.ts';
import type { Db } from '#database/connect.ts';
import type { ConsentEvent, Signup } from '#database/schema.ts';
import { consentRecord as words } from './signup.content.ts';
import {
  type ConfirmedSignup,
  expireConfirmations,
  findLatestConsent,
  findSignupById,
  findSignupByManageHash,
  insertConsent,
  listConsents,
  updateSignup,
} from './signup.queries.server.ts';
import type { SignupList } from './signup-lists.server.ts';

export type LeaveMethod = 'one-click' | 'page' | 'owner';

/** How long leaving a list can be undone on the page. */
const UNDO_MS = 10 * 60_000;

/** The entry with this id, for the admin area. */
export function findSignup(db: Db, id: string): Promise<Signup | undefined> {
  return findSignupById(db, id);
}

/** The entry of a private link. */
export async function findByManageToken(db: Db, token: string): Promise<Signup | undefined> {
  const hash = hashToken(token);
  return hash ? findSignupByManageHash(db, hash) : undefined;
}

/**
 * Removes somebody from a list. Idempotent. The suppression list stops emails that are already
 * queued. Leaving without having confirmed means "this was not me", and stops all further emails
 * to the address.
 */
export async function leaveList(
  app: Pick<AppContext, 'db' | 'now' | 'settings' | 'wakeOutbox'>,
  info: Pick<RequestInfo, 'ip'> | undefined,
  list: SignupList,
  signup: Signup,
  method: LeaveMethod,
): Promise<void> {
  if (signup.status === 'left') return;
  const now = app.now();
  const time = now.toISOString();
  await app.db.transaction().execute(async (transaction) => {
    if (!(await updateSignup(transaction, signup, { status: 'left', ended_at: time }))) return;
    const suppress = (scope: string, reason: string) =>
      insertSuppression(transaction, hashesOf(app.settings.secrets, signup), {
        scope,
        reason,
        created_at: time,
      });
    await suppress(signup.list, 'left');
    if (signup.confirmed_at === null) await suppress(ALL_MAIL, 'not-me');
    await expireConfirmations(transaction, signup.id, time);
    await addEvent(transaction, info, list, signup, 'left', method, now);
    if (hasAddress(signup) && signup.status === 'confirmed') {
      await list.onLeft(transaction, signup, now);
    }
  });
  app.wakeOutbox();
}

/** Whether leaving can still be undone. */
export function canUndoLeaving(signup: Signup, now: Date): boolean {
  const { status, ended_at, confirmed_at, email } = signup;
  if (status !== 'left' || ended_at === null || confirmed_at === null || email === null) {
    return false;
  }
  return now.getTime() - new Date(ended_at).getTime() < UNDO_MS;
}

/** Undoes leaving within ten minutes; returns false if it is too late. */
export async function undoLeaving(
  app: AppContext,
  info: RequestInfo,
  list: SignupList,
  signup: Signup,
): Promise<boolean> {
  const now = app.now();
  if (!canUndoLeaving(signup, now)) return false;
  return app.db.transaction().execute(async (transaction) => {
    const changes = { status: 'confirmed', ended_at: null } as const;
    if (!(await updateSignup(transaction, signup, changes))) return false;
    await deleteSuppression(transaction, hashesOf(app.settings.secrets, signup), signup.list);
    await addEvent(transaction, info, list, signup, 'resumed', 'undo', now);
    return true;
  });
}

/** Adds an event to the consent record, with the wording that was agreed to. */
export async function addEvent(
  transaction: Db,
  info: Pick<RequestInfo, 'ip'> | undefined,
  list: SignupList,
  signup: Signup,
  event: ConsentEvent,
  method: string,
  now: Date,
): Promise<void> {
  const request = await findLatestConsent(transaction, signup.id, 'requested');
  await insertConsent(transaction, {
    id: newId(now),
    signup_id: signup.id,
    list: signup.list,
    email_hash: signup.email_hash,
    event,
    method,
    wording: request?.wording ?? list.wording.text,
    wording_version: request?.wording_version ?? list.wording.version,
    source: signup.source,
    page: signup.page,
    ip: info?.ip ?? null,
    at: now.toISOString(),
  });
}

/** All hashes of the person, in whatever spelling the address comes next time. */
export function hashesOf(secrets: SecretBox, { email, email_hash }: Signup): string[] {
  return email === null
    ? [email_hash]
    : [...new Set([email_hash, ...personHashes(secrets, email)])];
}

/** One event of a consent record, as a page shows it. */
export type ConsentLine = {
  id: string;
  /** The time in Toronto, as text. */
  when: string;
  what: string;
  how: string;
  /** Where somebody signed up; empty for other events. */
  page: string;
  /** What this event agreed to, if it did. */
  wording: string | undefined;
  version: string;
};

/** The events with which somebody agrees to the wording. */
const AGREES: ReadonlySet<ConsentEvent> = new Set(['requested', 'confirmed', 'resumed']);

/** The consent record of an entry as text, without network addresses. */
export async function readConsentRecord(db: Db, signupId: string): Promise<ConsentLine[]> {
  const consents = await listConsents(db, signupId);
  return consents.map((consent) => {
    const { longDate, time } = describeInZone(new Date(consent.at), TORONTO);
    return {
      id: consent.id,
      when: `${longDate}, ${time}`,
      what: words.events[consent.event],
      how: (words.methods as Record<string, string>)[consent.method] ?? consent.method,
      // The later events carry the page of the sign-up as their proof, but didn't happen on it.
      page: consent.event === 'requested' ? consent.page : '',
      wording: AGREES.has(consent.event) ? consent.wording : undefined,
      version: consent.wording_version,
    };
  });
}

function hasAddress(signup: Signup): signup is ConfirmedSignup {
  return signup.email !== null;
}
