import { generateSecret, generateURI, verifySync } from 'otplib';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { insertIdempotencyKey } from '#app/platform/forms/idempotency.queries.server.ts';
import { company } from '#app/site.content.ts';
import { type OwnerAccount, ownerAccountArea } from './owner-account.server.ts';

/** A phone's clock may be this far off. */
const TOLERANCE_SECONDS = 30;
const STEP_SECONDS = 30;

export function hasSecondStep(account: OwnerAccount): boolean {
  return account.totpSealed !== '';
}

/** Makes a secret that waits for its first code, and tells what to type into an authenticator app. */
export async function startSecondStep(app: AppContext): Promise<{ secret: string; uri: string }> {
  const { settings } = app;
  const account = await settings.get(ownerAccountArea);
  const pending = account.totpPendingSealed;
  const secret = pending ? settings.secrets.open(pending) : generateSecret();
  if (!pending) {
    const totpPendingSealed = settings.secrets.seal(secret);
    await settings.set(ownerAccountArea, { ...account, totpPendingSealed });
  }
  return { secret, uri: generateURI({ issuer: company.name, label: 'Admin', secret }) };
}

/** Switches the second step on once a code proves that the app has the secret. */
export async function confirmSecondStep(app: AppContext, code: string): Promise<boolean> {
  const { settings, now } = app;
  const account = await settings.get(ownerAccountArea);
  if (!account.totpPendingSealed) return false;
  const secret = settings.secrets.open(account.totpPendingSealed);
  if (findStep(secret, code, now()) === undefined) return false;
  await settings.set(ownerAccountArea, {
    ...account,
    totpSealed: account.totpPendingSealed,
    totpPendingSealed: '',
  });
  return true;
}

export async function stopSecondStep(app: AppContext): Promise<void> {
  const account = await app.settings.get(ownerAccountArea);
  await app.settings.set(ownerAccountArea, {
    ...account,
    totpSealed: '',
    totpPendingSealed: '',
  });
}

/** Takes a code at login. Each code is good once, however fast it is tried again. */
export async function acceptCode(app: AppContext, code: string): Promise<boolean> {
  const { db, settings, now } = app;
  const account = await settings.get(ownerAccountArea);
  const step = findStep(settings.secrets.open(account.totpSealed), code, now());
  if (step === undefined) return false;
  return insertIdempotencyKey(db, {
    key: `second-step.${step}`,
    fingerprint: '',
    status: 0,
    body: 'null',
    created_at: now().toISOString(),
  });
}

/** The 30-second step that the code belongs to, if it is near now. */
function findStep(secret: string, code: string, now: Date): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token, epoch, epochTolerance: TOLERANCE_SECONDS });
  if (!result.valid) return undefined;
  return Math.floor(epoch / STEP_SECONDS) + result.delta;
}
