import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp('sqlite', { renderPage: await createPageRenderer() });
});
afterAll(() => app.close());

const find = async (query: string) => {
  const html = await (await app.request(`/search?q=${query}`)).text();
  return html.replaceAll('<!-- -->', '');
};

test('results for corrected words are counted as theirs', async () => {
  const html = await find('invioces');
  expect(html).toContain('so we searched for “invoice” instead');
  expect(html).toMatch(/\d+ results for “invoice”/);
  expect(html).not.toContain('results for “invioces”');
});

test('words that are found are counted as they were typed', async () => {
  expect(await find('Invoices')).toMatch(/\d+ results for “Invoices”/);
});
