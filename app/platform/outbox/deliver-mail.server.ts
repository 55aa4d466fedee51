import type { OutboxRow } from '#database/schema.ts';
import type { Log } from '../log.server.ts';
import type { AttemptLog, Deliver, Delivery } from './delivery.ts';
import type { MailAlarm } from './mail-alarm.server.ts';
import { createProviders, type MailTransport } from './mail-providers.server.ts';
import type { MailSettings } from './mail-settings.server.ts';
import type { DeliveryResult, MailProvider, OutgoingMail } from './providers/provider.ts';

/** What the catalogue of emails makes of a row, or why it can't be sent. */
export type RenderMail = (
  row: OutboxRow,
  settings: MailSettings,
) => Promise<
  | { kind: 'mail'; mail: OutgoingMail }
  | { kind: 'cancelled'; reason: string }
  /** Held for a while: it belongs to a batch that is paused. */
  | { kind: 'waiting'; reason: string }
  /** What is stored of it can't be read: no later attempt will change that. */
  | { kind: 'unreadable'; reason: string }
>;

export type MailDelivery = {
  deliver: Deliver;
  /** Why no email at all can leave at present: no settings, or every provider paused. */
  findObstacle(): Promise<string | undefined>;
};

/** A provider that refuses our credentials or our sender is left alone for this long. */
const PAUSE_MS = 10 * 60_000;
/** How soon an email that no provider can send looks again; a change of settings wakes it earlier. */
const NO_PROVIDER_RETRY_MS = 10 * 60_000;

/** How soon an email of a paused batch looks again; going on with the batch wakes it earlier. */
const HELD_RETRY_MS = 10 * 60_000;

/**
 * Delivers one email: first by the email service, then by SMTP. A lost answer ends the chain, because
 * asking the next provider could send the email twice.
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
  /** When a provider's policy refused a row: an acceptance of another one shows whose fault it was. */
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
    }
    return combine(results);
  }

  /**
   * A policy may be against our sender, which concerns every email, or against one recipient. Once
   * another email was accepted after the refusal, it is the recipient: nobody else has to wait.
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
    { name }: MailProvider,
    result: DeliveryResult & { kind: 'provider-down' },
  ): Promise<void> {
    const time = now();
    pausedUntil.set(name, time.getTime() + PAUSE_MS);
    log.error('outbox.provider-paused', { provider: name, problem: result.problem });
    await alarm?.raise(name, {
      reason: result.reason,
      response: result.response,
      at: time.toISOString(),
    });
  }

  return { deliver, findObstacle };
}

type Refusal =
  | { kind: 'retry'; response: string; retryAfterMs?: number }
  | { kind: 'failed'; response: string; hasBounced: boolean };

/** All providers said no: the kindest of their reasons decides whether it is worth trying again. */
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

/** Providers live as long as the settings they were made from: connections and rate limits persist. */
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
