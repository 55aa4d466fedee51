import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { type IdempotentOutcome, runIdempotent } from '#app/platform/forms/idempotency.server.ts';
import { networkOf } from '#app/platform/forms/network.ts';
import { newId } from '#app/platform/ids.ts';
import { ALL_MAIL, hasSuppression } from '#app/platform/outbox/suppression.queries.server.ts';
import { addressHash, secretTokenHash } from '#app/platform/secret-links/secret-links.server.ts';
import { storeOrigin } from '#app/platform/visits/origin.server.ts';
import type { Db } from '#database/connect.ts';
import type { Signup } from '#database/schema.ts';
import { insertConfirmation, listMailedConfirmations } from './confirmation.queries.server.ts';
import { insertConsent } from './consent.queries.server.ts';
import { hasConfirmedSignup, upsertSignup } from './signup.queries.server.ts';
import { CONFIRMATION_TTL_MS, type SignupList } from './signup-list.ts';

export type SignupRequest = { email: string; source: string; page: string };

export type SignupOutcome = IdempotentOutcome<Record<never, never>>;

const DAY_MS = 24 * 3_600_000;
/** The daily limit for an address that is known to be its owner's and requests further lists. */
const MOST_CONFIRMATIONS_A_DAY = 3;

/**
 * Stores a request to join a list and queues the email that asks for confirmation. New, pending,
 * confirmed and suppressed addresses take the same steps and get the same answer, so that nobody
 * can find out who is on a list. An email that must not be sent is stored as cancelled.
 */
export async function requestSignup(
  app: AppContext,
  info: RequestInfo,
  list: SignupList,
  request: SignupRequest,
  idempotencyKey: string | undefined,
): Promise<SignupOutcome> {
  const { email, source, page } = request;
  const call = { key: idempotencyKey, call: `signup ${list.name}`, input: { email, source, page } };
  return runIdempotent(app, info, call, async (transaction) => {
    await storeRequest(transaction, app, info, list, request);
    return { answer: { status: 202, body: {} } };
  });
}

async function storeRequest(
  transaction: Db,
  app: AppContext,
  info: RequestInfo,
  list: SignupList,
  request: SignupRequest,
): Promise<void> {
  const { secrets } = app.settings;
  const now = app.now();
  const emailHash = addressHash(secrets, request.email);
  const id = newId(now);
  const signup = await upsertSignup(transaction, {
    id,
    list: list.name,
    email_hash: emailHash,
    email: request.email,
    status: 'pending',
    preferences: '{}',
    source: request.source,
    page: request.page,
    ip: info.ip,
    quarantine_reason: null,
    manage_hash: secretTokenHash(secrets, 'manage', id),
    created_at: now.toISOString(),
    requested_at: now.toISOString(),
  });
  await insertConsent(transaction, {
    id: newId(now),
    signup_id: signup.id,
    list: list.name,
    email_hash: emailHash,
    event: 'requested',
    method: 'form',
    wording: list.wording.text,
    wording_version: list.wording.version,
    source: request.source,
    page: request.page,
    ip: info.ip,
    at: now.toISOString(),
  });
  await storeOrigin(transaction, info, {
    ...{ id: signup.id, kind: 'sign-up', form: request.source, page: request.page },
    at: now.toISOString(),
  });
  const held = await findHold(transaction, signup, now);
  const requested = { ...signup, ip: info.ip };
  await queueConfirmation(transaction, app, list, requested, request.email, held);
}

type Hold = { reason: string | undefined; slot: string };

/** Why no email may be sent for this request, and the daily slot that an email would use. */
async function findHold(transaction: Db, signup: Signup, now: Date): Promise<Hold> {
  const { email_hash: emailHash, list } = signup;
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  const isSuppressed = await hasSuppression(transaction, emailHash, [ALL_MAIL]);
  const mailed = await listMailedConfirmations(transaction, emailHash, dayAgo);
  // An email of today that was used proves the address, also once its list has been left.
  const isProven =
    (await hasConfirmedSignup(transaction, emailHash)) ||
    mailed.some(({ used_at }) => used_at !== null);
  const day = now.toISOString().slice(0, 10);
  const own = mailed.filter((mail) => mail.signup_id === signup.id);
  const ownToday = own.filter((mail) => mail.created_at.startsWith(day)).length;
  const slot = isProven ? `${emailHash}:${day}:${list}:${ownToday}` : `${emailHash}:${day}`;
  const isMailedToday = isProven
    ? own.some(({ used_at, expires_at }) => used_at === null && expires_at > now.toISOString()) ||
      mailed.length >= MOST_CONFIRMATIONS_A_DAY
    : mailed.length > 0;
  if (isSuppressed) return { slot, reason: 'The address is on the suppression list.' };
  if (isMailedToday && signup.status !== 'confirmed') {
    return { slot, reason: 'This address has already been sent today’s confirmation email.' };
  }
  return { slot, reason: undefined };
}

/** Queues the confirmation email. Members get an email that they are on the list, once a month. */
async function queueConfirmation(
  transaction: Db,
  { settings, now }: AppContext,
  list: SignupList,
  signup: Signup,
  email: string,
  { reason, slot }: Hold,
): Promise<void> {
  const time = now();
  const id = newId(time);
  const isMember = signup.status === 'confirmed';
  const row = {
    id,
    signup_id: signup.id,
    email_hash: signup.email_hash,
    token_hash: secretTokenHash(settings.secrets, 'confirm', id),
    created_at: time.toISOString(),
  };
  const expiresAt = new Date(time.getTime() + CONFIRMATION_TTL_MS);
  const dead = { ...row, mail_slot: null, expires_at: row.created_at };
  const wantsMail = !reason && !isMember;
  const hasSlot = await insertConfirmation(
    transaction,
    wantsMail ? { ...row, mail_slot: slot, expires_at: expiresAt.toISOString() } : dead,
  );
  if (!hasSlot) await insertConfirmation(transaction, dead);
  const ids = { signupId: signup.id, confirmationId: id };
  const delivery = {
    to: email,
    expiresAt,
    cancelled: reason ?? (hasSlot ? undefined : 'Another request already sent today’s email.'),
    network: signup.ip ? networkOf(signup.ip) : null,
    now: time,
  };
  if (isMember) {
    const month = row.created_at.slice(0, 7);
    const dedupeKey = `${list.mails.alreadyOn}:${signup.id}:${month}`;
    await list.mails.queueAlreadyOn(transaction, ids, { ...delivery, dedupeKey });
  } else {
    const dedupeKey = confirmationMailKey(id);
    await list.mails.queueConfirm(transaction, ids, { ...delivery, dedupeKey });
  }
}

/** The deduplication key of a confirmation's email in the outbox. */
export function confirmationMailKey(confirmationId: string): string {
  return `signup-confirmation:${confirmationId}`;
}
