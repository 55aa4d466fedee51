import type { Page } from '@playwright/test';
import { publicPaths } from './public-pages.ts';
import { expect, test, waitForHydration } from './running-app.ts';

/** Paths that are personal, change something, or are not pages. */
const NOT_FOR_EVERYBODY = [
  '/admin',
  '/admin/login',
  '/admin/inbox/1',
  '/api/resources',
  '/u/abc',
  '/bookings/abc',
  '/bookings/abc/invite.ics',
  '/newsletter/confirm/abc',
  '/newsletter/preferences/abc',
  '/waitlist/confirm/abc',
  '/waitlist/leave/abc',
  '/sent',
  '/search?q=invoice',
  '/sitemap.xml',
];

test.describe.configure({ timeout: 240_000 });

test('the rules prepare public pages of this site and nothing else', async ({ page, request }) => {
  const rules = await (await request.get('/speculation-rules.json')).json();
  expect(Object.keys(rules)).toEqual(['prerender']);
  const { where } = rules.prerender[0];
  const pages = publicPaths.filter((address) => !address.includes('?'));
  const others = [...NOT_FOR_EVERYBODY, 'https://example.com/about'];
  // Before hydration, which happens only after the page has loaded.
  await page.goto('/about', { waitUntil: 'commit' });
  expect(await prepared(page, where, [...pages, ...others])).toEqual(pages);
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  expect(await prepared(page, where, pages)).toEqual([]);
});

test('the next page opens at its top, without scrolling up from where the link was', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const positions = await page.evaluate(async () => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    const before = document.title;
    document.querySelector<HTMLAnchorElement>('footer a[href="/about"]')?.click();
    const seen: number[] = [];
    const frame = () => new Promise(requestAnimationFrame);
    for (let frames = 0; frames < 600 && seen.length < 5; frames++) {
      await frame();
      if (document.title !== before) seen.push(Math.round(window.scrollY));
    }
    return seen;
  });
  expect(positions.slice(1)).toEqual([0, 0, 0, 0]);
});

type Rule = {
  and?: Rule[];
  not?: Rule;
  href_matches?: string | string[];
  selector_matches?: string;
};

/** The paths that a rule matches as links on the page, according to the browser's own patterns. */
function prepared(page: Page, where: Rule, addresses: string[]): Promise<string[]> {
  return page.evaluate(
    ([rule, all]) => {
      const holds = (
        { and, not, href_matches, selector_matches }: Rule,
        link: Element,
      ): boolean => {
        if (and) return and.every((part) => holds(part, link));
        if (not) return !holds(not, link);
        if (selector_matches) return link.matches(selector_matches);
        return [href_matches ?? []]
          .flat()
          .some((pattern) =>
            new URLPattern(pattern, document.baseURI).test((link as HTMLAnchorElement).href),
          );
      };
      return all.filter((href) => {
        const link = Object.assign(document.createElement('a'), { href });
        document.documentElement.append(link);
        const result = holds(rule, link);
        link.remove();
        return result;
      });
    },
    [where, addresses] as const,
  );
}
