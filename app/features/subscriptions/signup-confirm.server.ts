import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { networkOf } from '#app/platform/forms/network.ts';
import {
  addressHash,
  confirmationCode,
  hashToken,
  isSameCode,
  secretToken,
} from '#app/platform/secret-links/secret-links.server.ts';
import type { Db } from '#database/connect.ts';
import type { Signup, SignupConfirmation } from '#database/schema.ts';
import { describeAlsoDone } from './also-done.server.ts';
import {
  countCodeTry,
  findConfirmationByHash,
  listMailedConfirmations,
} from './confirmation.queries.server.ts';
import { findSignup, findSignupById, listPendingSignups } from './signup.queries.server.ts';
import { canConfirm, confirmSignups, readAlsoDone } from './signup-confirm-steps.server.ts';
import type { SignupList } from './signup-list.ts';
import { listOf } from './signup-lists.server.ts';

export type CodeOutcome =
  /** `page` is the page of the email's link, `note` what the code did for other lists. */
  | { kind: 'confirmed'; page: string; note: string | undefined }
  | { kind: 'wrong' | 'expired' }
  | { kind: 'too-many'; retryAfterSeconds: number };

export type LinkState = 'open' | 'done' | 'expired' | 'unknown';

/** Another list that the page of a link offers to confirm, with what its members have. */
export type OfferedList = { name: string; membership: string };

/**
 * The number of wrong attempts by all clients together that invalidates a code (NIST SP 800-63B,
 * 3.2.2, allows 100). One network has five attempts in ten minutes for an address, so a stranger
 * can neither guess the code nor easily block it. The link in the email works in any case.
 */
const MAX_CODE_TRIES = 100;
/** How long an expired code is recognized, so that the visitor is told that it has expired. */
const REMEMBERED_MS = 14 * 24 * 3_600_000;

/**
 * Confirms two entries with the code from an email: that of the form where it is entered, and that
 * of the list which the email names, because an address gets one email a day. The answer for a wrong code and the limit of
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
      (await app.submissionLimit.take(transaction, `code ${network}`)) ||
      (await app.codeTryLimit.take(transaction, `${emailHash} ${network}`));
    if (wait > 0) return { kind: 'too-many', retryAfterSeconds: wait };
    const now = app.now().toISOString();
    const open = await countCodeTry(transaction, { emailHash, now, maxTries: MAX_CODE_TRIES });
    const match = findMatch(app, open, code);
    if (!match) return explainMismatch(transaction, app, list, emailHash, code);
    const signup = await findSignup(transaction, list.name, emailHash);
    if (!signup || !(canConfirm(signup) || signup.status === 'confirmed')) return { kind: 'wrong' };
    const mailed = await findSignupById(transaction, match.signup_id);
    const signups = mailed && mailed.id !== signup.id ? [mailed, signup] : [signup];
    const confirming = { confirmation: match, signups, method: 'code' } as const;
    if (!(await confirmSignups(transaction, app, info, confirming))) return { kind: 'wrong' };
    return describeConfirmed(transaction, app, list, { ...match, used_at: now });
  });
  if (outcome.kind === 'confirmed') app.wakeOutbox();
  return outcome;
}

/** What the page of a link shows. It changes nothing, because email scanners open every link. */
export async function readLink(
  app: AppContext,
  list: (signup: Signup) => SignupList | undefined,
  token: string,
): Promise<{
  state: LinkState;
  signup?: Signup;
  /** Other lists that wait for confirmation, while the link works. */
  offered?: OfferedList[];
  /** What the link did for other lists, once it was used. */
  note?: string | undefined;
}> {
  const found = await findByToken(app.db, token);
  if (!found || !list(found.signup)) return { state: 'unknown' };
  const { signup, confirmation } = found;
  const now = app.now().toISOString();
  const state = stateOf(found, now);
  if (state === 'open') return { state, signup, offered: await listOffered(app.db, signup) };
  if (state !== 'done') return { state, signup };
  return {
    ...{ state, signup },
    note: describeAlsoDone(await readAlsoDone(app.db, confirmation, signup.list, now)),
  };
}

/** Which of the offered lists the visitor saw on the page of a link, and which they left checked. */
export type OfferAnswer = { shown: ReadonlySet<string>; checked: ReadonlySet<string> };

/** Confirms an entry with the button on the page of a link, and the others left checked there. */
export async function confirmByLink(
  app: AppContext,
  info: RequestInfo,
  list: (signup: Signup) => SignupList | undefined,
  token: string,
  { shown, checked }: OfferAnswer,
): Promise<LinkState> {
  const state = await app.db.transaction().execute(async (transaction) => {
    const found = await findByToken(transaction, token);
    if (!found || !list(found.signup)) return 'unknown';
    const before = stateOf(found, app.now().toISOString());
    if (before !== 'open' || !canConfirm(found.signup))
      return before === 'open' ? 'expired' : before;
    const { signup, confirmation } = found;
    const others = await listOthers(transaction, signup);
    const signups = [signup, ...others.filter(({ list: name }) => checked.has(name))];
    const left = others.filter(({ list: name }) => shown.has(name) && !checked.has(name));
    const declined = new Set(left.map(({ id }) => id));
    const confirming = { confirmation, signups, method: 'button', declined } as const;
    return (await confirmSignups(transaction, app, info, confirming)) ? 'done' : 'expired';
  });
  if (state === 'done') app.wakeOutbox();
  return state;
}

async function listOffered(db: Db, signup: Signup): Promise<OfferedList[]> {
  const lists = (await listOthers(db, signup)).map(listOf);
  return lists.flatMap((list) => (list ? { name: list.name, membership: list.membership } : []));
}

/** The other entries of the address that a link can confirm. */
async function listOthers(db: Db, signup: Signup): Promise<Signup[]> {
  const pending = await listPendingSignups(db, signup.email_hash);
  return pending.filter((other) => other.id !== signup.id && canConfirm(other));
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
    return describeConfirmed(transaction, app, list, match);
  }
  // The code was used elsewhere, and an email with this list's own code has followed.
  const now = app.now().toISOString();
  const isAsked = known.some(
    (row) => row.signup_id === signup?.id && row.used_at === null && row.expires_at > now,
  );
  return { kind: isAsked && match.signup_id !== signup?.id ? 'wrong' : 'expired' };
}

async function describeConfirmed(
  transaction: Db,
  app: AppContext,
  list: SignupList,
  match: SignupConfirmation,
): Promise<CodeOutcome> {
  const mailed = await findSignupById(transaction, match.signup_id);
  const { confirmPage } = (mailed && listOf(mailed)) ?? list;
  const now = app.now().toISOString();
  const also = await readAlsoDone(transaction, match, list.name, now);
  return {
    kind: 'confirmed',
    page: confirmPage + secretToken(app.settings.secrets, 'confirm', match.id),
    note: describeAlsoDone(also),
  };
}
