/** Offered beside an email field; the corrected address follows. */
export const emailSuggestionWords = { ask: 'Did you mean', end: '?' } as const;
