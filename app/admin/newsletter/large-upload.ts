/**
 * The one page to which large bodies may be posted: the import of subscribers. The owner's guard
 * runs before any of it is read.
 */
export const LARGE_UPLOAD_PATH = '/admin/newsletter/subscribers';

/** The largest file of an import. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;

/** The largest request with such a file, the multipart headers included. */
export const MAX_UPLOAD_BYTES = MAX_IMPORT_BYTES + 16 * 1024;
