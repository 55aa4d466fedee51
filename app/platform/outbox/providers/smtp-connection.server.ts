import net from 'node:net';
import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { parseMailbox } from '../address.ts';
import type { DeliveryFailure } from '../delivery.ts';
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
};

export type SmtpEnvelope = { from: string; to: string };

/** What the server answered; `isInDoubt`: it may have got the whole message. */
export type SmtpTransfer =
  | { kind: 'reply'; text: string }
  | { kind: 'error'; error: unknown; isInDoubt: boolean };

/** Sends messages one after the other over a connection that is kept open for a while. */
export type SmtpLine = {
  send(envelope: SmtpEnvelope, raw: Buffer): Promise<SmtpTransfer>;
  /** As for an email, but ends the connection when the server asks for the message. */
  check(envelope: SmtpEnvelope): Promise<SmtpTransfer>;
  close(): void;
};

const IDLE_MS = 60_000;
const MAX_REPLY_BYTES = 64 * 1024;

export function createSmtpLine(options: SmtpConnectionOptions, timeouts: SmtpTimeouts): SmtpLine {
  let kept: SMTPConnection | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  function keep(connection: SMTPConnection): void {
    close();
    kept = connection;
    idleTimer = setTimeout(close, IDLE_MS).unref();
  }

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
    if (connection) {
      const isAlive = await step(connection, (done) => connection.reset(done)).then(
        () => true,
        () => false,
      );
      if (isAlive) return connection;
      connection.close();
    }
    return openConnection(options, timeouts);
  }

  /** Runs an attempt on a connection, and ends both when the time is over. */
  async function attempt(run: (connection: SMTPConnection) => Promise<string>): Promise<string> {
    let connection: SMTPConnection | undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      isOver = true;
      connection?.close();
    }, timeouts.totalMs);
    try {
      connection = await takeConnection();
      if (isOver) throw new Error('Timed out');
      const reply = await run(connection);
      keep(connection);
      return reply;
    } catch (error) {
      connection?.close();
      throw isOver ? Object.assign(new Error('Timed out'), { code: 'ETIMEDOUT' }) : error;
    } finally {
      clearTimeout(timer);
    }
  }

  async function transfer({ from, to }: SmtpEnvelope, message: Readable): Promise<string> {
    return attempt((connection) =>
      step(connection, (done) =>
        connection.send({ from, to: [to] }, message, (error, info) => done(error, info?.response)),
      ),
    );
  }

  return {
    close,
    async send(envelope, raw) {
      let isInDoubt = false;
      // Read only once the server has asked for the message: from then on it may get all of it.
      const message = Readable.from(
        (function* () {
          isInDoubt = true;
          yield raw;
        })(),
        { objectMode: false },
      );
      try {
        return { kind: 'reply', text: await transfer(envelope, message) };
      } catch (error) {
        return { kind: 'error', error, isInDoubt };
      }
    },
    async check(envelope) {
      let isAsked = false;
      // Never ends, so nothing is sent; the server drops an unfinished message.
      const message = new Readable({
        read() {
          isAsked = true;
          message.destroy(new Error('Only a check'));
        },
      });
      try {
        return { kind: 'reply', text: await transfer(envelope, message) };
      } catch (error) {
        if (isAsked) return { kind: 'reply', text: '' };
        return { kind: 'error', error, isInDoubt: false };
      }
    },
  };
}

/** Connects, encrypts and logs in. Rejects with nodemailer's errors. */
async function openConnection(
  options: SmtpConnectionOptions,
  timeouts: SmtpTimeouts,
): Promise<SMTPConnection> {
  const { host, port, secure, startTls = true, tls, user, password } = options;
  const isLocal = isThisMachine(host);
  const socket = await connect(host, port, timeouts.connectMs);
  const connection = new SMTPConnection({
    host,
    port,
    secure,
    connection: socket,
    requireTLS: !secure && startTls && !isLocal,
    ignoreTLS: !secure && !startTls,
    tls: {
      minVersion: 'TLSv1.2',
      // An email server on this machine usually has a self-signed certificate, and the connection
      // is local.
      rejectUnauthorized: secure || !isLocal || tls?.ca !== undefined,
      ...(tls?.ca ? { ca: tls.ca } : {}),
    },
    name: greetingName(options.from),
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
function connect(host: string, port: number, timeoutMs: number): Promise<net.Socket> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ host, port, noDelay: true });
    const fail = (error: Error) => {
      clearTimeout(timer);
      socket.destroy();
      reject(error);
    };
    const timer = setTimeout(() => {
      fail(Object.assign(new Error('Connection timed out'), { code: 'ETIMEDOUT' }));
    }, timeoutMs);
    socket.once('error', fail);
    socket.once('connect', () => {
      clearTimeout(timer);
      socket.off('error', fail);
      resolve(socket);
    });
  });
}

/** Whether the host is this machine, so that the connection crosses no network. */
export function isThisMachine(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host);
}

/** Whether the text can be a host name or an IP address. */
export function isHost(text: string): boolean {
  return net.isIP(text) !== 0 || /^[a-z0-9_](?:[a-z0-9_.-]{0,251}[a-z0-9])?$/i.test(text);
}

/** Our name in the SMTP greeting: the sender's domain, never this machine's host name. */
function greetingName(from: string | undefined): string {
  const domain = from ? parseMailbox(from)?.address.split('@').at(-1) : undefined;
  return domain ?? '[127.0.0.1]';
}

/** The properties of nodemailer's errors that we read (its `errors.js`). */
type SmtpError = {
  code?: unknown;
  originalCode?: unknown;
  responseCode?: unknown;
  response?: unknown;
  command?: unknown;
  message?: unknown;
};

/** Replies that mean "log in first" or "wrong password", whatever the command. */
const LOGIN_REPLIES = new Set([530, 534, 535, 538]);

const TLS_REASON =
  'We couldn’t connect securely to the email server. Check the port, the encryption setting and the server’s certificate.';
const LOGIN_REASON = 'The email server didn’t accept the user name or password.';
const SETTINGS_REASON =
  'The SMTP settings are incomplete or incorrect. Check them in Email Settings.';
const PROTOCOL_REASON =
  'There’s a server at this address, but it doesn’t respond like an email server. Check the host and port.';

/** What nodemailer's error codes mean while no reply says more. */
const BY_CODE: Readonly<Record<string, Omit<DeliveryFailure, 'response'>>> = {
  EAUTH: { kind: 'provider-down', problem: 'credentials', reason: LOGIN_REASON },
  ENOAUTH: { kind: 'provider-down', problem: 'credentials', reason: LOGIN_REASON },
  EOAUTH2: { kind: 'provider-down', problem: 'credentials', reason: LOGIN_REASON },
  ECONFIG: { kind: 'provider-down', problem: 'settings', reason: SETTINGS_REASON },
  EENVELOPE: {
    kind: 'rejected',
    problem: 'content',
    reason: 'The email server didn’t accept this message. An address or the content isn’t valid.',
  },
  ETIMEDOUT: {
    kind: 'retry',
    problem: 'timeout',
    reason: 'The email server took too long to respond.',
  },
  EPROTOCOL: { kind: 'retry', problem: 'protocol', reason: PROTOCOL_REASON },
};

/**
 * Classifies a failed SMTP attempt. `isInDoubt` says whether the server had asked for the message:
 * from then on only a reply tells whether it was accepted. The result contains the server's own
 * text with secrets not yet masked.
 */
export function classifySmtpError(error: unknown, isInDoubt: boolean): DeliveryFailure {
  const smtp = (typeof error === 'object' && error !== null ? error : {}) as SmtpError;
  const code = String(smtp.code ?? '');
  const response = String(smtp.response || smtp.message || error);
  const failure = (
    kind: DeliveryFailure['kind'],
    problem: DeliveryFailure['problem'],
    reason: string,
  ): DeliveryFailure => ({ kind, problem, reason, response });

  if (code === 'ETLS') return failure('retry', 'tls', TLS_REASON);
  if (typeof smtp.responseCode === 'number') {
    return classifyReply(code, String(smtp.command ?? ''), smtp.responseCode, failure, response);
  }
  if (isInDoubt) {
    return failure(
      'unknown',
      'lost-answer',
      'The email server was given the message, but its response was lost.',
    );
  }
  if (isTlsError({ code: smtp.originalCode }) || isTlsError({ code })) {
    return failure('retry', 'tls', TLS_REASON);
  }
  const known = BY_CODE[code];
  if (known) return { ...known, response };
  return failure('retry', 'unreachable', 'The email server could not be reached.');
}

/**
 * Classifies a negative reply by RFC 5321 4.2.1 (4xx is temporary, 5xx permanent) and RFC 3463
 * (x.y.z).
 */
function classifyReply(
  code: string,
  command: string,
  replyCode: number,
  failure: (
    kind: DeliveryFailure['kind'],
    problem: DeliveryFailure['problem'],
    reason: string,
  ) => DeliveryFailure,
  response: string,
): DeliveryFailure {
  const has = (status: RegExp) => status.test(response);
  if (code === 'EPROTOCOL' || command === 'CONN' || /^(EHLO|HELO)/.test(command)) {
    return failure('retry', 'protocol', 'The email server is not accepting connections right now.');
  }
  if (replyCode < 500 || replyCode === 503) {
    return failure('retry', 'temporary', 'The email server asked us to try again later.');
  }
  if (code === 'EAUTH' || LOGIN_REPLIES.has(replyCode)) {
    return failure('provider-down', 'credentials', LOGIN_REASON);
  }
  // 5.4.5: the account's daily quota is used up, for every recipient.
  if (has(/\b5\.4\.5\b/)) {
    return failure('provider-down', 'settings', 'The email account has used up its sending quota.');
  }
  if (command === 'MAIL FROM' && replyCode !== 552 && !has(/\b5\.3\.4\b/)) {
    return failure(
      'provider-down',
      'sender',
      'The email server doesn’t allow us to send from this address.',
    );
  }
  if (command === 'RCPT TO' && has(/\b5\.7\.\d{1,3}\b/)) {
    // Either the sender isn't ours, which concerns every email, or only this recipient.
    return failure(
      'retry',
      'policy',
      'The email server doesn’t allow us to send from our address. Ask your email provider to allow it.',
    );
  }
  if (command === 'RCPT TO' || has(/\b5\.1\.[1-6]\b/)) {
    return {
      ...failure('rejected', 'recipient', 'The email server refused the recipient’s address.'),
      // 5.1.x is about the address, but 5.1.7 to 5.1.9 are about the sender's.
      suppress: has(/\b5\.1\.(?![789]\b)\d{1,3}\b/),
    };
  }
  return failure('rejected', 'content', 'The email server refused the message.');
}
