import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseLocation } from '#database/connect.ts';
import { parseEmailAddress, parseMailbox } from './outbox/address.ts';

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  database: DatabaseLocation;
  /** Public address without a trailing slash, for links in emails and in the head. */
  siteUrl: string;
  /** Whether SITE_URL was set: only then are requests for other hosts refused. */
  hasSiteUrl: boolean;
  /** Further host names under which the site is requested. */
  otherHosts: readonly string[];
  isHttps: boolean;
  adminPassword: string | undefined;
  appSecret: string | undefined;
  emailServiceOrigin: string;
  smtpUrl: string | undefined;
  /** Sender address of emails. */
  mailFrom: string | undefined;
  /** The sender's name, if MAIL_FROM has one; otherwise the company's. */
  mailFromName: string | undefined;
  mailTo: string | undefined;
  /** Signs every email sent by SMTP, the unsubscribe headers included. */
  dkim: { domainName: string; keySelector: string; privateKey: string } | undefined;
  chatWidgetUrl: string | undefined;
  trustProxy: boolean;
  /** Submissions accepted from one network in ten minutes. */
  submissionsPerTenMinutes: number;
  /** Upcoming calls that one network may book without confirming them by email. */
  unconfirmedCallsPerNetwork: number;
  /** Whether webhooks and the owner's own calendars may be on this machine or network. */
  allowPrivateAddresses: boolean;
  /** Whether the admin area opens only with two-factor authentication. */
  requireTwoFactor: boolean;
  /** Whether connections that leave this machine must be encrypted. */
  requireTls: boolean;
  logLevel: 'silent' | 'info';
  /** A second folder to which every nightly backup is copied. */
  backupDir: string | undefined;
  /** How many nightly backups are kept in each folder; 0 switches backups off. */
  backupsKept: number;
};

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
export function readConfig(env: NodeJS.ProcessEnv): Config {
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
  const dkim = {
    DKIM_DOMAIN: matching('DKIM_DOMAIN', /^[\w-]+(\.[\w-]+)+$/, 'a domain like example.com'),
    DKIM_SELECTOR: matching('DKIM_SELECTOR', /^[\w.-]+$/, 'a selector like mail2026'),
    DKIM_PRIVATE_KEY_FILE: read(
      'DKIM_PRIVATE_KEY_FILE',
      'the path of a readable file with an RSA private key in PEM form',
      readRsaKey,
    ),
  };
  const dkimMissing = Object.entries(dkim).filter(([, value]) => value === undefined);
  const [notSet] = dkimMissing[0] ?? [];
  if (notSet && dkimMissing.length < 3) {
    throw new ConfigError(notSet, 'a value, as the other DKIM variables are set');
  }
  return {
    port,
    host,
    dataDir,
    database: databaseUrl
      ? { engine: 'postgres', url: databaseUrl }
      : { engine: 'sqlite', file: path.join(dataDir, 'site.sqlite') },
    siteUrl,
    hasSiteUrl: Boolean(env.SITE_URL),
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
    mailFrom: sender?.address,
    mailFromName: sender?.name || undefined,
    mailTo: read(
      'MAIL_TO',
      'an email address like hello@example.com',
      (text) => parseEmailAddress(text) && text,
    ),
    dkim:
      dkimMissing.length > 0
        ? undefined
        : {
            domainName: dkim.DKIM_DOMAIN ?? '',
            keySelector: dkim.DKIM_SELECTOR ?? '',
            privateKey: dkim.DKIM_PRIVATE_KEY_FILE ?? '',
          },
    chatWidgetUrl: httpUrl('CHAT_WIDGET_URL'),
    trustProxy: flag('TRUST_PROXY'),
    submissionsPerTenMinutes: wholeNumber('SUBMISSIONS_PER_TEN_MINUTES', 30, 1, 100_000),
    unconfirmedCallsPerNetwork: wholeNumber('UNCONFIRMED_CALLS_PER_NETWORK', 4, 1, 100_000),
    // The second is the former name, from when it applied to webhooks only.
    allowPrivateAddresses: flag('ALLOW_PRIVATE_ADDRESSES') || flag('ALLOW_PRIVATE_WEBHOOKS'),
    requireTwoFactor: flag('REQUIRE_TWO_FACTOR'),
    requireTls,
    logLevel:
      matching('LOG_LEVEL', /^(info|silent)$/, 'info or silent') === 'silent' ? 'silent' : 'info',
    backupDir: env.BACKUP_DIR ? path.resolve(env.BACKUP_DIR) : undefined,
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
