/** The largest file that is taken, in bytes. */
export const MAX_PICTURE_BYTES = 15 * 1024 * 1024;

/** The largest request with such a file and the fields of a form. */
export const MAX_PICTURE_UPLOAD_BYTES = MAX_PICTURE_BYTES + 64 * 1024;

/** The most pixels that are decoded: 50 megapixels, which takes up to 200 MB for a moment. */
export const MAX_PICTURE_PIXELS = 50_000_000;

/** The shortest side of a photo, in pixels. */
export const MIN_PHOTO_SIDE = 240;

/** The largest SVG, in bytes. */
export const MAX_SVG_BYTES = 200 * 1024;

/** The most pictures that are kept. */
export const MAX_PICTURES = 300;

/** How long a picture that nothing shows is kept. */
export const UNUSED_PICTURE_DAYS = 30;
