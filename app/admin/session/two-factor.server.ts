import { randomInt } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { createRateLimiter } from '#app/platform/forms/rate-limit.server.ts';
import { openIfReadable } from '#app/platform/settings/secret-box.server.ts';
import { type Account, changeAccount, readAccount } from './accounts.server.ts';
import {
  deleteRecoveryCode,
  deleteStepsBefore,
  insertUsedStep,
  replaceRecoveryCodes,
} from './two-factor.queries.server.ts';

/** The dependencies of these functions. The command line has no more of the AppContext. */
type Deps = Pick<AppContext, 'db' | 'settings' | 'now'>;

/** How far a phone's clock may be off. */
const TOLERANCE_SECONDS = 30;
const STEP_SECONDS = 30;
/**
 * Wrong codes of one account in a day, from all networks together. Only who has the password gets
 * this far: with a million codes, of which three are right, they would else find one in days.
 */
const WRONG_CODES = 50;
const DAY_MS = 24 * 3_600_000;
/** Used steps are kept for this many steps, longer than their codes are accepted. */
const KEPT_STEPS = 10;
const RECOVERY_CODES = 10;
const RECOVERY_CODE_LENGTH = 24;
/**
 * 32 characters, without I, L, O and U: 24 of them are 120 random bits (OWASP ASVS 5.0, 6.5.2, asks
 * for 112).
 */
const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export function hasTwoFactor(account: Pick<Account, 'totpSealed'>): boolean {
  return account.totpSealed !== '';
}

/**
 * Stores a new unconfirmed secret, if two-factor authentication is off. It belongs to the session
 * (its token hash) that asked for it: another one of the same account, perhaps a stolen one, can't
 * see or confirm it.
 */
export async function startTwoFactor(
  app: Deps,
  accountId: string,
  sessionHash: string,
): Promise<void> {
  if (hasTwoFactor(await readAccount(app, accountId))) return;
  const totpPendingSealed = app.settings.secrets.seal(`${sessionHash} ${generateSecret()}`);
  await changeAccount(app, accountId, { totpPendingSealed });
}

/** The session's unconfirmed secret, to be typed or scanned into an authenticator app. */
export async function readPendingSecret(
  app: Deps & Pick<AppContext, 'facts'>,
  accountId: string,
  sessionHash: string,
): Promise<{ secret: string; uri: string } | undefined> {
  const { company } = app.facts();
  const { totpPendingSealed, email } = await readAccount(app, accountId);
  const secret = openPending(app, totpPendingSealed, sessionHash);
  if (!secret) return undefined;
  const label = email || 'Admin';
  return { secret, uri: generateURI({ issuer: company.name, label, secret }) };
}

/**
 * Switches two-factor authentication on if the code proves that the app has the secret. Returns the
 * recovery codes, of which only hashes are stored, or undefined if the code is wrong or was used.
 */
export async function confirmTwoFactor(
  app: Deps,
  accountId: string,
  sessionHash: string,
  code: string,
): Promise<string[] | undefined> {
  const account = await readAccount(app, accountId);
  const secret = openPending(app, account.totpPendingSealed, sessionHash);
  if (hasTwoFactor(account) || !secret) return undefined;
  if (!(await takeStep(app, accountId, secret, code))) return undefined;
  const totpSealed = app.settings.secrets.seal(secret);
  await changeAccount(app, accountId, { totpSealed, totpPendingSealed: '' });
  return makeRecoveryCodes(app, accountId);
}

/** Switches two-factor authentication off and deletes its recovery codes. */
export async function stopTwoFactor(app: Deps, accountId: string): Promise<void> {
  const without = { totpSealed: '', totpPendingSealed: '' };
  await changeAccount(app, accountId, without, (transaction) =>
    replaceRecoveryCodes(transaction, accountId, [], app.now().toISOString()),
  );
}

/** Makes new recovery codes, which replace all earlier ones. */
export async function makeRecoveryCodes(
  { db, settings, now }: Deps,
  accountId: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const hashes = codes.map((code) => hashRecoveryCode(settings, code));
  await db
    .transaction()
    .execute((transaction) =>
      replaceRecoveryCodes(transaction, accountId, hashes, now().toISOString()),
    );
  return codes;
}

/**
 * Accepts a code of the account's authenticator app or a recovery code, each only once. After too
 * many wrong ones only a recovery code is accepted, which nobody can guess. A known device has its
 * own count, so that the owner can still log in from it.
 */
export async function acceptCode(
  app: Deps,
  accountId: string,
  code: string,
  device?: string,
): Promise<'app' | 'recovery' | undefined> {
  const { db, settings } = app;
  const { totpSealed } = await readAccount(app, accountId);
  if (isAppCode(code)) {
    const wrongCodes = createRateLimiter('wrong-codes', {
      limit: WRONG_CODES,
      windowMs: DAY_MS,
      now: app.now,
    });
    const key = device ? `${accountId} ${device}` : accountId;
    if ((await wrongCodes.take(db, key)) > 0) return undefined;
    const secret = openIfReadable(settings.secrets, totpSealed);
    if (!secret || !(await takeStep(app, accountId, secret, code))) return undefined;
    await wrongCodes.giveBack(db, key);
    return 'app';
  }
  const isTaken = await deleteRecoveryCode(db, accountId, hashRecoveryCode(settings, code));
  return isTaken ? 'recovery' : undefined;
}

/** The unconfirmed secret, if this session asked for it. */
function openPending({ settings }: Deps, sealed: string, sessionHash: string): string | undefined {
  const [owner, secret] = openIfReadable(settings.secrets, sealed)?.split(' ') ?? [];
  return owner === sessionHash ? secret : undefined;
}

/** Whether the code is right and its step is unused. Marks the step as used. */
async function takeStep(
  { db, now }: Deps,
  accountId: string,
  secret: string,
  code: string,
): Promise<boolean> {
  const time = now();
  const step = findStep(secret, code, time);
  if (step === undefined) return false;
  const current = Math.floor(time.getTime() / 1000 / STEP_SECONDS);
  await deleteStepsBefore(db, current - KEPT_STEPS);
  return insertUsedStep(db, accountId, step, time.toISOString());
}

/** The 30-second step of the code, if it is within the tolerance. */
function findStep(secret: string, code: string, now: Date): number | undefined {
  if (!isAppCode(code)) return undefined;
  const token = code.replaceAll(/\s/g, '');
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token, epoch, epochTolerance: TOLERANCE_SECONDS });
  if (!result.valid) return undefined;
  return Math.floor(epoch / STEP_SECONDS) + result.delta;
}

function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code.replaceAll(/\s/g, ''));
}

function newRecoveryCode(): string {
  const characters = Array.from(
    { length: RECOVERY_CODE_LENGTH },
    () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)],
  ).join('');
  return characters.match(/.{4}/g)?.join('-') ?? '';
}

function hashRecoveryCode({ secrets }: Deps['settings'], code: string): string {
  return secrets.digest('recovery-code', code.slice(0, 40).toUpperCase().replaceAll(/[\s-]/g, ''));
}
