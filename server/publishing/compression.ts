import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** For a page that is needed now: a tenth larger, forty times faster. */
const QUICK = { brotli: 5, gzip: 6 };
const BEST = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };

/** An encoding is left out if it is no shorter than the plain body. */
export type Compressed = { br?: Buffer; gzip?: Buffer };

export function compressQuickly(body: Buffer): Promise<Compressed> {
  return compress(body, QUICK);
}

/** The smallest result, which takes up to half a second on another thread for 100 KB. */
export function compressBest(body: Buffer): Promise<Compressed> {
  return compress(body, BEST);
}

async function compress(body: Buffer, level: typeof QUICK): Promise<Compressed> {
  const br = await compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level.brotli,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
    },
  });
  const zipped = await compressGzip(body, { level: level.gzip });
  return {
    ...(br.length < body.length ? { br } : {}),
    ...(zipped.length < body.length ? { gzip: zipped } : {}),
  };
}

/**
 * The smallest window that fits the whole body. The default of 4 MB doesn't compress better, and
 * each compressing thread would keep memory for it.
 */
function windowBits(size: number): number {
  const needed = Math.ceil(Math.log2(size + 16));
  return Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, needed),
  );
}

/**
 * The best compression of each body, kept on disk for the next start under a digest of the body.
 */
export type CompressionCache = {
  find(body: Buffer): Promise<Compressed | undefined>;
  keep(body: Buffer, compressed: Compressed): Promise<void>;
  /** Removes everything that these bodies don't need. */
  prune(bodies: readonly Buffer[]): Promise<void>;
};

/** A folder that can't be read or written only costs time at the next start. */
export function createCompressionCache(folder: string): CompressionCache {
  const fileOf = (body: Buffer, coding: string) => path.join(folder, `${digest(body)}.${coding}`);
  return {
    async find(body) {
      try {
        const [br, zipped] = await Promise.all([
          readFile(fileOf(body, 'br')),
          readFile(fileOf(body, 'gz')),
        ]);
        return { br, gzip: zipped };
      } catch {
        return undefined;
      }
    },
    async keep(body, compressed) {
      if (!compressed.br || !compressed.gzip) return;
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeWhole(fileOf(body, 'br'), compressed.br);
        await writeWhole(fileOf(body, 'gz'), compressed.gzip);
      } catch {
        // Read errors only cost time, see above.
      }
    },
    async prune(bodies) {
      const needed = new Set(bodies.map(digest));
      try {
        for (const name of await readdir(folder)) {
          if (!needed.has(path.parse(name).name)) await rm(path.join(folder, name));
        }
      } catch {
        // Write errors only cost time, see above.
      }
    },
  };
}

/** Writes a temporary file and renames it, so that a reader never sees half a file. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, content, { mode: 0o600 });
  await rename(temporary, file);
}

function digest(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex');
}
