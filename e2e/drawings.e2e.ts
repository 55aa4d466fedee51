import { expect, test } from './running-app.ts';

test.use({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false });

test('the drawing in the head of a page has one width, and ends where the content does', async ({
  page,
}) => {
  const widths = new Set<number>();
  for (const address of [
    '/courses',
    '/courses/ai-implementation-workshop',
    '/industries/trades',
    '/resources/automation-templates/email-welcome-series',
    '/resources/downloads/ai-implementation-guide',
    '/about',
    '/web-app-development',
  ]) {
    await page.goto(address);
    const drawing = page.locator('.page-header-picture > .drawing');
    const { width, right, end } = await drawing.evaluate((shown) => {
      const box = shown.getBoundingClientRect();
      const wrap = shown.closest('.wrap') as Element;
      const padding = Number.parseFloat(getComputedStyle(wrap).paddingRight);
      const end = wrap.getBoundingClientRect().right - padding;
      return { width: box.width, right: box.right, end };
    });
    expect(right, address).toBeCloseTo(end, 0);
    widths.add(Math.round(width));
  }
  expect([...widths]).toHaveLength(1);
});

test('beside the hero drawing, the counter and the sleeve go on at the same height', async ({
  page,
}) => {
  // Otherwise the line would still be drawing itself.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  // Just outside and just inside the outer edge of each line that continues one of the drawing.
  const steps = await page.locator('.home-hero-picture').evaluate((picture) => {
    const { height } = picture.getBoundingClientRect();
    const line = picture.querySelector('.max-sm\\:hidden .drawing-line') as SVGPathElement;
    const scale = height / 400;
    const before = getComputedStyle(picture, '::before');
    const after = getComputedStyle(picture, '::after');
    const at = (x: number, y: number) => line.isPointInStroke(new DOMPoint(x, y));
    const counter = (height - Number.parseFloat(before.height)) / scale;
    const sleeve = Number.parseFloat(after.top) / scale;
    const cuff = sleeve + Number.parseFloat(after.height) / scale;
    return {
      thick: Number.parseFloat(after.borderTopWidth) / scale,
      counter: [at(1, counter - 0.5), at(1, counter + 0.5)],
      above: [at(959, sleeve - 0.5), at(959, sleeve + 0.5)],
      below: [at(959, cuff - 0.5), at(959, cuff + 0.5)],
    };
  });
  expect(steps.thick).toBeCloseTo(3.85, 1);
  expect(steps.counter).toEqual([false, true]);
  expect(steps.above).toEqual([false, true]);
  expect(steps.below).toEqual([true, false]);
});
