import { publicPaths } from './public-pages.ts';
import { expect, test, waitForHydration } from './running-app.ts';

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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
});
