import { afterEach, expect, test } from 'vitest';
import { packageLabel } from '#app/features/tools/implementation-cost/implementation-cost.tool.ts';
import { costInput } from '#test/calculator-samples.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { publishFacts } from '#test/sample-business.ts';
import type { TestApp } from '#test/test-app.ts';

const path = '/resources/tools/implementation-cost-calculator';
const call = {
  tool: 'implementation-cost-calculator',
  input: costInput,
  email: 'visitor@example.com',
  source: 'tool_result',
  timestamp: '2026-11-02T15:00:00.000Z',
};

/** What the page says of the package, beside the link to its page. */
const named = ['$997', packageLabel, 'The launch package covers'];

let app: TestApp;
afterEach(() => {
  return app.close();
});

test('the cost calculator and its email compare with the package until the offer ends', async () => {
  const opened = await openOwnerApp('sqlite');
  app = opened.app;
  const { context, post, renderPage } = app;
  const result = async () => {
    expect((await post('/api/tools/result', call)).status).toBe(201);
    const rows = await context.db.selectFrom('submissions').select('details').execute();
    return `${rows.at(-1)?.details}`;
  };
  const main = async () => /<main.*<\/main>/s.exec(await renderPage(path))?.[0] ?? '';
  const before = await main();
  for (const words of named) expect(before).toContain(words);
  expect(await result()).toContain(packageLabel);
  await publishFacts({ context }, { launch: { seats: 0 } });
  const after = await main();
  expect(after).toContain('result-figure');
  for (const words of named) expect(after).not.toContain(words);
  expect((await result()).toLowerCase()).not.toContain('launch package');
});
