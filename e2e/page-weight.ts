import type { Page, Request } from '@playwright/test';

/**
 * Kilobytes (1,000 bytes) transferred on a first visit, for everything that a page requests by
 * itself.
 */
export const BUDGET = {
  /** With the rules that the page uses, which stand in it. */
  homeDocument: 20,
  medianDocument: 14,
  script: 84,
  fonts: 30,
  images: 150,
  homeTotal: 140,
  medianTotal: 132,
} as const;

/**
 * Pages with a limit of their own for scripts, once every island in sight is awake: the tools and
 * the calendar. None may grow.
 */
const OWN_LIMITS: readonly (readonly [RegExp, number])[] = [
  [/^\/book/, 95],
  [/^\/resources\/tools\/./, 98],
];

export type PageWeight = {
  path: string;
  document: number;
  script: number;
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
      const files = await Promise.all(requests.filter(isFetched).map(sizeOf));
      const sum = (pick: (file: (typeof files)[number]) => boolean) =>
        Math.round(files.filter(pick).reduce((total, file) => total + file.bytes, 0) / 100) / 10;
      return {
        path,
        document: sum(({ type }) => type === 'document'),
        script: sum(({ url }) => url.pathname.endsWith('.js')),
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

/** The kinds of file for which a page is over its budget. */
export function overBudget(weight: PageWeight): string[] {
  const own = OWN_LIMITS.find(([pattern]) => pattern.test(weight.path))?.[1];
  const limits = { script: own ?? BUDGET.script, fonts: BUDGET.fonts, images: BUDGET.images };
  return (['script', 'fonts', 'images'] as const)
    .filter((kind) => weight[kind] > limits[kind])
    .map((kind) => `${weight[kind]} KB of ${kind}, at most ${limits[kind]}`);
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function isFetched(request: Request): boolean {
  return request.url().startsWith('http');
}

async function sizeOf(request: Request) {
  const { responseBodySize } = await request.sizes();
  return { url: new URL(request.url()), type: request.resourceType(), bytes: responseBodySize };
}
