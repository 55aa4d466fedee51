import { createSearch } from '#app/features/search/search-index.ts';
import { searchEntries } from './search-entries.server.ts';

/** Looks a query up in everything the site has. Read once, when the server starts: a few milliseconds. */
export const searchSite = createSearch(searchEntries);
