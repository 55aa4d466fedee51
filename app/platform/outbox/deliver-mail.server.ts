import type { OutboxRow } from '#database/schema.ts';
import type { AppContext } from '../app-context.server.ts';
import type {
  Attempt,
  Deliver,
  Delivery,
  DeliveryFailure,
  DeliveryProblem,
  DeliveryResult,
  MailProvider,
  OutgoingMail,
} from './delivery.ts';
import {
  createEmailService,
  createSmtp,
  type MailSettings,
  type MailTransport,
} from './mail-settings.server.ts';
import { PAUSE_MS, pauseLeft, readProviders, recordProvider } from './mail-state.server.ts';

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

/**
 * When an email that can't be tried at present is looked at again. What it waits for, changed
 * settings, a provider that works again or a resumed batch, makes it due sooner.
 */
const WAIT_MS = 10 * 60_000;

/**
 * Delivers one email: first by the email service, then by SMTP. If a provider's response is lost,
 * the next provider isn't tried, because the email could be sent twice.
 */
export function createMailDelivery({
  app,
  render,
  transport = {},
}: {
  app: Pick<AppContext, 'db' | 'settings' | 'now' | 'log' | 'readMailSettings'>;
  render: RenderMail;
  transport?: MailTransport;
}): Deliver {
  const { settings, now, log } = app;
  const providersOf = createProviderCache(transport);

  return async (row) => {
    const mailSettings = await app.readMailSettings();
    const chain = providersOf(mailSettings);
    if (chain.length === 0) return wait('no email service or server is set up.');
    const rendered = await render(row, mailSettings);
    if (rendered.kind === 'cancelled') return { kind: 'cancelled', response: rendered.reason };
    if (rendered.kind === 'waiting') return wait(rendered.reason);
    if (rendered.kind === 'unreadable') return { kind: 'failed', response: rendered.reason };
    const able = chain.filter((provider) => provider.canSend(rendered.mail));
    if (able.length === 0) {
      return wait('no email service or server is set up that can send this email.');
    }
    const states = await readProviders(settings);
    const left = ({ name }: MailProvider) => pauseLeft(states[name], now());
    const ready = able.filter((provider) => left(provider) <= 0);
    if (ready.length > 0) return tryInTurn(ready, rendered.mail);
    const reason = 'the email provider refused our settings, so sending is paused.';
    return wait(reason, Math.min(...able.map(left)));
  };

  async function tryInTurn(ready: MailProvider[], mail: OutgoingMail): Promise<Delivery> {
    const attempts: Attempt[] = [];
    const failures: DeliveryFailure[] = [];
    for (const provider of ready) {
      const startedAt = now();
      const result = await provider.send(mail);
      const response = describe(result);
      attempts.push({
        provider: provider.name,
        outcome: result.kind,
        response,
        startedAt,
        finishedAt: now(),
      });
      await record(provider, result).catch((error: unknown) => {
        // The email may have left, so this must not look like a failed delivery.
        log.error('mail.state-not-stored', { error });
      });
      if (result.kind === 'accepted') {
        return { kind: 'sent', provider: provider.name, response, attempts };
      }
      if (result.kind === 'unknown') return { kind: 'unknown', response, attempts };
      failures.push(result);
    }
    return { ...combine(failures), attempts };
  }

  /** Notes a provider that lets no email through, and the first success after that. */
  async function record({ name }: MailProvider, result: DeliveryResult): Promise<void> {
    if (result.kind === 'accepted') {
      const known = (await readProviders(settings))[name];
      if (known && !known.isGood) await recordProvider(app, name, { isGood: true, by: 'email' });
      return;
    }
    const isRefusal = result.kind === 'provider-down';
    if (!isRefusal && !OUTAGES.has(result.problem)) return;
    log.error('mail.provider-failed', { provider: name, problem: result.problem });
    const { reason, response } = result;
    await recordProvider(app, name, { isGood: false, isRefusal, reason, response });
  }
}

/** Problems that concern every email, but may pass by themselves. */
const OUTAGES: ReadonlySet<DeliveryProblem> = new Set([
  'unreachable',
  'tls',
  'timeout',
  'protocol',
  'policy',
]);

function wait(reason: string, retryAfterMs = WAIT_MS): Delivery {
  return { kind: 'waiting', response: `Waiting: ${reason}`, retryAfterMs };
}

/** All providers refused: if one of the failures can be retried, the email is retried. */
function combine(failures: readonly DeliveryFailure[]): Delivery {
  const response = failures.map(describe).join(' | ');
  const pauses = failures.flatMap(({ kind, retryAfterMs = 0 }) => {
    if (kind === 'rejected') return [];
    return [kind === 'provider-down' ? PAUSE_MS : retryAfterMs];
  });
  if (pauses.length > 0) return { kind: 'retry', response, retryAfterMs: Math.min(...pauses) };
  return { kind: 'failed', response, hasBounced: failures.some(({ suppress }) => suppress) };
}

function describe(result: DeliveryResult): string {
  return 'reason' in result ? `${result.reason} ${result.response}`.trim() : result.response;
}

/**
 * The providers in the order in which they are tried, kept as long as their settings don't change,
 * so that the connection and the rate limit persist.
 */
function createProviderCache(transport: MailTransport): (settings: MailSettings) => MailProvider[] {
  let key = '';
  let chain: MailProvider[] = [];
  return (settings) => {
    const { emailService, smtp, isSmtpEnabled, from } = settings;
    const newKey = JSON.stringify([emailService, smtp, isSmtpEnabled, from]);
    if (newKey === key) return chain;
    for (const provider of chain) provider.close();
    key = newKey;
    chain = [
      createEmailService(settings, transport),
      isSmtpEnabled ? createSmtp(settings, transport) : undefined,
    ].filter((provider) => provider !== undefined);
    return chain;
  };
}
