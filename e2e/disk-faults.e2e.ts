import { spawn } from 'node:child_process';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { postMessage } from '#test/acknowledged.ts';
import { startApp } from './running-app.ts';

/** Makes every system call of one kind fail in a running process, until `stop`. */
async function injectFault(pid: number, fault: string): Promise<{ stop(): Promise<void> }> {
  const [calls = ''] = fault.split(':');
  const strace = spawn('strace', [
    '-f',
    '-p',
    String(pid),
    '-e',
    `trace=${calls}`,
    '-e',
    `inject=${fault}`,
  ]);
  const ended = new Promise<void>((resolve) => strace.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    strace.stderr.on('data', (text) => String(text).includes('attached') && resolve());
    strace.once('exit', () => reject(new Error('strace could not attach')));
  });
  return {
    async stop() {
      strace.kill('SIGINT');
      await ended;
    },
  };
}

test('a disk that is full answers 503, keeps the process, and takes messages again when there is room', async () => {
  const app = await startApp({ LOG_LEVEL: 'silent' });
  expect(await postMessage(app.url, 'before')).toBeDefined();
  const fault = await injectFault(app.process().pid ?? 0, 'pwrite64:error=ENOSPC');
  const answer = await fetch(`${app.url}/api/contact`, {
    method: 'POST',
    body: JSON.stringify({ name: 'During', email: 'a@example.com', message: 'x'.repeat(3000) }),
    headers: { 'Content-Type': 'application/json' },
  });
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30']);
  expect((await fetch(`${app.url}/api/health`)).status).toBe(503);
  await fault.stop();
  expect(await postMessage(app.url, 'after')).toBeDefined();
  expect((await fetch(`${app.url}/api/health`)).status).toBe(200);
  expect(await app.stop()).toBe(0);
  expect(messagesIn(app.dataDir)).toEqual(['before', 'after']);
  await app.close();
});

test('a failed fsync ends the process, and the next one has everything that was acknowledged', async () => {
  const app = await startApp({ LOG_LEVEL: 'silent' });
  expect(await postMessage(app.url, 'before')).toBeDefined();
  const child = app.process();
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const fault = await injectFault(child.pid ?? 0, 'fsync,fdatasync:error=EIO');
  expect(await postMessage(app.url, 'during').catch(() => undefined)).toBeUndefined();
  expect(await ended).toBe(1);
  await fault.stop();
  await app.start();
  expect(await postMessage(app.url, 'after')).toBeDefined();
  await app.stop();
  const messages = messagesIn(app.dataDir);
  // The message in between was not acknowledged, so it may or may not be stored.
  expect(messages.filter((message) => message !== 'during')).toEqual(['before', 'after']);
  await app.close();
});

function messagesIn(dataDir: string): string[] {
  const database = new DatabaseSync(path.join(dataDir, 'site.sqlite'), { readOnly: true });
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  const rows = database.prepare('select message from submissions order by id').all();
  database.close();
  return (rows as { message: string }[]).map(({ message }) => message.replace('Message ', ''));
}
