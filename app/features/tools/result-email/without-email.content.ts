/** In place of “on its way” while the site can’t email visitors. */
export const withoutEmail = {
  title: 'Your request is saved',
  description:
    'We can’t send email right now. If email works again within three days, we’ll email you the result. Until then, you can print it.',
} as const;
