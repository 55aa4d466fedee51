import net from 'node:net';
import { Transform } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { GetSocketCallback } from 'nodemailer/lib/mailer';
import { parseMailbox } from '../address.ts';

export type SmtpServerSettings = {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS, which is required except to this machine. */
  secure: boolean;
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
  /** For one mail as a whole, waiting for a free connection included. */
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
  /** Connects, encrypts and logs in. Rejects with nodemailer's errors. */
  verify(): Promise<void>;
  close(): void;
};

const IDLE_MS = 60_000;
const MAX_REPLY_BYTES = 64 * 1024;
/**
 * The final dot waits this long after the message: a server that hangs up on its content is then
 * noticed while the outcome is still certain, and the mail need not count as in doubt.
 */
const FINAL_DOT_PAUSE_MS = 25;

/** A pool of SMTP connections that knows, for each message, whether its final dot went out. */
export function openSmtpPool(options: SmtpPoolOptions, timeouts: SmtpTimeouts): SmtpPool {
  const { host, port, user, password } = options;
  const isThisMachine = /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host);
  const transfers = new WeakMap<object, SmtpTransfer>();
  const pool = createTransport({
    pool: true,
    host,
    port,
    secure: options.secure,
    requireTLS: !options.secure && !isThisMachine,
    // A mail catcher on this machine has a certificate of its own making, if any; nothing leaves here.
    ignoreTLS: !options.secure && isThisMachine && !options.tls?.ca,
    tls: { minVersion: 'TLSv1.2', ...(options.tls?.ca ? { ca: options.tls.ca } : {}) },
    // Log in even where the server does not offer it: silence is no reason to go on without.
    ...(user ? { auth: { user, pass: password ?? '' }, forceAuth: true } : {}),
    name: greetingName(options.from),
    getSocket: (_options: unknown, callback: GetSocketCallback) =>
      connect(host, port, timeouts.connectMs, callback),
    connectionTimeout: timeouts.connectMs + timeouts.greetingMs,
    greetingTimeout: timeouts.greetingMs,
    socketTimeout: timeouts.socketMs,
    maxResponseSize: MAX_REPLY_BYTES,
    maxConnections: options.maxConnections ?? 3,
    // Only mails of which nothing was sent are queued again by the pool.
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
    async verify() {
      await pool.verify();
    },
    close() {
      pool.close();
    },
  };
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

/** How we introduce ourselves: the sender's domain, never the name of the machine. */
function greetingName(from: string | undefined): string {
  const domain = from ? parseMailbox(from)?.address.split('@').at(-1) : undefined;
  return domain ?? '[127.0.0.1]';
}
