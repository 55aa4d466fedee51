import { openApiDocument } from '../app/features/api-docs/api-docs.openapi.ts';
import { prerenderedPaths } from '../app/prerender.ts';
import { site } from '../app/site.content.ts';

/** Files that tell machines about the site: site map, robots.txt, manifest. */
export function siteFiles(): Record<string, string> {
  const siteUrl = process.env.SITE_URL?.replace(/\/$/, '') ?? site.defaultSiteUrl;
  return {
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
  const urls = prerenderedPaths.map(
    (path) => `<url><loc>${siteUrl}${path === '/' ? '/' : path}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
