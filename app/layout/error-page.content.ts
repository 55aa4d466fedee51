/** The texts of the page for an address without one; its head is in layout.content.ts. */
export const notFoundWords = {
  title: 'Oops! Page not found',
  text: 'There may be a typo in the address, or the page may have moved.',
  link: { label: 'Return to Home', href: '/' },
  nearTitle: 'Were you looking for one of these?',
  suggestions: [
    { label: 'Services', href: '/services' },
    { label: 'Free AI tools', href: '/resources/tools' },
    { label: 'Contact', href: '/contact' },
  ],
  searchLabel: 'Or search the site',
  searchButton: 'Search',
  logMessage: '404 Error: User attempted to access non-existent route:',
} as const;

/** The texts of the page for a post to an address that only shows something. */
export const readOnlyWords = {
  title: 'This page can only be read',
  text: 'It doesn’t accept forms, so nothing was sent or changed.',
  open: 'Open the page',
  home: { label: 'Return to Home', href: '/' },
  contact: { label: 'Send us a message', href: '/contact' },
} as const;

/** The texts of the page for too many requests (429). */
export const tooManyWords = {
  title: 'Too many requests',
  text: 'We’ve had too many requests from your connection. Please wait a few minutes and try again.',
  link: { label: 'Return to Home', href: '/' },
} as const;
