import {
  photoFile,
  photoSet,
  photoWidths,
  type UploadedPhoto,
} from '#app/facts/uploaded-picture.ts';

interface PhotoProps {
  photo: UploadedPhoto;
  /** Empty if the text beside it says the same. */
  alt: string;
  /** The displayed width, as in the `sizes` attribute of an image. */
  sizes: string;
  className?: string;
}

/** A photo that the owner uploaded, in the smallest file that is sharp; loaded when it is near. */
export function Photo({ photo, alt, sizes, className }: PhotoProps) {
  const { id, width, height } = photo;
  const [, middle = width] = photoWidths(width);
  return (
    <picture>
      <source type="image/avif" srcSet={photoSet(photo, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={photoSet(photo, 'webp')} sizes={sizes} />
      <img
        className={className}
        src={photoFile(id, middle, 'jpg')}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
