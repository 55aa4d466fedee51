import { MAX_PICTURE_UPLOAD_BYTES } from '#app/platform/pictures/picture-limits.ts';
import { IMPORT_PATH, MAX_UPLOAD_BYTES } from '../newsletter/large-upload.ts';

/**
 * The pages to which large bodies may be posted, with the largest, in bytes. The owner's guard runs
 * before any of it is read. Their forms are posted by the browser, to exactly these addresses.
 */
export const uploadPaths: Readonly<Record<string, number>> = {
  [IMPORT_PATH]: MAX_UPLOAD_BYTES,
  '/admin/pictures': MAX_PICTURE_UPLOAD_BYTES,
  '/admin/pictures/upload': MAX_PICTURE_UPLOAD_BYTES,
  '/admin/business': MAX_PICTURE_UPLOAD_BYTES,
  '/admin/team': MAX_PICTURE_UPLOAD_BYTES,
};
