import type { Facts } from '#app/facts/facts.ts';
import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { networkOf } from '#app/platform/forms/network.ts';
import { deleteSuppression } from '#app/platform/outbox/suppression.queries.server.ts';
import {
  addressHash,
  confirmationCode,
  hashToken,
  isSameCode,
  secretToken,
} from '#app/platform/secret-links/secret-links.server.ts';
import type { Db } from '#database/connect.ts';
import type { Signup, SignupConfirmation } from '#database/schema.ts';
import { queueWelcome } from './newsletter/welcome/welcome-series.server.ts';
import {
  type ConfirmedSignup,
  countCodeTry,
  findConfirmationByHash,
  findSignup,
  listMailedConfirmations,
  markConfirmationUsed,
  updateSignup,
} from './signup.queries.server.ts';
import { listOf, queueListEvent, type SignupList } from './signup-lists.server.ts';
import { addConsentEvent, hashesOf } from './signup-manage.server.ts';

export type CodeOutcome =
  /** `page` is the page of the link in the same email. */
  | { kind: 'confirmed'; page: string }
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
 * Confirms the entry of a list with the code from its email. The answer for a wrong code and the
 * limit of attempts are the same for known and unknown addresses.
 */
export async function confirmByCode(
  app: AppContext,
  info: RequestInfo,
  list: SignupList,
  { email, code }: { email: string; code: string },
): Promise<CodeOutcome> {
  const { secrets } = app.settings;
  const email_hash = addressHash(secrets, email);
  const network = networkOf(info.ip);
  // One transaction with the limits, which write in any case: an attempt at an unknown address has
  // nothing else to write, and a response without its own commit could be recognized by its timing.
  const outcome = await app.db.transaction().execute<CodeOutcome>(async (transaction) => {
    // One after the other: an attempt that the network has no room for must not make a row for the
    // address, which may be any.
    const wait =
      (await app.submissionLimit.take(transaction, `code ${network}`)) ||
      (await app.codeTryLimit.take(transaction, `${email_hash} ${network}`));
    if (wait > 0) return { kind: 'too-many', retryAfterSeconds: wait };
    const now = app.now();
    const signup = await findSignup(transaction, { list: list.name, email_hash });
    await countCodeTry(transaction, signup?.id ?? '', now.toISOString());
    const since = new Date(now.getTime() - REMEMBERED_MS).toISOString();
    const mailed = await listMailedConfirmations(transaction, email_hash, since);
    const match = mailed.find(
      ({ id, signup_id, tries, used_at }) =>
        signup_id === signup?.id &&
        (tries <= MAX_CODE_TRIES || used_at !== null) &&
        isSameCode(code, confirmationCode(secrets, id)),
    );
    if (!signup || !match) return { kind: 'wrong' };
    // Whoever knows an expired or used code has read the email, so the answer may reveal its state.
    const isConfirmed =
      signup.status === 'confirmed' ||
      (await confirmSignup(transaction, app, info, { signup, confirmation: match, list }, 'code'));
    if (!isConfirmed) return { kind: 'expired' };
    const token = secretToken(secrets, 'confirm', match.id);
    return { kind: 'confirmed', page: `/${list.kind}/confirm/${token}` };
  });
  if (outcome.kind === 'confirmed') app.wakeOutbox();
  return outcome;
}

/** What the page of a link shows. It changes nothing, because email scanners open every link. */
export async function readLink(
  app: AppContext,
  token: string,
): Promise<{ state: LinkState; list?: SignupList | undefined }> {
  const found = await findByToken(app.facts(), app.db, token);
  if (!found) return { state: 'unknown' };
  return { state: stateOf(found, app.now().toISOString()), list: found.list };
}

/** Confirms an entry with the button on the page of a link. */
export async function confirmByLink(
  app: AppContext,
  info: RequestInfo,
  token: string,
): Promise<void> {
  await app.db.transaction().execute(async (transaction) => {
    const found = await findByToken(app.facts(), transaction, token);
    if (!found || stateOf(found, app.now().toISOString()) !== 'open') return;
    await confirmSignup(transaction, app, info, found, 'button');
  });
  app.wakeOutbox();
}

type Found = { signup: Signup; confirmation: SignupConfirmation; list: SignupList };

/** Uses up a confirmation. Returns false, and confirms nothing, if it was used or has expired. */
async function confirmSignup(
  transaction: Db,
  app: AppContext,
  { ip }: RequestInfo,
  { signup, confirmation, list }: Found,
  method: 'code' | 'button',
): Promise<boolean> {
  const now = app.now();
  const time = now.toISOString();
  if (!canConfirm(signup)) return false;
  if (!(await markConfirmationUsed(transaction, confirmation, time))) return false;
  const changes = { status: 'confirmed', confirmed_at: time, ended_at: null } as const;
  if (!(await updateSignup(transaction, signup, changes))) return false;
  await deleteSuppression(transaction, hashesOf(app.settings.secrets, signup), list.name);
  await addConsentEvent(transaction, signup, 'confirmed', { method, ip, now });
  const member = { ...signup, ...changes };
  if (!list.item) await queueWelcome(transaction, member, now);
  await queueListEvent(transaction, list, 'confirmed', member, now);
  return true;
}

function canConfirm(signup: Signup): signup is ConfirmedSignup {
  return signup.status !== 'confirmed' && signup.email !== null;
}

function stateOf({ signup, confirmation }: Found, now: string): LinkState {
  if (signup.status === 'confirmed' || signup.status === 'notified') return 'done';
  const isSpent = confirmation.used_at !== null || confirmation.expires_at <= now;
  return isSpent || !canConfirm(signup) ? 'expired' : 'open';
}

async function findByToken(facts: Facts, db: Db, token: string): Promise<Found | undefined> {
  const hash = hashToken(token);
  const confirmation = hash && (await findConfirmationByHash(db, hash));
  const signup = confirmation && (await findSignup(db, { id: confirmation.signup_id }));
  const list = signup && listOf(facts, signup);
  return list ? { signup, confirmation, list } : undefined;
}
