/** The texts of the page for a post to an address that only shows something. */
export const readOnlyWords = {
  title: 'This page can only be read',
  text: 'It doesn’t accept forms, so nothing was sent or changed.',
  open: 'Open the page',
  home: { label: 'Return to Home', href: '/' },
  contact: { label: 'Send us a message', href: '/contact' },
} as const;
