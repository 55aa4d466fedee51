import { createHash } from 'node:crypto';
import {
  LARGEST_PHOTO,
  type PictureFault,
  photoWidths,
  type UploadedPhoto,
} from '#app/facts/uploaded-picture.ts';
import { drawSvg, findPartNotDrawn } from './draw-svg.server.ts';
import {
  MAX_DECODED_BYTES,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_PIXELS,
  MAX_PICTURE_SIDE,
  MAX_SVG_BYTES,
  MIN_PHOTO_SIDE,
} from './picture-limits.ts';

type Sharp = typeof import('sharp').default;
type Image = import('sharp').Sharp;

/** The part of its address after the id, with the bytes. */
type NewFile = { ending: string; bytes: Uint8Array };
export type EncodedPicture<Picture extends UploadedPhoto> = {
  picture: Picture;
  files: { name: string; bytes: Uint8Array }[];
};

/** A logo in the header is at most 44 px high; this is enough for a screen with three dots a pixel. */
const LOGO_BOX = { width: 720, height: 132 };
/** Twice the size in emails. */
const WHITE_BOX = { width: 480, height: 96 };
const WHITE_MARGIN = 16;
const SOCIAL = { width: 1200, height: 630 };
const SOCIAL_BOX = { width: 720, height: 300 };
/** The paper of the light pages. */
const PAPER = '#faf7ee';

/** The greatest ratio of the sides: a narrower logo isn't readable in a header. */
const WIDEST_LOGO = 10;

/**
 * Decodes a photo and makes its files anew, without anything that the upload carried beside its
 * pixels (place, camera, comments, other files behind it). Returns the fault of a file that can't
 * be taken.
 */
export async function encodePhoto(
  upload: Uint8Array,
): Promise<EncodedPicture<UploadedPhoto> | PictureFault> {
  const bytes = Buffer.from(upload);
  const format = formatOf(bytes);
  const fault = faultOf(bytes, format);
  if (fault) return fault;
  if (format === 'svg') return 'unknown-format';
  return decode(async (sharp) => {
    const source = open(sharp, bytes);
    const size = await readSize(source, format);
    if (typeof size === 'string') return size;
    if (Math.min(size.width, size.height) < MIN_PHOTO_SIDE) return 'too-small';
    // Decoded once: the smaller files are made from the largest.
    const { data, info } = await source
      .autoOrient()
      .resize({
        width: LARGEST_PHOTO,
        height: LARGEST_PHOTO,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const files: NewFile[] = [];
    for (const one of photoWidths(width)) {
      const sized = () => sharp(data, { raw: { width, height, channels } }).resize({ width: one });
      files.push(
        await fileOf(`-${one}.avif`, sized().avif({ quality: 55, effort: 2 })),
        await fileOf(`-${one}.webp`, sized().webp({ quality: 78 })),
        await fileOf(`-${one}.jpg`, onWhite(sized()).jpeg({ quality: 80, mozjpeg: true })),
      );
    }
    return named({ width, height }, files);
  });
}

/**
 * The files of a logo: as pages show it, on white for emails and structured data, and on paper as a
 * social picture. An SVG is drawn, and not kept.
 */
export async function encodeLogo(
  upload: Uint8Array,
): Promise<EncodedPicture<UploadedPhoto> | PictureFault> {
  const bytes = Buffer.from(upload);
  const format = formatOf(bytes);
  const fault = faultOf(bytes, format);
  if (fault) return fault;
  if (format === 'svg') {
    const svg = bytes.toString('utf8');
    const part = findPartNotDrawn(svg);
    if (part) return part;
    const drawn = await drawSvg(svg, [LOGO_BOX, WHITE_BOX, SOCIAL_BOX]);
    if (!drawn) return 'svg-damaged';
    if (hasNoLogoShape(drawn)) return 'shape';
    const [shown, white, social] = drawn.pngs as [Uint8Array, Uint8Array, Uint8Array];
    return decode((sharp) => logoFiles(sharp, sharp(shown), sharp(white), sharp(social)));
  }
  return decode(async (sharp) => {
    const size = await readSize(open(sharp, bytes), format);
    if (typeof size === 'string') return size;
    if (hasNoLogoShape(size)) return 'shape';
    if (size.width < WHITE_BOX.width && size.height < WHITE_BOX.height) return 'logo-small';
    const within = (box: typeof LOGO_BOX) =>
      open(sharp, bytes)
        .autoOrient()
        .resize({ ...box, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb');
    return logoFiles(sharp, within(LOGO_BOX), within(WHITE_BOX), within(SOCIAL_BOX));
  });
}

function hasNoLogoShape({ width, height }: { width: number; height: number }): boolean {
  return width > height * WIDEST_LOGO || height > width * 2;
}

async function logoFiles(sharp: Sharp, inPage: Image, inEmail: Image, inSocialPicture: Image) {
  const shown = await inPage
    .webp({ nearLossless: true, quality: 80 })
    .toBuffer({ resolveWithObject: true });
  const white = await onWhite(inEmail).toBuffer();
  const framed = sharp(white).extend({
    top: WHITE_MARGIN,
    bottom: WHITE_MARGIN,
    left: WHITE_MARGIN,
    right: WHITE_MARGIN,
    background: '#ffffff',
  });
  const paper = sharp({ create: { ...SOCIAL, channels: 3, background: PAPER } });
  const social = paper.composite([{ input: await inSocialPicture.png().toBuffer() }]);
  const files: NewFile[] = [
    { ending: '.webp', bytes: shown.data },
    await fileOf('-white.png', onWhite(framed).png()),
    await fileOf('-social.png', social.png({ palette: true })),
  ];
  return named({ width: shown.info.width, height: shown.info.height }, files);
}

/** The picture of a logo that an earlier release kept as an SVG. Undefined if it can't be drawn. */
export async function drawKeptLogo(svg: Uint8Array): Promise<Uint8Array | undefined> {
  const drawn = await drawSvg(Buffer.from(svg).toString('utf8'), [LOGO_BOX]);
  if (!drawn) return undefined;
  const webp = await decode((sharp) =>
    sharp(drawn.pngs[0]).webp({ nearLossless: true, quality: 80 }).toBuffer(),
  );
  return typeof webp === 'string' ? undefined : webp;
}

/**
 * The format of a file according to its first bytes; its name and the type that the browser sent are
 * ignored. Undefined for an unknown format. The rest of the file may still be damaged or different.
 */
function formatOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'svg' | 'heic' | 'avif' | undefined {
  const ascii = (from: number, to: number) => bytes.subarray(from, to).toString('latin1');
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 8) === 'ftyp') {
    // ISO/IEC 14496-12: a brand, a version, and the brands that it is compatible with.
    const brands = ascii(8, Math.min(bytes.readUInt32BE(0), 256)).match(/.{4}/gs) ?? [];
    if (brands.some((brand) => /^avi[fs]$/.test(brand))) return 'avif';
    if (brands.some((brand) => /^(he[iv][a-z]|mif\d|msf1)$/.test(brand))) return 'heic';
  }
  const start = bytes
    .subarray(0, 1024)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  return /^<(\?xml|!--|!DOCTYPE svg|([\w-]+:)?svg)/i.test(start) ? 'svg' : undefined;
}

function faultOf(bytes: Buffer, format: ReturnType<typeof formatOf>): PictureFault | undefined {
  if (bytes.length === 0) return 'missing';
  if (bytes.length > MAX_PICTURE_BYTES) return 'too-large';
  if (format === undefined) return 'unknown-format';
  if (format === 'heic' || format === 'avif') return format;
  return format === 'svg' && bytes.length > MAX_SVG_BYTES ? 'too-large' : undefined;
}

function open(sharp: Sharp, bytes: Buffer): Image {
  return sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PICTURE_PIXELS, pages: 1 });
}

/** The size that the file declares, read before a pixel is decoded. */
async function readSize(
  image: Image,
  format: string | undefined,
): Promise<{ width: number; height: number } | PictureFault> {
  const facts = await image.metadata();
  const { width = 0, height = 0 } = facts;
  if (facts.format !== format || width === 0 || height === 0) return 'damaged';
  const isTooMuch =
    width * height > MAX_PICTURE_PIXELS ||
    Math.max(width, height) > MAX_PICTURE_SIDE ||
    decodedBytes(facts) > MAX_DECODED_BYTES;
  return isTooMuch ? 'too-many-pixels' : { width, height };
}

/**
 * The memory that a decoder keeps at once, in bytes. Most files are read line by line, but a WebP and
 * a progressive JPEG or interlaced PNG are kept whole, with at most two bytes for each value.
 */
function decodedBytes({ format, width, height, ...facts }: import('sharp').Metadata): number {
  const { channels = 4, isProgressive } = facts;
  if (format === 'webp') return width * height * 4;
  return isProgressive ? width * height * channels * 2 : 0;
}

function onWhite(image: Image): Image {
  return image.flatten({ background: '#ffffff' });
}

async function fileOf(ending: string, image: Image): Promise<NewFile> {
  return { ending, bytes: await image.toBuffer() };
}

function named<Size extends object>(size: Size, files: readonly NewFile[]) {
  const hash = createHash('sha256');
  for (const { bytes } of files) hash.update(bytes);
  const id = hash.digest('hex').slice(0, 32);
  return {
    picture: { id, ...size },
    files: files.map(({ ending, bytes }) => ({ name: id + ending, bytes })),
  };
}

let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs the work with the library, one picture at a time: each may take a hundred megabytes for a
 * moment. The library is loaded with the first picture, because most processes never need its
 * memory; an installation may lack it, too.
 */
export function decode<Result>(
  work: (sharp: Sharp) => Promise<Result | PictureFault>,
): Promise<Result | PictureFault> {
  const result = queue.then(async () => {
    const sharp = await import('sharp').then(
      (module) => module.default,
      () => undefined,
    );
    if (!sharp) return 'unavailable';
    sharp.cache(false);
    sharp.concurrency(1);
    try {
      return await work(sharp);
    } catch (error) {
      if (/pixel limit|too large/i.test(String(error))) return 'too-many-pixels';
      return 'damaged';
    }
  });
  queue = result.catch(() => undefined);
  return result;
}
