import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseLocation } from '#database/connect.ts';
import { readDatabaseLocation } from './database-location.ts';
import { isEmailAddress, parseMailbox } from './outbox/address.ts';

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
  /** The secret before APP_SECRET was replaced; only for the command that seals secrets anew. */
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
  const port = wholeNumber(env, 'PORT', DEFAULT_PORT, 0, 65_535);
  const host = env.HOST || '127.0.0.1';
  const dataDir = path.resolve(env.DATA_DIR || 'data');
  const siteUrl =
    httpUrl(env, 'SITE_URL')?.replace(/\/$/, '') ??
    `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const sender = mailbox(env, 'MAIL_FROM');
  return {
    port,
    host,
    dataDir,
    database: databaseLocation(env, dataDir),
    siteUrl,
    hasSiteUrl: Boolean(env.SITE_URL),
    otherHosts: hostNames(env, 'OTHER_HOSTS'),
    isHttps: siteUrl.startsWith('https://'),
    adminPassword: atLeast(env, 'ADMIN_PASSWORD', 8),
    appSecret: atLeast(env, 'APP_SECRET', 32),
    emailServiceOrigin:
      httpUrl(env, 'EMAIL_SERVICE_ORIGIN')?.replace(/\/$/, '') ?? 'https://api.emailjs.com',
    smtpUrl: matching(
      env,
      'SMTP_URL',
      /^smtps?:\/\/[^\s]+$/,
      'smtp://user:password@host:587 or smtps://…:465',
    ),
    mailFrom: sender?.address,
    mailFromName: sender?.name || undefined,
    mailTo: emailAddress(env, 'MAIL_TO'),
    dkim: dkimKey(env),
    chatWidgetUrl: httpUrl(env, 'CHAT_WIDGET_URL'),
    trustProxy: flag(env, 'TRUST_PROXY'),
    submissionsPerTenMinutes: wholeNumber(env, 'SUBMISSIONS_PER_TEN_MINUTES', 30, 1, 100_000),
    unconfirmedCallsPerNetwork: wholeNumber(env, 'UNCONFIRMED_CALLS_PER_NETWORK', 4, 1, 100_000),
    // The second is the former name, from when it applied to webhooks only.
    allowPrivateAddresses:
      flag(env, 'ALLOW_PRIVATE_ADDRESSES') || flag(env, 'ALLOW_PRIVATE_WEBHOOKS'),
    requireTwoFactor: flag(env, 'REQUIRE_TWO_FACTOR'),
    requireTls: flag(env, 'REQUIRE_TLS'),
    logLevel: logLevel(env),
    backupDir: env.BACKUP_DIR ? path.resolve(env.BACKUP_DIR) : undefined,
    backupsKept: wholeNumber(env, 'BACKUPS_KEPT', 30, 0, 1000),
  };
}

/** The three DKIM variables are set together or not at all. */
function dkimKey(env: NodeJS.ProcessEnv): Config['dkim'] {
  const domainName = matching(
    env,
    'DKIM_DOMAIN',
    /^[\w-]+(\.[\w-]+)+$/,
    'a domain like example.com',
  );
  const keySelector = matching(env, 'DKIM_SELECTOR', /^[\w.-]+$/, 'a selector like mail2026');
  const file = env.DKIM_PRIVATE_KEY_FILE;
  if (!domainName && !keySelector && !file) return undefined;
  if (!domainName)
    throw new ConfigError('DKIM_DOMAIN', 'a domain, as the other DKIM variables are set');
  if (!keySelector) {
    throw new ConfigError('DKIM_SELECTOR', 'a selector, as the other DKIM variables are set');
  }
  const expected = 'the path of a readable file with an RSA private key in PEM form';
  try {
    const privateKey = readFileSync(file ?? '', 'utf8');
    if (createPrivateKey(privateKey).asymmetricKeyType === 'rsa') {
      return { domainName, keySelector, privateKey };
    }
  } catch {
    // The reason may contain a path or the key, so only the expected form is shown.
  }
  throw new ConfigError('DKIM_PRIVATE_KEY_FILE', expected);
}

function databaseLocation(env: NodeJS.ProcessEnv, dataDir: string): DatabaseLocation {
  const location = readDatabaseLocation(env.DATABASE_URL, dataDir, flag(env, 'REQUIRE_TLS'));
  if ('expected' in location) throw new ConfigError('DATABASE_URL', location.expected);
  return location;
}

function wholeNumber(
  env: NodeJS.ProcessEnv,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new ConfigError(name, `a whole number from ${min} to ${max}`);
  }
  return value;
}

function hostNames(env: NodeJS.ProcessEnv, name: string): string[] {
  const hosts = (env[name] ?? '').split(',').map((host) => host.trim().toLowerCase());
  const given = hosts.filter((host) => host !== '');
  if (!given.every((host) => /^[a-z\d.-]+$/.test(host))) {
    throw new ConfigError(name, 'host names with commas between, like app.example.net,example.net');
  }
  return given;
}

function httpUrl(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  const isUrl = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  if (!isUrl) throw new ConfigError(name, 'an address like https://www.example.com');
  return text;
}

function matching(
  env: NodeJS.ProcessEnv,
  name: string,
  shape: RegExp,
  expected: string,
): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (!shape.test(text)) throw new ConfigError(name, expected);
  return text;
}

function emailAddress(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (!isEmailAddress(text)) {
    throw new ConfigError(name, 'an email address like hello@example.com');
  }
  return text;
}

/** A bare address, or `Name <address>` as in an email header. */
function mailbox(
  env: NodeJS.ProcessEnv,
  name: string,
): { name: string; address: string } | undefined {
  const text = env[name];
  if (!text) return undefined;
  const parsed = /[\r\n]/.test(text) ? undefined : parseMailbox(text.trim());
  if (parsed) return parsed;
  throw new ConfigError(name, 'hello@example.com or Example Company <hello@example.com>');
}

function atLeast(env: NodeJS.ProcessEnv, name: string, length: number): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (text.length < length) throw new ConfigError(name, `at least ${length} characters`);
  return text;
}

function logLevel(env: NodeJS.ProcessEnv): Config['logLevel'] {
  const text = env.LOG_LEVEL || 'info';
  if (text === 'info' || text === 'silent') return text;
  throw new ConfigError('LOG_LEVEL', 'info or silent');
}

function flag(env: NodeJS.ProcessEnv, name: string): boolean {
  const text = env[name];
  if (!text || text === '0') return false;
  if (text === '1') return true;
  throw new ConfigError(name, '1 or 0');
}
