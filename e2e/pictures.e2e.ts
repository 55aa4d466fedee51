import { libraryResources } from '#app/facts/resources.ts';
import { publicPaths } from './public-pages.ts';
import { expect, test, waitForHydration } from './running-app.ts';

const PLACEHOLDER = '/images/placeholder.svg';

test('a picture that does not come is replaced with the placeholder', async ({
  page,
  problems,
}) => {
  await page.route('**/images/library/**', (route) => route.abort());
  await page.goto('/resources/library');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const pictures = page.locator('.resource-file img');
  await expect(pictures).toHaveCount(libraryResources.length);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('currentSrc', new URL(PLACEHOLDER, page.url()).href);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  expect(problems.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true);
});

test('every picture keeps its place, has a smaller format, and is no larger than it is shown', async ({
  page,
}) => {
  const faults: string[] = [];
  for (const path of publicPaths) {
    const html = await (await page.request.get(path)).text();
    for (const [tag] of html.matchAll(/<img[^>]*>/g)) {
      for (const attribute of [/ width="\d+"/, / height="\d+"/, / alt="/, / decoding="async"/])
        if (!attribute.test(tag)) faults.push(`${path}: ${tag} has no ${attribute.source}`);
    }
  }
  expect(faults).toEqual([]);
  for (const [width, path] of [
    [390, '/resources/library'],
    [1280, '/resources/library'],
    [1280, '/resources/guides'],
    [1280, '/resources/tools'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const pictures = page.locator('.resource-file img');
    await expect(pictures.first()).toBeAttached();
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
      const { source, shown, delivered } = await picture.evaluate(
        async (image: HTMLImageElement) => {
          const file = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
          // A picture that covers a higher box than its own is as wide as that height demands.
          const covered = (image.clientHeight * file.width) / file.height;
          const shown = Math.max(image.clientWidth, covered);
          return { source: image.currentSrc, shown, delivered: file.width };
        },
      );
      expect(source).toMatch(/\.avif$/);
      expect(delivered / shown, `${path} at ${width}`).toBeLessThanOrEqual(1.5);
    }
  }
});

test('a dark page shows the dark pictures of the library', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/resources/guides');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const pictures = await page.locator('.resource-file img').all();
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      /-dark-\d+\.avif$/,
    );
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
});

test('pictures of the library, below its first screen, wait until they are near', async ({
  page,
}) => {
  await page.goto('/resources/library');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  for (const picture of await page.locator('.resource-file img').all())
    await expect(picture).toHaveAttribute('loading', 'lazy');
});

test('every page names a social picture that is there, in the size that networks want', async ({
  request,
}) => {
  const known = new Set<string>();
  for (const path of publicPaths) {
    const html = await (await request.get(path)).text();
    const [, image = ''] =
      /<meta property="og:image" content="[^"]*?(\/social[^"]*)"/.exec(html) ?? [];
    if (known.has(image)) continue;
    known.add(image);
    const answer = await request.get(image);
    expect(answer.headers()['content-type'], `${path}: ${image}`).toBe('image/png');
    const png = await answer.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], image).toEqual([1200, 630]);
  }
  expect(known.size).toBeGreaterThan(30);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the style sheet puts the placeholder where a picture does not come', async ({
    page,
    problems,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.route('**/images/library/**', (route) => route.abort());
    await page.goto('/resources/library?type=guide', { waitUntil: 'networkidle' });
    expect(asked).toContain(PLACEHOLDER);
    expect(problems.splice(0).length).toBeGreaterThan(0);
  });
});
