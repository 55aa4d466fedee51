import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { type App, createApp } from './app.ts';

/**
 * The entry of the built server: pages and API in one module graph, so that both use the same
 * context keys.
 */
export function openApp(
  env: NodeJS.ProcessEnv,
  { isDevelopment = false }: { isDevelopment?: boolean } = {},
): Promise<App> {
  const renderPage = createRequestHandler(
    build as unknown as ServerBuild,
    isDevelopment ? 'development' : 'production',
  );
  return createApp(env, { renderPage });
}
