import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Facts } from '#app/facts/facts.ts';
import type { StaticFile } from '../static-files.ts';
import { compressQuickly } from './compression.ts';
import { fileType } from './file-types.ts';
import { improveCompression } from './improve-compression.ts';
import { optimizeHtml } from './optimize-html.ts';
import { type PageFacts, readPageFacts } from './page-facts.ts';
import type { PublishingParts } from './publishing-parts.ts';

export type PublishResult = { published: readonly string[]; failed: readonly string[] };

type NewFile = Omit<StaticFile, 'etag' | 'isImmutable'>;
type NewPage = { facts: PageFacts; file: NewFile };

export type Publishing = {
  /**
   * Renders all public pages again, or those of `paths`, and the files about them (site map,
   * feeds). Each replaces its previous version as soon as it is ready; a page that can't be
   * rendered keeps its previous version. Several calls run one after the other.
   */
  publish(paths?: readonly string[]): Promise<PublishResult>;
  /**
   * Renders all pages and files again with these facts, then asks `confirm`, and replaces all of them together if it
   * resolves to true. If one can't be rendered, nothing is asked and nothing replaced.
   */
  publishTogether(facts: Facts, confirm: () => Promise<boolean>): Promise<PublishResult>;
  /**
   * Publishes pages and files that come and go while the server runs (`findChanging`), as far as
   * they have changed, and removes those that are gone. For a timer in each process, because
   * another process may have caused the change.
   */
  refresh(): Promise<void>;
  /** Resolves when everything published has its best compression. */
  idle(): Promise<void>;
  /** Stops the background work. */
  stop(): Promise<void>;
};

export function createPublishing(parts: PublishingParts): Publishing {
  const { files, log, cache } = parts;
  const pages = new Map<string, PageFacts>();
  /** The published bodies, which the cache keeps; all others are pruned. */
  const bodies = new Map<string, Buffer>();
  const improving = improveCompression({
    ...{ files, cache },
    keptBodies: () => [...bodies.values()],
  });
  let queue: Promise<unknown> = Promise.resolve();
  /** Versions of the published changing pages, and the names of changing files. */
  const versions = new Map<string, string>();
  let changingFiles: readonly string[] = [];
  let publishedLayout: string | undefined;
  let [isComplete, isStopped] = [false, false];

  async function publishAll(some?: readonly string[]): Promise<PublishResult> {
    const startedAt = performance.now();
    const shownFacts = parts.facts();
    const shown = parts.findPaths(shownFacts);
    isComplete ||= !some;
    if (!some) publishedLayout = parts.layoutVersion?.(shownFacts);
    const published: string[] = [];
    const failed: string[] = [];
    const replaced: Promise<void>[] = [];
    for (const path of some ?? shown) {
      if (isStopped) break;
      try {
        // Compressed on other threads while the next page is rendered.
        const page = await makePage(path, shownFacts);
        pages.set(path, page.facts);
        replaced.push(put(page.file));
        published.push(path);
      } catch (error) {
        failed.push(path);
        log.error('publishing.page-failed', { path, error });
      }
      // Lets requests be handled between two pages.
      await setImmediate();
    }
    await Promise.all(replaced);
    // A list of some of the pages would be wrong.
    if (isComplete) for (const file of filesAbout(shownFacts, pages)) await put(file);
    if (!some) for (const file of await icons(shownFacts)) await put(file);
    return finish(startedAt, { published, failed });
  }

  async function publishAllOrNone(
    shownFacts: Facts,
    confirm: () => Promise<boolean>,
  ): Promise<PublishResult> {
    const startedAt = performance.now();
    const changing = await parts.findChanging?.(shownFacts);
    const changingPages = changing?.pages ?? [];
    const facts = new Map<string, PageFacts>();
    const failed: string[] = [];
    const ready: Promise<StaticFile | undefined>[] = [];
    const layout = parts.layoutVersion?.(shownFacts);
    const paths = new Set([
      ...parts.findPaths(shownFacts),
      ...changingPages.map((page) => page.path),
    ]);
    for (const path of paths) {
      if (isStopped) return { published: [], failed: [path] };
      try {
        const page = await makePage(path, shownFacts);
        facts.set(path, page.facts);
        ready.push(complete(page.file));
      } catch (error) {
        failed.push(path);
        log.error('publishing.page-failed', { path, error });
      }
      await setImmediate();
    }
    for (const file of filesAbout(shownFacts, facts)) ready.push(complete(file));
    for (const file of await icons(shownFacts)) ready.push(complete(file));
    for (const [name, text] of Object.entries(changing?.files ?? {})) {
      ready.push(complete(textFile(name, text)));
    }
    const completed = await Promise.all(ready);
    if (failed.length > 0 || !(await confirm())) return { published: [], failed };
    for (const path of [...pages.keys()].filter((path) => !facts.has(path))) removePage(path);
    for (const [path, one] of facts) pages.set(path, one);
    for (const { path, version } of changingPages) versions.set(path, version);
    for (const file of completed) if (file) serve(file);
    publishedLayout = layout;
    isComplete = true;
    return finish(startedAt, { published: [...facts.keys()], failed });
  }

  function finish(startedAt: number, result: PublishResult): PublishResult {
    const [published, failed] = [result.published.length, result.failed.length];
    const durationMs = Math.round(performance.now() - startedAt);
    log.info('publishing.done', { pages: published, failed, durationMs });
    improving.start();
    return result;
  }

  function filesAbout(facts: Facts, all: ReadonlyMap<string, PageFacts>): NewFile[] {
    const listed = [...all.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
    return Object.entries(parts.siteFiles(facts, listed)).map(([name, text]) =>
      textFile(name, text),
    );
  }

  async function icons(facts: Facts): Promise<NewFile[]> {
    return Object.entries((await parts.findIcons?.(facts)) ?? {}).map(([name, body]) => ({
      ...{ url: `/${name}`, type: fileType(name), body },
    }));
  }

  async function refreshChanging(): Promise<void> {
    const now = await parts.findChanging?.(parts.facts());
    const facts = parts.facts();
    if (publishedLayout !== parts.layoutVersion?.(facts)) {
      await publishAllOrNone(facts, async () => true);
    }
    if (!now) return;
    const gone = [...versions.keys()].filter((path) => !now.pages.some((one) => one.path === path));
    for (const path of gone) removePage(path);
    const changed = now.pages.filter(({ path, version }) => versions.get(path) !== version);
    for (const [name, text] of Object.entries(now.files)) await put(textFile(name, text));
    const names = Object.keys(now.files);
    for (const name of changingFiles) if (!names.includes(name)) removeFile(`/${name}`);
    changingFiles = names;
    if (changed.length === 0 && gone.length === 0) return;
    const { published } = await publishAll(changed.map(({ path }) => path));
    for (const { path, version } of changed) {
      if (published.includes(path)) versions.set(path, version);
    }
  }

  function removePage(path: string): void {
    versions.delete(path);
    pages.delete(path);
    removeFile(path);
  }

  function removeFile(url: string): void {
    files.remove(url);
    bodies.delete(url);
    improving.forget(url);
  }

  async function makePage(path: string, shownFacts: Facts): Promise<NewPage> {
    const html = await parts.renderPage(path, shownFacts);
    const facts = readPageFacts(path, html);
    const { html: ready, scripts, styles } = optimizeHtml(html, parts.readStyle);
    const body = Buffer.from(ready);
    return { facts, file: { url: path, type: fileType('.html'), body, scripts, styles } };
  }

  async function put(file: NewFile): Promise<void> {
    const whole = await complete(file);
    if (whole) serve(whole);
  }

  /** With the best compression available; undefined if this very file is being served. */
  async function complete(file: NewFile): Promise<StaticFile | undefined> {
    const etag = createHash('sha256').update(file.body).digest('base64url').slice(0, 16);
    if (files.find(file.url)?.etag === etag) return undefined;
    const best = await cache.find(file.body);
    return {
      ...file,
      etag,
      isImmutable: false,
      ...(best ?? (await compressQuickly(file.body))),
      isQuick: !best,
    };
  }

  /** Serves the file from now on. */
  function serve(file: StaticFile): void {
    bodies.set(file.url, file.body);
    files.set(file);
    if (file.isQuick) improving.add(file);
  }

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = queue.then(work);
    queue = result.catch(() => undefined);
    return result;
  }

  return {
    publish: (paths) => inTurn(() => publishAll(paths)),
    publishTogether: (facts, confirm) => inTurn(() => publishAllOrNone(facts, confirm)),
    refresh: () => inTurn(refreshChanging),
    async idle() {
      await queue;
      await improving.idle();
    },
    async stop() {
      isStopped = true;
      improving.stop();
      await queue;
      await improving.idle();
    },
  };
}

function textFile(name: string, text: string): NewFile {
  return { url: `/${name}`, type: fileType(name), body: Buffer.from(text) };
}
