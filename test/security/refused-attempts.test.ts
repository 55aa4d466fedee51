import { afterEach, beforeAll, expect, test } from 'vitest';
import type { RenderPage } from '#server/http-app.ts';
import { ADMIN_PASSWORD, prepareQuickPassword, tryToLogIn } from '#test/admin-browser.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';

/** More than one network may try in the time of its limit. */
const ATTEMPTS = 70;
const ALLOWED = 30;

let renderPage: RenderPage;
beforeAll(async () => {
  renderPage = await createPageRenderer();
});

describeOnBothDatabases('attempts over the limit of a network', (engine) => {
  let app: TestApp;
  afterEach(() => app.close());

  const countLimits = async () => {
    const rows = await app.context.db.selectFrom('rate_limits').select('key').execute();
    return rows.length;
  };

  test('of a login leave no row for each address that somebody types', async () => {
    app = await openTestApp(engine, { renderPage, env: { ADMIN_PASSWORD } });
    await prepareQuickPassword(app);
    const statuses = [];
    for (let at = 0; at < ATTEMPTS; at++) {
      const email = `person${at}@example.com`;
      statuses.push((await tryToLogIn(app, 'wrong', { email })).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(ALLOWED);
    expect(statuses.at(-1)).toBe(429);
    // One for each person and network, one for each person, one for the network.
    expect(await countLimits()).toBeLessThanOrEqual(2 * ALLOWED + 1);
  });

  test('of a confirmation code leave no row for each address that somebody types', async () => {
    app = await openTestApp(engine);
    const statuses = [];
    for (let at = 0; at < ATTEMPTS; at++) {
      const body = { email: `person${at}@example.com`, code: '123456' };
      statuses.push((await app.post('/api/newsletter/confirm', body)).status);
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(ALLOWED);
    expect(statuses.at(-1)).toBe(429);
    expect(await countLimits()).toBeLessThanOrEqual(ALLOWED + 1);
  });
});
