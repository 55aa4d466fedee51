import * as v from 'valibot';
import { runTransaction } from '#database/transaction.ts';
import type { AppContext } from '../app-context.server.ts';
import { deleteSetting, insertSetting } from '../settings/settings.queries.server.ts';
import type { SettingArea, Settings } from '../settings/settings.server.ts';
import type { ProviderName } from './delivery.ts';
import { canEmailVisitors, providersInUse } from './mail-settings.server.ts';
import { countLateEmails, findLastAccepted, releaseQueue } from './outbox.queries.server.ts';
import { queueWebhook } from './webhooks.server.ts';

const providerSchema = v.object({
  at: v.string(),
  isGood: v.boolean(),
  /** For a success: what showed it. */
  by: v.optional(v.picklist(['email', 'check']), 'check'),
  /** What is wrong, as a full sentence. */
  reason: v.optional(v.string(), ''),
  /** The provider's own words. */
  response: v.optional(v.string(), ''),
  /** Whether it refuses every email, so that it is left alone for a while. */
  isRefusal: v.optional(v.boolean(), false),
});

type ProviderState = v.InferOutput<typeof providerSchema>;

const stateSchema = v.object({
  providers: v.optional(v.record(v.string(), providerSchema), {}),
});

/** The latest failure, or the latest success after one, of each provider. */
const stateArea = {
  key: 'mail-state',
  schema: stateSchema,
} satisfies SettingArea<typeof stateSchema>;

/** How long a provider is left alone after it refused our credentials or our sender. */
export const PAUSE_MS = 10 * 60_000;

type Deps = Pick<AppContext, 'db' | 'settings' | 'now'>;

/** What is stored about each provider, by its name. */
export async function readProviders(
  settings: Settings,
): Promise<Partial<Record<string, ProviderState>>> {
  return (await settings.get(stateArea)).providers;
}

/** How long a provider is still left alone, in milliseconds; 0 or less if it isn't. */
export function pauseLeft(state: ProviderState | undefined, now: Date): number {
  if (!state?.isRefusal) return 0;
  return Date.parse(state.at) + PAUSE_MS - now.getTime();
}

/**
 * Stores what a provider answered to an email, a check or a test. A success ends its failure, and
 * what waits in the queue becomes due.
 */
export async function recordProvider(
  { db, settings, now }: Deps,
  name: ProviderName,
  answer: Partial<ProviderState> & Pick<ProviderState, 'isGood'>,
): Promise<void> {
  const at = now().toISOString();
  const state = v.parse(providerSchema, { at, ...answer });
  const others = await readProviders(settings);
  await settings.set(stateArea, { providers: { ...others, [name]: state } as never });
  if (state.isGood) await releaseQueue(db, at);
}

/** For changed settings: nothing is known about them, so what waits is tried at once. */
export async function forgetMailState({ db, settings, now }: Deps): Promise<void> {
  await settings.set(stateArea, { providers: {} });
  await releaseQueue(db, now().toISOString());
}

/** Whether email works, by the newest thing that is known about it. */
export type MailState =
  /** Nothing is set up, so emails wait. */
  | { kind: 'none' }
  /** It is set up, but was never tried. */
  | { kind: 'untried'; provider: ProviderName }
  | { kind: 'works'; provider: ProviderName; at: string; by: 'email' | 'check' }
  | { kind: 'fails'; provider: ProviderName; at: string; reason: string; response: string };

/**
 * The one state of email that every screen shows: that of the mail server, on which emails to
 * visitors depend and which sends what the email service refuses, or else of the email service.
 */
export async function readMailState(
  app: Pick<AppContext, 'db' | 'settings' | 'readMailSettings'>,
): Promise<MailState> {
  const provider = providersInUse(await app.readMailSettings()).at(-1);
  if (provider === undefined) return { kind: 'none' };
  const stored = (await readProviders(app.settings))[provider];
  const acceptedAt = await findLastAccepted(app.db, provider);
  if (acceptedAt !== undefined && acceptedAt >= (stored?.at ?? '')) {
    return { kind: 'works', provider, at: acceptedAt, by: 'email' };
  }
  if (!stored) return { kind: 'untried', provider };
  const { at, by, reason, response } = stored;
  return stored.isGood
    ? { kind: 'works', provider, at, by }
    : { kind: 'fails', provider, at, reason, response };
}

/**
 * Whether emails to visitors and to the team can be sent right now: a mail server is set up, and it
 * didn't fail last. For what the admin area says; what visitors are told outlasts a failure
 * (`canEmailVisitors`).
 */
export async function canEmailNow(
  app: Pick<AppContext, 'db' | 'settings' | 'readMailSettings'>,
): Promise<boolean> {
  return (await canEmailVisitors(app)) && (await readMailState(app)).kind !== 'fails';
}

/** An email that hasn't left this long after it was due is late, which is an alarm. */
export const LATE_AFTER_MINUTES = 30;

function lateSince(now: Date): string {
  return new Date(now.getTime() - LATE_AFTER_MINUTES * 60_000).toISOString();
}

/** How many emails are late. None while no provider is set up: that has its own words. */
export async function readLateEmails({
  db,
  now,
  readMailSettings,
}: Pick<AppContext, 'db' | 'now' | 'readMailSettings'>): Promise<number> {
  if (providersInUse(await readMailSettings()).length === 0) return 0;
  return countLateEmails(db, lateSince(now()));
}

/** The settings row that exists while email is late and the webhooks have been told. */
const LATE_KEY = 'email-delay';

/**
 * Tells the webhooks once when emails are late, whatever the reason, and again only after email has
 * worked in between. The row makes sure that only one of several processes does so.
 */
export async function watchLateEmails(
  app: Pick<AppContext, 'db' | 'now' | 'wakeOutbox' | 'log'>,
): Promise<void> {
  const { db, log } = app;
  const now = app.now();
  const dueBefore = lateSince(now);
  const late = await countLateEmails(db, dueBefore);
  if (late === 0) {
    await deleteSetting(db, LATE_KEY);
    return;
  }
  const isFirst = await runTransaction(db, Boolean, async (transaction) => {
    const value = JSON.stringify({ late });
    if (!(await insertSetting(transaction, LATE_KEY, value, now.toISOString()))) return false;
    const told = { late, minutes: LATE_AFTER_MINUTES, dueBefore };
    await queueWebhook(transaction, 'email.delayed', told, now);
    return true;
  });
  if (!isFirst) return;
  log.warn('mail.delayed', { late });
  app.wakeOutbox();
}
