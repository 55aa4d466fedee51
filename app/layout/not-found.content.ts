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
