import { createSearch } from '#app/features/search/search-index.ts';
import { searchEntries } from './search-entries.server.ts';

/** Searches the whole site. The index is built once, when the server starts, in milliseconds. */
export const searchSite = createSearch(searchEntries);
