import { libraryResources } from '#app/facts/resources.ts';

/** The intrinsic size of the library's pictures, in pixels. */
export const PICTURE_SIZE = { width: 800, height: 400 } as const;

const AVIF_WIDTHS = [400, 800] as const;

export type PictureFile = { url: string; width: number; format: 'avif' | 'png' };

/** The files that the build makes for a picture; `image` is the path of its PNG. */
export function pictureFiles(image: string): readonly PictureFile[] {
  return [
    { url: image, width: PICTURE_SIZE.width, format: 'png' },
    ...AVIF_WIDTHS.map((width) => ({
      url: image.replace(/\.png$/, `-${width}.avif`),
      width,
      format: 'avif' as const,
    })),
  ];
}

/** The `srcset` of the AVIF files; undefined for a picture that the build didn't make. */
export function avifSources(image: string): string | undefined {
  if (!libraryResources.some((ours) => ours.image === image)) return undefined;
  return pictureFiles(image)
    .filter(({ format }) => format === 'avif')
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');
}
