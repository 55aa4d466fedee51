import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { networkOf } from '#app/platform/forms/network.ts';
import { newId } from '#app/platform/ids.ts';
import { requeueCancelledRow } from '#app/platform/outbox/outbox.queries.server.ts';
import {
  ALL_MAIL,
  deleteSuppression,
  hasSuppression,
} from '#app/platform/outbox/suppression.queries.server.ts';
import {
  addressHash,
  confirmationCode,
  hashToken,
  isSameCode,
  secretToken,
} from '#app/platform/secret-links/secret-links.server.ts';
import type { Db } from '#database/connect.ts';
import type { Signup, SignupConfirmation } from '#database/schema.ts';
import { findLatestConsent, insertConsent } from './consent.queries.server.ts';
import {
  countCodeTry,
  findConfirmationByHash,
  findSignup,
  findSignupById,
  listMailedConfirmations,
  listUnmailedConfirmations,
  markConfirmationUsed,
  updateConfirmation,
  updateSignup,
} from './signup.queries.server.ts';
import { confirmationMailKey } from './signup.server.ts';
import { CONFIRMATION_TTL_MS, type ConfirmedSignup, type SignupList } from './signup-list.ts';

export type CodeOutcome =
  | { kind: 'confirmed'; token: string }
  | { kind: 'wrong' | 'expired' }
  | { kind: 'too-many'; retryAfterSeconds: number };

export type LinkState = 'open' | 'done' | 'expired' | 'unknown';

/**
 * The number of wrong attempts by all clients together that invalidates a code (NIST SP 800-63B,
 * 3.2.2, allows 100). One network has five attempts in ten minutes for an address, so a stranger
 * can neither guess the code nor easily block it. The link in the email works in any case.
 */
const MAX_CODE_TRIES = 100;
/** How long an expired code is recognized, so that the visitor is told that it has expired. */
const REMEMBERED_MS = 14 * 24 * 3_600_000;

/**
 * Confirms an entry with the code from an email. The answer for a wrong code and the limit of
 * attempts are the same for known and unknown addresses.
 */
export async function confirmByCode(
  app: AppContext,
  info: RequestInfo,
  list: SignupList,
  { email, code }: { email: string; code: string },
): Promise<CodeOutcome> {
  const emailHash = addressHash(app.settings.secrets, email);
  const network = networkOf(info.ip);
  // One transaction with the limits, which write in any case: an attempt at an unknown address has
  // nothing else to write, and a response without its own commit could be recognized by its timing.
  const outcome = await app.db.transaction().execute<CodeOutcome>(async (transaction) => {
    // One after the other: an attempt that the network has no room for must not make a row for the
    // address, which may be any.
    const wait =
      (await app.submissionLimit.take(transaction, info.ip, 'code')) ||
      (await app.codeTryLimit.take(transaction, `${emailHash} ${network}`));
    if (wait > 0) return { kind: 'too-many', retryAfterSeconds: wait };
    const now = app.now().toISOString();
    const open = await countCodeTry(transaction, { emailHash, now, maxTries: MAX_CODE_TRIES });
    const match = findMatch(app, open, code);
    if (!match) return explainMismatch(transaction, app, list, emailHash, code);
    const signup = await findSignup(transaction, list.name, emailHash);
    const isDone =
      signup && (await confirmSignup(transaction, app, info, list, signup, match, 'code'));
    if (!isDone) return { kind: 'wrong' };
    return { kind: 'confirmed', token: linkToken(app, match) };
  });
  if (outcome.kind === 'confirmed') app.wakeOutbox();
  return outcome;
}

/** What the page of a link shows. It changes nothing, because email scanners open every link. */
export async function readLink(
  app: AppContext,
  list: (signup: Signup) => SignupList | undefined,
  token: string,
): Promise<{ state: LinkState; list?: SignupList; signup?: Signup }> {
  const found = await findByToken(app.db, token);
  const ownList = found && list(found.signup);
  if (!found || !ownList) return { state: 'unknown' };
  const now = app.now().toISOString();
  return { state: stateOf(found, now), list: ownList, signup: found.signup };
}

/** Confirms an entry with the button on the page of a link. */
export async function confirmByLink(
  app: AppContext,
  info: RequestInfo,
  list: (signup: Signup) => SignupList | undefined,
  token: string,
): Promise<LinkState> {
  const state = await app.db.transaction().execute(async (transaction) => {
    const found = await findByToken(transaction, token);
    const ownList = found && list(found.signup);
    if (!found || !ownList) return 'unknown';
    const before = stateOf(found, app.now().toISOString());
    if (before !== 'open') return before;
    const { signup, confirmation } = found;
    const isDone = await confirmSignup(
      transaction,
      app,
      info,
      ownList,
      signup,
      confirmation,
      'button',
    );
    return isDone ? 'done' : 'expired';
  });
  if (state === 'done') app.wakeOutbox();
  return state;
}

function stateOf(
  { signup, confirmation }: { signup: Signup; confirmation: SignupConfirmation },
  now: string,
): LinkState {
  if (signup.status === 'confirmed' || signup.status === 'notified') return 'done';
  if (confirmation.used_at !== null || confirmation.expires_at <= now) return 'expired';
  return 'open';
}

async function findByToken(db: Db, token: string) {
  const hash = hashToken(token);
  const confirmation = hash && (await findConfirmationByHash(db, hash));
  const signup = confirmation && (await findSignupById(db, confirmation.signup_id));
  return signup ? { signup, confirmation } : undefined;
}

function findMatch(app: AppContext, rows: SignupConfirmation[], code: string) {
  const { secrets } = app.settings;
  return rows.find((row) => isSameCode(code, confirmationCode(secrets, row.id)));
}

/** Whoever knows an expired or used code has read the email, so the answer may reveal its state. */
async function explainMismatch(
  transaction: Db,
  app: AppContext,
  list: SignupList,
  emailHash: string,
  code: string,
): Promise<CodeOutcome> {
  const since = new Date(app.now().getTime() - REMEMBERED_MS).toISOString();
  const known = await listMailedConfirmations(transaction, emailHash, since);
  const spent = known.filter((row) => row.tries < MAX_CODE_TRIES || row.used_at !== null);
  const match = findMatch(app, spent, code);
  if (!match) return { kind: 'wrong' };
  const signup = await findSignup(transaction, list.name, emailHash);
  if (match.used_at !== null && signup?.status === 'confirmed') {
    return { kind: 'confirmed', token: linkToken(app, match) };
  }
  return { kind: 'expired' };
}

function linkToken({ settings }: AppContext, confirmation: SignupConfirmation): string {
  return secretToken(settings.secrets, 'confirm', confirmation.id);
}

async function confirmSignup(
  transaction: Db,
  app: AppContext,
  info: RequestInfo,
  list: SignupList,
  signup: Signup,
  confirmation: SignupConfirmation,
  method: 'code' | 'button',
): Promise<boolean> {
  const now = app.now();
  const time = now.toISOString();
  if (signup.status === 'quarantine' || signup.status === 'confirmed') return false;
  if (signup.email === null) return false;
  if (!(await markConfirmationUsed(transaction, confirmation.id, time))) return false;
  const confirmed: ConfirmedSignup = {
    ...signup,
    email: signup.email,
    status: 'confirmed',
    confirmed_at: time,
    ended_at: null,
  };
  const changes = { status: 'confirmed', confirmed_at: time, ended_at: null } as const;
  if (!(await updateSignup(transaction, signup, changes))) return false;
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
  await list.onConfirmed(transaction, confirmed, now);
  await sendHeldMails(transaction, signup.email_hash, now);
  return true;
}

/**
 * Sends the confirmation emails for further lists. They were held back, because an unconfirmed
 * address gets only one email a day.
 */
async function sendHeldMails(transaction: Db, emailHash: string, now: Date): Promise<void> {
  if (await hasSuppression(transaction, emailHash, [ALL_MAIL])) return;
  const time = now.toISOString();
  const done = new Set<string>();
  for (const waiting of await listUnmailedConfirmations(transaction, emailHash)) {
    if (done.has(waiting.signup_id) || done.size === 2) continue;
    done.add(waiting.signup_id);
    const expiresAt = new Date(now.getTime() + CONFIRMATION_TTL_MS).toISOString();
    await updateConfirmation(transaction, waiting.id, {
      mail_slot: `${emailHash}:${time.slice(0, 10)}:${waiting.signup_id}`,
      created_at: time,
      expires_at: expiresAt,
    });
    await requeueCancelledRow(transaction, confirmationMailKey(waiting.id), { time, expiresAt });
  }
}
