/** Follows the usual words while the site can’t email visitors. */
export const withoutEmail = {
  title: 'No confirmation by email for now',
  description:
    'It’s saved, and we’ll read it. We can’t send email right now. If email works again within three days, you’ll also get a confirmation.',
} as const;
