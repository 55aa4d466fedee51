import { parseEmailAddress, parseMailbox } from '../address.ts';
import type { MailProvider } from './provider.ts';
import { responseText } from './response-text.ts';
import { classifySmtpError, type SmtpFailure } from './smtp-errors.server.ts';
import {
  createMessageComposer,
  type DkimKey,
  type MessageComposer,
} from './smtp-message.server.ts';
import {
  isHost,
  isThisMachine,
  openSmtpPool,
  type SmtpPool,
  type SmtpPoolOptions,
  type SmtpServerSettings,
  type SmtpTimeouts,
} from './smtp-pool.server.ts';

export type SmtpProviderOptions = SmtpPoolOptions & {
  dkim?: DkimKey;
  timeouts?: Partial<SmtpTimeouts>;
};

export type SmtpProvider = MailProvider & {
  /**
   * Connects, encrypts, logs in, and checks whether we may send from this address to that one,
   * without sending an email. For the settings page.
   */
  verify(envelope: { from: string; to: string }): Promise<{ kind: 'ready' } | SmtpFailure>;
};

const DEFAULT_TIMEOUTS: SmtpTimeouts = {
  connectMs: 10_000,
  greetingMs: 10_000,
  socketMs: 30_000,
  totalMs: 120_000,
};

/**
 * Sends emails by SMTP over a small pool of connections. Certificates are always verified, and a
 * password is sent only over TLS or to this machine. Creating it connects to nothing and accepts
 * wrong settings: every `send` then returns 'provider-down'.
 */
export function createSmtpProvider(options: SmtpProviderOptions): SmtpProvider {
  const timeouts = { ...DEFAULT_TIMEOUTS, ...options.timeouts };
  const secrets = secretsOf(options);
  const opened = open(options, timeouts);

  function failed(error: SmtpFailure): SmtpFailure {
    return { ...error, response: responseText(error.response, secrets) };
  }

  return {
    name: 'smtp',
    canSend: () => true,
    async send(mail, signal) {
      if (opened.kind === 'wrong-settings') return opened.failure;
      const composed = await opened.composer
        .compose(mail, options.from ?? '')
        .catch(() => ({ kind: 'invalid', field: 'content' }) as const);
      if (composed.kind === 'invalid') return INVALID_MAIL[composed.field];
      const transfer = { envelope: composed.envelope, raw: composed.raw, finalDotSent: false };
      const deadline = AbortSignal.timeout(timeouts.totalMs);
      const stop = signal ? AbortSignal.any([signal, deadline]) : deadline;
      try {
        const reply = await opened.pool.transfer(transfer, stop);
        return { kind: 'accepted', response: responseText(reply, secrets) };
      } catch (error) {
        return failed(classifySmtpError(error, transfer.finalDotSent));
      }
    },
    async verify(envelope) {
      if (opened.kind === 'wrong-settings') return opened.failure;
      const from = parseMailbox(envelope.from);
      if (!from) return INVALID_MAIL.from;
      const to = parseEmailAddress(envelope.to);
      if (!to) return INVALID_MAIL.to;
      try {
        await opened.pool.verify({ from: from.address, to: to.address });
        return { kind: 'ready' };
      } catch (error) {
        return failed(classifySmtpError(error, false));
      }
    },
    close() {
      if (opened.kind === 'open') opened.pool.close();
    },
  };
}

/**
 * Parses `smtp://user:password@host:587` or `smtps://user:password@host:465`. User and password are
 * optional, and so is the port (defaults 587 and 465). `?starttls=off` switches STARTTLS off.
 * Throws an Error that names the expected form but repeats nothing of the text, which contains a
 * password.
 */
export function parseSmtpUrl(text: string): SmtpServerSettings {
  const wrong = () =>
    new Error(
      'Expected smtp://user:password@host:587 or smtps://user:password@host:465, with special characters in the password percent-encoded (@ as %40).',
    );
  if (!/^smtps?:\/\/[^\s]+$/.test(text) || !URL.canParse(text)) throw wrong();
  const url = new URL(text);
  const secure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const isStartTlsOff = url.search === '?starttls=off' && !secure;
  const hasQuery = url.search !== '' && !isStartTlsOff;
  const hasExtra = (url.pathname !== '' && url.pathname !== '/') || hasQuery || url.hash;
  if (!isHost(host) || hasExtra) throw wrong();
  try {
    return {
      host,
      port: url.port ? Number(url.port) : secure ? 465 : 587,
      secure,
      ...(isStartTlsOff ? { startTls: false } : {}),
      ...(url.username ? { user: decodeURIComponent(url.username) } : {}),
      ...(url.password ? { password: decodeURIComponent(url.password) } : {}),
    };
  } catch {
    throw wrong();
  }
}

type Opened =
  | { kind: 'open'; pool: SmtpPool; composer: MessageComposer }
  | { kind: 'wrong-settings'; failure: SmtpFailure };

function open(options: SmtpProviderOptions, timeouts: SmtpTimeouts): Opened {
  const wrong = (reason: string): Opened => ({
    kind: 'wrong-settings',
    failure: { kind: 'provider-down', problem: 'settings', reason, response: '' },
  });
  const { host, port, user, password } = options;
  if (!isHost(host)) return wrong('The SMTP host isn’t a valid host name.');
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    return wrong('The SMTP port has to be a number from 1 to 65535.');
  }
  if (options.startTls === false && !options.secure && user && !isThisMachine(host)) {
    return wrong('With STARTTLS turned off, the password would be sent unencrypted.');
  }
  if (user && !password) return wrong('The SMTP password is missing.');
  const composer = createMessageComposer(options.dkim);
  if (!composer) return wrong('The DKIM key isn’t an RSA private key in PEM format.');
  return { kind: 'open', pool: openSmtpPool(options, timeouts), composer };
}

const INVALID_MAIL = {
  from: {
    kind: 'provider-down',
    problem: 'sender',
    reason: 'Our sender address isn’t a valid email address.',
    response: '',
  },
  to: {
    kind: 'rejected',
    problem: 'recipient',
    reason: 'The recipient’s address isn’t a valid email address.',
    response: '',
  },
  content: {
    kind: 'rejected',
    problem: 'content',
    reason: 'This email couldn’t be put together.',
    response: '',
  },
  messageId: {
    kind: 'rejected',
    problem: 'content',
    reason: 'The message ID isn’t valid.',
    response: '',
  },
} as const satisfies Record<string, SmtpFailure>;

function secretsOf({ user, password, dkim }: SmtpProviderOptions): (string | undefined)[] {
  const login = password ? `\0${user ?? ''}\0${password}` : undefined;
  return [login, password, dkim?.privateKey];
}
