import type { UploadedPhoto } from './uploaded-picture.ts';

/** A logo that the owner uploaded. */
export type UploadedLogo = UploadedPhoto;

/** The address of a logo as pages show it. */
export function logoFile({ id }: Pick<UploadedLogo, 'id'>): string {
  return `/pictures/${id}.webp`;
}

/** The address of a logo on white, as emails and structured data show it. */
export function logoOnWhite({ id }: UploadedLogo): string {
  return `/pictures/${id}-white.png`;
}

/** The address of a social picture with the logo, 1,200 by 630 pixels. */
export function logoSocialPicture({ id }: UploadedLogo): string {
  return `/pictures/${id}-social.png`;
}

/** The width of a logo that is shown this high, within a greatest width; both in pixels. */
export function logoSize(
  { width, height }: UploadedLogo,
  box: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(box.height / height, box.width / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
