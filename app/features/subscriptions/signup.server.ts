import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { type IdempotentOutcome, runIdempotent } from '#app/platform/forms/idempotency.server.ts';
import { networkOf } from '#app/platform/forms/network.ts';
import { newId } from '#app/platform/ids.ts';
import { ALL_MAIL, hasSuppression } from '#app/platform/outbox/suppression.queries.server.ts';
import { personHashes, secretTokenHash } from '#app/platform/secret-links/secret-links.server.ts';
import { storeOrigin } from '#app/platform/visits/origin.server.ts';
import type { Db } from '#database/connect.ts';
import type { Signup } from '#database/schema.ts';
import {
  insertConfirmation,
  listMailedConfirmations,
  upsertSignup,
} from './signup.queries.server.ts';
import { consentOf, queueListEmail, type SignupList } from './signup-lists.server.ts';
import { addConsentEvent, newSignup } from './signup-manage.server.ts';

export type SignupRequest = { email: string; source: string; page: string };

export type SignupOutcome = IdempotentOutcome<Record<never, never>>;

const DAY_MS = 24 * 3_600_000;
/** How long links and codes to confirm are valid. The privacy policy says seven days. */
const CONFIRMATION_TTL_MS = 7 * DAY_MS;
/** For all lists together: whoever enters an address may not be its owner. */
const MOST_CONFIRMATIONS_A_DAY = 3;

/**
 * Stores a request to join a list and queues the email that asks for confirmation. New, pending,
 * confirmed and suppressed addresses take the same steps and get the same answer, so that nobody
 * can find out who is on a list. An email that must not be sent is stored as cancelled. `also` is a
 * second list, with an email and a confirmation of its own.
 */
export async function requestSignup(
  app: AppContext,
  info: RequestInfo,
  list: SignupList,
  { email, source, page }: SignupRequest,
  key: string | undefined,
  also?: SignupList,
): Promise<SignupOutcome> {
  const input = { email, source, page, ...(also && { also: also.name }) };
  return runIdempotent(
    app,
    info,
    { key, call: `signup ${list.name}`, input },
    async (transaction) => {
      for (const joined of also ? [list, also] : [list]) {
        const { ip } = info;
        const now = app.now();
        const row = { ...newSignup(app, joined.name, email), source, page, ip };
        const signup = await upsertSignup(transaction, { ...row, status: 'pending' });
        const { text: wording, version: wording_version } = consentOf(app.facts(), joined);
        const agreed = { wording, wording_version, source, page };
        await addConsentEvent(transaction, signup, 'requested', {
          method: 'form',
          ip,
          now,
          agreed,
        });
        const at = now.toISOString();
        await storeOrigin(transaction, info, {
          id: signup.id,
          kind: 'sign-up',
          form: source,
          page,
          at,
        });
        await queueConfirmation(transaction, app, info, joined, signup, email);
      }
      return { answer: { status: 202, body: {} } };
    },
  );
}

/** Queues the confirmation email. Members get an email that they are on the list, once a month. */
async function queueConfirmation(
  transaction: Db,
  app: AppContext,
  info: RequestInfo,
  list: SignupList,
  { id: signupId, email_hash, status }: Signup,
  email: string,
): Promise<void> {
  const { secrets } = app.settings;
  const now = app.now();
  const at = now.toISOString();
  const id = newId(now);
  const isMember = status === 'confirmed';
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  const mailed = await listMailedConfirmations(transaction, email_hash, dayAgo);
  const isSuppressed = await hasSuppression(transaction, personHashes(secrets, email), [ALL_MAIL]);
  // Another one after it was used, for whoever has left and comes back.
  const isMailedToday =
    mailed.length >= MOST_CONFIRMATIONS_A_DAY ||
    mailed.some((mail) => mail.signup_id === signupId && mail.used_at === null);
  let cancelled: string | undefined;
  if (isSuppressed) cancelled = 'The address is on the suppression list.';
  else if (isMailedToday && !isMember) {
    cancelled = 'This address has already been sent today’s confirmation email.';
  }
  const isOpen = !cancelled && !isMember;
  const expiresAt = new Date(now.getTime() + CONFIRMATION_TTL_MS);
  await insertConfirmation(transaction, {
    id,
    signup_id: signupId,
    email_hash,
    token_hash: secretTokenHash(secrets, 'confirm', id),
    mail_slot: isOpen ? id : null,
    created_at: at,
    expires_at: isOpen ? expiresAt.toISOString() : at,
  });
  const ids = { signupId, confirmationId: id };
  await queueListEmail(transaction, list, !isMember, ids, {
    to: email,
    expiresAt,
    cancelled,
    network: networkOf(info.ip),
    now,
    dedupeKey: isMember
      ? `${list.kind}-already:${signupId}:${at.slice(0, 7)}`
      : `signup-confirmation:${id}`,
  });
}
