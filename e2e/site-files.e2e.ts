import { company } from '#app/facts/company.ts';
import { publishedPaths } from '#app/published-paths.ts';
import { expect, test } from './running-app.ts';

test('the site map lists exactly the indexable pages, each answering 200', {
  tag: '@core',
}, async ({ request, app }) => {
  const xml = await (await request.get(`${app.url}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const indexable: string[] = [];
  for (const path of publishedPaths) {
    const answer = await request.get(app.url + path);
    const html = await answer.text();
    expect(answer.status(), path).toBe(200);
    if (isIndexable(path, html)) indexable.push(path);
  }
  expect(listed.sort()).toEqual(indexable.sort());
  const robots = await (await request.get(`${app.url}/robots.txt`)).text();
  expect(robots).toMatch(/Disallow: \/admin\n[\s\S]*Sitemap: .+\/sitemap\.xml/);
});

test('every page has a social picture of 1200 by 630 pixels, every indexable page its own', {
  tag: '@core',
}, async ({ request, app }) => {
  const pictures = new Map<string, string>();
  for (const path of publishedPaths) {
    const html = await (await request.get(app.url + path)).text();
    const [, image = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const answer = await request.get(app.url + new URL(image).pathname);
    expect(answer.headers()['content-type'], path).toBe('image/png');
    const png = await answer.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
    if (!isIndexable(path, html)) continue;
    expect(pictures.get(image), `${path} and another page`).toBeUndefined();
    pictures.set(image, path);
  }
  console.log(JSON.stringify({ test: 'social pictures', pages: pictures.size }));
});

test('llms.txt names the company and every indexable page', { tag: '@core' }, async ({
  request,
  app,
}) => {
  const answer = await request.get(`${app.url}/llms.txt`);
  expect(answer.headers()['content-type']).toContain('text/plain');
  const text = await answer.text();
  expect(text.startsWith(`# ${company.name}\n\n> `)).toBe(true);
  const xml = await (await request.get(`${app.url}/sitemap.xml`)).text();
  for (const [, address = ''] of xml.matchAll(/<loc>([^<]+)<\/loc>/g))
    expect(text).toContain(`](${address})`);
});

test.describe('the next page', () => {
  test('is announced by a header, and the rules leave out what is not for everybody', {
    tag: '@core',
  }, async ({ request, app }) => {
    const home = await request.get(app.url);
    expect(home.headers()['speculation-rules']).toBe('"/speculation-rules.json"');
    expect(home.headers()['cache-control']).not.toContain('no-store');
    const rules = await request.get(`${app.url}/speculation-rules.json`);
    expect(rules.headers()['content-type']).toBe('application/speculationrules+json');
    const text = await rules.text();
    for (const path of ['/admin/*', '/api/*', '/u/*', '/bookings/*']) expect(text).toContain(path);
  });
});

/** Neither kept out of search results nor with another page as canonical URL. */
function isIndexable(path: string, html: string): boolean {
  const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  const isOwn = new URL(canonical, 'http://localhost').pathname === path;
  return isOwn && !/<meta name="robots" content="[^"]*noindex/.test(html);
}
