import { randomBytes } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { renderSVG } from 'uqr';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { createRateLimiter } from '#app/platform/forms/rate-limit.server.ts';
import { openIfReadable } from '#app/platform/settings/secret-box.server.ts';
import { type Account, changeAccount, readAccount } from './accounts.server.ts';
import { deleteSessionsOf } from './session.queries.server.ts';
import type { Login } from './session.server.ts';
import {
  deleteRecoveryCode,
  deleteRecoveryCodes,
  insertRecoveryCodes,
  insertUsedStep,
} from './two-factor.queries.server.ts';

/** The dependencies of these functions. The command line has no more of the AppContext. */
type Deps = Pick<AppContext, 'db' | 'settings' | 'now'>;

/** How long a code is shown, and how far a phone's clock may be off. */
const STEP_SECONDS = 30;
/**
 * Wrong codes of one account in a day, from all networks together. Only who has the password gets
 * this far: with a million codes, of which three are right, they would else find one in days.
 */
const WRONG_CODES = 50;
const DAY_MS = 24 * 3_600_000;
const RECOVERY_CODES = 10;
/** 120 random bits (OWASP ASVS 5.0, 6.5.2, asks for 112). */
const RECOVERY_CODE_BYTES = 15;

export function hasTwoFactor(account: Pick<Account, 'totpSealed'>) {
  return account.totpSealed !== '';
}

/**
 * What a page shows of a new secret for an authenticator app. Nothing is stored before a code proves
 * that the app has it: until then the page keeps it sealed, and so bound to its session, whose
 * password was asked for, that another one can't confirm it. Undefined if it is another session's.
 */
export function offerTwoFactor(
  { settings: { secrets }, facts }: AppContext,
  { session, account }: Login,
  sealed = secrets.seal(`${session.token_hash} ${generateSecret()}`),
) {
  const [owner, secret] = openIfReadable(secrets, sealed)?.split(' ') ?? [];
  if (owner !== session.token_hash || !secret) return undefined;
  const issuer = facts().company.name;
  const uri = generateURI({ issuer, label: account.email || 'Admin', secret });
  // A camera needs four light modules around the code (ISO/IEC 18004).
  return { sealed, secret, qr: renderSVG(uri, { ecc: 'M', border: 4 }) };
}

/**
 * Switches two-factor authentication on with this secret, if the code proves that the app has it, and
 * ends the other sessions. Returns recovery codes in place of all earlier ones, of which only hashes
 * are stored, or undefined if the code is wrong or was used.
 */
export async function confirmTwoFactor(
  app: Deps,
  { account, session }: Login,
  secret: string,
  code: string,
) {
  if (!isAppCode(code) || !(await takeStep(app, account.id, secret, code))) return undefined;
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    randomBytes(RECOVERY_CODE_BYTES)
      .toString('hex')
      .replace(/.{5}(?=.)/g, '$&-'),
  );
  const hashes = codes.map((text) => hashRecoveryCode(app, text));
  const totpSealed = app.settings.secrets.seal(secret);
  await changeAccount(app, account, { totpSealed }, async (transaction) => {
    await deleteRecoveryCodes(transaction, account.id);
    await insertRecoveryCodes(transaction, account.id, hashes, app.now().toISOString());
    await deleteSessionsOf(transaction, account.id, session.token_hash);
  });
  return codes;
}

/** Switches two-factor authentication off, and ends all sessions but the one to keep. */
export async function stopTwoFactor(app: Deps, accountId: string, keep?: string) {
  const account = await readAccount(app, accountId);
  await changeAccount(app, account, { totpSealed: '' }, async (transaction) => {
    await deleteRecoveryCodes(transaction, accountId);
    await deleteSessionsOf(transaction, accountId, keep);
  });
}

/**
 * Accepts a code of the account's authenticator app or a recovery code, each only once. After too
 * many wrong ones only a recovery code is accepted, which nobody can guess. A known device has its
 * own count, so that the owner can still log in from it.
 */
export async function acceptCode(
  app: Deps,
  { id, totpSealed }: Account,
  code: string,
  device = '',
): Promise<'app' | 'recovery' | undefined> {
  const { db, settings, now } = app;
  if (!isAppCode(code)) {
    const isTaken = await deleteRecoveryCode(db, id, hashRecoveryCode(app, code));
    return isTaken ? 'recovery' : undefined;
  }
  const wrongCodes = createRateLimiter('wrong-codes', {
    limit: WRONG_CODES,
    windowMs: DAY_MS,
    now,
  });
  const key = device ? `${id} ${device}` : id;
  if ((await wrongCodes.take(db, key)) > 0) return undefined;
  const secret = openIfReadable(settings.secrets, totpSealed);
  if (!secret || !(await takeStep(app, id, secret, code))) return undefined;
  await wrongCodes.giveBack(db, key);
  return 'app';
}

/** Whether the code is right and its 30-second step unused, which it isn't any more afterwards. */
async function takeStep({ db, now }: Deps, accountId: string, secret: string, code: string) {
  const time = now();
  const epoch = Math.floor(time.getTime() / 1000);
  const token = code.replaceAll(/\s/g, '');
  const result = verifySync({ secret, token, epoch, epochTolerance: STEP_SECONDS });
  if (!result.valid) return false;
  const step = Math.floor(epoch / STEP_SECONDS) + result.delta;
  return insertUsedStep(db, accountId, step, time.toISOString());
}

function isAppCode(code: string) {
  return /^\d{6}$/.test(code.replaceAll(/\s/g, ''));
}

function hashRecoveryCode({ settings }: Deps, code: string) {
  const typed = code.toUpperCase().replaceAll(/[\s-]/g, '');
  return settings.secrets.digest('recovery-code', typed);
}
