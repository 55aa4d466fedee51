import { openCalendar } from './booking-page.ts';
import { expect, test } from './running-app.ts';

const CALENDAR_CODE = /\/assets\/island-(slot-calendar|booking-).*\.js$/;

test('the calendar is fetched when its tab is opened, not before', { tag: '@core' }, async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => CALENDAR_CODE.test(url))).toEqual([]);
  expect(fetched.filter((url) => url.includes('/api/bookings'))).toEqual([]);
  await page.getByRole('tab', { name: 'Book Assessment' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(fetched.filter((url) => CALENDAR_CODE.test(url)).length).toBeGreaterThan(0);
});

for (const [path, width] of [
  ['/contact#booking', 390],
  ['/contact#booking', 1280],
  ['/book', 390],
  ['/book', 1280],
] as const) {
  test(`nothing jumps while the calendar arrives (${path}, ${width} px)`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    // The layout shift from loading fonts is measured elsewhere; this test is about the calendar
    // only.
    await page.route('**/*.woff2', (route) => route.abort());
    await openCalendar(page, path);
    await page.waitForTimeout(500);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
            })[]) {
              if (!entry.hadRecentInput) sum += entry.value;
            }
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    console.log(JSON.stringify({ test: 'layout shift of the calendar', path, width, shift }));
    expect(shift).toBeLessThanOrEqual(0.01);
    expect(problems.splice(0).filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
  });
}
