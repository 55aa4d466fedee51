/** In localStorage: the announcement that the visitor has closed. */
export const ANNOUNCEMENT_KEY = 'announcement';
