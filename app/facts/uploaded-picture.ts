/** A photo or a logo that the owner uploaded; its files are served under `/pictures/`. */
export type UploadedPhoto = {
  /** Digest of its files, 32 hexadecimal digits. */
  id: string;
  /** In pixels, of the largest file. */
  width: number;
  height: number;
};

/** The widths of the files of a photo, in pixels. A narrower photo has its own width last. */
const WIDTHS = [320, 640, 1280] as const;

/** No file of a photo is wider or higher. */
export const LARGEST_PHOTO = 1280;

type PhotoFormat = 'avif' | 'webp' | 'jpg';

/** The widths in which a photo exists, the smallest first. */
export function photoWidths(width: number): number[] {
  return [...WIDTHS.filter((one) => one < width), width];
}

/** The address of one file of a photo. */
export function photoFile(id: string, width: number, format: PhotoFormat): string {
  return `/pictures/${id}-${width}.${format}`;
}

/** All files of a photo in one format, as a `srcset`. */
export function photoSet({ id, width }: UploadedPhoto, format: PhotoFormat): string {
  return photoWidths(width)
    .map((one) => `${photoFile(id, one, format)} ${one}w`)
    .join(', ');
}

/** A photo as one line of text, for a list of choices: `photo:`, its id and its size. */
export type PhotoText = `photo:${string}`;

export function photoText({ id, width, height }: UploadedPhoto): PhotoText {
  return `photo:${id}:${width}x${height}`;
}

/** The photo of such a line; undefined for another text. */
export function readPhotoText(text: string): UploadedPhoto | undefined {
  const [, id = '', width, height] =
    /^photo:([\da-f]{32}):([1-9]\d{0,3})x([1-9]\d{0,3})$/.exec(text) ?? [];
  return id ? { id, width: Number(width), height: Number(height) } : undefined;
}

/** The address of a logo as pages show it. */
export function logoFile({ id }: Pick<UploadedPhoto, 'id'>): string {
  return `/pictures/${id}.webp`;
}

/** The address of a logo on white, as emails and structured data show it. */
export function logoOnWhite({ id }: UploadedPhoto): string {
  return `/pictures/${id}-white.png`;
}

/** The address of a social picture with the logo, 1,200 by 630 pixels. */
export function logoSocialPicture({ id }: UploadedPhoto): string {
  return `/pictures/${id}-social.png`;
}

/** Why an uploaded file isn't taken. */
export type PictureFault =
  | 'missing'
  | 'too-large'
  | 'heic'
  | 'avif'
  | 'unknown-format'
  | 'too-many-pixels'
  | 'too-small'
  | 'logo-small'
  | 'shape'
  | 'damaged'
  | 'svg-text'
  | 'svg-html'
  | 'svg-linked-picture'
  | 'svg-damaged'
  | 'too-many'
  | 'unavailable';
