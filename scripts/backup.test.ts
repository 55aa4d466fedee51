import { readFileSync, writeFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

let app: TestApp;
afterEach(() => app.close());

const send = (message: string) =>
  app.post('/api/contact', {
    name: 'Sample Visitor',
    email: 'visitor@example.com',
    message,
    source: 'contact_form',
  });

test('a backup is made while the site runs, and a damaged one is never restored', async () => {
  app = await openTestApp('sqlite');
  await send('Kept in the backup');
  const { config } = app.context;
  const file = backUp(config, undefined, new Date('2026-11-02T03:00:00Z'));
  expect(readFileSync(file, 'latin1')).toContain('Kept in the backup');
  const damaged = `${file}.damaged`;
  writeFileSync(damaged, readFileSync(file).subarray(0, 5000));
  expect(() => restore(config, damaged, new Date())).toThrow();
});

test('a restore waits for the site to stop', async () => {
  app = await openTestApp('sqlite');
  await send('First');
  const { config } = app.context;
  const file = backUp(config, undefined, new Date('2026-11-02T03:00:00Z'));
  expect(() => restore(config, file, new Date())).toThrow('stop the site first');
});
