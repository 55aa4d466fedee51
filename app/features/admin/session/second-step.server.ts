import { generateSecret, generateURI, verifySync } from 'otplib';
import { insertIdempotencyKey } from '#app/platform/forms/idempotency.queries.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { site } from '#app/site.content.ts';
import { type OwnerAccount, ownerAccountArea } from './owner-account.server.ts';

/** A phone's clock may be this far off. */
const TOLERANCE_SECONDS = 30;
const STEP_SECONDS = 30;

export function hasSecondStep(account: OwnerAccount): boolean {
  return account.totpSealed !== '';
}

/** Makes a secret that waits for its first code, and tells what to type into an authenticator app. */
export async function startSecondStep(
  services: Services,
): Promise<{ secret: string; uri: string }> {
  const { settings } = services;
  const account = await settings.get(ownerAccountArea);
  const pending = account.totpPendingSealed;
  const secret = pending ? settings.secrets.open(pending) : generateSecret();
  if (!pending) {
    const totpPendingSealed = settings.secrets.seal(secret);
    await settings.set(ownerAccountArea, { ...account, totpPendingSealed });
  }
  return { secret, uri: generateURI({ issuer: site.name, label: 'Admin', secret }) };
}

/** Switches the second step on once a code proves that the app has the secret. */
export async function confirmSecondStep(services: Services, code: string): Promise<boolean> {
  const { settings, now } = services;
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

export async function stopSecondStep(services: Services): Promise<void> {
  const account = await services.settings.get(ownerAccountArea);
  await services.settings.set(ownerAccountArea, {
    ...account,
    totpSealed: '',
    totpPendingSealed: '',
  });
}

/** Takes a code at login. Each code is good once, however fast it is tried again. */
export async function acceptCode(services: Services, code: string): Promise<boolean> {
  const { db, settings, now } = services;
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
