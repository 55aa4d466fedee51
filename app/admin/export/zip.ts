import { type PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/**
 * Streams files into a ZIP archive: only the current chunk is in memory, and each file is opened
 * when the one before it is finished. Sizes above 4 GB are written as ZIP64. Throws what reading a
 * file throws, and leaves the archive incomplete.
 */
export async function* zip(
  files: Readonly<Record<string, () => AsyncIterable<string | Uint8Array>>>,
): AsyncGenerator<Uint8Array> {
  const archive = new ZipFile();
  const output = archive.outputStream as PassThrough;
  const fail = (error: Error) => output.destroy(error);
  archive.on('error', fail);
  for (const [path, read] of Object.entries(files)) {
    archive.addReadStreamLazy(path, (open) =>
      open(null, Readable.from(read(), { objectMode: false }).on('error', fail)),
    );
  }
  archive.end();
  yield* output as AsyncIterable<Buffer>;
}
