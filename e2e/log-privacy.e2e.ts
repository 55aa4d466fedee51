import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { startApp } from './running-app.ts';

const json = { 'Content-Type': 'application/json' };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const message = { name: 'A', email: 'a@example.com', message: 'Hello there' };

test('whatever visitors write, the log is JSON lines without addresses, names or messages', async () => {
  const noisy = await startApp({
    SMTP_URL: 'smtp://someone:very-secret-word@127.0.0.1:9',
    APP_SECRET: 'a secret of thirty-two characters!',
  });
  const payloads = [
    '\r\n{"level":"info","event":"forged"}',
    '\u001b[31mred',
    '\u2028',
    '%0d%0aX: y',
  ];
  const post = (address: string, headers: Record<string, string>, body: string) =>
    fetch(noisy.url + address, { method: 'POST', headers, body, redirect: 'manual' });
  try {
    for (const payload of payloads) {
      const entry = { ...message, name: `Zebedee ${payload}`, message: `Xylophone ${payload}` };
      await post('/api/contact', json, JSON.stringify({ ...entry, email: 'private@example.com' }));
      await post(
        '/contact',
        form,
        new URLSearchParams({ ...entry, email: 'private@example.com' }).toString(),
      );
      await post('/api/contact', { ...json, Origin: 'https://elsewhere.example' }, '{}');
      await fetch(`${noisy.url}/sent?reference=${encodeURIComponent(payload)}`);
    }
    const lock = new DatabaseSync(path.join(noisy.dataDir, 'site.sqlite'), { timeout: 5000 });
    lock.exec('begin exclusive');
    const entry = { ...message, email: 'private@example.com' };
    expect((await post('/api/contact', json, JSON.stringify(entry))).status).toBe(503);
    lock.exec('rollback');
    lock.close();
    await expect.poll(() => noisy.output()).toContain('"outage":"locked"');
    const lines = noisy
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('event');
    const events = lines.map((line) => JSON.parse(line).event);
    expect(events).toContain('request.foreign-origin');
    expect(events).not.toContain('forged');
    expect(noisy.output()).not.toMatch(/private@|Zebedee|Xylophone|very-secret-word|thirty-two/);
    expect(noisy.output()).not.toContain('\u001b');
  } finally {
    await noisy.close();
  }
});
