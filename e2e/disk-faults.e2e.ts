import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { postMessage } from '#test/acknowledged.ts';
import { startApp } from './running-app.ts';

/** Watches a running process with strace, or makes its system calls fail, until `stop`. */
async function attachStrace(
  pid: number | undefined,
  ...parameters: string[]
): Promise<{ stop(): Promise<void> }> {
  const strace = spawn('strace', ['-f', '-p', String(pid), ...parameters]);
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

const fail = (calls: string, error: string) => [
  '-e',
  `trace=${calls}`,
  '-e',
  `inject=${calls}:error=${error}`,
];

test('every acknowledgement follows an fsync that follows its row', async () => {
  const app = await startApp({ LOG_LEVEL: 'silent' });
  const trace = path.join(app.dataDir, 'trace.log');
  const calls = 'trace=fsync,fdatasync,write,writev,pwrite64,sendto';
  const strace = await attachStrace(app.process().pid, '-e', calls, '-s', '24', '-o', trace);
  const requests = 200;
  for (let i = 0; i < requests / 2; i++) {
    expect(await postMessage(app.url, `one-by-one-${i}`)).toBeDefined();
  }
  const together = await Promise.all(
    Array.from({ length: requests / 2 }, (_, i) => postMessage(app.url, `together-${i}`)),
  );
  expect(together.every(Boolean)).toBe(true);
  await strace.stop();
  let hasSynced = false;
  let answers = 0;
  let early = 0;
  for (const line of readFileSync(trace, 'utf8').split('\n')) {
    if (/f(data)?sync\(.*= 0$|<\.\.\. f(data)?sync resumed.*= 0$/.test(line)) hasSynced = true;
    // A write to the log after a sync needs another sync.
    if (/pwrite64\(/.test(line)) hasSynced = false;
    if (!/"HTTP\/1\.1 201/.test(line)) continue;
    answers++;
    if (!hasSynced) early++;
  }
  expect([answers, early]).toEqual([requests, 0]);
  await app.close();
});

test('a disk that is full answers 503, keeps the process, and takes messages again when there is room', async () => {
  const app = await startApp({ LOG_LEVEL: 'silent' });
  expect(await postMessage(app.url, 'before')).toBeDefined();
  const fault = await attachStrace(app.process().pid, ...fail('pwrite64', 'ENOSPC'));
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
  const fault = await attachStrace(child.pid, ...fail('fsync,fdatasync', 'EIO'));
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
