import { createContext } from 'react';

/** The nonce of the policy for inline scripts and styles; undefined in the browser and on published pages. */
export const NonceContext = createContext<string | undefined>(undefined);
