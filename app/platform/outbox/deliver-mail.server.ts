import type { OutboxRow } from '#database/schema.ts';
import type { Log } from '../log.server.ts';
import type { AttemptLog, Deliver, Delivery } from './delivery.ts';
import type { MailAlarm } from './mail-alarm.server.ts';
import { createProviders, type MailTransport } from './mail-providers.server.ts';
import type { MailSettings } from './mail-settings.server.ts';
import type {
  DeliveryProblem,
  DeliveryResult,
  MailProvider,
  OutgoingMail,
} from './providers/provider.ts';

/** The email rendered for a row, or why it can't be sent. */
export type RenderMail = (
  row: OutboxRow,
  settings: MailSettings,
) => Promise<
  | { kind: 'mail'; mail: OutgoingMail }
  | { kind: 'cancelled'; reason: string }
  /** Held for a while because its batch is paused. */
  | { kind: 'waiting'; reason: string }
  /** The stored values can't be read; retrying won't help. */
  | { kind: 'unreadable'; reason: string }
>;

export type MailDelivery = {
  deliver: Deliver;
  /** Why no email can be sent at present: no settings, or every provider paused. */
  findObstacle(): Promise<string | undefined>;
};

/** How long a provider is paused after it refused our credentials or our sender. */
const PAUSE_MS = 10 * 60_000;
/** Retry interval of an email that no provider can send; a change of settings retries it sooner. */
const NO_PROVIDER_RETRY_MS = 10 * 60_000;

/** Retry interval of an email whose batch is paused; resuming the batch retries it sooner. */
const HELD_RETRY_MS = 10 * 60_000;

/**
 * Delivers one email: first by the email service, then by SMTP. If a provider's response is lost,
 * the next provider isn't tried, because the email could be sent twice.
 */
export function createMailDelivery({
  readSettings,
  render,
  now,
  log,
  alarm,
  transport = {},
}: {
  readSettings: () => Promise<MailSettings>;
  render: RenderMail;
  now: () => Date;
  log: Log;
  alarm?: MailAlarm;
  transport?: MailTransport;
}): MailDelivery {
  const providers = createProviderCache(transport);
  const pausedUntil = new Map<string, number>();
  const lastAcceptedAt = new Map<string, number>();
  /** When a provider's policy refused each row, by row id. See `judgePolicy`. */
  const policyRefusals = new Map<string, number>();
  let hasSaidNoSettings = false;

  async function readChain(settings: MailSettings): Promise<MailProvider[]> {
    return providers.forSettings(settings, () => {
      pausedUntil.clear();
      policyRefusals.clear();
    });
  }

  function isReady({ name }: MailProvider): boolean {
    return (pausedUntil.get(name) ?? 0) <= now().getTime();
  }

  async function findObstacle(): Promise<string | undefined> {
    const chain = await readChain(await readSettings());
    if (chain.length === 0) {
      if (!hasSaidNoSettings) log.warn('outbox.no-mail-settings');
      hasSaidNoSettings = true;
      return 'There are no email settings.';
    }
    return chain.some(isReady) ? undefined : 'Sending is paused with every email provider.';
  }

  async function deliver(row: OutboxRow, attempts: AttemptLog): Promise<Delivery> {
    const settings = await readSettings();
    const chain = await readChain(settings);
    const rendered = await render(row, settings);
    if (rendered.kind === 'cancelled') return { kind: 'cancelled', response: rendered.reason };
    if (rendered.kind === 'waiting') {
      return {
        kind: 'waiting',
        response: `Waiting: ${rendered.reason}`,
        retryAfterMs: HELD_RETRY_MS,
      };
    }
    if (rendered.kind === 'unreadable') return { kind: 'failed', response: rendered.reason };
    const able = chain.filter((provider) => provider.canSend(rendered.mail));
    if (able.length === 0) {
      const response = 'Waiting: no email service or server is set up that can send this email.';
      return { kind: 'waiting', response, retryAfterMs: NO_PROVIDER_RETRY_MS };
    }
    const ready = able.filter(isReady);
    if (ready.length === 0) {
      const response = 'Waiting: the email provider refused our settings, so sending is paused.';
      return { kind: 'waiting', response, retryAfterMs: PAUSE_MS };
    }
    return tryInTurn(row, ready, rendered.mail, attempts);
  }

  async function tryInTurn(
    row: OutboxRow,
    ready: MailProvider[],
    mail: OutgoingMail,
    attempts: AttemptLog,
  ): Promise<Delivery> {
    const results: DeliveryResult[] = [];
    for (const provider of ready) {
      if (!(await attempts.begin(provider.name))) return { kind: 'lost' };
      const result = judgePolicy(row, provider, await provider.send(mail));
      const response = describe(result);
      attempts.end(result.kind, response);
      results.push(result);
      if (result.kind === 'accepted') {
        lastAcceptedAt.set(provider.name, now().getTime());
        await alarm?.clear(provider.name);
        return { kind: 'sent', provider: provider.name, response };
      }
      if (result.kind === 'unknown') return { kind: 'unknown', provider: provider.name, response };
      if (result.kind === 'provider-down') await pause(provider, result);
      if (result.kind === 'retry' && isOutage(result)) await raiseAlarm(provider, result, false);
    }
    return combine(results);
  }

  /**
   * A policy refusal may concern our sender, and so every email, or only this recipient. If the
   * provider has accepted another email since an earlier refusal of this row, it concerns the
   * recipient, and the provider isn't paused.
   */
  function judgePolicy(
    row: OutboxRow,
    { name }: MailProvider,
    result: DeliveryResult,
  ): DeliveryResult {
    if (result.kind !== 'provider-down' || result.problem !== 'policy') return result;
    const refusedAt = policyRefusals.get(row.id);
    if (refusedAt !== undefined && (lastAcceptedAt.get(name) ?? 0) > refusedAt) {
      return { ...result, kind: 'rejected' };
    }
    policyRefusals.set(row.id, now().getTime());
    return result;
  }

  async function pause(
    provider: MailProvider,
    result: DeliveryResult & { kind: 'provider-down' },
  ): Promise<void> {
    pausedUntil.set(provider.name, now().getTime() + PAUSE_MS);
    log.error('outbox.provider-paused', { provider: provider.name, problem: result.problem });
    await raiseAlarm(provider, result, true);
  }

  async function raiseAlarm(
    { name }: MailProvider,
    { reason, response }: { reason: string; response: string },
    isRefusal: boolean,
  ): Promise<void> {
    await alarm?.raise(name, { reason, response, at: now().toISOString(), isRefusal });
  }

  return { deliver, findObstacle };
}

/** Whether the provider couldn't be reached, so that no email goes through it at the moment. */
function isOutage({ problem }: DeliveryResult & { kind: 'retry' }): boolean {
  return problem !== undefined && OUTAGES.has(problem);
}

const OUTAGES: ReadonlySet<DeliveryProblem> = new Set([
  'unreachable',
  'tls',
  'timeout',
  'protocol',
]);

type Refusal =
  | { kind: 'retry'; response: string; retryAfterMs?: number }
  | { kind: 'failed'; response: string; hasBounced: boolean };

/** All providers refused: if one of the failures can be retried, the email is retried. */
function combine(results: DeliveryResult[]): Refusal {
  const response = results.map(describe).join(' | ');
  const waits = results.flatMap((result) => {
    if (result.kind === 'retry') return [result.retryAfterMs ?? 0];
    if (result.kind === 'provider-down') return [PAUSE_MS];
    return [];
  });
  if (waits.length === 0) {
    const hasBounced = results.some((result) => result.kind === 'rejected' && result.suppress);
    return { kind: 'failed', response, hasBounced };
  }
  const retryAfterMs = Math.min(...waits);
  return retryAfterMs > 0 ? { kind: 'retry', response, retryAfterMs } : { kind: 'retry', response };
}

function describe(result: DeliveryResult): string {
  return 'reason' in result ? `${result.reason} ${result.response}`.trim() : result.response;
}

/**
 * Keeps providers as long as their settings don't change, so that connections and rate limits
 * persist.
 */
function createProviderCache(transport: MailTransport) {
  let key = '';
  let chain: MailProvider[] = [];
  return {
    forSettings(settings: MailSettings, onChange: () => void): MailProvider[] {
      const { emailService, smtp, isSmtpEnabled, from } = settings;
      const newKey = JSON.stringify([emailService, smtp, isSmtpEnabled, from]);
      if (newKey === key) return chain;
      for (const provider of chain) provider.close();
      key = newKey;
      chain = createProviders(settings, transport);
      onChange();
      return chain;
    },
  };
}
