import { readFileSync } from 'node:fs';
import { openApiDocument } from '../app/features/api-docs/api-docs.openapi.ts';
import { prerenderedPaths } from '../app/prerender.ts';
import { site } from '../app/site.content.ts';
import { feedFiles } from './feeds.ts';

/** Files that tell machines about the site: site map, robots.txt, manifest, feeds. */
export function siteFiles(): Record<string, string> {
  const siteUrl = process.env.SITE_URL?.replace(/\/$/, '') ?? site.defaultSiteUrl;
  return {
    ...feedFiles(siteUrl),
    'sitemap.xml': sitemap(siteUrl),
    'api/openapi.json': JSON.stringify(openApiDocument(siteUrl)),
    'robots.txt': `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    'manifest.webmanifest': JSON.stringify({
      name: site.name,
      short_name: site.name,
      description: site.tagline,
      start_url: '/',
      display: 'browser',
      lang: 'en-CA',
      icons: [192, 512].map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
    }),
  };
}

function sitemap(siteUrl: string): string {
  const urls = prerenderedPaths
    .filter(isIndexable)
    .map((path) => `<url><loc>${siteUrl}${path === '/' ? '/' : path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** The page itself says whether it may be listed. */
function isIndexable(path: string): boolean {
  const file = `build/client${path === '/' ? '' : path}/index.html`;
  return !/<meta name="robots" content="noindex"/.test(readFileSync(file, 'utf8'));
}
