import type { OutboxRow } from '#database/schema.ts';
import type { Log } from '../log.server.ts';
import { isEmailServiceConfigured } from './email-service-settings.ts';
import type { MailSettings } from './mail-settings.server.ts';
import { createEmailServiceProvider } from './providers/emailjs.server.ts';
import type { DeliveryResult, MailProvider, OutgoingMail } from './providers/provider.ts';
import { createSmtpProvider, type SmtpProviderOptions } from './providers/smtp.server.ts';
import type { AttemptRecord, Deliver, Delivery } from './worker.server.ts';

/** What the catalogue of e-mails makes of a row, or why it must not be sent. */
export type RenderMail = (
  row: OutboxRow,
  settings: MailSettings,
) => Promise<{ kind: 'mail'; mail: OutgoingMail } | { kind: 'cancelled'; reason: string }>;

/** How the providers talk, apart from the owner's settings: time-outs, certificates, pace. */
export type MailTransport = {
  emailService?: { timeoutMs?: number; minIntervalMs?: number; ca?: string };
  smtp?: Partial<Pick<SmtpProviderOptions, 'tls' | 'timeouts' | 'dkim'>>;
};

/** A provider that refuses our credentials is left alone for this long. */
const PAUSE_MS = 10 * 60_000;
/** How soon mails that wait for settings look again; a change of settings wakes them earlier. */
const NO_SETTINGS_RETRY_MS = 60_000;

/**
 * Delivers one mail: first by the email service, then by SMTP. A lost answer ends the chain, because
 * asking the next provider could send the mail twice.
 */
export function createMailDelivery({
  readSettings,
  render,
  now,
  log,
  transport = {},
}: {
  readSettings: () => Promise<MailSettings>;
  render: RenderMail;
  now: () => Date;
  log: Log;
  transport?: MailTransport;
}): Deliver {
  const providers = createProviderCache(transport);
  const pausedUntil = new Map<string, number>();
  let hasSaidNoSettings = false;

  return async (row) => {
    const settings = await readSettings();
    const chain = providers.forSettings(settings, () => pausedUntil.clear());
    const rendered = chain.length > 0 ? await render(row, settings) : undefined;
    if (rendered?.kind === 'cancelled') {
      return { kind: 'cancelled', response: rendered.reason, attempts: [] };
    }
    const able = rendered ? chain.filter((provider) => provider.canSend(rendered.mail)) : [];
    if (!rendered || able.length === 0) {
      if (!hasSaidNoSettings) log.warn('outbox.no-mail-settings');
      hasSaidNoSettings = true;
      return waiting(
        'Waiting for mail settings: no provider can send this mail yet.',
        NO_SETTINGS_RETRY_MS,
      );
    }
    const time = now().getTime();
    const ready = able.filter((provider) => (pausedUntil.get(provider.name) ?? 0) <= time);
    if (ready.length === 0) {
      return waiting('Waiting: the provider refused our settings and is paused.', PAUSE_MS);
    }
    return tryInTurn(ready, rendered.mail);
  };

  function waiting(response: string, retryAfterMs: number): Delivery {
    return { kind: 'waiting', response, retryAfterMs, attempts: [] };
  }

  async function tryInTurn(ready: MailProvider[], mail: OutgoingMail): Promise<Delivery> {
    const attempts: AttemptRecord[] = [];
    const results: DeliveryResult[] = [];
    for (const provider of ready) {
      const startedAt = now();
      const result = await provider.send(mail);
      const response =
        'reason' in result ? `${result.reason} ${result.response}`.trim() : result.response;
      attempts.push({
        provider: provider.name,
        outcome: result.kind,
        response,
        startedAt,
        finishedAt: now(),
      });
      results.push(result);
      if (result.kind === 'accepted') {
        return { kind: 'sent', provider: provider.name, response, attempts };
      }
      if (result.kind === 'unknown') {
        return { kind: 'unknown', provider: provider.name, response, attempts };
      }
      if (result.kind === 'provider-down') {
        pausedUntil.set(provider.name, now().getTime() + PAUSE_MS);
        log.error('outbox.provider-paused', { provider: provider.name });
      }
    }
    return { ...combine(results), attempts };
  }
}

type Refusal =
  | { kind: 'retry'; response: string; retryAfterMs?: number }
  | { kind: 'failed'; response: string };

/** All providers said no: the kindest of their reasons decides whether it is worth trying again. */
function combine(results: DeliveryResult[]): Refusal {
  const response = results
    .map((result) => `${'reason' in result ? result.reason : ''} ${result.response}`.trim())
    .join(' | ');
  const waits = results.flatMap((result) => {
    if (result.kind === 'retry') return [result.retryAfterMs ?? 0];
    if (result.kind === 'provider-down') return [PAUSE_MS];
    return [];
  });
  if (waits.length === 0) return { kind: 'failed', response };
  const retryAfterMs = Math.min(...waits);
  return retryAfterMs > 0 ? { kind: 'retry', response, retryAfterMs } : { kind: 'retry', response };
}

/** Providers live as long as the settings they were made from: connections and rate limits persist. */
function createProviderCache(transport: MailTransport) {
  let key = '';
  let chain: MailProvider[] = [];
  return {
    forSettings(settings: MailSettings, onChange: () => void): MailProvider[] {
      const newKey = JSON.stringify([
        settings.emailService,
        settings.smtp,
        settings.isSmtpEnabled,
        settings.from,
      ]);
      if (newKey === key) return chain;
      for (const provider of chain) provider.close();
      key = newKey;
      chain = createProviders(settings, transport);
      onChange();
      return chain;
    },
  };
}

function createProviders(settings: MailSettings, transport: MailTransport): MailProvider[] {
  const chain: MailProvider[] = [];
  if (
    isEmailServiceConfigured(settings.emailService, 'contact') ||
    isEmailServiceConfigured(settings.emailService, 'booking')
  ) {
    chain.push(createEmailServiceProvider({ ...settings.emailService, ...transport.emailService }));
  }
  if (settings.smtp && settings.isSmtpEnabled) {
    chain.push(
      createSmtpProvider({
        ...settings.smtp,
        from: settings.from,
        // Shorter than a lease: a mail that hangs must not be taken by a second worker meanwhile.
        timeouts: { totalMs: 45_000 },
        ...transport.smtp,
      }),
    );
  }
  return chain;
}
