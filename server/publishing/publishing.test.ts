import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import { readConfig } from '#app/platform/config.server.ts';
import { silentLog } from '#app/platform/log.server.ts';
import { createStaticFiles, type StaticFiles } from '../static-files.ts';
import { createCompressionCache } from './compression.ts';
import { createPublishing, type Publishing } from './publishing.ts';
import type { ChangingFiles } from './publishing-parts.ts';
import { readStyleSheet } from './style-sheet.ts';

const paths = ['/', '/about', '/contact'];
/** The text of the pages; a test changes it and publishes. */
let words: string;
let broken: string[];
let folder: string;
let files: StaticFiles;
let publishing: Publishing;
/** Pages that come and go, and a file about them. */
let changing: ChangingFiles;
/** What every page shows, and what it will be once the changing pages are looked at. */
let layout: { shown: string; found: string };

beforeEach(() => {
  words = 'first words';
  broken = [];
  changing = { pages: [], files: {} };
  layout = { shown: 'open', found: 'open' };
  folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'publishing-')), 'cache');
  open();
});
afterEach(async () => {
  await publishing.stop();
  rmSync(path.dirname(folder), { recursive: true, force: true });
});

function open(): void {
  files = createStaticFiles(readConfig({}), { emailService: undefined });
  publishing = createPublishing({
    files,
    facts: () => builtInFacts,
    findPaths: () => paths,
    renderPage: async (page) => {
      if (broken.includes(page)) throw new Error('The page is broken');
      return html(page);
    },
    layoutVersion: () => layout.shown,
    async findChanging() {
      layout.shown = layout.found;
      return changing;
    },
    findIcons: async () => ({ 'favicon.svg': Buffer.from(`<svg>${words}</svg>`) }),
    readStyle: (href) => {
      if (href !== '/assets/a.css') throw new Error(`There is no file called ${href}`);
      return readStyleSheet('p{margin:0}.gone{color:red}');
    },
    siteFiles: (_, pages) => ({ 'list.txt': pages.map((page) => page.path).join(' ') }),
    cache: createCompressionCache(folder),
    log: silentLog,
  });
}

function html(page: string): string {
  const text = Array.from({ length: 400 }, (_, at) => `${words} ${page} ${at * 7919}`).join(
    '</p><p>',
  );
  return `<!DOCTYPE html><html><head><title>Title</title><meta name="description" content="About"/><meta property="og:image" content="http://x/social/a.png"/><link rel="stylesheet" href="${page === '/about' ? '/assets/a.css#' : '/assets/a.css'}"/></head><body><p>${text}</p><script type="module" async="">go()</script></body></html>`;
}

const bodyOf = (url: string) => files.find(url)?.body.toString() ?? '';

test('every page is published with its style inline, and the list names them all', async () => {
  expect(await publishing.publish()).toEqual({ published: paths, failed: [] });
  for (const page of paths) {
    expect(bodyOf(page)).toContain(`first words ${page} `);
    expect(bodyOf(page)).toContain('<style>p{margin:0}</style>');
    expect(files.find(page)?.styles).toHaveLength(1);
  }
  expect(bodyOf('/list.txt')).toBe('/ /about /contact');
});

test('the icon of the tab follows what is published, and stays if a page fails', async () => {
  await publishing.publish();
  expect(bodyOf('/favicon.svg')).toBe('<svg>first words</svg>');
  words = 'second words';
  broken = ['/about'];
  await publishing.publishTogether(builtInFacts, async () => true);
  expect(bodyOf('/favicon.svg')).toBe('<svg>first words</svg>');
  broken = [];
  await publishing.publishTogether(builtInFacts, async () => true);
  expect(bodyOf('/favicon.svg')).toBe('<svg>second words</svg>');
});

test('only the pages that are named are rendered again, and what did not change stays the same file', async () => {
  await publishing.publish();
  await publishing.idle();
  const [home, about] = [files.find('/'), files.find('/about')];
  words = 'other words';
  await publishing.publish(['/about']);
  expect(files.find('/')).toBe(home);
  expect(files.find('/about')).not.toBe(about);
  expect(bodyOf('/about')).toContain('other words');
  await publishing.idle();
  const published = files.find('/about');
  await publishing.publish(['/about']);
  expect(files.find('/about')).toBe(published);
});

test('a page that can not be rendered stays as it was, and the others are published', async () => {
  await publishing.publish();
  words = 'other words';
  broken = ['/about'];
  expect(await publishing.publish()).toEqual({ published: ['/', '/contact'], failed: ['/about'] });
  expect(bodyOf('/about')).toContain('first words');
  expect(bodyOf('/')).toContain('other words');
  expect(bodyOf('/list.txt')).toBe('/ /about /contact');
  broken = [];
  await publishing.publish(['/about']);
  expect(bodyOf('/about')).toContain('other words');
});

test('pages published together are replaced only if all of them could be rendered', async () => {
  await publishing.publish();
  words = 'other words';
  broken = ['/about'];
  let wasAsked = false;
  const confirm = async () => {
    wasAsked = true;
    expect(bodyOf('/')).toContain('first words');
    return true;
  };
  expect(await publishing.publishTogether(builtInFacts, confirm)).toEqual({
    published: [],
    failed: ['/about'],
  });
  expect(wasAsked).toBe(false);
  for (const page of paths) expect(bodyOf(page)).toContain('first words');
  broken = [];
  expect(await publishing.publishTogether(builtInFacts, confirm)).toEqual({
    published: paths,
    failed: [],
  });
  for (const page of paths) expect(bodyOf(page)).toContain('other words');
});

test('pages published together stay as they were if it is called off at the end', async () => {
  await publishing.publish();
  words = 'other words';
  await publishing.publishTogether(builtInFacts, async () => false);
  for (const page of paths) expect(bodyOf(page)).toContain('first words');
});

test('two calls at the same time run one after the other, and the last content wins', async () => {
  const one = publishing.publish();
  words = 'other words';
  await Promise.all([one, publishing.publish()]);
  for (const page of paths) expect(bodyOf(page)).toContain('other words');
});

test('a page is served compressed immediately and with the best compression a little later', async () => {
  await publishing.publish();
  const quick = files.find('/about');
  expect(quick?.isQuick).toBe(true);
  expect(brotliDecompressSync(quick?.br ?? '').toString()).toBe(bodyOf('/about'));
  await publishing.idle();
  const best = files.find('/about');
  expect(best?.isQuick).toBe(false);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const shortest = brotliCompressSync(bodyOf('/about'), { params }).length;
  expect(best?.br?.length).toBeLessThanOrEqual(shortest * 1.01);
  expect(best?.br?.length).toBeLessThan(quick?.br?.length ?? 0);
});

test('the next start finds the best compression on disk, and unused files are removed', async () => {
  await publishing.publish();
  await publishing.idle();
  const kept = readdirSync(folder);
  expect(kept.length).toBeGreaterThan(5);
  open();
  await publishing.publish();
  expect(files.find('/about')?.isQuick).toBe(false);
  words = 'other words';
  await publishing.publish();
  await publishing.idle();
  const now = readdirSync(folder);
  expect(now).toHaveLength(kept.length);
  expect(now.filter((name) => kept.includes(name) && !name.startsWith('.')).length).toBeLessThan(3);
});

test('a folder that can not be written changes nothing for visitors', async () => {
  writeFileSync(folder, 'a file is in its place');
  await publishing.publish();
  await publishing.idle();
  expect(files.find('/')?.isQuick).toBe(false);
  expect(brotliDecompressSync(files.find('/')?.br ?? '').toString()).toBe(bodyOf('/'));
});

test('pages that come and go are published when they change, listed, and removed', async () => {
  await publishing.publish();
  changing = {
    pages: [{ path: '/news/one', version: '1' }],
    files: { 'news.xml': '<feed>one</feed>' },
  };
  await publishing.refresh();
  expect(bodyOf('/news/one')).toContain('first words');
  expect(bodyOf('/news.xml')).toContain('one');
  expect(bodyOf('/list.txt')).toBe('/ /about /contact /news/one');
  words = 'second words';
  await publishing.refresh();
  expect(bodyOf('/news/one')).toContain('first words');
  changing.pages = [{ path: '/news/one', version: '2' }];
  broken = ['/news/one'];
  await publishing.refresh();
  broken = [];
  await publishing.refresh();
  expect(bodyOf('/news/one')).toContain('second words');
  expect(bodyOf('/about')).toContain('first words');
  changing = { pages: [], files: {} };
  await publishing.refresh();
  expect([files.find('/news/one'), files.find('/news.xml')]).toEqual([undefined, undefined]);
  expect(bodyOf('/list.txt')).toBe('/ /about /contact');
});

test('when a changing part changes what every page shows, all pages are published at once', async () => {
  await publishing.publish();
  await publishing.refresh();
  words = 'second words';
  await publishing.refresh();
  expect(bodyOf('/')).toContain('first words');
  layout.found = 'ended';
  await publishing.refresh();
  for (const page of paths) expect(bodyOf(page)).toContain('second words');
});
