import { type PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** The earliest date of the format. A fixed one makes the archive reproducible. */
const MODIFIED = new Date(1980, 0, 1);

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
    const options = { mtime: MODIFIED, forceDosTimestamp: true };
    archive.addReadStreamLazy(path, options, (open) =>
      open(null, Readable.from(read(), { objectMode: false }).on('error', fail)),
    );
  }
  archive.end();
  yield* output as AsyncIterable<Buffer>;
}
