import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { factsWith } from '#app/facts/facts.ts';
import { everySection } from '#app/facts/sections.ts';
import { requestInfoContext } from '#app/platform/app-context.server.ts';
import { isAdminPath } from '#app/platform/http/admin-path.ts';
import { type App, createApp } from './app.ts';
import { holdScripts, isHydrated, START_WHEN_IDLE } from './publishing/hold-scripts.ts';
import { publicManifestName } from './publishing/public-manifest.ts';

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
  const renderAdmin = createRequestHandler(own, 'production');
  const url = publicManifestName(own.assets.url);
  const renderPublic = createRequestHandler(
    { ...own, assets: { ...own.assets, url } },
    'production',
  );
  return createApp(env, {
    async renderPage(request, context) {
      if (isAdminPath(new URL(request.url).pathname)) return renderAdmin(request, context);
      const response = await renderPublic(request, context);
      const nonce = context.get(requestInfoContext)?.nonce;
      // A page without a nonce is about to be published, which holds its scripts back itself.
      return nonce ? startWhenIdle(response, nonce) : response;
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

/** A page rendered for one visitor asks for its scripts when it has loaded, like a published one. */
async function startWhenIdle(response: Response, nonce: string): Promise<Response> {
  const isHtml = response.headers.get('Content-Type')?.startsWith('text/html');
  if (!isHtml || !response.body) return response;
  const html = await response.text();
  const ready = isHydrated(html) ? holdScripts(html, START_WHEN_IDLE, nonce) : html;
  return new Response(ready, { status: response.status, headers: response.headers });
}
