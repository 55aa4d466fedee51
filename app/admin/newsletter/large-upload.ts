/** The import of subscribers: the file is posted twice, the second time as base64 with the choices. */
export const IMPORT_PATH = '/admin/newsletter/subscribers';

/** The largest file of an import. */
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024;

/** The largest request with such a file, the fields of the form included. */
export const MAX_UPLOAD_BYTES = (MAX_IMPORT_BYTES / 3) * 4 + 64 * 1024;
