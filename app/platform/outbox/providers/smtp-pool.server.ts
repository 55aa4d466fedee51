import net from 'node:net';
import { Transform } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { GetSocketCallback } from 'nodemailer/lib/mailer';
import { parseMailbox } from '../address.ts';
import { checkEnvelope } from './smtp-check.server.ts';

export type SmtpServerSettings = {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS, which is required except to this machine. */
  secure: boolean;
  /** False switches STARTTLS off, for a server that offers it but can't do it; true by default. */
  startTls?: boolean | undefined;
  user?: string | undefined;
  password?: string | undefined;
};

export type SmtpTimeouts = {
  /** Name look-up and connection. */
  connectMs: number;
  /** Until the server's first line, and for a STARTTLS handshake. */
  greetingMs: number;
  /** Without a byte from the server. */
  socketMs: number;
  /** For one email as a whole, waiting for a free connection included. */
  totalMs: number;
};

export type SmtpPoolOptions = SmtpServerSettings & {
  /** Its domain is how we greet the server. */
  from?: string | undefined;
  /** Certificates trusted besides the system's, PEM. */
  tls?: { ca?: string };
  maxConnections?: number;
};

/** A message on its way. `finalDotSent`: from here on the server may hold all of it. */
export type SmtpTransfer = {
  envelope: { from: string; to: string[] };
  raw: Buffer;
  finalDotSent: boolean;
};

export type SmtpPool = {
  /** Resolves to the server's reply; rejects with nodemailer's errors. */
  transfer(transfer: SmtpTransfer, signal: AbortSignal): Promise<string>;
  /** Gives the server a sender and a recipient, and sends nothing. Rejects with nodemailer's errors. */
  verify(envelope: { from: string; to: string }): Promise<void>;
  close(): void;
};

const IDLE_MS = 60_000;
const MAX_REPLY_BYTES = 64 * 1024;
/**
 * The final dot waits this long after the message: a server that hangs up on its content is then
 * noticed while the outcome is still certain, and the email need not count as in doubt.
 */
const FINAL_DOT_PAUSE_MS = 25;

/** A pool of SMTP connections that knows, for each message, whether its final dot went out. */
export function openSmtpPool(options: SmtpPoolOptions, timeouts: SmtpTimeouts): SmtpPool {
  const { host, port, user, password } = options;
  const transfers = new WeakMap<object, SmtpTransfer>();
  const auth = user ? { auth: { user, pass: password ?? '' } } : {};
  const common = connectionOptions(options, timeouts);
  const pool = createTransport({
    pool: true,
    ...common,
    // Log in even where the server does not offer it: silence is no reason to go on without.
    ...(user ? { ...auth, forceAuth: true } : {}),
    getSocket: (_options: unknown, callback: GetSocketCallback) =>
      connect(host, port, timeouts.connectMs, callback),
    maxConnections: options.maxConnections ?? 4,
    // Only emails of which nothing was sent are queued again by the pool.
    maxRequeues: 1,
    idleTimeout: IDLE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  pool.use('stream', (mail, done) => {
    const { raw } = mail.data;
    const transfer = typeof raw === 'object' && raw !== null ? transfers.get(raw) : undefined;
    if (transfer) mail.message.transform(() => watchFinalDot(transfer));
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
      // An email server on this machine mostly has a certificate of its own making; nothing leaves here.
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

/** Whether the name stands for the machine that we run on: what we send there crosses no network. */
export function isThisMachine(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host);
}

/** Whether the text can be a host name or an IP address. */
export function isHost(text: string): boolean {
  return net.isIP(text) !== 0 || /^[a-z0-9_](?:[a-z0-9_.-]{0,251}[a-z0-9])?$/i.test(text);
}

function watchFinalDot(transfer: SmtpTransfer): Transform {
  const watch = new Transform({
    transform(chunk, _encoding, done) {
      done(null, chunk);
    },
    flush(done) {
      pauseBeforeFinalDot().then(() => {
        if (!watch.destroyed) transfer.finalDotSent = true;
        done();
      });
    },
  });
  return watch;
}

async function pauseBeforeFinalDot(): Promise<void> {
  await sleep(FINAL_DOT_PAUSE_MS);
  // After a busy spell the timer runs before the socket's news is read: read that first.
  await nextTurn();
  await nextTurn();
}

/**
 * Looks the host up as every other program of the machine does (hosts file included; nodemailer
 * asks the name servers itself) and connects.
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

/** How we introduce ourselves: the sender's domain, never the name of the machine. */
function greetingName(from: string | undefined): string {
  const domain = from ? parseMailbox(from)?.address.split('@').at(-1) : undefined;
  return domain ?? '[127.0.0.1]';
}
