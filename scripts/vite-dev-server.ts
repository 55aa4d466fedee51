import { getRequestListener } from '@hono/node-server';
import type { Plugin, ViteDevServer } from 'vite';

/** Serves pages and API by the site's own app in development, with hot reloading by Vite. */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    configureServer(vite) {
      const site = startDevSite(vite);
      return () => {
        vite.middlewares.use(async (request, response, next) => {
          try {
            const { fetch } = await site;
            await getRequestListener(fetch, { overrideGlobalObjects: false })(request, response);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}

async function startDevSite(vite: ViteDevServer) {
  const server = (await vite.ssrLoadModule(
    '/server/build-entry.ts',
  )) as typeof import('../server/build-entry.ts');
  const site = await server.openApp(process.env, { isDevelopment: true });
  await site.start();
  return site;
}
