import { expect, test } from 'vitest';
import { openTestApp } from '#test/test-app.ts';
import { ConfigError, readConfig } from '../config.server.ts';
import { mailSettingsArea } from './mail-settings.server.ts';

test.each([
  ['0', false],
  ['1', true],
])('REQUIRE_TLS=%s: STARTTLS that was turned off is required: %s', async (flag, isRequired) => {
  const app = await openTestApp('sqlite', {
    env: { REQUIRE_TLS: flag, SMTP_URL: 'smtp://mail.example.com:587?starttls=off' },
  });
  const { settings, readMailSettings } = app.context;
  expect((await readMailSettings()).smtp?.startTls).toBe(isRequired);
  const stored = await settings.get(mailSettingsArea);
  const smtp = { ...stored.smtp, host: 'mail.example.com', secure: false, startTls: false };
  await settings.set(mailSettingsArea, { ...stored, smtp });
  expect((await readMailSettings()).smtp?.startTls).toBe(isRequired);
  await app.close();
});

const AWAY = 'postgres://site:secret@db.example.com:5432/site';
test.each([
  [AWAY, false],
  [`${AWAY}?sslmode=require`, false],
  [`${AWAY}?sslmode=verify-full`, true],
  ['postgres://site@localhost/site', true],
  ['postgres://site@127.0.0.1:5432/site', true],
  ['postgres://site@[::1]/site', true],
  ['postgres://site@localhost/site?host=db.example.com', false],
  ['postgres://site@localhost.example.com/site', false],
])('REQUIRE_TLS=1 with DATABASE_URL=%s starts: %s', (url, starts) => {
  const read = () => readConfig({ REQUIRE_TLS: '1', DATABASE_URL: url });
  if (starts) expect(read().database.engine).toBe('postgres');
  else expect(read).toThrow(ConfigError);
  expect(readConfig({ DATABASE_URL: url }).database.engine).toBe('postgres');
});
