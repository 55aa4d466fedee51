import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import { readConfig } from '#app/platform/config.server.ts';
import { createLog } from '#app/platform/log.server.ts';
import { createStaticFiles, type StaticFiles } from '../static-files.ts';
import { type ChangingPart, createPublishing, type Publishing } from './publishing.ts';

const PATHS = ['/', '/about', '/contact'];
/** The text of the pages; a test changes it. */
let words: string;
let broken: string[];
let rendered: string[];
/** What a feature publishes; an error if it fails. */
let news: ChangingPart | Error;
/** What every page shows. */
let layout: string;
let lines: { event: string; path?: string; part?: string }[];
let files: StaticFiles;
let publishing: Publishing;

beforeEach(() => {
  words = 'first words';
  [broken, rendered, lines] = [[], [], []];
  news = { paths: [], version: '0' };
  layout = 'open';
  files = createStaticFiles(readConfig({}), { emailService: undefined });
  publishing = createPublishing({
    files,
    facts: () => builtInFacts,
    listPaths: () => PATHS,
    async renderPage(page) {
      rendered.push(page);
      if (broken.includes(page)) throw new Error('The page is broken');
      return html(page);
    },
    changing: {
      async news() {
        if (news instanceof Error) throw news;
        return news;
      },
      layout: async () => ({ paths: [], version: layout }),
    },
    siteFiles: async (_facts, pages) => ({
      'list.txt': pages.map((page) => page.path).join(' '),
      'favicon.svg': Buffer.from(`<svg>${words}</svg>`),
    }),
    log: createLog((line) => lines.push(JSON.parse(line))),
  });
});
afterEach(() => publishing.stop());

function html(page: string): string {
  const text = Array.from({ length: 400 }, (_, at) => `${words} ${page} ${at * 7919}`).join(
    '</p><p>',
  );
  return `<!DOCTYPE html><html><head><title>Title</title><meta name="description" content="About"/><meta property="og:image" content="http://x/social/a.png"/><style>p{margin:0}</style></head><body><p>${text}</p></body></html>`;
}

/** What a visitor gets who asks for the page now. */
async function ask(path: string): Promise<string> {
  await publishing.prepare(path);
  return files.find(path)?.body.toString() ?? '';
}

const bodyOf = (url: string) => files.find(url)?.body.toString() ?? '';

/** Renders everything in the background. */
async function renew(): Promise<void> {
  await publishing.renew();
  await publishing.idle();
}

test('a page is rendered when it is first asked for, once for all who ask', async () => {
  const answers = await Promise.all([ask('/about'), ask('/about'), ask('/about')]);
  for (const answer of answers) expect(answer).toContain('first words /about ');
  expect(rendered).toEqual(['/about']);
  expect(files.find('/about')?.styles).toHaveLength(1);
  expect(await ask('/admin')).toBe('');
});

test('all pages are rendered in the background, then the files about them', async () => {
  await renew();
  for (const page of PATHS) expect(bodyOf(page)).toContain(`first words ${page} `);
  expect(bodyOf('/list.txt')).toBe('/ /about /contact');
  expect(bodyOf('/favicon.svg')).toBe('<svg>first words</svg>');
});

test('while the first pages are rendered, a file about them waits', async () => {
  await publishing.renew();
  expect(await ask('/list.txt')).toBe('/ /about /contact');
});

test('after a change the next visitor gets the new page, and what did not change stays the same file', async () => {
  await renew();
  const home = files.find('/');
  await publishing.renew();
  expect(await ask('/')).toBe(home?.body.toString());
  expect(files.find('/')).toBe(home);
  words = 'other words';
  await publishing.renew();
  expect(await ask('/about')).toContain('other words');
});

test('nothing is kept that was rendered before a change', async () => {
  const slow = publishing.prepare('/about');
  words = 'other words';
  await publishing.renew();
  await slow;
  expect(await ask('/about')).toContain('other words');
});

test('a page that can not be rendered any more stays as it was, and the others change', async () => {
  await renew();
  words = 'other words';
  broken = ['/about'];
  await renew();
  expect(bodyOf('/about')).toContain('first words');
  expect(bodyOf('/')).toContain('other words');
  expect(bodyOf('/list.txt')).toBe('/ /about /contact');
  expect(lines.filter(({ event }) => event === 'publishing.page-failed')).toMatchObject([
    { path: '/about' },
  ]);
});

test('pages published together are replaced only if all of them could be rendered', async () => {
  await renew();
  words = 'other words';
  broken = ['/about'];
  let wasAsked = false;
  const confirm = async () => {
    wasAsked = true;
    expect(bodyOf('/')).toContain('first words');
    return true;
  };
  expect(await publishing.publishTogether(builtInFacts, confirm)).toEqual(['/about']);
  expect(wasAsked).toBe(false);
  for (const page of PATHS) expect(bodyOf(page)).toContain('first words');
  broken = [];
  expect(await publishing.publishTogether(builtInFacts, confirm)).toEqual([]);
  for (const page of PATHS) expect(bodyOf(page)).toContain('other words');
  await publishing.idle();
  expect(bodyOf('/favicon.svg')).toBe('<svg>other words</svg>');
});

test('pages published together stay as they were if it is called off at the end', async () => {
  await renew();
  words = 'other words';
  await publishing.publishTogether(builtInFacts, async () => false);
  for (const page of PATHS) expect(bodyOf(page)).toContain('first words');
});

test('a page is compressed immediately, and a little later within 1 % of the best', async () => {
  await ask('/about');
  const quick = files.find('/about');
  expect(brotliDecompressSync(quick?.br ?? '').toString()).toBe(bodyOf('/about'));
  await renew();
  const best = files.find('/about');
  expect(best?.isQuick).toBe(false);
  expect(gunzipSync(best?.gzip ?? '').toString()).toBe(bodyOf('/about'));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const shortest = brotliCompressSync(bodyOf('/about'), { params }).length;
  expect(best?.br?.length).toBeLessThanOrEqual(shortest * 1.01);
  expect(best?.br?.length).toBeLessThan(quick?.br?.length ?? 0);
});

test('what features publish is found when it changes, listed, and removed', async () => {
  await renew();
  news = {
    paths: ['/news/one'],
    version: '1',
    files: () => ({ 'news.xml': '<feed>one</feed>' }),
  };
  await publishing.refresh();
  expect(publishing.hasPage('/news/one')).toBe(true);
  await publishing.idle();
  expect(bodyOf('/news.xml')).toContain('one');
  expect(bodyOf('/list.txt')).toBe('/ /about /contact /news/one');
  words = 'second words';
  await publishing.refresh();
  expect(await ask('/news/one')).toContain('first words');
  news = { ...news, version: '2' };
  await publishing.refresh();
  expect(await ask('/news/one')).toContain('second words');
  news = { paths: [], version: '0' };
  await publishing.refresh();
  expect(await ask('/news/one')).toBe('');
  await publishing.idle();
  expect(files.find('/news.xml')).toBeUndefined();
  expect(bodyOf('/list.txt')).toBe('/ /about /contact');
});

test('a feature that fails keeps what it had published', async () => {
  news = { paths: ['/news/one'], version: '1' };
  await renew();
  news = new Error('a damaged row');
  await renew();
  expect(bodyOf('/news/one')).toContain('first words');
  expect(lines.filter(({ event }) => event === 'publishing.part-failed')).toMatchObject([
    { part: 'news' },
  ]);
});

test('an outage of the database changes nothing', async () => {
  await renew();
  words = 'other words';
  news = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  await expect(publishing.refresh()).rejects.toThrow('refused');
  expect(bodyOf('/')).toContain('first words');
});

test('when what every page shows changes, so do all pages', async () => {
  await renew();
  words = 'second words';
  layout = 'ended';
  await publishing.refresh();
  for (const page of PATHS) expect(await ask(page)).toContain('second words');
});
