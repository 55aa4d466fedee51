const PREFIX = 'window.__reactRouterManifest=';

/** The file name of the public pages' route manifest, derived from that of the full manifest. */
export function publicManifestName(name: string): string {
  return name.replace(/manifest-(\w+)\.js$/, 'manifest-public-$1.js');
}

/**
 * The router's manifest without the routes of the admin area, which no public page links to. That
 * saves a sixth of its size and doesn't reveal those routes. The modules that a route's own module
 * imports are left out too: their names are half of the file, on every page. The router only uses
 * them to fetch modules while the pointer rests on a link; without them the browser finds them when
 * it has the route's own. Throws if the file has another form.
 *
 * @param source the text of the file that React Router has built
 */
export function publicManifest(source: string): string {
  if (!source.startsWith(PREFIX)) throw new Error('The route manifest has a form of its own');
  const manifest = JSON.parse(source.slice(PREFIX.length).replace(/;\s*$/, '')) as {
    url: string;
    routes: Record<string, { path?: string }>;
  };
  const routes = Object.entries(manifest.routes)
    .filter(([id, { path = '' }]) => !id.startsWith('admin/') && !/^admin(\/|$)/.test(path))
    .map(([id, route]) => [id, { ...route, imports: undefined }]);
  const told = {
    ...manifest,
    // The router asks for the file by this name once more: it has to be the one that it has.
    url: publicManifestName(manifest.url),
    routes: Object.fromEntries(routes),
  };
  // False is the default of these flags (`"hasClientLoader":false`), so they are left out.
  return `${PREFIX}${JSON.stringify(told, (_key, value) => (value === false ? undefined : value))};`;
}
