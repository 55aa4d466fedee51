import { once } from 'node:events';
import net from 'node:net';
import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { parseMailbox } from '../address.ts';
import { type DeliveryFailure, describeFailure } from '../delivery.ts';
import { isTlsError } from './http-post.server.ts';

export type SmtpServerSettings = {
  host: string;
  port: number;
  /** TLS from the start; otherwise STARTTLS, which is required except on localhost. */
  secure: boolean;
  /** False turns STARTTLS off, for a server that offers it but fails at it; default true. */
  startTls?: boolean | undefined;
  user?: string | undefined;
  password?: string | undefined;
};

export type SmtpTimeouts = {
  /** DNS lookup and connection. */
  connectMs: number;
  /** Until the server's greeting, and for a STARTTLS handshake. */
  greetingMs: number;
  /** For one email as a whole. */
  totalMs: number;
};

export type SmtpConnectionOptions = SmtpServerSettings & {
  /** Its domain is our name in the SMTP greeting (EHLO). */
  from?: string | undefined;
  /** Additional trusted certificates, PEM. */
  tls?: { ca?: string };
  timeouts?: Partial<SmtpTimeouts>;
};

export type SmtpEnvelope = { from: string; to: string };

/** What the server answered. `isAsked`: it asked for the message, so it may have got all of it. */
export type SmtpExchange = { isAsked: boolean; reply?: string; error?: unknown };

/** Sends messages one after the other over a connection that is kept open for a while. */
export type SmtpLine = {
  /** Never rejects. Without a message it ends the connection when the server asks for one. */
  exchange(envelope: SmtpEnvelope, message?: Buffer): Promise<SmtpExchange>;
  close(): void;
};

const DEFAULT_TIMEOUTS: SmtpTimeouts = { connectMs: 10_000, greetingMs: 10_000, totalMs: 30_000 };
const IDLE_MS = 60_000;
const MAX_REPLY_BYTES = 64 * 1024;

export function createSmtpLine(options: SmtpConnectionOptions): SmtpLine {
  const timeouts = { ...DEFAULT_TIMEOUTS, ...options.timeouts };
  let kept: SMTPConnection | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  function close(): void {
    clearTimeout(idleTimer);
    kept?.quit();
    kept = undefined;
  }

  /** The kept connection if the server still answers on it, or a new one. */
  async function takeConnection(): Promise<SMTPConnection> {
    clearTimeout(idleTimer);
    const connection = kept;
    kept = undefined;
    try {
      if (connection) {
        await step(connection, (done) => connection.reset(done));
        return connection;
      }
    } catch {
      connection?.close();
    }
    return openConnection(options, timeouts);
  }

  return {
    close,
    async exchange({ from, to }, message) {
      let connection: SMTPConnection | undefined;
      let isAsked = false;
      let isOver = false;
      // Read only once the server has asked for the message.
      const body = Readable.from(
        (function* () {
          isAsked = true;
          if (!message) throw new Error('Only a check');
          yield message;
        })(),
        { objectMode: false },
      );
      const timer = setTimeout(() => {
        isOver = true;
        connection?.close();
      }, timeouts.totalMs);
      try {
        connection = await takeConnection();
        if (isOver) throw new Error('Timed out');
        const open = connection;
        const reply = await step<string | undefined>(open, (done) =>
          open.send({ from, to: [to] }, body, (error, info) => done(error, info?.response)),
        );
        close();
        kept = connection;
        idleTimer = setTimeout(close, IDLE_MS).unref();
        return { isAsked, reply: reply ?? '' };
      } catch (error) {
        connection?.close();
        return { isAsked, error: isOver ? { code: 'ETIMEDOUT', message: 'Timed out' } : error };
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** Connects, encrypts and logs in. Rejects with nodemailer's errors. */
async function openConnection(
  { host, port, secure, startTls = true, tls, user, password, from }: SmtpConnectionOptions,
  timeouts: SmtpTimeouts,
): Promise<SMTPConnection> {
  const isLocal = isThisMachine(host);
  const connection = new SMTPConnection({
    host,
    port,
    secure,
    connection: await connect(host, port, timeouts.connectMs),
    requireTLS: !secure && startTls && !isLocal,
    ignoreTLS: !secure && !startTls,
    tls: {
      minVersion: 'TLSv1.2',
      // An email server on this machine usually has a self-signed certificate, and the connection
      // is local.
      rejectUnauthorized: secure || !isLocal || tls?.ca !== undefined,
      ...(tls?.ca ? { ca: tls.ca } : {}),
    },
    name: greetingName(from),
    connectionTimeout: timeouts.connectMs + timeouts.greetingMs,
    greetingTimeout: timeouts.greetingMs,
    socketTimeout: timeouts.totalMs,
    maxResponseSize: MAX_REPLY_BYTES,
  });
  // Errors between two steps, such as a server that ends an idle connection.
  connection.on('error', () => undefined);
  try {
    await step(connection, (done) => connection.connect(done));
    // Always log in, even if the server doesn't advertise it, rather than sending without a login.
    if (user) {
      const credentials = { user, pass: password ?? '' };
      await step(connection, (done) => connection.login({ credentials }, done));
    }
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** One command and its reply; rejects if the connection breaks or ends meanwhile. */
function step<Value>(
  connection: SMTPConnection,
  run: (done: (error?: Error | null, value?: Value) => void) => void,
): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const onEnd = () => reject(new Error('Connection closed'));
  connection.once('error', reject);
  connection.once('end', onEnd);
  run((error, value) => (error ? reject(error) : resolve(value as Value)));
  return promise.finally(() => {
    connection.off('error', reject);
    connection.off('end', onEnd);
  });
}

/**
 * Resolves the host with the system's resolver (hosts file included), because nodemailer queries
 * the name servers directly, and connects.
 */
async function connect(host: string, port: number, timeoutMs: number): Promise<net.Socket> {
  const socket = net.connect({ host, port, noDelay: true });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(timeoutMs) });
    return socket;
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

/** Whether the host is this machine, so that the connection crosses no network. */
export function isThisMachine(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host);
}

/** Our name in the SMTP greeting: the sender's domain, never this machine's host name. */
function greetingName(from: string | undefined): string {
  const domain = from ? parseMailbox(from)?.address.split('@').at(-1) : undefined;
  return domain ?? '[127.0.0.1]';
}

const TLS = describeFailure(
  'retry',
  'tls',
  'We couldn’t connect securely to the email server. Check the port, the encryption setting and the server’s certificate.',
);
const LOGIN = describeFailure(
  'provider-down',
  'credentials',
  'The email server didn’t accept the user name or password.',
);
const TIMED_OUT = describeFailure('retry', 'timeout', 'The email server took too long to respond.');
/** What nodemailer's error codes mean while no reply says more. */
const BY_CODE: Readonly<Record<string, DeliveryFailure>> = {
  EAUTH: LOGIN,
  ETIMEDOUT: TIMED_OUT,
  ABORT_ERR: TIMED_OUT,
  EPROTOCOL: describeFailure(
    'retry',
    'protocol',
    'There’s a server at this address, but it doesn’t respond like an email server. Check the host and port.',
  ),
};

/** The properties of nodemailer's errors that we read. */
type SmtpError = {
  code?: string;
  originalCode?: string;
  responseCode?: number;
  response?: string;
  command?: string;
  message?: string;
};

/**
 * Classifies a failed SMTP attempt. `isInDoubt` says whether the server had asked for the message:
 * from then on only a reply tells whether it was accepted. The result contains the server's own
 * text with secrets not yet masked.
 */
export function classifySmtpError(thrown: unknown, isInDoubt: boolean): DeliveryFailure {
  const error = Object(thrown) as SmtpError;
  return {
    ...judge(error, isInDoubt),
    response: String(error.response || error.message || thrown),
  };
}

function judge(error: SmtpError, isInDoubt: boolean): DeliveryFailure {
  const { code = '' } = error;
  if (code === 'ETLS') return TLS;
  if (error.responseCode !== undefined) return judgeReply(error, error.responseCode);
  if (isInDoubt) {
    return describeFailure(
      'unknown',
      'lost-answer',
      'The email server was given the message, but its response was lost.',
    );
  }
  if (isTlsError({ code: error.originalCode }) || isTlsError({ code })) return TLS;
  return (
    BY_CODE[code] ??
    describeFailure('retry', 'unreachable', 'The email server could not be reached.')
  );
}

/** Replies that mean "log in first" or "wrong password", whatever the command. */
const LOGIN_REPLIES: readonly number[] = [530, 534, 535, 538];

/** By RFC 5321 4.2.1 (4xx is temporary, 5xx permanent) and the statuses x.y.z of RFC 3463. */
function judgeReply(
  { code, command = '', response = '' }: SmtpError,
  reply: number,
): DeliveryFailure {
  if (code === 'EPROTOCOL' || /^(CONN$|EHLO|HELO)/.test(command)) {
    const reason = 'The email server is not accepting connections right now.';
    return describeFailure('retry', 'protocol', reason);
  }
  if (reply < 500 || reply === 503) {
    return describeFailure('retry', 'temporary', 'The email server asked us to try again later.');
  }
  if (code === 'EAUTH' || LOGIN_REPLIES.includes(reply)) return LOGIN;
  // The account's daily quota is used up, for every recipient.
  if (/\b5\.4\.5\b/.test(response)) {
    const reason = 'The email account has used up its sending quota.';
    return describeFailure('provider-down', 'settings', reason);
  }
  const isTooBig = reply === 552 || /\b5\.3\.4\b/.test(response);
  if (command === 'MAIL FROM' && !isTooBig) {
    const reason = 'The email server doesn’t allow us to send from this address.';
    return describeFailure('provider-down', 'sender', reason);
  }
  // Either the sender isn't ours, which concerns every email, or only this recipient.
  if (command === 'RCPT TO' && /\b5\.7\.\d{1,3}\b/.test(response)) {
    return describeFailure(
      'retry',
      'policy',
      'The email server doesn’t allow us to send from our address. Ask your email provider to allow it.',
    );
  }
  if (command === 'RCPT TO' || /\b5\.1\.[1-6]\b/.test(response)) {
    const reason = 'The email server refused the recipient’s address.';
    // 5.1.x is about the address, but 5.1.7 to 5.1.9 are about the sender's.
    const suppress = /\b5\.1\.(?![789]\b)\d{1,3}\b/.test(response);
    return { ...describeFailure('rejected', 'recipient', reason), suppress };
  }
  return describeFailure('rejected', 'content', 'The email server refused the message.');
}
