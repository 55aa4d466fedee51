import { randomInt } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { company } from '#app/facts/company.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { type OwnerAccount, ownerAccountArea } from './owner-account.server.ts';
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
/** Used steps are kept for this many steps, longer than their codes are accepted. */
const KEPT_STEPS = 10;
const RECOVERY_CODES = 10;
const RECOVERY_CODE_LENGTH = 24;
/** The length of codes made by earlier versions. They work until they are used or replaced. */
const FORMER_CODE_LENGTH = 16;
/**
 * 32 characters, without I, L, O and U: 24 of them are 120 random bits (OWASP ASVS 5.0, 6.5.2, asks
 * for 112).
 */
const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export function hasTwoFactor(account: OwnerAccount): boolean {
  return account.totpSealed !== '';
}

/** Stores a new unconfirmed secret, if two-factor authentication is off. */
export async function startTwoFactor({ settings }: Deps): Promise<void> {
  const account = await settings.get(ownerAccountArea);
  if (hasTwoFactor(account)) return;
  const totpPendingSealed = settings.secrets.seal(generateSecret());
  await settings.set(ownerAccountArea, { ...account, totpPendingSealed });
}

/** The unconfirmed secret, to be typed or scanned into an authenticator app. */
export async function readPendingSecret({
  settings,
}: Deps): Promise<{ secret: string; uri: string } | undefined> {
  const { totpPendingSealed } = await settings.get(ownerAccountArea);
  if (!totpPendingSealed) return undefined;
  const secret = settings.secrets.open(totpPendingSealed);
  return { secret, uri: generateURI({ issuer: company.name, label: 'Admin', secret }) };
}

/**
 * Switches two-factor authentication on if the code proves that the app has the secret. Returns the
 * recovery codes, of which only hashes are stored, or undefined if the code is wrong or was used.
 */
export async function confirmTwoFactor(app: Deps, code: string): Promise<string[] | undefined> {
  const { settings } = app;
  const account = await settings.get(ownerAccountArea);
  if (hasTwoFactor(account) || !account.totpPendingSealed) return undefined;
  if (!(await takeStep(app, account.totpPendingSealed, code))) return undefined;
  await settings.set(ownerAccountArea, {
    ...account,
    totpSealed: account.totpPendingSealed,
    totpPendingSealed: '',
  });
  return makeRecoveryCodes(app);
}

/** Switches two-factor authentication off and deletes its recovery codes. */
export async function stopTwoFactor({ db, settings, now }: Deps): Promise<void> {
  const account = await settings.get(ownerAccountArea);
  const without = { ...account, totpSealed: '', totpPendingSealed: '' };
  await db.transaction().execute(async (transaction) => {
    await settings.set(ownerAccountArea, without, transaction);
    await replaceRecoveryCodes(transaction, [], now().toISOString());
  });
}

/** Makes new recovery codes, which replace all earlier ones. */
export async function makeRecoveryCodes({ db, settings, now }: Deps): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const hashes = codes.map((code) => hashRecoveryCode(settings, code));
  await db
    .transaction()
    .execute((transaction) => replaceRecoveryCodes(transaction, hashes, now().toISOString()));
  return codes;
}

/** Accepts a code of the authenticator app or a recovery code, each only once. */
export async function acceptCode(app: Deps, code: string): Promise<'app' | 'recovery' | undefined> {
  const { db, settings } = app;
  const account = await settings.get(ownerAccountArea);
  if (await takeStep(app, account.totpSealed, code)) return 'app';
  const { length } = normalizeRecoveryCode(code);
  if (length !== RECOVERY_CODE_LENGTH && length !== FORMER_CODE_LENGTH) return undefined;
  const isTaken = await deleteRecoveryCode(db, hashRecoveryCode(settings, code));
  return isTaken ? 'recovery' : undefined;
}

/** Whether the code is right and its step is unused. Marks the step as used. */
async function takeStep({ db, settings, now }: Deps, sealed: string, code: string) {
  const time = now();
  const step = findStep(settings.secrets.open(sealed), code, time);
  if (step === undefined) return false;
  const current = Math.floor(time.getTime() / 1000 / STEP_SECONDS);
  await deleteStepsBefore(db, current - KEPT_STEPS);
  return insertUsedStep(db, step, time.toISOString());
}

/** The 30-second step of the code, if it is within the tolerance. */
function findStep(secret: string, code: string, now: Date): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token, epoch, epochTolerance: TOLERANCE_SECONDS });
  if (!result.valid) return undefined;
  return Math.floor(epoch / STEP_SECONDS) + result.delta;
}

function newRecoveryCode(): string {
  const characters = Array.from(
    { length: RECOVERY_CODE_LENGTH },
    () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)],
  ).join('');
  return characters.match(/.{4}/g)?.join('-') ?? '';
}

function normalizeRecoveryCode(code: string): string {
  return code.slice(0, 40).toUpperCase().replaceAll(/[\s-]/g, '');
}

function hashRecoveryCode({ secrets }: Deps['settings'], code: string): string {
  return secrets.digest('recovery-code', normalizeRecoveryCode(code));
}
