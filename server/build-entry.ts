import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { isAdminPath } from '#app/platform/http/admin-path.ts';
import { type App, createApp } from './app.ts';
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
    renderPage: (request, context) =>
      isAdminPath(new URL(request.url).pathname)
        ? renderAdmin(request, context)
        : renderPublic(request, context),
  });
}
