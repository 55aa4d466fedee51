import { readFileSync } from 'node:fs';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { factsWith } from '#app/facts/facts.ts';
import { everySection } from '#app/facts/sections.ts';
import { isAdminPath } from '#app/platform/http/admin-path.ts';
import { type App, createApp } from './app.ts';
import { createStyleInliner } from './publishing/inline-styles.ts';

/**
 * The entry of the built server: pages and API in one module graph, so that both use the same
 * context keys.
 */
export function openApp(
  env: NodeJS.ProcessEnv,
  { isDevelopment = false }: { isDevelopment?: boolean } = {},
): Promise<App> {
  const own = build as unknown as ServerBuild;
  if (isDevelopment)
    return createApp(env, { renderPage: createRequestHandler(own, 'development') });
  const render = createRequestHandler(own, 'production');
  const inlineStyles = createStyleInliner((href) =>
    readFileSync(new URL(`../client${href}`, import.meta.url), 'utf8'),
  );
  return createApp(env, {
    async renderPage(request, context) {
      const response = await render(request, context);
      // React hydrates the pages of the admin area as they were sent.
      if (isAdminPath(new URL(request.url).pathname)) return response;
      if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
      return new Response(inlineStyles(await response.text()), response);
    },
  });
}

/**
 * A public page as the build needs it: also of a part that app/facts/sections.ts hides, because the
 * owner may show it while the site runs.
 */
export function renderForBuild(app: App, path: string): Promise<string> {
  return app.renderPage(path, factsWith({ sections: everySection }));
}
