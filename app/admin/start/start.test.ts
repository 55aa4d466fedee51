import { afterEach, beforeEach, expect, test } from 'vitest';
import { ADMIN_PASSWORD, type AdminBrowser, tryToLogIn } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { sampleBusiness } from '#test/sample-business.ts';
import type { TestApp } from '#test/test-app.ts';
import { readSetup } from './set-up.server.ts';

const page = '/admin/start';
let app: TestApp;
let owner: AdminBrowser;
beforeEach(async () => {
  ({ app, owner } = await openOwnerApp('sqlite'));
  app.context.ownerFacts.show(sampleBusiness);
});
afterEach(async () => {
  await app.close();
});

const show = (path: string) => owner.read(path);
const isDone = async (id: string) =>
  (await readSetup(app.context)).find((line) => line.id === id)?.isDone;

test('the set-up has at most ten lines, each with what is left to do and where', async () => {
  const lines = await readSetup(app.context);
  expect(lines.length).toBeLessThanOrEqual(10);
  const text = await show(page);
  for (const { title, left } of lines) {
    expect(text).toContain(title);
    for (const { what } of left) expect(text).toContain(what);
  }
  expect(text).toContain(`0 of ${lines.length} done`);
  expect(await show('/admin/today')).toContain(`0 of ${lines.length} done`);
});

test('a line whose built-in values may be right is done once the owner has said so', async () => {
  expect(await isDone('hours')).toBe(false);
  await owner.post(page, { line: 'hours' });
  expect(await isDone('hours')).toBe(true);
  expect((await owner.post(page, { line: 'name' })).status).toBe(400);
});

test('only the first login opens the set-up', async () => {
  const again = await tryToLogIn(app, ADMIN_PASSWORD);
  expect(again.headers.get('Location')).toBe('/admin/today');
});
