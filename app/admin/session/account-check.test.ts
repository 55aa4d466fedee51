import { expect, test } from 'vitest';
import { interpolate } from '#app/platform/format/interpolate.ts';
import {
  ADMIN_PASSWORD,
  type AdminBrowser,
  prepareQuickPassword,
  startTwoFactor,
  tryToLogIn,
} from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp } from '#test/test-app.ts';
import { securityWords } from './security.content.ts';

const { check } = securityWords;
const PAGE = '/admin/security';

/** The errors at fields: the text of each element with the class. */
async function errorsOf(owner: AdminBrowser, fields: Record<string, string>) {
  const response = await owner.post(PAGE, fields);
  expect(response.status).toBe(422);
  const html = await response.text();
  return [...html.matchAll(/class="field-error"[^>]*>(.*?)<\/p>/g)].map(([, text = '']) =>
    text.replaceAll(/<svg.*?<\/svg>|<[^>]*>/g, ''),
  );
}

test('while two-factor authentication is set up, the error stands at the password or the code', async () => {
  const { app, owner } = await openOwnerApp('sqlite');
  const start = { intent: 'start-two-factor', current: ADMIN_PASSWORD };
  expect(await errorsOf(owner, { ...start, current: '' })).toEqual([check.missing]);
  expect(await errorsOf(owner, { ...start, current: 'wrong' })).toEqual([check.wrong]);
  const { sealed } = await startTwoFactor(owner);
  for (const code of ['', '1']) {
    const fields = { intent: 'confirm-two-factor', sealed, code };
    expect(await errorsOf(owner, fields)).toEqual([check.wrongCode]);
  }
  await app.close();
});

test('a stolen session has thirty attempts an hour from all networks, and the owner logs in and goes on', async () => {
  const app = await openTestApp('sqlite', {
    renderPage: await createPageRenderer(),
    env: { ADMIN_PASSWORD, TRUST_PROXY: '1' },
  });
  await prepareQuickPassword(app);
  const from = (ip: string, Cookie = '') => ({
    'X-Forwarded-For': ip,
    'X-Forwarded-Proto': 'http',
    Cookie,
  });
  const logIn = async (ip: string) => {
    const answer = await tryToLogIn(app, ADMIN_PASSWORD, { headers: from(ip) });
    expect(answer.status).toBe(303);
    return answer.headers.getSetCookie().map((text) => text.split(';')[0] ?? '');
  };
  const change = (ip: string, cookie: string, current: string) =>
    app.request('/admin/security', {
      method: 'POST',
      body: new URLSearchParams({ intent: 'start-two-factor', current }),
      headers: { Origin: 'http://localhost:3000', ...from(ip, cookie) },
      redirect: 'manual',
    });
  const cookies = await logIn('198.51.100.7');
  const stolen = cookies.find((text) => text.startsWith('session=')) ?? '';
  const statuses = [];
  for (let i = 0; i < 60; i++) {
    statuses.push((await change(`203.0.113.${i}`, stolen, 'wrong')).status);
  }
  expect(statuses).toEqual([...Array(30).fill(422), ...Array(30).fill(429)]);
  const refused = await change('192.0.2.1', stolen, ADMIN_PASSWORD);
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain(interpolate(check.tooMany, { minutes: 60 }));

  const owner = (await logIn('192.0.2.99')).join('; ');
  expect(owner).toContain('known-device=');
  for (let i = 0; i < 10; i++) {
    expect((await change(`203.0.113.${i}`, owner, 'wrong')).status).toBe(422);
  }
  const again = await change('192.0.2.99', owner, 'wrong');
  const tooMany = interpolate(check.tooMany, { minutes: 15 });
  expect([again.status, await again.text()]).toEqual([429, expect.stringContaining(tooMany)]);
  app.clock.advance(15 * 60_000);
  expect((await change('192.0.2.99', owner, ADMIN_PASSWORD)).status).toBe(200);
  expect((await change('192.0.2.98', stolen, ADMIN_PASSWORD)).status).toBe(429);
  await app.close();
});
