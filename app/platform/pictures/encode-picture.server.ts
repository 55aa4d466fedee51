import { createHash } from 'node:crypto';
import type { UploadedLogo } from '#app/facts/uploaded-logo.ts';
import {
  LARGEST_PHOTO,
  type PictureFault,
  photoWidths,
  type UploadedPhoto,
} from '#app/facts/uploaded-picture.ts';
import { cleanSvg } from './clean-svg.ts';
import { decodedBytes } from './decoded-bytes.ts';
import { drawSvgApart } from './draw-svg.server.ts';
import { formatOf } from './picture-format.ts';
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
 * social picture. An SVG is written anew from what a list allows.
 */
export async function encodeLogo(
  upload: Uint8Array,
): Promise<EncodedPicture<UploadedLogo> | PictureFault> {
  const bytes = Buffer.from(upload);
  const format = formatOf(bytes);
  const fault = faultOf(bytes, format);
  if (fault) return fault;
  const svg = format === 'svg' ? cleanSvg(bytes.toString('utf8')) : undefined;
  if (svg?.fault) return svg.fault;
  return decode(async (sharp) => {
    const vector = svg?.svg === undefined ? undefined : Buffer.from(svg.svg);
    const size = vector ? svg : await readSize(open(sharp, bytes), format);
    if (typeof size === 'string') return size;
    const { width = 0, height = 0 } = size ?? {};
    if (width > height * WIDEST_LOGO || height > width * 2) return 'shape';
    const isSmall = width < WHITE_BOX.width && height < WHITE_BOX.height;
    if (!vector && isSmall) return 'logo-small';
    const boxes = [LOGO_BOX, WHITE_BOX, SOCIAL_BOX] as const;
    const drawn = svg?.svg && (await drawSvgApart(svg.svg, { width, height }, boxes));
    if (vector && !drawn) return 'svg-damaged';
    const sized = (box: (typeof boxes)[number]) =>
      drawn
        ? sharp(drawn[boxes.indexOf(box)])
        : open(sharp, bytes)
            .autoOrient()
            .resize({ ...box, fit: 'inside', withoutEnlargement: true })
            .toColourspace('srgb');
    const shown = await sized(LOGO_BOX)
      .webp({ nearLossless: true, quality: 80 })
      .toBuffer({ resolveWithObject: true });
    const margins = {
      top: WHITE_MARGIN,
      bottom: WHITE_MARGIN,
      left: WHITE_MARGIN,
      right: WHITE_MARGIN,
    };
    const white = await onWhite(sized(WHITE_BOX)).toBuffer();
    const social = await sized(SOCIAL_BOX).png().toBuffer();
    const files: NewFile[] = [
      vector ? { ending: '.svg', bytes: vector } : { ending: '.webp', bytes: shown.data },
      await fileOf(
        '-white.png',
        onWhite(sharp(white).extend({ ...margins, background: '#ffffff' })).png(),
      ),
      await fileOf(
        '-social.png',
        sharp({ create: { ...SOCIAL, channels: 3, background: PAPER } })
          .composite([{ input: social }])
          .png({ palette: true }),
      ),
    ];
    const natural = vector ? { width: Math.round(width), height: Math.round(height) } : shown.info;
    return named(
      { width: natural.width, height: natural.height, isVector: vector !== undefined },
      files,
    );
  });
}

function faultOf(bytes: Buffer, format: ReturnType<typeof formatOf>): PictureFault | undefined {
  if (bytes.length === 0) return 'missing';
  if (bytes.length > MAX_PICTURE_BYTES) return 'too-large';
  if (format === undefined) return 'unknown-format';
  if (format === 'heic') return 'heic';
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
