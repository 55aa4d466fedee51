import type { StaticFile, StaticFiles } from '../static-files.ts';
import { type CompressionCache, compressBest } from './compression.ts';

type Parts = {
  files: StaticFiles;
  cache: CompressionCache;
  /** The published bodies, which the cache keeps; all others are pruned. */
  keptBodies(): Buffer[];
};

export type ImproveCompression = {
  /** Queues a file that is being served with a quick compression. */
  add(file: StaticFile): void;
  /** Takes a file that is no longer served out of the queue. */
  forget(url: string): void;
  start(): void;
  /** Resolves when everything queued has its best compression. */
  idle(): Promise<void>;
  stop(): void;
};

/** Replaces quick compressions by the best ones in the background. */
export function improveCompression({ files, cache, keptBodies }: Parts): ImproveCompression {
  const waiting = new Map<string, StaticFile>();
  let running: Promise<void> | undefined;
  let isStopped = false;

  /** Compresses one file at a time, so that requests get the rest of the machine. */
  async function compressWaiting(): Promise<void> {
    for (let next = first(waiting); next && !isStopped; next = first(waiting)) {
      const [url, file] = next;
      const compressed = await compressBest(file.body);
      // It may have been published again in the meantime.
      if (waiting.get(url) === file) waiting.delete(url);
      if (files.find(url) !== file) continue;
      files.set({ ...file, br: undefined, gzip: undefined, ...compressed, isQuick: false });
      await cache.keep(file.body, compressed);
    }
    running = undefined;
    if (!isStopped) await cache.prune(keptBodies());
  }

  return {
    add: (file) => void waiting.set(file.url, file),
    forget: (url) => void waiting.delete(url),
    start() {
      running ??= compressWaiting();
    },
    async idle() {
      await running;
    },
    stop() {
      isStopped = true;
    },
  };
}

function first<K, V>(map: ReadonlyMap<K, V>): [K, V] | undefined {
  return map.entries().next().value;
}
