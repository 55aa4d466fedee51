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

/** Files by their names in the root folder. */
type FilesByName = Readonly<Record<string, string | Buffer>>;

/** What a feature publishes while the server runs. */
export type ChangingPart = {
  /** Its pages that `listPaths` doesn't know. */
  paths: readonly string[];
  /** Another one whenever pages or files show something else. */
  version: string;
  /** Files that follow from its pages, such as feeds. */
  files?(): FilesByName;
};

export type PublishingParts = {
  files: StaticFiles;
  /** The facts that visitors are shown at present. */
  facts(): Facts;
  /** Every public page that is shown with these facts, without those of the changing parts. */
  listPaths(facts: Facts): readonly string[];
  /** Asked in this order. */
  changing: Readonly<Record<string, (facts: Facts) => Promise<ChangingPart>>>;
  /** The HTML of a page. Throws if there is none. */
  renderPage(path: string, facts: Facts): Promise<string>;
  /** Files about the pages, such as the site map, and the icons. */
  siteFiles(facts: Facts, pages: readonly PageFacts[]): Promise<FilesByName>;
  log: Log;
};

export type Publishing = {
  /** Whether a public page is kept at this path, or will be as soon as somebody asks for it. */
  hasPage(path: string): boolean;
  /** Renders what a request is about to ask for; undefined if it is kept. Never rejects. */
  prepare(path: string): Promise<void> | undefined;
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
  let latestVersion: string | undefined;
  /** The paths of all public pages, and those that must be rendered before they are served. */
  let paths: ReadonlySet<string> = new Set(parts.listPaths(parts.facts()));
  let stale = new Set(paths);
  const heads = new Map<string, PageFacts>();
  const rendering = new Map<string, Promise<void>>();
  let siteFileUrls: readonly string[] = [];
  /** Counts changes, so that nothing is kept that was rendered before the latest one. */
  let revision = 0;
  let background: Promise<void> | undefined;
  const siteFilesReady = Promise.withResolvers<void>();

  async function render(path: string, facts: Facts): Promise<Page> {
    const html = await parts.renderPage(path, facts);
    const described = { url: path, type: fileType('.html'), styles: styleSources(html) };
    const file = await compressed(described, Buffer.from(html));
    return { facts: readPageFacts(path, html), file };
  }

  /** With a quick compression, or as it was kept if it is the same. */
  async function compressed(
    file: Pick<StaticFile, 'url' | 'type' | 'styles'>,
    body: Buffer,
  ): Promise<StaticFile> {
    const etag = createHash('sha256').update(body).digest('base64url').slice(0, 16);
    const known = files.find(file.url);
    if (known?.etag === etag) return known;
    const quick = await compressQuickly(body);
    return { ...file, etag, body, ...quick, isImmutable: false, isQuick: true };
  }

  function keep({ facts, file }: Page): void {
    heads.set(file.url, facts);
    files.set(file);
    stale.delete(file.url);
  }

  /** Renders and keeps a page once, however many ask for it. */
  function renew(path: string): Promise<void> {
    const running = rendering.get(path);
    if (running) return running;
    const begun = revision;
    const started = render(path, parts.facts()).then(
      (page) => {
        if (begun === revision) keep(page);
      },
      (error: unknown) => {
        log.error('publishing.page-failed', { path, error });
        if (begun === revision && heads.has(path)) stale.delete(path);
      },
    );
    rendering.set(path, started);
    return started.finally(() => {
      if (begun === revision) rendering.delete(path);
    });
  }

  function listAll(facts: Facts): Set<string> {
    return new Set([
      ...parts.listPaths(facts),
      ...[...latest.values()].flatMap((part) => part.paths),
    ]);
  }

  /** From now on, every page is rendered anew, except those that are `ready`. */
  function startAnew(ready: readonly Page[] = []): void {
    revision += 1;
    rendering.clear();
    paths = listAll(parts.facts());
    stale = new Set(paths);
    for (const path of heads.keys()) {
      if (paths.has(path)) continue;
      heads.delete(path);
      files.remove(path);
    }
    for (const page of ready) keep(page);
    background = renewAll(revision).catch((error: unknown) => {
      log.error('publishing.failed', { error });
      siteFilesReady.resolve();
    });
  }

  async function renewAll(begun: number): Promise<void> {
    for (const path of paths) {
      if (begun !== revision) return;
      if (stale.has(path)) await renew(path);
      // Lets requests be handled between two pages.
      await setImmediate();
    }
    await keepSiteFiles(begun);
    log.info('publishing.done', { pages: heads.size });
    for (const url of [...heads.keys(), ...siteFileUrls]) {
      const file = files.find(url);
      if (begun !== revision) return;
      if (!file?.isQuick) continue;
      // One file at a time, so that requests get the rest of the machine.
      const better = { ...file, ...(await compressBest(file.body)), isQuick: false };
      if (files.find(url) === file) files.set(better);
    }
  }

  async function keepSiteFiles(begun: number): Promise<void> {
    const pages = [...heads.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
    const own = await parts.siteFiles(parts.facts(), pages);
    const all: FilesByName = Object.assign(
      { ...own },
      ...[...latest.values()].map((part) => part.files?.()),
    );
    const ready = await Promise.all(
      Object.entries(all).map(([name, content]) =>
        compressed({ url: `/${name}`, type: fileType(name) }, Buffer.from(content)),
      ),
    );
    if (begun !== revision) return;
    for (const url of siteFileUrls) files.remove(url);
    for (const file of ready) files.set(file);
    siteFileUrls = ready.map((file) => file.url);
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
    const former = latestVersion;
    latestVersion = JSON.stringify([...latest]);
    return latestVersion !== former;
  }

  return {
    hasPage: (path) => paths.has(path),
    prepare(path) {
      if (stale.has(path)) return renew(path);
      return SITE_FILE.test(path) && !files.find(path) ? siteFilesReady.promise : undefined;
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
      const ready: Page[] = [];
      const failed: string[] = [];
      for (const path of listAll(facts)) {
        try {
          ready.push(await render(path, facts));
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
      for (let awaited: typeof background; awaited !== background; ) {
        awaited = background;
        await awaited;
      }
    },
    async stop() {
      revision += 1;
      await background;
    },
  };
}
