import type { Metadata } from 'sharp';

type Facts = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling'
>;

/**
 * The memory that a decoder keeps at once. Most files are read line by line, but what an interlaced
 * PNG sends first is spread over the whole picture, a progressive JPEG keeps two bytes for each
 * coefficient until the last scan, and a WebP is decoded as a whole.
 */
export function decodedBytes({ format, width, height, ...facts }: Facts): number {
  const { channels = 4, depth, isProgressive, chromaSubsampling = '' } = facts;
  const pixels = width * height;
  if (format === 'webp') return pixels * 4;
  if (!isProgressive) return 0;
  if (format !== 'jpeg') return pixels * channels * (depth === 'ushort' ? 2 : 1);
  // Two of the colours have a quarter of the values.
  const colours = chromaSubsampling.startsWith('4:2:0') ? channels - 1.5 : channels;
  return pixels * colours * 2;
}
