/** The same picture for the dark theme. */
export interface DarkPicture {
  src: string;
  avif?: string;
}

interface PictureProps {
  src: string;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** Natural size in pixels: reserves the space before the picture is loaded. */
  width: number;
  height: number;
  /** `srcset` values of smaller formats; leave out what does not exist. */
  avif?: string;
  webp?: string;
  dark?: DarkPicture;
  sizes?: string;
  /** In the first screen: loaded at once and first. Otherwise lazily. */
  priority?: boolean;
  className?: string;
}

const DARK = 'screen and (prefers-color-scheme: dark)';

/**
 * A raster or file picture; if it can't be loaded the placeholder stands in for it
 * (broken-pictures.ts; where no script runs, by the style sheet).
 */
export function Picture({
  src,
  alt,
  avif,
  webp,
  dark,
  sizes,
  priority,
  className = '',
  ...rest
}: PictureProps) {
  return (
    <picture>
      {dark?.avif && <source media={DARK} type="image/avif" srcSet={dark.avif} sizes={sizes} />}
      {dark && <source media={DARK} srcSet={dark.src} />}
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        {...rest}
        className={`picture ${className}`}
        src={src}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
