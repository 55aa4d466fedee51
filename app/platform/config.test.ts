import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.server.ts';

test('with an empty environment the site runs on this machine, on SQLite, trusting no proxy', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    database: { engine: 'sqlite' },
    siteUrl: 'http://127.0.0.1:3000',
    isHttps: false,
    emailServiceOrigin: 'https://api.emailjs.com',
    submissionsPerTenMinutes: 30,
    trustProxy: false,
    chatWidgetUrl: undefined,
    smtpUrl: undefined,
  });
});

test.each([
  ['PORT', '80.5', 'a whole number from 0 to 65535'],
  ['PORT', '70000', 'a whole number from 0 to 65535'],
  ['SITE_URL', 'our-site.example', 'an address like https://www.example.com'],
  ['DATABASE_URL', 'mysql://root@localhost/site', 'postgres://user:password@host:5432/name'],
  ['SMTP_URL', 'mail.example.com:587', 'smtp://user:password@host:587'],
  ['MAIL_FROM', 'AI for SMEs', 'hello@example.com or Example Company <hello@example.com>'],
  ['MAIL_FROM', 'A <a@example.com>, B <b@example.com>', 'hello@example.com or Example Company'],
  ['MAIL_FROM', 'A\r\nBcc: b@example.com <a@example.com>', 'hello@example.com or Example Company'],
  ['LOG_LEVEL', 'debug', 'info or silent'],
  ['MAIL_TO', 'a@example.com\nbcc: b@example.com', 'an email address like hello@example.com'],
  ['CHAT_WIDGET_URL', 'javascript:alert(1)', 'an address like https://www.example.com'],
  ['TRUST_PROXY', 'yes', '1 or 0'],
  ['ADMIN_PASSWORD', 'short', 'at least 8 characters'],
])(
  '%s=%s is refused with its name and the form expected, never with the value',
  (name, value, expected) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(`${name} is wrong: expected ${expected}`);
    expect(read).not.toThrow(value);
  },
);

test('a public https address is recognized, and its trailing slash removed', () => {
  expect(readConfig({ PORT: '3500' }).siteUrl).toBe('http://127.0.0.1:3500');
  expect(readConfig({ HOST: '::' }).siteUrl).toBe('http://[::]:3000');
  const { siteUrl, isHttps } = readConfig({ SITE_URL: 'https://www.example.com/' });
  expect([siteUrl, isHttps]).toEqual(['https://www.example.com', true]);
});

test.each([
  ['hello@example.com', 'hello@example.com', undefined],
  ['Example Company <hello@example.com>', 'hello@example.com', 'Example Company'],
  ['"Roy, Ana" <ana@example.com>', 'ana@example.com', 'Roy, Ana'],
])('MAIL_FROM=%s is read as an address and a name', (text, address, name) => {
  const { mailFrom, mailFromName } = readConfig({ MAIL_FROM: text });
  expect([mailFrom, mailFromName]).toEqual([address, name]);
});

/** Still supported, and documented in the row of the variable that replaced them. */
const FORMER_NAMES: ReadonlySet<string> = new Set(['ALLOW_PRIVATE_WEBHOOKS']);

test('the operations guide and .env.example name every variable that is read, the README only such', () => {
  const read = new Set<string>();
  readConfig(
    new Proxy({} as NodeJS.ProcessEnv, {
      get(_target, name) {
        read.add(String(name));
        return undefined;
      },
    }),
  );
  const expected = [...read].filter((name) => !FORMER_NAMES.has(name)).sort();
  expect(expected.length).toBeGreaterThan(20);
  const rowsOf = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(rowsOf('docs/operations.md').sort()).toEqual(expected);
  const readme = rowsOf('README.md');
  expect(readme).not.toEqual([]);
  expect(readme.filter((name) => !expected.includes(name ?? ''))).toEqual([]);
  const example = [...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z_]+)=/gm)];
  expect(example.map(([, name]) => name).sort()).toEqual(expected);
});

test.each(['ALLOW_PRIVATE_ADDRESSES', 'ALLOW_PRIVATE_WEBHOOKS'])(
  'private addresses are allowed by %s',
  (name) => {
    expect(readConfig({ [name]: '1' }).allowPrivateAddresses).toBe(true);
    expect(readConfig({}).allowPrivateAddresses).toBe(false);
  },
);

const DKIM = { DKIM_DOMAIN: 'example.com', DKIM_SELECTOR: 'mail' };
test.each([
  [{ DKIM_DOMAIN: 'example.com' }, 'DKIM_SELECTOR'],
  [{ DKIM_SELECTOR: 'mail' }, 'DKIM_DOMAIN'],
  [DKIM, 'DKIM_PRIVATE_KEY_FILE'],
  [{ ...DKIM, DKIM_PRIVATE_KEY_FILE: '/nowhere.pem' }, 'DKIM_PRIVATE_KEY_FILE'],
])('half of a DKIM configuration, %j, is refused by the name of the variable', (env, variable) => {
  expect(() => readConfig(env)).toThrow(expect.objectContaining({ variable }));
});
