import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseLocation } from '#database/connect.ts';
import { parseEmailAddress, parseMailbox } from './outbox/address.ts';

export type Config = ReturnType<typeof readConfig>;

/** Why the site can't start, in a sentence for the operator; shown without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}

/** An invalid environment variable, with the expected form. Its value is never repeated. */
export class ConfigError extends StartError {
  override name = 'ConfigError';
  readonly variable: string;

  constructor(variable: string, expected: string) {
    super(`${variable} is wrong: expected ${expected}`);
    this.variable = variable;
  }
}

const DEFAULT_PORT = 3000;

/**
 * Reads the environment once, at start. All variables are optional; an invalid one throws a {@link
 * ConfigError}. Nothing else reads the environment.
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  /** A variable as `parse` understands it; undefined if it isn't set. */
  function read<Value>(
    name: string,
    expected: string,
    parse: (text: string) => Value | undefined,
  ): Value | undefined {
    const text = env[name];
    if (!text) return undefined;
    const value = parse(text);
    if (value === undefined) throw new ConfigError(name, expected);
    return value;
  }
  const matching = (name: string, shape: RegExp, expected: string) =>
    read(name, expected, (text) => (shape.test(text) ? text : undefined));
  const wholeNumber = (name: string, fallback: number, min: number, max: number) =>
    read(name, `a whole number from ${min} to ${max}`, (text) => {
      const value = Number(text);
      return Number.isInteger(value) && value >= min && value <= max ? value : undefined;
    }) ?? fallback;
  const httpUrl = (name: string) =>
    read(name, 'an address like https://www.example.com', (text) =>
      /^https?:$/.test(URL.parse(text)?.protocol ?? '') ? text.replace(/\/$/, '') : undefined,
    );
  const atLeast = (name: string, length: number) =>
    read(name, `at least ${length} characters`, (text) =>
      text.length < length ? undefined : text,
    );
  const flag = (name: string) => matching(name, /^[01]$/, '1 or 0') === '1';

  const port = wholeNumber('PORT', DEFAULT_PORT, 0, 65_535);
  const host = env.HOST || '127.0.0.1';
  const dataDir = path.resolve(env.DATA_DIR || 'data');
  const siteUrl =
    httpUrl('SITE_URL') ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const sender = read(
    'MAIL_FROM',
    'hello@example.com or Example Company <hello@example.com>',
    (text) => (/[\r\n]/.test(text) ? undefined : parseMailbox(text.trim())),
  );
  const otherHosts = matching(
    'OTHER_HOSTS',
    /^[a-z\d.,\s-]+$/i,
    'host names with commas between, like app.example.net,example.net',
  );
  const requireTls = flag('REQUIRE_TLS');
  const databaseUrl = matching(
    'DATABASE_URL',
    /^postgres(ql)?:\/\/[^\s]+$/,
    'postgres://user:password@host:5432/name, or nothing for SQLite',
  );
  if (requireTls && databaseUrl && !isEncryptedOrHere(databaseUrl)) {
    throw new ConfigError('DATABASE_URL', 'sslmode=verify-full in it, because of REQUIRE_TLS=1');
  }
  const domainName = matching('DKIM_DOMAIN', /^[\w-]+(\.[\w-]+)+$/, 'a domain like example.com');
  const keySelector = matching('DKIM_SELECTOR', /^[\w.-]+$/, 'a selector like mail2026');
  const privateKey = read(
    'DKIM_PRIVATE_KEY_FILE',
    'the path of a readable file with an RSA private key in PEM form',
    readRsaKey,
  );
  const dkim = {
    DKIM_DOMAIN: domainName,
    DKIM_SELECTOR: keySelector,
    DKIM_PRIVATE_KEY_FILE: privateKey,
  };
  const missing = Object.entries(dkim).filter(([, value]) => value === undefined);
  if (missing[0] && missing.length < 3) {
    throw new ConfigError(missing[0][0], 'a value, as the other DKIM variables are set');
  }
  const database: DatabaseLocation = databaseUrl
    ? { engine: 'postgres', url: databaseUrl }
    : { engine: 'sqlite', file: path.join(dataDir, 'site.sqlite') };
  const isSilent = matching('LOG_LEVEL', /^(info|silent)$/, 'info or silent') === 'silent';
  return {
    port,
    host,
    dataDir,
    database,
    /** Public address without a trailing slash, for links in emails and in the head. */
    siteUrl,
    /** Whether SITE_URL was set: only then are requests for other hosts refused. */
    hasSiteUrl: Boolean(env.SITE_URL),
    /** Further host names under which the site is requested. */
    otherHosts: otherHosts?.toLowerCase().split(/[,\s]+/) ?? [],
    isHttps: siteUrl.startsWith('https://'),
    adminPassword: atLeast('ADMIN_PASSWORD', 8),
    appSecret: atLeast('APP_SECRET', 32),
    emailServiceOrigin: httpUrl('EMAIL_SERVICE_ORIGIN') ?? 'https://api.emailjs.com',
    smtpUrl: matching(
      'SMTP_URL',
      /^smtps?:\/\/[^\s]+$/,
      'smtp://user:password@host:587 or smtps://…:465',
    ),
    /** Sender address of emails. */
    mailFrom: sender?.address,
    /** The sender's name, if MAIL_FROM has one; otherwise the company's. */
    mailFromName: sender?.name || undefined,
    mailTo: read(
      'MAIL_TO',
      'an email address like hello@example.com',
      (text) => parseEmailAddress(text) && text,
    ),
    /** Signs every email sent by SMTP, the unsubscribe headers included. */
    dkim:
      domainName && keySelector && privateKey ? { domainName, keySelector, privateKey } : undefined,
    chatWidgetUrl: httpUrl('CHAT_WIDGET_URL'),
    trustProxy: flag('TRUST_PROXY'),
    /** Submissions accepted from one network in ten minutes. */
    submissionsPerTenMinutes: wholeNumber('SUBMISSIONS_PER_TEN_MINUTES', 30, 1, 100_000),
    /** Upcoming calls that one network may book without confirming them by email. */
    unconfirmedCallsPerNetwork: wholeNumber('UNCONFIRMED_CALLS_PER_NETWORK', 4, 1, 100_000),
    /**
     * Whether webhooks and the owner's own calendars may be on this machine or network. The second
     * is the former name, from when it applied to webhooks only.
     */
    allowPrivateAddresses: flag('ALLOW_PRIVATE_ADDRESSES') || flag('ALLOW_PRIVATE_WEBHOOKS'),
    /** Whether the admin area opens only with two-factor authentication. */
    requireTwoFactor: flag('REQUIRE_TWO_FACTOR'),
    /** Whether connections that leave this machine must be encrypted. */
    requireTls,
    isSilent,
    /** A second folder to which every nightly backup is copied. */
    backupDir: env.BACKUP_DIR ? path.resolve(env.BACKUP_DIR) : undefined,
    /** How many nightly backups are kept in each folder; 0 switches backups off. */
    backupsKept: wholeNumber('BACKUPS_KEPT', 30, 0, 1000),
  };
}

/** Undefined for any failure: its reason may contain a path or the key. */
function readRsaKey(file: string): string | undefined {
  try {
    const key = readFileSync(file, 'utf8');
    return createPrivateKey(key).asymmetricKeyType === 'rsa' ? key : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a Postgres is on this machine, or reached by TLS with a verified certificate. */
function isEncryptedOrHere(text: string): boolean {
  const url = URL.parse(text);
  if (url?.searchParams.get('sslmode') === 'verify-full') return true;
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])?$/.test(url?.hostname ?? 'unknown');
  // `host` in the query takes the place of the one before the name.
  return isHere && !url?.searchParams.has('host');
}
