import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import type { AdminBrowser } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { publishFacts } from '#test/sample-business.ts';
import type { TestApp } from '#test/test-app.ts';
import { offerWords } from './features/offer/offer.content.ts';
import { listShownPages } from './published-paths.ts';

const offer = offerWords(builtInFacts);

const OFFER = '/special-offer';
/** What names the offer or its package. */
const NAMED = /launch (offer|package|price)|special-offer|\$997/i;
/** Legal documents, and what developers read. */
const LEFT_OUT = /^\/(privacy-policy|terms-of-service|api-docs)/;

let app: TestApp;
let owner: AdminBrowser;
beforeAll(async () => {
  ({ app, owner } = await openOwnerApp('sqlite'));
});
afterAll(() => {
  return app.close();
});

async function pagesThatNameIt(): Promise<string[]> {
  const named: string[] = [];
  for (const path of [
    ...listShownPages(app.context.facts()),
    '/book',
    '/nowhere',
    '/search?q=cost',
  ]) {
    const html = await (await app.request(path)).text();
    if (path !== OFFER && !LEFT_OUT.test(path) && NAMED.test(html)) named.push(path);
  }
  return named;
}

test('once it has ended, no page but its own speaks of it', async () => {
  expect(await (await app.request('/about')).text()).toMatch(NAMED);
  await publishFacts(app, { launch: { seats: 0 } });
  expect(await pagesThatNameIt()).toEqual([]);
  const answer = await app.request(OFFER);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  for (const words of [offer.ended.title, offer.ended.workflowsText, offer.ended.description])
    expect(html).toContain(words);
  for (const words of [offer.workflows.text, offer.head.description])
    expect(html).not.toContain(words);
});

test('the owner still finds it switched on', async () => {
  const settings = await (await owner.get('/admin/site?set=sections')).text();
  expect(settings).toMatch(/<input[^>]*name="offer"[^>]*checked/);
});

test('a new deadline brings it back', async () => {
  await publishFacts(app, { launch: { deadline: '2026-11-27T17:00:00.000Z' } });
  expect(await (await app.request('/about')).text()).toMatch(NAMED);
});
