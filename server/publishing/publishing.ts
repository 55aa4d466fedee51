import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Log } from '#app/platform/log.server.ts';
import type { StaticFile, StaticFiles } from '../static-files.ts';
import { type CompressionCache, compressBest, compressQuickly } from './compression.ts';
import { fileType } from './file-types.ts';
import { optimizeHtml } from './optimize-html.ts';
import { type PageFacts, readPageFacts } from './page-facts.ts';
import type { StyleSheet } from './style-sheet.ts';

export type PublishResult = { published: readonly string[]; failed: readonly string[] };

type NewFile = Omit<StaticFile, 'etag' | 'isImmutable'>;

export type Publishing = {
  /**
   * Renders all public pages again, or those of `paths`, and the files about them (site map,
   * feeds). Each replaces its previous version as soon as it is ready; a page that can't be
   * rendered keeps its previous version. Several calls run one after the other.
   */
  publish(paths?: readonly string[]): Promise<PublishResult>;
  /** Resolves when everything published has its best compression. */
  idle(): Promise<void>;
  /** Stops the background work. */
  stop(): Promise<void>;
};

export type PublishingParts = {
  files: StaticFiles;
  /** Every public page, in the order of the site map. */
  paths: readonly string[];
  /** The HTML of a page as React renders it. Throws if there is none. */
  renderPage(path: string): Promise<string>;
  readStyle(href: string): StyleSheet;
  /** Files about the pages (site map, feeds …), by their name in the root folder. */
  siteFiles(pages: readonly PageFacts[]): Record<string, string>;
  cache: CompressionCache;
  log: Log;
};

export function createPublishing(parts: PublishingParts): Publishing {
  const { files, log, cache } = parts;
  const pages = new Map<string, PageFacts>();
  /** The published bodies, which the cache keeps; all others are pruned. */
  const bodies = new Map<string, Buffer>();
  const waiting = new Map<string, StaticFile>();
  let queue: Promise<unknown> = Promise.resolve();
  let background: Promise<void> | undefined;
  let isStopped = false;

  async function publishAll(paths: readonly string[]): Promise<PublishResult> {
    const startedAt = performance.now();
    const published: string[] = [];
    const failed: string[] = [];
    const replaced: Promise<void>[] = [];
    for (const path of paths) {
      if (isStopped) break;
      try {
        // Compressed on other threads while the next page is rendered.
        replaced.push(put(await makePage(path)));
        published.push(path);
      } catch (error) {
        failed.push(path);
        log.error('publishing.page-failed', { path, error });
      }
      // Lets requests be handled between two pages.
      await setImmediate();
    }
    await Promise.all(replaced);
    const listed = [...pages.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
    for (const [name, text] of Object.entries(parts.siteFiles(listed))) {
      await put({ url: `/${name}`, type: fileType(name), body: Buffer.from(text) });
    }
    const durationMs = Math.round(performance.now() - startedAt);
    log.info('publishing.done', { pages: published.length, failed: failed.length, durationMs });
    background ??= compressWaiting();
    return { published, failed };
  }

  async function makePage(path: string): Promise<NewFile> {
    const html = await parts.renderPage(path);
    const facts = readPageFacts(path, html);
    const { html: ready, scripts, styles } = optimizeHtml(html, parts.readStyle);
    pages.set(path, facts);
    return { url: path, type: fileType('.html'), body: Buffer.from(ready), scripts, styles };
  }

  /** Serves the file from now on, with the best compression available. */
  async function put(file: NewFile): Promise<void> {
    const etag = createHash('sha256').update(file.body).digest('base64url').slice(0, 16);
    bodies.set(file.url, file.body);
    if (files.find(file.url)?.etag === etag) return;
    const best = await cache.find(file.body);
    const whole: StaticFile = {
      ...file,
      etag,
      isImmutable: false,
      ...(best ?? (await compressQuickly(file.body))),
      isQuick: !best,
    };
    files.set(whole);
    if (!best) waiting.set(whole.url, whole);
  }

  /** Compresses one file at a time, so that requests get the rest of the machine. */
  async function compressWaiting(): Promise<void> {
    for (let next = first(waiting); next && !isStopped; next = first(waiting)) {
      const [url, file] = next;
      const compressed = await compressBest(file.body);
      // It may have been published again meanwhile.
      if (waiting.get(url) === file) waiting.delete(url);
      if (files.find(url) !== file) continue;
      files.set({ ...file, br: undefined, gzip: undefined, ...compressed, isQuick: false });
      await cache.keep(file.body, compressed);
    }
    background = undefined;
    if (!isStopped) await cache.prune([...bodies.values()]);
  }

  return {
    publish(paths = parts.paths) {
      const result = queue.then(() => publishAll(paths));
      queue = result.catch(() => undefined);
      return result;
    },
    async idle() {
      await queue;
      await background;
    },
    async stop() {
      isStopped = true;
      await queue;
      await background;
    },
  };
}

function first<K, V>(map: ReadonlyMap<K, V>): [K, V] | undefined {
  return map.entries().next().value;
}
