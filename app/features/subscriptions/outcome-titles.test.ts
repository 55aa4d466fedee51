import { expect, test } from 'vitest';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp } from '#test/test-app.ts';
import { sealTicket } from './signup-ticket.server.ts';

/** Addresses that lead to nothing, or to nothing anymore. */
const DEAD_ENDS = [
  '/newsletter/confirm/unknown',
  '/newsletter/preferences/unknown',
  '/u/unknown',
  '/waitlist?item=course:none',
  '/waitlist/check',
  '/waitlist/confirm/unknown',
  '/waitlist/leave/unknown',
];

test('the title of a page whose link doesn’t work says so, as its heading does', async () => {
  const app = await openTestApp('sqlite', { renderPage: await createPageRenderer() });
  for (const path of DEAD_ENDS) {
    const response = await app.request(path);
    const html = await response.text();
    const heading = /<h1[^>]*>([^<]+)/.exec(html)?.[1];
    expect([path, response.status, heading?.length ?? 0]).toEqual([path, 404, expect.any(Number)]);
    expect([path, /<title>([^<]+)/.exec(html)?.[1]?.split(' | ')[0]]).toEqual([path, heading]);
  }
  await app.close();
});

test('while no email can be sent, the title of the page for the code does not ask to check it', async () => {
  const app = await openTestApp('sqlite', { renderPage: await createPageRenderer() });
  const read = async (query: string) => (await app.request(`/newsletter/check${query}`)).text();
  const email = 'ana@example.com';
  const html = await read(`?for=${sealTicket(app.context.settings.secrets, { email })}`);
  expect(/<title>([^<]+)/.exec(html)?.[1]).toMatch(/^One step is left/);
  expect(await read('')).not.toContain('Your address is saved');
  await app.close();
});

test('without scripts, too many attempts with a code are said once, and not under "Check your email"', async () => {
  const app = await openTestApp('sqlite', { renderPage: await createPageRenderer() });
  const ticket = sealTicket(app.context.settings.secrets, { email: 'ana@example.com' });
  const post = () =>
    app.request('/newsletter/check', {
      method: 'POST',
      headers: {
        Origin: 'http://localhost:3000',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ for: ticket, code: '000000' }),
    });
  for (let wrong = 0; wrong < 8; wrong++) expect((await post()).status).toBeGreaterThan(421);
  const answer = await post();
  const html = await answer.text();
  expect(answer.status).toBe(429);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main.split('Too many attempts').length).toBe(2);
  expect(main).not.toContain('alert-title');
  await app.close();
});
