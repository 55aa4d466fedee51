import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { publishedPaths } from '#app/published-paths.ts';

/** Kilobytes (1,000 bytes) transferred on a first visit. */
export const BUDGET = {
  /** With the rules that the page uses, which stand in it. */
  homeDocument: 20,
  medianDocument: 14,
  /** In one file, while nobody has touched the page and no part of it wakes by itself. */
  untouchedScript: 3,
  /** Once every island in sight is awake. */
  script: 80,
  /** Files that a form asks for when somebody touches it. */
  formFiles: 6,
  fonts: 30,
  images: 150,
  /** Everything that the home page asks for before somebody touches it. */
  homeTotal: 100,
} as const;

/**
 * Pages with a limit of their own for scripts, once every island in sight is awake: the tools and
 * the calendar. None may grow.
 */
const OWN_LIMITS: readonly (readonly [RegExp, number])[] = [
  [/^\/book/, 95],
  [/^\/resources\/tools\/./, 95],
];

export type PageWeight = {
  path: string;
  document: number;
  script: number;
  scriptFiles: number;
  fonts: number;
  images: number;
  total: number;
};

/** Records what a page requests from now on; `weigh` sums up the responses. */
export function recordRequests(page: Page) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return {
    async weigh(path: string): Promise<PageWeight> {
      const files = await Promise.all(
        requests.filter(isFetched).map((request) => sizeOf(request, path)),
      );
      const sum = (pick: (file: (typeof files)[number]) => boolean) =>
        Math.round(files.filter(pick).reduce((total, file) => total + file.bytes, 0) / 100) / 10;
      return {
        path,
        document: sum(({ type }) => type === 'document'),
        script: sum(isScript),
        scriptFiles: files.filter(isScript).length,
        fonts: sum(({ type }) => type === 'font'),
        images: sum(({ type }) => type === 'image'),
        total: sum(() => true),
      };
    },
    /** URLs of other origins that were requested. */
    foreign(origin: string): string[] {
      const urls = requests.filter(isFetched).map((request) => request.url());
      return urls.filter((url) => new URL(url).origin !== origin);
    },
  };
}

/**
 * The budgets that a page is over: `untouched` as it loads, then with every island in sight awake.
 * `isRead` if nothing on it wakes by itself.
 */
export function overBudget(
  untouched: PageWeight,
  { awake, formFiles, isRead }: { awake: PageWeight; formFiles: number; isRead: boolean },
): string[] {
  const own = OWN_LIMITS.find(([pattern]) => pattern.test(awake.path))?.[1];
  const figures: [string, number, number][] = [
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

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function isFetched(request: Request): boolean {
  return request.url().startsWith('http');
}

function isScript({ url }: { url: URL }): boolean {
  return url.pathname.endsWith('.js');
}

async function sizeOf(request: Request, path: string) {
  const { responseBodySize } = await request.sizes();
  const type = request.resourceType();
  const file = { url: new URL(request.url()), type, bytes: responseBodySize };
  if (type !== 'document' || !publishedPaths.includes(path)) return file;
  // For some seconds after a start, kept pages are sent with a quick compression.
  const body = await (await request.response())?.body();
  return { ...file, bytes: body ? brotliCompressSync(body).length : 0 };
}
