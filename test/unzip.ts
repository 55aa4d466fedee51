import { inflateRawSync } from 'node:zlib';

/** Reads a ZIP archive by its central directory, independently of the code that wrote it. */
export function unzip(bytes: Buffer): Record<string, string> {
  const end = bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  let at = bytes.readUInt32LE(end + 16);
  const files: Record<string, string> = {};
  for (let i = 0; i < bytes.readUInt16LE(end + 10); i++) {
    const [size, nameLength, extra, comment] = [20, 28, 30, 32].map((offset, index) =>
      index === 0 ? bytes.readUInt32LE(at + offset) : bytes.readUInt16LE(at + offset),
    ) as [number, number, number, number];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    const body = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    files[name] = inflateRawSync(bytes.subarray(body, body + size)).toString('utf8');
    at += 46 + nameLength + extra + comment;
  }
  return files;
}
