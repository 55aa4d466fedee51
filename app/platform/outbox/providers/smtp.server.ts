import { createTransport } from 'nodemailer';
import { parseEmailAddress, parseMailbox, safeHeaderText } from '../address.ts';
import {
  type DeliveryFailure,
  describeFailure,
  type MailProvider,
  type OutgoingMail,
  responseText,
} from '../delivery.ts';
import {
  classifySmtpError,
  createSmtpLine,
  isThisMachine,
  type SmtpConnectionOptions,
  type SmtpEnvelope,
  type SmtpExchange,
  type SmtpServerSettings,
} from './smtp-connection.server.ts';

export type DkimKey = { domainName: string; keySelector: string; privateKey: string };

export type SmtpProviderOptions = SmtpConnectionOptions & { dkim?: DkimKey };

export type SmtpProvider = MailProvider & {
  /**
   * Connects, encrypts, logs in, and checks whether we may send from this address to that one,
   * without sending an email. For the settings page.
   */
  verify(envelope: SmtpEnvelope): Promise<{ kind: 'ready' } | DeliveryFailure>;
};

/**
 * Sends emails by SMTP, one after the other. Certificates are always verified, and a
 * password is sent only over TLS or to this machine. Creating it connects to nothing and accepts
 * wrong settings: every `send` then returns 'provider-down'.
 */
export function createSmtpProvider(options: SmtpProviderOptions): SmtpProvider {
  const { user, password, dkim } = options;
  const login = password ? `\0${user ?? ''}\0${password}` : undefined;
  const secrets = [login, password, dkim?.privateKey];
  const fault = findSettingsFault(options);
  const line = createSmtpLine(options);

  function failed({ error, isAsked }: SmtpExchange): DeliveryFailure {
    const failure = classifySmtpError(error, isAsked);
    return { ...failure, response: responseText(failure.response, secrets) };
  }

  return {
    name: 'smtp',
    canSend: () => true,
    close: line.close,
    async send(mail) {
      if (fault) return describeFailure('provider-down', 'settings', fault);
      const envelope = readEnvelope({ from: mail.from || (options.from ?? ''), to: mail.to });
      if ('kind' in envelope) return envelope;
      const raw = await compose(mail, envelope, dkim).catch(() => undefined);
      if (!raw) {
        return describeFailure('rejected', 'content', 'This email couldn’t be put together.');
      }
      const sent = await line.exchange(envelope, raw);
      if (sent.reply === undefined) return failed(sent);
      return { kind: 'accepted', response: responseText(sent.reply, secrets) };
    },
    async verify(addresses) {
      if (fault) return describeFailure('provider-down', 'settings', fault);
      const envelope = readEnvelope(addresses);
      if ('kind' in envelope) return envelope;
      const checked = await line.exchange(envelope);
      return checked.isAsked ? { kind: 'ready' } : failed(checked);
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
  if (!host || hasExtra) throw wrong();
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

/** Why nothing can be sent with these settings, or undefined. */
function findSettingsFault(options: SmtpProviderOptions): string | undefined {
  const { host, secure, startTls, user, password } = options;
  if (startTls === false && !secure && user && !isThisMachine(host)) {
    return 'With STARTTLS turned off, the password would be sent unencrypted.';
  }
  if (user && !password) return 'The SMTP password is missing.';
  return undefined;
}

/** The bare addresses of an email, and the sender with a name. */
type Envelope = SmtpEnvelope & { sender: { name: string; address: string } };

function readEnvelope(addresses: SmtpEnvelope): Envelope | DeliveryFailure {
  const sender = parseMailbox(addresses.from);
  if (!sender) {
    const reason = 'Our sender address isn’t a valid email address.';
    return describeFailure('provider-down', 'sender', reason);
  }
  const to = parseEmailAddress(addresses.to)?.address;
  if (!to) {
    const reason = 'The recipient’s address isn’t a valid email address.';
    return describeFailure('rejected', 'recipient', reason);
  }
  return { sender, from: sender.address, to };
}

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
 * Composes an RFC 5322 message; an invalid Reply-To is dropped. With a calendar invite the structure
 * is multipart/mixed( multipart/alternative(text, html, text/calendar), invite.ics ). With a `dkim`
 * key the message is signed.
 */
async function compose(
  mail: OutgoingMail,
  envelope: Envelope,
  dkim: DkimKey | undefined,
): Promise<Buffer> {
  if (!MESSAGE_ID.test(mail.messageId)) throw new TypeError('The message ID isn’t valid.');
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...(dkim ? { dkim: { ...dkim, headerFieldNames: SIGNED_HEADERS } } : {}),
  });
  const { message } = await composer.sendMail({
    messageId: mail.messageId,
    from: envelope.sender,
    to: { name: '', address: envelope.to },
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
  return message;
}
