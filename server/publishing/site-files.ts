import { describeApi } from '#app/api.ts';
import type { Facts } from '#app/facts/facts.ts';
import { newsletterLater } from '#app/features/subscriptions/newsletter/newsletter-form.content.ts';
import { waitlistLater } from '#app/features/subscriptions/waitlist/waitlist.content.ts';
import { noticesLater } from '#app/pages/notices/notices.content.ts';
import { escapeXml } from '#app/platform/format/escape-xml.ts';
import type { PageFacts } from './page-facts.ts';

/**
 * Files for machines about the site: site map, robots.txt, llms.txt, manifest, speculation rules, the
 * description of the API, and the words that islands read when they are used.
 */
export function siteFiles(
  facts: Facts,
  siteUrl: string,
  pages: readonly PageFacts[],
): Record<string, string> {
  const { company } = facts;
  const indexed = pages.filter((page) => page.isIndexed);
  const later = [newsletterLater, waitlistLater, noticesLater(facts)];
  return {
    ...Object.fromEntries(later.map(({ file, props }) => [file.slice(1), JSON.stringify(props)])),
    'sitemap.xml': sitemap(siteUrl, indexed),
    'llms.txt': llms(facts, siteUrl, indexed),
    'api/openapi.json': JSON.stringify(describeApi(facts, siteUrl)),
    'speculation-rules.json': JSON.stringify(speculationRules),
    'robots.txt': `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    'manifest.webmanifest': JSON.stringify({
      name: company.name,
      short_name: company.name,
      description: company.tagline,
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

/** What the browser may prerender while the pointer is on a link: public pages only. */
const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                '/admin',
                '/admin/*',
                '/api/*',
                '/u/*',
                '/bookings',
                '/bookings/*',
                '/sent',
                '/newsletter/*/*',
                '/waitlist/*/*',
                '/*\\?(.+)',
                '/*.*',
              ],
            },
          },
          { not: { selector_matches: '[rel~="external"], [rel~="nofollow"], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

function sitemap(siteUrl: string, pages: readonly PageFacts[]): string {
  const urls = pages.map(({ path }) => `<url><loc>${escapeXml(siteUrl + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** The site as one Markdown page for language models (llmstxt.org): a summary, then every page. */
function llms(facts: Facts, siteUrl: string, pages: readonly PageFacts[]): string {
  const { company } = facts;
  const groups = new Map<string, PageFacts[]>();
  for (const page of pages) {
    const group = groupOf(page.path);
    groups.set(group, [...(groups.get(group) ?? []), page]);
  }
  const sections = [...groups].map(([group, members]) => {
    const lines = members.map(
      ({ path, title, description }) =>
        `- [${nameOf(facts, title)}](${siteUrl}${path}): ${description}`,
    );
    return `## ${group}\n\n${lines.join('\n')}\n`;
  });
  const { locality, region, country } = company.address;
  return `# ${company.name}

> ${company.description}

${company.tagline} ${locality}, ${region}, ${country}. ${company.serviceArea}. Phone ${company.phone.display}, email ${company.email}, ${company.officeHours.display}. The public JSON API is described at ${siteUrl}/api/openapi.json.

${sections.join('\n')}`;
}

function groupOf(path: string): string {
  const [first = '', second] = path.slice(1).split('/');
  if (!second && !['services', 'courses', 'resources'].includes(first)) return 'Company';
  return `${first.charAt(0).toUpperCase()}${first.slice(1).replaceAll('-', ' ')}`;
}

/** The title without the company's name. */
function nameOf(facts: Facts, title: string): string {
  const { company } = facts;
  return title.replace(` | ${company.name}`, '');
}
