import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { readChecklist } from '#app/admin/start/set-up.server.ts';
import type { RenderPage } from '#server/http-app.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

const SITE = 'https://www.example.com';
const visitor = {
  name: 'Sample Visitor',
  email: 'visitor@example.com',
  message: 'Call me, please',
};

let renderPage: RenderPage;
let app: TestApp;
let url: string;
let close: () => void;
beforeAll(async () => {
  renderPage = await createPageRenderer();
});
afterEach(async () => {
  close();
  await app.close();
});

async function open(env: NodeJS.ProcessEnv): Promise<void> {
  app = await openTestApp('sqlite', { renderPage, env });
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
}

/** The form post as a browser sends it to the public address and a proxy forwards it. */
const post = (headers: Record<string, string>) =>
  fetch(`${url}/contact`, {
    method: 'POST',
    body: new URLSearchParams(visitor),
    headers: { Origin: SITE, ...headers },
    redirect: 'manual',
  });

const isProxyDone = async () => {
  const items = await readChecklist(app.context);
  return items.find(({ what }) => what === 'Reverse proxy settings')?.isDone;
};

test.each([
  ['a proxy that passes everything on', { TRUST_PROXY: '1' }, { 'X-Forwarded-Proto': 'https' }],
  ['a proxy that sends no Host', { TRUST_PROXY: '1' }, {}],
  ['a proxy that is not trusted', {}, { 'X-Forwarded-Proto': 'https' }],
])('behind %s, a plain form works as long as SITE_URL is right', async (_name, env, headers) => {
  await open({ SITE_URL: SITE, ...env });
  const answer = await post({ 'X-Forwarded-For': '203.0.113.9', ...headers });
  expect([answer.status, await answer.text()]).toEqual([303, '']);
  expect(await app.context.db.selectFrom('submissions').select('name').execute()).toHaveLength(1);
});

test('with a wrong SITE_URL the visitor gets an explanation, and nothing is stored', async () => {
  await open({ SITE_URL: 'https://old.example.com', TRUST_PROXY: '1' });
  const answer = await post({ 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Proto': 'https' });
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain('nothing was saved. Go back: what you typed is still');
  expect(await app.context.db.selectFrom('submissions').select('name').execute()).toEqual([]);
  expect([...app.context.missingProxySettings]).toEqual(['SITE_URL']);
  expect(await isProxyDone()).toBe(false);
});

test('a missing TRUST_PROXY is in the log and on the checklist after the first request', async () => {
  await open({ SITE_URL: SITE });
  await fetch(`${url}/contact`);
  expect(await isProxyDone()).toBe(true);
  await fetch(`${url}/contact`, { headers: { 'X-Forwarded-For': '203.0.113.9' } });
  expect([...app.context.missingProxySettings]).toEqual(['TRUST_PROXY']);
  expect(await isProxyDone()).toBe(false);
});

test('a form of another site is refused whatever headers the proxy sends', async () => {
  await open({ SITE_URL: SITE, TRUST_PROXY: '1' });
  const headers = { 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Proto': 'https' };
  expect((await post({ ...headers, Origin: 'https://elsewhere.example' })).status).toBe(403);
  // Where something on the way took Origin off. `fetch` here can't send Sec-Fetch-Site.
  const body = new URLSearchParams(visitor);
  const init = { method: 'POST', body, headers: { 'Sec-Fetch-Site': 'cross-site' } };
  expect((await app.request('/contact', init)).status).toBe(403);
  expect(await app.context.db.selectFrom('submissions').select('name').execute()).toEqual([]);
});

test('a port that a proxy adds to the address doesn’t count as another visitor', async () => {
  await open({ TRUST_PROXY: '1', SUBMISSIONS_PER_TEN_MINUTES: '2' });
  const send = (name: string, from: string) =>
    fetch(`${url}/api/contact`, {
      method: 'POST',
      body: JSON.stringify({ ...visitor, name }),
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
    });
  const statuses = async (...addresses: string[]) => {
    const answers = [];
    for (const [number, from] of addresses.entries()) {
      answers.push((await send(`Visitor ${number}`, from)).status);
    }
    return answers;
  };
  const ipv4 = ['203.0.113.9:4711', '198.51.100.1, 203.0.113.9:4712', '203.0.113.9'];
  expect(await statuses(...ipv4)).toEqual([201, 201, 429]);
  const ipv6 = ['[2001:db8::9]:4711', '2001:db8::9', '[2001:db8::9]'];
  expect(await statuses(...ipv6)).toEqual([201, 201, 429]);
  const rows = await app.context.db.selectFrom('submissions').select('ip').distinct().execute();
  expect(rows.map((row) => row.ip).sort()).toEqual(['2001:db8::9', '203.0.113.9']);
});
