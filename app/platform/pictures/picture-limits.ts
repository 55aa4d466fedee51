/** The largest file that is taken, in bytes. */
export const MAX_PICTURE_BYTES = 15 * 1024 * 1024;

/** The largest request with such a file and the fields of a form. */
export const MAX_PICTURE_UPLOAD_BYTES = MAX_PICTURE_BYTES + 64 * 1024;

/** The most pixels that are decoded: 50 megapixels, more than most cameras have. */
export const MAX_PICTURE_PIXELS = 50_000_000;

/** Lines that are longer take much memory, of which several are kept; a panorama has 16,000. */
export const MAX_PICTURE_SIDE = 30_000;

/** What decoding may take for a moment. */
export const MAX_DECODED_BYTES = 200_000_000;

/** The shortest side of a photo, in pixels. */
export const MIN_PHOTO_SIDE = 240;

/** The largest SVG, in bytes. */
export const MAX_SVG_BYTES = 200 * 1024;

/** The most pictures that are kept. */
export const MAX_PICTURES = 300;

/** How long a picture that nothing shows is kept. */
export const UNUSED_PICTURE_DAYS = 30;
