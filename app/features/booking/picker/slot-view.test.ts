import { RouterContextProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { appContextKey } from '#app/platform/app-context.server.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { readSlotView } from './slot-view.server.ts';

let app: TestApp;
afterEach(() => app.close());

test.each([
  ['month=2026-12', '2026-12-01'],
  ['date=2026-12-24', '2026-12-01'],
  ['month=9999-12', '2026-11-01'],
  ['date=9999-12-31', '2026-11-01'],
  ['month=0001-01', '2026-11-01'],
])('?%s shows the month that begins on %s', async (query, month) => {
  app = await openTestApp();
  const context = new RouterContextProvider();
  context.set(appContextKey, app.context);
  const view = await readSlotView(context, new URLSearchParams(query), 30);
  expect(view.month).toBe(month);
});
