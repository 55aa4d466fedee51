import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const DEFLATE = 8;
/** Names are UTF-8; sizes and checksum follow the data, so that nothing has to be known before. */
const FLAGS = 0x0808;
/** 1 January 1980, the first day that the format knows: the archive is the same every time. */
const DATE = 0x0021;

/**
 * Packs files into a ZIP archive (PKWARE APPNOTE 6.3.3) piece by piece: of each file only the part
 * that is being packed is in memory. Archive and files have to stay below 4 GB.
 */
export async function* zip(
  files: Readonly<Record<string, () => AsyncIterable<string>>>,
): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, read] of Object.entries(files)) {
    const name = Buffer.from(path, 'utf8');
    const start = offset;
    const local = Buffer.concat([header(LOCAL, [VERSION]), facts(0, 0, 0, name.length), name]);
    yield local;
    const size = { crc: 0, raw: 0, packed: 0 };
    for await (const chunk of deflate(read(), size)) {
      size.packed += chunk.length;
      yield chunk;
    }
    const descriptor = uint32s(DESCRIPTOR, size.crc, size.packed, size.raw);
    yield descriptor;
    offset += local.length + size.packed + descriptor.length;
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(start, 10);
    directory.push(
      header(CENTRAL, [VERSION, VERSION]),
      ...[facts(size.crc, size.packed, size.raw, name.length), tail, name],
    );
  }
  const index = Buffer.concat(directory);
  yield index;
  const count = Object.keys(files).length;
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(offset, 12);
  yield Buffer.concat([uint32s(END), end]);
}

function deflate(text: AsyncIterable<string>, size: { crc: number; raw: number }) {
  // Errors of either end reach whoever reads; who stops reading closes both.
  return pipeline(Readable.from(measure(text, size)), createDeflateRaw(), () => undefined);
}

async function* measure(
  text: AsyncIterable<string>,
  size: { crc: number; raw: number },
): AsyncGenerator<Buffer> {
  for await (const part of text) {
    const bytes = Buffer.from(part, 'utf8');
    size.crc = crc32(bytes, size.crc);
    size.raw += bytes.length;
    yield bytes;
  }
}

function header(signature: number, versions: readonly number[]): Buffer {
  return Buffer.concat([
    uint32s(signature),
    ...versions.map((version) => Buffer.from([version, 0])),
  ]);
}

/** The part that a file's own header and its entry in the directory share. */
function facts(crc: number, packed: number, raw: number, nameLength: number): Buffer {
  const bytes = Buffer.alloc(24);
  bytes.writeUInt16LE(FLAGS, 0);
  bytes.writeUInt16LE(DEFLATE, 2);
  bytes.writeUInt16LE(DATE, 6);
  bytes.writeUInt32LE(crc, 8);
  bytes.writeUInt32LE(packed, 12);
  bytes.writeUInt32LE(raw, 16);
  bytes.writeUInt16LE(nameLength, 20);
  return bytes;
}

function uint32s(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) bytes.writeUInt32LE(value, 4 * at);
  return bytes;
}
