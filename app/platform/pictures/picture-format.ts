export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'svg' | 'heic';

/**
 * The format of a file according to its first bytes; its name and the type that the browser sent are
 * ignored. Undefined for an unknown format. The rest of the file may still be damaged or different.
 */
export function formatOf(bytes: Buffer): PictureFormat | undefined {
  const ascii = (from: number, to: number) => bytes.subarray(from, to).toString('latin1');
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 8) === 'ftyp' && /^(heic|heix|hevc|mif1|msf1)/.test(ascii(8, 12))) return 'heic';
  const start = bytes
    .subarray(0, 1024)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  return /^<(\?xml|!--|!DOCTYPE svg|svg)/i.test(start) ? 'svg' : undefined;
}
