import { execFile } from 'node:child_process';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { test as base, expect } from '@playwright/test';
import { Webhook as Verifier } from 'standardwebhooks';
import { startApp } from './running-app.ts';

const run = promisify(execFile);

base('a receiver added by the command verifies the event of a message', async ({ request }) => {
  const deliveries: { headers: IncomingHttpHeaders; body: string }[] = [];
  const receiver = createServer(async (incoming, response) => {
    let body = '';
    for await (const chunk of incoming) body += chunk;
    deliveries.push({ headers: incoming.headers, body });
    response.end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const app = await startApp({ ALLOW_PRIVATE_ADDRESSES: '1' });
  const env = { ...process.env, DATA_DIR: app.dataDir, ALLOW_PRIVATE_ADDRESSES: '1' };
  const command = (...words: string[]) =>
    run(process.execPath, ['scripts/webhooks.ts', ...words], { env });

  const { stdout } = await command('add', url, 'lead.created');
  const secret = /whsec_\S+/.exec(stdout)?.[0] ?? '';
  const id = /Added (\w+)/.exec(stdout)?.[1] ?? '';
  const data = { name: 'Sample Visitor', email: 'visitor@example.com', message: 'Hello there' };
  expect((await request.post(`${app.url}/api/contact`, { data })).status()).toBe(201);
  await expect.poll(() => deliveries.length).toBe(1);
  const [delivery] = deliveries;
  const headers = delivery?.headers as Record<string, string>;
  expect(new Verifier(secret).verify(delivery?.body ?? '', headers)).toMatchObject({
    type: 'lead.created',
    data,
  });

  expect((await command('list')).stdout).toContain(url);
  expect((await command('test', id)).stdout).toContain('HTTP 200');
  expect(JSON.parse(deliveries[1]?.body ?? '{}').type).toBe('test.ping');
  await command('remove', id);
  expect((await command('list')).stdout).toContain('There is no webhook yet.');
  await app.close();
  receiver.close();
});
