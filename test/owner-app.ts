import { ADMIN_PASSWORD, type AdminBrowser, logInAsOwner } from './admin-browser.ts';
import { createPageRenderer } from './page-renderer.ts';
import { type Engine, openTestApp, type TestApp } from './test-app.ts';

let renderer: ReturnType<typeof createPageRenderer> | undefined;

/** An app that renders pages, with an empty database, and the browser of its owner, who is logged in. */
export async function openOwnerApp(
  engine: Engine,
  { env = {}, time }: { env?: NodeJS.ProcessEnv; time?: string } = {},
): Promise<{ app: TestApp; owner: AdminBrowser }> {
  renderer ??= createPageRenderer();
  const app = await openTestApp(engine, {
    renderPage: await renderer,
    env: { ADMIN_PASSWORD, ...env },
    ...(time === undefined ? {} : { time }),
  });
  return { app, owner: await logInAsOwner(app) };
}
