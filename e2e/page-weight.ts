import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { publishedPaths } from '#app/published-paths.ts';

/** Kilobytes (1,000 bytes) transferred on a first visit. */
const BUDGET = {
  /** With the rules that the page uses, which stand in it. */
  homeDocument: 20,
  /** Everything that the home page asks for before somebody touches it. */
  homeTotal: 100,
  /** In one file, while nobody has touched the page and no part of it wakes by itself. */
  untouchedScript: 3,
  /** Once every island in sight is awake. */
  script: 80,
  /** Files that a form asks for when somebody touches it. */
  formFiles: 6,
  fonts: 30,
  images: 150,
} as const;

/**
 * Pages with a limit of their own for scripts, once every island in sight is awake: the tools and
 * the calendar. None may grow.
 */
const OWN_LIMITS: readonly (readonly [RegExp, number])[] = [
  [/^\/book/, 95],
  [/^\/resources\/tools\/./, 95],
];

type PageWeight = Awaited<ReturnType<ReturnType<typeof recordRequests>['weigh']>>;

/** Records what a page requests from now on; `weigh` sums up the responses. */
export function recordRequests(page: Page, path: string) {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests.push(request);
  });
  return {
    async weigh() {
      const files = await Promise.all(requests.map((request) => sizeOf(request, path)));
      const sum = (isCounted: (file: (typeof files)[number]) => boolean) =>
        Math.round(files.filter(isCounted).reduce((total, { bytes }) => total + bytes, 0) / 100) /
        10;
      return {
        document: sum(({ type }) => type === 'document'),
        script: sum(({ isScript }) => isScript),
        scriptFiles: files.filter(({ isScript }) => isScript).length,
        fonts: sum(({ type }) => type === 'font'),
        images: sum(({ type }) => type === 'image'),
        total: sum(() => true),
      };
    },
    /** URLs of other origins that were requested. */
    foreign(origin: string): string[] {
      return requests.map((request) => request.url()).filter((url) => !url.startsWith(origin));
    },
  };
}

/**
 * The budgets that the page is over: `untouched` as it loads, then with every island in sight awake.
 */
export async function overBudget(
  page: Page,
  path: string,
  { untouched, awake }: { untouched: PageWeight; awake: PageWeight },
): Promise<string[]> {
  const { formFiles, isRead } = await describeIslands(page);
  const own = OWN_LIMITS.find(([pattern]) => pattern.test(path))?.[1];
  const isHome = path === '/';
  const figures: [string, number, number][] = [
    ['KB of document', isHome ? untouched.document : 0, BUDGET.homeDocument],
    ['KB in all', isHome ? untouched.total : 0, BUDGET.homeTotal],
    ['KB of script', awake.script, own ?? BUDGET.script],
    ['KB of fonts', awake.fonts, BUDGET.fonts],
    ['KB of images', awake.images, BUDGET.images],
    ['KB of script untouched', isRead ? untouched.script : 0, BUDGET.untouchedScript],
    ['scripts untouched', isRead ? untouched.scriptFiles : 0, 1],
    ['files of a form', own ? 0 : formFiles, BUDGET.formFiles],
  ];
  return figures
    .filter(([, figure, limit]) => figure > limit)
    .map(([what, figure, limit]) => `${figure} ${what}, at most ${limit}`);
}

/** The most files that a form in sight names, and whether no island wakes by itself. */
function describeIslands(page: Page) {
  return page.evaluate(() => {
    const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
    const forms = islands.filter((island) =>
      island.querySelector('form[method=post]')?.checkVisibility(),
    );
    return {
      formFiles: Math.max(0, ...forms.map(({ dataset }) => dataset.island?.split(' ').length ?? 0)),
      isRead: islands.every(({ dataset }) => dataset.when === undefined),
    };
  });
}

async function sizeOf(request: Request, path: string) {
  const { responseBodySize } = await request.sizes();
  const type = request.resourceType();
  const isScript = new URL(request.url()).pathname.endsWith('.js');
  if (type !== 'document' || !publishedPaths.includes(path))
    return { type, isScript, bytes: responseBodySize };
  // For some seconds after a start, kept pages are sent with a quick compression.
  const body = await (await request.response())?.body();
  return { type, isScript, bytes: body ? brotliCompressSync(body).length : 0 };
}
