import type { ToastWords } from '#app/content-types.ts';

/** In place of the form for the code while the site can’t email visitors. */
export const withoutEmail = {
  newsletter: {
    title: 'One step is left',
    description:
      'Your address is saved, but we can’t send email right now. Once we can, we’ll email you a code and a link to confirm it. If nothing arrives within a week, please subscribe again.',
  },
  waitlist: {
    title: 'One step is left',
    description:
      'Your address is saved, but we can’t send email right now. Once we can, we’ll email you a code and a link to confirm your place. If nothing arrives within a week, please join again.',
  },
} as const satisfies Record<string, ToastWords>;
