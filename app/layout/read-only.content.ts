/** The texts of the page for a post to an address that only shows something. */
export const readOnlyWords = {
  title: 'This address only shows something',
  text: 'Nothing can be sent to it, so nothing was sent or changed.',
  open: 'Open the page itself',
  home: { label: 'Return to Home', href: '/' },
  contact: { label: 'Send us a message', href: '/contact' },
} as const;
