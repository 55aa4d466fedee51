import { createContext } from 'react';

/** The id of the request that rendered this document; error pages show it. */
export const RequestIdContext = createContext<string | undefined>(undefined);
