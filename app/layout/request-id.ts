import { createContext } from 'react';

/** The reference of the request that made this document; an error page shows it. */
export const RequestIdContext = createContext<string | undefined>(undefined);
