import { createPrivateKey } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { parseEmailAddress, parseMailbox, safeHeaderText } from '../address.ts';
import {
  type DeliveryFailure,
  type MailProvider,
  type OutgoingMail,
  responseText,
} from '../delivery.ts';
import {
  classifySmtpError,
  createSmtpLine,
  isHost,
  isThisMachine,
  type SmtpConnectionOptions,
  type SmtpEnvelope,
  type SmtpLine,
  type SmtpServerSettings,
  type SmtpTimeouts,
  type SmtpTransfer,
} from './smtp-connection.server.ts';

export type SmtpProviderOptions = SmtpConnectionOptions & {
  dkim?: DkimKey;
  timeouts?: Partial<SmtpTimeouts>;
};

export type SmtpProvider = MailProvider & {
  /**
   * Connects, encrypts, logs in, and checks whether we may send from this address to that one,
   * without sending an email. For the settings page.
   */
  verify(envelope: { from: string; to: string }): Promise<{ kind: 'ready' } | DeliveryFailure>;
};

const DEFAULT_TIMEOUTS: SmtpTimeouts = {
  connectMs: 10_000,
  greetingMs: 10_000,
  totalMs: 30_000,
};

/**
 * Sends emails by SMTP, one after the other. Certificates are always verified, and a
 * password is sent only over TLS or to this machine. Creating it connects to nothing and accepts
 * wrong settings: every `send` then returns 'provider-down'.
 */
export function createSmtpProvider(options: SmtpProviderOptions): SmtpProvider {
  const timeouts = { ...DEFAULT_TIMEOUTS, ...options.timeouts };
  const secrets = secretsOf(options);
  const opened = open(options, timeouts);

  function failed({ error, isInDoubt }: SmtpTransfer & { kind: 'error' }): DeliveryFailure {
    const failure = classifySmtpError(error, isInDoubt);
    return { ...failure, response: responseText(failure.response, secrets) };
  }

  return {
    name: 'smtp',
    canSend: () => true,
    async send(mail) {
      if (opened.kind === 'wrong-settings') return opened.failure;
      const composed = await opened
        .compose(mail, options.from ?? '')
        .catch(() => ({ kind: 'invalid', field: 'content' }) as const);
      if (composed.kind === 'invalid') return INVALID_MAIL[composed.field];
      const sent = await opened.line.send(composed.envelope, composed.raw);
      if (sent.kind === 'error') return failed(sent);
      return { kind: 'accepted', response: responseText(sent.text, secrets) };
    },
    async verify(envelope) {
      if (opened.kind === 'wrong-settings') return opened.failure;
      const from = parseMailbox(envelope.from);
      if (!from) return INVALID_MAIL.from;
      const to = parseEmailAddress(envelope.to);
      if (!to) return INVALID_MAIL.to;
      const checked = await opened.line.check({ from: from.address, to: to.address });
      return checked.kind === 'error' ? failed(checked) : { kind: 'ready' };
    },
    close() {
      if (opened.kind === 'open') opened.line.close();
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
  | { kind: 'open'; line: SmtpLine; compose: Compose }
  | { kind: 'wrong-settings'; failure: DeliveryFailure };

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
  const compose = createComposer(options.dkim);
  if (!compose) return wrong('The DKIM key isn’t an RSA private key in PEM format.');
  return { kind: 'open', line: createSmtpLine(options, timeouts), compose };
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
} as const satisfies Record<string, DeliveryFailure>;

function secretsOf({ user, password, dkim }: SmtpProviderOptions): (string | undefined)[] {
  const login = password ? `\0${user ?? ''}\0${password}` : undefined;
  return [login, password, dkim?.privateKey];
}

export type DkimKey = { domainName: string; keySelector: string; privateKey: string };

type Composed =
  | { kind: 'message'; envelope: SmtpEnvelope; raw: Buffer }
  | { kind: 'invalid'; field: 'from' | 'to' | 'messageId' };

type Compose = (mail: OutgoingMail, defaultFrom: string) => Promise<Composed>;

/** RFC 8058 requires both List-Unsubscribe headers to be signed; nodemailer's default omits one. */
const SIGNED_HEADERS = [
  'From',
  'To',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'MIME-Version',
  'Content-Type',
  'Auto-Submitted',
  'List-Id',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
].join(':');

/** `<local@domain>` in visible ASCII, the form that we create. */
const MESSAGE_ID = /^<?[\w.+=/-]{1,128}@[\w.-]{1,128}>?$/;

/**
 * Composes RFC 5322 messages and their envelopes. Sender and recipient must be accepted by
 * `parseEmailAddress`; an invalid Reply-To is dropped. With a calendar invite the structure is
 * multipart/mixed( multipart/alternative(text, html, text/calendar), invite.ics ). With a `dkim`
 * key the message is signed. Undefined if the key is not an RSA private key.
 */
function createComposer(dkim?: DkimKey): Compose | undefined {
  if (dkim && !isRsaKey(dkim.privateKey)) return undefined;
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...(dkim ? { dkim: { ...dkim, headerFieldNames: SIGNED_HEADERS } } : {}),
  });

  return async (mail, defaultFrom) => {
    const from = parseMailbox(mail.from || defaultFrom);
    if (!from) return { kind: 'invalid', field: 'from' };
    const to = parseEmailAddress(mail.to);
    if (!to) return { kind: 'invalid', field: 'to' };
    if (!MESSAGE_ID.test(mail.messageId)) return { kind: 'invalid', field: 'messageId' };
    const { message } = await composer.sendMail({
      messageId: mail.messageId,
      from,
      to: { name: '', address: to.address },
      replyTo: mail.replyTo === undefined ? undefined : parseMailbox(mail.replyTo),
      subject: safeHeaderText(mail.subject),
      text: mail.text,
      html: mail.html,
      headers: mail.headers,
      icalEvent: mail.calendar && { ...mail.calendar, filename: 'invite.ics' },
      xMailer: false,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    if (!Buffer.isBuffer(message)) throw new TypeError('The composed message is not a buffer.');
    return { kind: 'message', envelope: { from: from.address, to: to.address }, raw: message };
  };
}

/** Checked here because nodemailer silently sends unsigned if the key is unusable. */
function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
