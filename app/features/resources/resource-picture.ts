import { libraryResources } from '#app/facts/resources.ts';
import type { DarkPicture } from '#app/ui/picture.tsx';

/** The intrinsic size of the library's pictures, in pixels. */
export const PICTURE_SIZE = { width: 800, height: 400 } as const;

const AVIF_WIDTHS = [400, 800] as const;

export type PictureFile = {
  url: string;
  width: number;
  format: 'avif' | 'png';
  theme: 'light' | 'dark';
};

/** The files that the build makes for a picture; `image` is the path of its light PNG. */
export function pictureFiles(image: string): readonly PictureFile[] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const base = image.replace(/\.png$/, theme === 'dark' ? '-dark' : '');
    return [
      { url: `${base}.png`, width: PICTURE_SIZE.width, format: 'png', theme },
      ...AVIF_WIDTHS.map((width) => ({
        url: `${base}-${width}.avif`,
        width,
        format: 'avif' as const,
        theme,
      })),
    ];
  });
}

export type PictureSources = { avif: string; dark: DarkPicture };

/** The smaller and the dark versions of the pictures that the build made, by the path of each. */
export function builtPictures(): Record<string, PictureSources> {
  return Object.fromEntries(
    libraryResources.map(({ image }) => {
      const files = pictureFiles(image);
      const dark = { src: image.replace(/\.png$/, '-dark.png'), avif: avifSources(files, 'dark') };
      return [image, { avif: avifSources(files, 'light'), dark }];
    }),
  );
}

function avifSources(files: readonly PictureFile[], wanted: PictureFile['theme']): string {
  return files
    .filter(({ format, theme }) => format === 'avif' && theme === wanted)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');
}
