import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { type IdempotentOutcome, runIdempotent } from '#app/platform/forms/idempotency.server.ts';
import { networkOf } from '#app/platform/forms/network.ts';
import { newId } from '#app/platform/ids.ts';
import { ALL_MAIL, hasSuppression } from '#app/platform/outbox/suppression.queries.server.ts';
import {
  addressHash,
  personHashes,
  secretTokenHash,
} from '#app/platform/secret-links/secret-links.server.ts';
import { storeOrigin } from '#app/platform/visits/origin.server.ts';
import type { Db } from '#database/connect.ts';
import type { Signup } from '#database/schema.ts';
import {
  insertConfirmation,
  listMailedConfirmations,
  upsertSignup,
} from './signup.queries.server.ts';
import type { SignupList } from './signup-lists.server.ts';
import { addConsentEvent } from './signup-manage.server.ts';

export type SignupRequest = { email: string; source: string; page: string };

export type SignupOutcome = IdempotentOutcome<Record<never, never>>;

/** How long links and codes to confirm are valid. The privacy policy says seven days. */
const CONFIRMATION_TTL_MS = 7 * 24 * 3_600_000;
const DAY_MS = 24 * 3_600_000;
/** For all lists together: whoever enters an address may not be its owner. */
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
  { email, source, page }: SignupRequest,
  idempotencyKey: string | undefined,
): Promise<SignupOutcome> {
  const request = { email, source, page };
  const call = { key: idempotencyKey, call: `signup ${list.name}`, input: request };
  return runIdempotent(app, info, call, async (transaction) => {
    const signup = await storeRequest(transaction, app, info, list, request);
    await queueConfirmation(transaction, app, info, list, signup, email);
    return { answer: { status: 202, body: {} } };
  });
}

async function storeRequest(
  transaction: Db,
  app: AppContext,
  info: RequestInfo,
  list: SignupList,
  { email, source, page }: SignupRequest,
): Promise<Signup> {
  const { secrets } = app.settings;
  const now = app.now();
  const at = now.toISOString();
  const id = newId(now);
  const signup = await upsertSignup(transaction, {
    id,
    list: list.name,
    email_hash: addressHash(secrets, email),
    email,
    status: 'pending',
    preferences: '{}',
    source,
    page,
    ip: info.ip,
    quarantine_reason: null,
    manage_hash: secretTokenHash(secrets, 'manage', id),
    created_at: at,
    requested_at: at,
  });
  const { text: wording, version: wording_version } = list.wording(app.facts());
  const agreed = { wording, wording_version, source, page };
  await addConsentEvent(transaction, signup, 'requested', {
    method: 'form',
    ip: info.ip,
    now,
    agreed,
  });
  const origin = { id: signup.id, kind: 'sign-up', form: source, page, at } as const;
  await storeOrigin(transaction, info, origin);
  return signup;
}

/** Queues the confirmation email. Members get an email that they are on the list, once a month. */
async function queueConfirmation(
  transaction: Db,
  { settings, now: clock }: AppContext,
  info: RequestInfo,
  list: SignupList,
  signup: Signup,
  email: string,
): Promise<void> {
  const now = clock();
  const at = now.toISOString();
  const id = newId(now);
  const isMember = signup.status === 'confirmed';
  const hashes = personHashes(settings.secrets, email);
  const { slot, reason } = await findHold(transaction, signup, hashes, now);
  const expiresAt = new Date(now.getTime() + CONFIRMATION_TTL_MS);
  const dead = {
    id,
    signup_id: signup.id,
    email_hash: signup.email_hash,
    token_hash: secretTokenHash(settings.secrets, 'confirm', id),
    mail_slot: null,
    created_at: at,
    expires_at: at,
  };
  const open = { ...dead, mail_slot: slot, expires_at: expiresAt.toISOString() };
  const hasSlot = await insertConfirmation(transaction, reason || isMember ? dead : open);
  if (!hasSlot) await insertConfirmation(transaction, dead);
  const ids = { signupId: signup.id, confirmationId: id };
  const kind = isMember ? 'already' : 'confirm';
  await list.queueEmail(transaction, kind, ids, {
    to: email,
    expiresAt,
    cancelled: reason ?? (hasSlot ? undefined : 'Another request already sent today’s email.'),
    network: networkOf(info.ip),
    now,
    dedupeKey: isMember
      ? `${list.kind}-already:${signup.id}:${at.slice(0, 7)}`
      : `signup-confirmation:${id}`,
  });
}

/**
 * Why no email may be sent for this request, and the slot that an email would use: one for each
 * list and day, and another one once it was used, for whoever has left and comes back.
 */
async function findHold(
  transaction: Db,
  signup: Signup,
  hashes: readonly string[],
  now: Date,
): Promise<{ slot: string; reason: string | undefined }> {
  const { email_hash, list } = signup;
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  const mailed = await listMailedConfirmations(transaction, email_hash, dayAgo);
  const own = mailed.filter((mail) => mail.signup_id === signup.id);
  const used = own.filter((mail) => mail.used_at !== null).length;
  const slot = `${email_hash}:${now.toISOString().slice(0, 10)}:${list}:${used}`;
  const isMailedToday = used < own.length || mailed.length >= MOST_CONFIRMATIONS_A_DAY;
  let reason: string | undefined;
  if (await hasSuppression(transaction, hashes, [ALL_MAIL])) {
    reason = 'The address is on the suppression list.';
  } else if (isMailedToday && signup.status !== 'confirmed') {
    reason = 'This address has already been sent today’s confirmation email.';
  }
  return { slot, reason };
}
