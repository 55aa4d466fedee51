const PREFIX = 'window.__reactRouterManifest=';

/** The name of the route manifest that public pages load, from the name of the whole one. */
export function publicManifestName(name: string): string {
  return name.replace(/manifest-(\w+)\.js$/, 'manifest-public-$1.js');
}

/**
 * The router's manifest without the routes of the admin area: a sixth of what it weighs, and nobody
 * who reads the public pages needs to be told of them. No public page links there.
 *
 * @param source the text of the file that React Router has built
 */
export function publicManifest(source: string): string {
  if (!source.startsWith(PREFIX)) throw new Error('The route manifest has a form of its own');
  const manifest = JSON.parse(source.slice(PREFIX.length).replace(/;\s*$/, '')) as {
    routes: Record<string, { path?: string }>;
  };
  const routes = Object.entries(manifest.routes).filter(
    ([id, { path = '' }]) => !id.startsWith('admin/') && !/^admin(\/|$)/.test(path),
  );
  return `${PREFIX}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`;
}
