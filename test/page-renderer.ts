import type { RouteConfigEntry } from '@react-router/dev/routes';
import {
  createRequestHandler,
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router';
import { movedPages } from '#app/admin/shell/moved-pages.ts';
import routes from '#app/routes.ts';
import type { RenderPage } from '#server/http-app.ts';

type FlatRoute = { id: string; parentId: string; path: string | undefined; file: string };

/** The route table as a flat list, without the root. */
export function flattenRoutes(
  entries: readonly RouteConfigEntry[] = routes,
  parentId = 'root',
): (FlatRoute & { index?: boolean })[] {
  return entries.flatMap((entry) => {
    const id = entry.id ?? entry.file.replace(/\.tsx?$/, '');
    const own = { id, parentId, path: entry.path, file: entry.file, index: entry.index };
    return [own, ...flattenRoutes(entry.children ?? [], id)];
  });
}

/** Every path of the route table with a prefix, except former ones, with a word for each parameter. */
export function pathsBelow(prefix: string): string[] {
  return flattenRoutes()
    .map((route) => `/${route.path ?? ''}`)
    .filter((path) => !Object.hasOwn(movedPages, path))
    .filter((path) => path === prefix || path.startsWith(`${prefix}/`))
    .map((path) => path.replace(/:\w+\??/g, 'x').replace(/\*$/, 'x'));
}

/** The route patterns behind the guard of the admin area. */
export function guardedRoutes(): string[] {
  return flattenRoutes()
    .filter(({ parentId }) => parentId === 'admin/admin.layout')
    .map(({ path }) => `/${path}`);
}

/** A path for each page behind it, with a word for each parameter. */
export function guardedPaths(): string[] {
  return guardedRoutes()
    .filter((route) => !Object.hasOwn(movedPages, route))
    .map((route) => route.replace(/:\w+/g, 'x'));
}

/**
 * Renders pages from the sources with React Router's own request handler: middleware, loaders,
 * actions and HTML are as in the built site, but without its scripts.
 */
export async function createPageRenderer(): Promise<RenderPage> {
  const table: Record<string, unknown> = {
    root: { id: 'root', path: '', module: withProps(await import('#app/root.tsx')) },
  };
  const manifest: Record<string, unknown> = { root: manifestEntry('root', undefined, table) };
  for (const { file, ...route } of flattenRoutes()) {
    const module = withProps(await import(/* @vite-ignore */ `../app/${file}`));
    table[route.id] = { ...route, module };
    manifest[route.id] = manifestEntry(route.id, route.parentId, table);
  }
  const build = {
    entry: { module: await import('#app/entry.server.tsx') },
    routes: table,
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: manifest,
      url: '/manifest.js',
      version: 'test',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  };
  return createRequestHandler(build as unknown as ServerBuild, 'production');
}

/** Does what React Router's build does to a route: its component gets its data as props. */
function withProps(module: Record<string, unknown>): Record<string, unknown> {
  const { default: Component, ErrorBoundary, ...rest } = module;
  return {
    ...rest,
    ...(Component ? { default: withComponentProps(Component as never) } : {}),
    ...(ErrorBoundary ? { ErrorBoundary: withErrorBoundaryProps(ErrorBoundary as never) } : {}),
  };
}

function manifestEntry(
  id: string,
  parentId: string | undefined,
  table: Record<string, unknown>,
): Record<string, unknown> {
  const route = table[id] as { path?: string; index?: boolean; module: Record<string, unknown> };
  return {
    id,
    parentId,
    path: route.path,
    index: route.index,
    hasAction: 'action' in route.module,
    hasLoader: 'loader' in route.module,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: 'ErrorBoundary' in route.module,
    module: '/module.js',
    imports: [],
    css: [],
  };
}
