import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { isFullProof } from '#test/proof-size.ts';

const ALL_RULES: RunOptions['runOnly'] = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const CONTRAST: RunOptions['runOnly'] = { type: 'rule', values: ['color-contrast'] };
const LOOKS = [
  [390, 'light'],
  [1280, 'dark'],
  ...(isFullProof
    ? ([
        [390, 'dark'],
        [1280, 'light'],
      ] as const)
    : []),
] as const;

/**
 * The violations that axe finds on the page in its current state, on a phone in light and a desktop
 * in dark (at full size in each on both), and whether the page scrolls sideways there. The page is loaded once; only width
 * and theme change. Resolves to errors only, each prefixed with `name`.
 */
export async function scanPage(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const [width, colorScheme] of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Axe would measure a target that is half covered by the header as half as large.
    await page.evaluate(() => scrollTo(0, 0));
    // A theme changes only colours, so in the dark one only contrast needs to be checked.
    const runOnly = colorScheme === 'light' ? ALL_RULES : CONTRAST;
    const violations = await runAxe(page, { runOnly });
    found.push(...violations.map((one) => `${name}, ${width} px, ${colorScheme}: ${one}`));
    const overflow = await widthTooMuch(page);
    if (overflow > 0) found.push(`${name}, ${width} px: ${overflow} px too wide`);
  }
  return found;
}

/**
 * The violations that axe finds below `root`. Its code is injected once per load, because that
 * costs as much as a run, and @axe-core/playwright injects it for every run.
 */
export async function runAxe(
  page: Page,
  { runOnly = ALL_RULES, root = 'html' }: { runOnly?: RunOptions['runOnly']; root?: string } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([selector, only]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await run(selector, { runOnly: only, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => {
        const where = nodes.slice(0, 3).map(({ html }) => html.slice(0, 120));
        return `${id} ${where.join(' | ')}`;
      });
    },
    [root, runOnly] as const,
  );
}

/** By how many pixels the page scrolls sideways. */
export function widthTooMuch(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
