/** The texts of the page for too many requests (429). */
export const tooManyWords = {
  title: 'Too many requests',
  text: 'We’ve had too many requests from your connection. Please wait a few minutes and try again.',
  link: { label: 'Return to Home', href: '/' },
} as const;
