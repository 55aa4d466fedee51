import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { newId } from '#app/platform/ids.ts';
import { requeueCancelledRow } from '#app/platform/outbox/outbox.queries.server.ts';
import {
  ALL_MAIL,
  deleteSuppression,
  hasSuppression,
} from '#app/platform/outbox/suppression.queries.server.ts';
import type { Db } from '#database/connect.ts';
import type { Signup, SignupConfirmation } from '#database/schema.ts';
import {
  listUnansweredRequests,
  markConfirmationUsed,
  updateConfirmation,
} from './confirmation.queries.server.ts';
import { findLatestConsent, insertConsent } from './consent.queries.server.ts';
import { listConfirmedAt, listMailedAt, updateSignup } from './signup.queries.server.ts';
import { confirmationMailKey } from './signup.server.ts';
import { CONFIRMATION_TTL_MS, type ConfirmedSignup } from './signup-list.ts';
import { listOf } from './signup-lists.server.ts';

/** What a person has confirmed, and how. */
export type Confirming = {
  confirmation: SignupConfirmation;
  /** Only those whose lists the person has seen named: their consent covers no others. */
  signups: readonly Signup[];
  method: 'code' | 'button';
  /** Lists that the person was asked about and left out; no email asks about them again. */
  declined?: ReadonlySet<string>;
};

/** Whether a code or link can confirm the entry. */
export function canConfirm(signup: Signup): signup is ConfirmedSignup {
  const { status, email } = signup;
  return status !== 'quarantine' && status !== 'confirmed' && email !== null;
}

/** Uses up a confirmation. Returns false, and confirms nothing, if it was used or has expired. */
export async function confirmSignups(
  transaction: Db,
  app: AppContext,
  info: RequestInfo,
  { confirmation, signups, method, declined }: Confirming,
): Promise<boolean> {
  const now = app.now();
  const isOpen = await markConfirmationUsed(transaction, confirmation.id, now.toISOString());
  if (!isOpen) return false;
  for (const signup of signups) {
    if (canConfirm(signup)) await confirmSignup(transaction, info, signup, method, now);
  }
  await sendHeldMails(transaction, confirmation.email_hash, declined ?? new Set(), now);
  return true;
}

async function confirmSignup(
  transaction: Db,
  info: RequestInfo,
  signup: ConfirmedSignup,
  method: Confirming['method'],
  now: Date,
): Promise<void> {
  const list = listOf(signup);
  if (!list) return;
  const time = now.toISOString();
  const changes = { status: 'confirmed', confirmed_at: time, ended_at: null } as const;
  if (!(await updateSignup(transaction, signup, changes))) return;
  await deleteSuppression(transaction, signup.email_hash, list.name);
  const request = await findLatestConsent(transaction, signup.id, 'requested');
  await insertConsent(transaction, {
    id: newId(now),
    signup_id: signup.id,
    list: signup.list,
    email_hash: signup.email_hash,
    event: 'confirmed',
    method,
    wording: request?.wording ?? list.wording.text,
    wording_version: request?.wording_version ?? list.wording.version,
    source: request?.source ?? signup.source,
    page: request?.page ?? signup.page,
    ip: info.ip,
    at: time,
  });
  await list.onConfirmed(transaction, { ...signup, ...changes }, now);
}

/**
 * Sends the confirmation emails for further lists. They were held back, because an unconfirmed
 * address gets only one email a day.
 */
async function sendHeldMails(
  transaction: Db,
  emailHash: string,
  declined: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  if (await hasSuppression(transaction, emailHash, [ALL_MAIL])) return;
  const time = now.toISOString();
  const done = new Set<string>();
  for (const waiting of await listUnansweredRequests(transaction, emailHash, time)) {
    const { id, signup_id: signupId } = waiting;
    if (declined.has(signupId) || done.has(signupId) || done.size === 2) continue;
    done.add(signupId);
    const expiresAt = new Date(now.getTime() + CONFIRMATION_TTL_MS).toISOString();
    await updateConfirmation(transaction, id, {
      mail_slot: `${emailHash}:${time.slice(0, 10)}:${id}`,
      created_at: time,
      expires_at: expiresAt,
    });
    await requeueCancelledRow(transaction, confirmationMailKey(id), { time, expiresAt });
  }
}

/** What using a confirmation did for other lists than the given one, as their members' words. */
export type AlsoDone = { confirmed: string[]; emailed: string[] };

/** Reads what a used confirmation did for other lists than the given one. */
export async function readAlsoDone(
  db: Db,
  confirmation: Pick<SignupConfirmation, 'email_hash' | 'used_at'>,
  list: string,
  now: string,
): Promise<AlsoDone> {
  const { email_hash: emailHash, used_at: time } = confirmation;
  if (time === null) return { confirmed: [], emailed: [] };
  const confirmed = await listConfirmedAt(db, emailHash, time);
  return {
    confirmed: membershipsOf(confirmed.filter((signup) => signup.list !== list)),
    emailed: membershipsOf(await listMailedAt(db, emailHash, { time, now })),
  };
}

function membershipsOf(signups: readonly Signup[]): string[] {
  return signups.flatMap((signup) => listOf(signup)?.membership ?? []);
}
