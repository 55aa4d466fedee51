import net from 'node:net';
import { createTransport } from 'nodemailer';
import type { GetSocketCallback } from 'nodemailer/lib/mailer';
import { parseMailbox } from '../address.ts';
import { checkEnvelope } from './smtp-check.server.ts';
import { watchFinalDot } from './smtp-final-dot.server.ts';

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
  /** Without any data from the server. */
  socketMs: number;
  /** For one email as a whole, including the wait for a free connection. */
  totalMs: number;
};

export type SmtpPoolOptions = SmtpServerSettings & {
  /** Its domain is our name in the SMTP greeting (EHLO). */
  from?: string | undefined;
  /** Additional trusted certificates, PEM. */
  tls?: { ca?: string };
  maxConnections?: number;
};

/** A message being sent. `finalDotSent`: from then on the server may have received all of it. */
export type SmtpTransfer = {
  envelope: { from: string; to: string[] };
  raw: Buffer;
  finalDotSent: boolean;
};

export type SmtpPool = {
  /** Resolves to the server's reply; rejects with nodemailer's errors. */
  transfer(transfer: SmtpTransfer, signal: AbortSignal): Promise<string>;
  /** Sends a sender and a recipient but no email. Rejects with nodemailer's errors. */
  verify(envelope: { from: string; to: string }): Promise<void>;
  close(): void;
};

const IDLE_MS = 60_000;
const MAX_REPLY_BYTES = 64 * 1024;

/** A pool of SMTP connections that records for each message whether its final dot was sent. */
export function openSmtpPool(options: SmtpPoolOptions, timeouts: SmtpTimeouts): SmtpPool {
  const { host, port, user, password } = options;
  const transfers = new WeakMap<object, SmtpTransfer>();
  const auth = user ? { auth: { user, pass: password ?? '' } } : {};
  const common = connectionOptions(options, timeouts);
  const pool = createTransport({
    pool: true,
    ...common,
    // Always log in, even if the server doesn't advertise it, rather than sending without a login.
    ...(user ? { ...auth, forceAuth: true } : {}),
    getSocket: (_options: unknown, callback: GetSocketCallback) =>
      connect(host, port, timeouts.connectMs, callback),
    maxConnections: options.maxConnections ?? 4,
    // The pool requeues an email only if none of it was sent.
    maxRequeues: 1,
    idleTimeout: IDLE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  pool.use('stream', (mail, done) => {
    const { raw } = mail.data;
    const transfer = typeof raw === 'object' && raw !== null ? transfers.get(raw) : undefined;
    if (transfer) {
      mail.message.processFunc((message) =>
        watchFinalDot(message, () => {
          transfer.finalDotSent = true;
        }),
      );
    }
    done();
  });

  return {
    async transfer(transfer, signal) {
      const { envelope, raw } = transfer;
      transfers.set(raw, transfer);
      const info = await pool.sendMail({ envelope, raw, signal });
      return String(info.response);
    },
    async verify(envelope) {
      const connection = await openSocket(host, port, timeouts.connectMs);
      await checkEnvelope({ ...common, ...auth, connection }, envelope);
    },
    close() {
      pool.close();
    },
  };
}

function connectionOptions(options: SmtpPoolOptions, timeouts: SmtpTimeouts) {
  const { host, port, secure, startTls = true, tls } = options;
  const isLocal = isThisMachine(host);
  return {
    ...{ host, port, secure },
    requireTLS: !secure && startTls && !isLocal,
    ignoreTLS: !secure && !startTls,
    tls: {
      minVersion: 'TLSv1.2' as const,
      // An email server on this machine usually has a self-signed certificate, and the connection
      // is local.
      rejectUnauthorized: secure || !isLocal || tls?.ca !== undefined,
      ...(tls?.ca ? { ca: tls.ca } : {}),
    },
    name: greetingName(options.from),
    connectionTimeout: timeouts.connectMs + timeouts.greetingMs,
    greetingTimeout: timeouts.greetingMs,
    socketTimeout: timeouts.socketMs,
    maxResponseSize: MAX_REPLY_BYTES,
  };
}

/** Whether the host is this machine, so that the connection crosses no network. */
export function isThisMachine(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host);
}

/** Whether the text can be a host name or an IP address. */
export function isHost(text: string): boolean {
  return net.isIP(text) !== 0 || /^[a-z0-9_](?:[a-z0-9_.-]{0,251}[a-z0-9])?$/i.test(text);
}

/**
 * Resolves the host with the system's resolver (hosts file included), because nodemailer queries
 * the name servers directly, and connects.
 */
function connect(host: string, port: number, timeoutMs: number, callback: GetSocketCallback): void {
  const socket = net.connect({ host, port });
  const fail = (error: Error) => {
    clearTimeout(timer);
    socket.destroy();
    callback(error);
  };
  const timer = setTimeout(() => {
    fail(Object.assign(new Error('Connection timed out'), { code: 'ETIMEDOUT' }));
  }, timeoutMs);
  socket.once('error', fail);
  socket.once('connect', () => {
    clearTimeout(timer);
    socket.off('error', fail);
    callback(null, { connection: socket });
  });
}

function openSocket(host: string, port: number, timeoutMs: number): Promise<net.Socket> {
  return new Promise((resolve, reject) => {
    const done: GetSocketCallback = (error, answer) => {
      if (error || !answer || !answer.connection) return reject(error);
      resolve(answer.connection as net.Socket);
    };
    connect(host, port, timeoutMs, done);
  });
}

/** Our name in the SMTP greeting: the sender's domain, never this machine's host name. */
function greetingName(from: string | undefined): string {
  const domain = from ? parseMailbox(from)?.address.split('@').at(-1) : undefined;
  return domain ?? '[127.0.0.1]';
}
