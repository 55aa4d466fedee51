import { type PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** The first day that the format knows: the archive is the same every time. */
const MODIFIED = new Date(1980, 0, 1);

/**
 * Packs files into a ZIP archive piece by piece: of each file only the part that is being packed is
 * in memory, and a file is opened when the one before it is done. Sizes above 4 GB are written as
 * ZIP64. An error of a file ends the archive with it.
 */
export async function* zip(
  files: Readonly<Record<string, () => AsyncIterable<string>>>,
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
