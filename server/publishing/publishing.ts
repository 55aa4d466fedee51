import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Facts } from '#app/facts/facts.ts';
import type { Log } from '#app/platform/log.server.ts';
import { describeOutage } from '#database/outage.ts';
import type { StaticFile, StaticFiles } from '../static-files.ts';
import { compressBest, compressQuickly } from './compression.ts';
import { fileType } from './file-types.ts';
import { styleSources } from './inline-styles.ts';
import { type PageFacts, readPageFacts } from './page-facts.ts';

/** What a feature publishes while the server runs: pages, with a version of what they show, and files. */
export type ChangingPart = {
  pages: readonly { path: string; version: string }[];
  files?: Readonly<Record<string, string>>;
};

export type PublishingParts = {
  files: StaticFiles;
  /** The facts that visitors are shown at present. */
  facts(): Facts;
  /** Every public page that is shown with these facts, without those of the changing parts. */
  listPaths(facts: Facts): readonly string[];
  /** Identifies what every page shows and what changes with time, such as the announcement. */
  layoutVersion(facts: Facts): string;
  changing: Readonly<Record<string, (facts: Facts) => Promise<ChangingPart>>>;
  /** The HTML of a page. Throws if there is none. */
  renderPage(path: string, facts: Facts): Promise<string>;
  /** The icons that show in tabs and on home screens, by their names in the root folder. */
  findIcons(facts: Facts): Promise<Readonly<Record<string, Buffer>>>;
  /** Files about the pages (site map, feeds …), by their name in the root folder. */
  siteFiles(facts: Facts, pages: readonly PageFacts[]): Readonly<Record<string, string>>;
  log: Log;
};

export type Publishing = {
  /** Whether a public page is kept at this path, or will be as soon as somebody asks for it. */
  hasPage(path: string): boolean;
  /** Renders what a request is about to ask for, unless it is kept. Never rejects. */
  prepare(path: string): Promise<void>;
  /**
   * Makes everything kept out of date: it is rendered again when somebody asks for it, and in the
   * background. Call it after a change to what pages show.
   */
  renew(): Promise<void>;
  /**
   * The same if something has changed that features publish. For a timer in each process, because
   * another process may have caused the change. Rejects while the database is out of reach.
   */
  refresh(): Promise<void>;
  /**
   * Renders every page with these facts, then asks whether to go on, and only then
   * replaces the pages, all at once. Resolves to the pages that could not be rendered: then nothing
   * is asked or replaced.
   */
  publishTogether(facts: Facts, confirm: () => Promise<boolean>): Promise<readonly string[]>;
  /** Resolves when everything is rendered and has its best compression. */
  idle(): Promise<void>;
  stop(): Promise<void>;
};

/** What may be a file about the pages, which is there soon after the start. */
const SITE_FILE = /\.(xml|txt|json|webmanifest|ico|svg|png)$/;

type Page = { facts: PageFacts; file: StaticFile };

/**
 * Keeps the public pages in memory, compressed, until what they show has changed. A page that can't
 * be rendered any more stays as it was.
 */
export function createPublishing(parts: PublishingParts): Publishing {
  const { files, log } = parts;
  const latest = new Map<string, ChangingPart>();
  let changingVersion: string | undefined;
  /** The paths of all public pages, and what was rendered last for them. */
  let paths: ReadonlySet<string> = new Set(parts.listPaths(parts.facts()));
  const pages = new Map<string, Page>();
  const rendering = new Map<string, Promise<void>>();
  let siteFileNames: readonly string[] = [];
  /** Counts changes, so that nothing is kept that was rendered before the latest one. */
  let revision = 0;
  let isStopped = false;
  let background: Promise<void> | undefined;
  const siteFilesReady = Promise.withResolvers<void>();

  async function render(path: string, facts: Facts): Promise<Page> {
    const html = await parts.renderPage(path, facts);
    const type = fileType('.html');
    const file = await complete({ url: path, type, styles: styleSources(html) }, Buffer.from(html));
    return { facts: readPageFacts(path, html), file };
  }

  /** With a quick compression, or as it was kept if it is the same. */
  async function complete(
    file: Pick<StaticFile, 'url' | 'type' | 'styles'>,
    body: Buffer,
  ): Promise<StaticFile> {
    const etag = createHash('sha256').update(body).digest('base64url').slice(0, 16);
    const known = pages.get(file.url)?.file ?? files.find(file.url);
    if (known?.etag === etag) return known;
    const compressed = await compressQuickly(body);
    return { ...file, etag, body, ...compressed, isImmutable: false, isQuick: true };
  }

  /** Renders a page once, however many ask for it. */
  function keep(path: string): Promise<void> {
    const running = rendering.get(path);
    if (running) return running;
    const started = renderAndKeep(path).finally(() => {
      if (rendering.get(path) === started) rendering.delete(path);
    });
    rendering.set(path, started);
    return started;
  }

  async function renderAndKeep(path: string): Promise<void> {
    const begun = revision;
    try {
      const page = await render(path, parts.facts());
      if (begun !== revision) return;
      pages.set(path, page);
      files.set(page.file);
    } catch (error) {
      log.error('publishing.page-failed', { path, error });
      const former = pages.get(path);
      if (former && begun === revision) files.set(former.file);
    }
  }

  function listAll(facts: Facts): Set<string> {
    const changing = [...latest.values()].flatMap((part) => part.pages.map(({ path }) => path));
    return new Set([...parts.listPaths(facts), ...changing]);
  }

  /** From now on, every page is rendered anew, except those of `ready`. */
  function startAnew(ready: ReadonlyMap<string, Page> = new Map()): void {
    revision += 1;
    rendering.clear();
    for (const path of pages.keys()) files.remove(path);
    paths = listAll(parts.facts());
    for (const path of pages.keys()) if (!paths.has(path)) pages.delete(path);
    for (const [path, page] of ready) {
      pages.set(path, page);
      files.set(page.file);
    }
    background = renderAll(revision).catch((error: unknown) => {
      log.error('publishing.failed', { error });
      siteFilesReady.resolve();
    });
  }

  async function renderAll(begun: number): Promise<void> {
    const startedAt = performance.now();
    const isOver = () => isStopped || begun !== revision;
    for (const path of paths) {
      if (isOver()) return;
      if (!files.find(path)) await keep(path);
      // Lets requests be handled between two pages.
      await setImmediate();
    }
    await keepSiteFiles(isOver);
    const durationMs = Math.round(performance.now() - startedAt);
    log.info('publishing.done', { pages: pages.size, durationMs });
    for (const url of [...pages.keys(), ...siteFileNames]) {
      const file = files.find(url);
      if (isOver()) return;
      // One file at a time, so that requests get the rest of the machine.
      if (file?.isQuick) await improve(file);
    }
  }

  async function improve(file: StaticFile): Promise<void> {
    const better = { ...file, ...(await compressBest(file.body)), isQuick: false };
    if (files.find(file.url) !== file) return;
    files.set(better);
    const page = pages.get(file.url);
    if (page) pages.set(file.url, { ...page, file: better });
  }

  async function keepSiteFiles(isOver: () => boolean): Promise<void> {
    const facts = [...pages.values()].map((page) => page.facts);
    const listed = facts.sort((one, other) => (one.path < other.path ? -1 : 1));
    const all = [
      parts.siteFiles(parts.facts(), listed),
      ...[...latest.values()].map((part) => part.files ?? {}),
    ];
    const ready: StaticFile[] = [];
    for (const [name, content] of [...all, await parts.findIcons(parts.facts())].flatMap(
      Object.entries<string | Buffer>,
    )) {
      ready.push(await complete({ url: `/${name}`, type: fileType(name) }, Buffer.from(content)));
    }
    if (isOver()) return;
    for (const file of ready) files.set(file);
    const names = ready.map((file) => file.url);
    for (const url of siteFileNames) if (!names.includes(url)) files.remove(url);
    siteFileNames = names;
    siteFilesReady.resolve();
  }

  /**
   * Whether features publish something else than before. One that fails, such as by a damaged row,
   * keeps what it had published.
   */
  async function findChanges(facts = parts.facts()): Promise<boolean> {
    for (const [part, find] of Object.entries(parts.changing)) {
      try {
        latest.set(part, await find(facts));
      } catch (error) {
        if (describeOutage(error) !== undefined) throw error;
        log.error('publishing.part-failed', { part, error });
      }
    }
    const version = JSON.stringify([[...latest], parts.layoutVersion(parts.facts())]);
    const hasChanged = version !== changingVersion;
    changingVersion = version;
    return hasChanged;
  }

  return {
    hasPage: (path) => paths.has(path),
    async prepare(path) {
      if (files.find(path)) return;
      if (paths.has(path)) await keep(path);
      else if (SITE_FILE.test(path)) await siteFilesReady.promise;
    },
    async renew() {
      await findChanges();
      startAnew();
    },
    async refresh() {
      if (await findChanges()) startAnew();
    },
    async publishTogether(facts, confirm) {
      await findChanges(facts);
      const ready = new Map<string, Page>();
      const failed: string[] = [];
      for (const path of listAll(facts)) {
        try {
          ready.set(path, await render(path, facts));
        } catch (error) {
          failed.push(path);
          log.error('publishing.page-failed', { path, error });
        }
        await setImmediate();
      }
      if (failed.length === 0 && (await confirm())) startAnew(ready);
      return failed;
    },
    async idle() {
      while (background) {
        const running = background;
        await running;
        if (running === background) return;
      }
    },
    async stop() {
      isStopped = true;
      await background;
    },
  };
}
