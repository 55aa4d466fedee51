import { afterEach, expect, test } from 'vitest';
import { costWords } from '#app/features/tools/implementation-cost/implementation-cost.content.ts';
import { costDefaultInput } from '#app/features/tools/implementation-cost/implementation-cost.schema.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import type { TestApp } from '#test/test-app.ts';
import { offerArea } from './offer.server.ts';

const path = '/resources/tools/implementation-cost-calculator';
const call = {
  tool: 'implementation-cost-calculator',
  input: costDefaultInput,
  email: 'visitor@example.com',
  source: 'tool_result',
  timestamp: '2026-11-02T15:00:00.000Z',
};

/** What the page says of the package, beside the link to its page. */
const named = ['$997', costWords.offerLabel, costWords.packageMethod];

let app: TestApp;
afterEach(() => app.close());

test('the cost calculator and its email compare with the package until the offer ends', async () => {
  ({ app } = await openOwnerApp('sqlite'));
  const { context, post, renderPage } = app;
  const result = async () => {
    expect((await post('/api/tools/result', call)).status).toBe(201);
    const rows = await context.db.selectFrom('submissions').select('details').execute();
    return `${rows.at(-1)?.details}`;
  };
  const main = async () => /<main.*<\/main>/s.exec(await renderPage(path))?.[0] ?? '';
  const before = await main();
  for (const words of named) expect(before).toContain(words);
  expect(await result()).toContain('launch package');
  await context.settings.set(offerArea, { seats: 0 });
  const after = await main();
  expect(after).toContain('result-figure');
  for (const words of named) expect(after).not.toContain(words);
  expect((await result()).toLowerCase()).not.toContain('launch package');
});
