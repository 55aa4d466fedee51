/** The words that all six tools share. */
export const toolWords = {
  dontKnow: 'I don’t know',
  findOutFirst: 'Find out first',
  figures: 'The figures',
  /** Competition Act, s. 74.01(1)(b): claims about performance need a proper test, unlike this. */
  disclaimer:
    'This is an estimate. It isn’t a promise, and it isn’t legal, tax or accounting advice.',
} as const;

/** What is said where a result is emailed. */
export const mailWords = {
  text: 'One email with the figures, the next steps and your answers. A name you entered is left out unless it’s a product on our list, because we can’t be sure whose address this is. We get the result and its figures too, with all names, so that we know what you’re looking at if you contact us.',
  fields: {
    email: {
      label: 'Email address',
      missing: 'Enter your email address.',
      invalid: 'Enter an email address like name@example.com.',
      tooLong: 'Enter an email address of at most 254 characters.',
    },
  },
  privacyNote:
    'We email you nothing but the result. You’re added to the newsletter only if you check its box. We delete your answers two years after our last contact.',
  toasts: {
    missing: { title: 'Missing information', description: 'Enter your email address.' },
    sent: {
      title: 'We have your request',
      /** The same for every address, so that nobody learns from it who asked before. */
      description:
        'We send one result per tool to an address each day. If this is your first from this tool today, it’s on its way and usually arrives within minutes. If our email server is down, we’ll send it as soon as it’s back. For a second result today, print it.',
    },
    backup: {
      title: 'Saved in this browser',
      description: 'Our server is down. Your browser will send the request as soon as it’s back.',
    },
    failed: {
      title: 'We couldn’t send the result',
      description: 'Please try again in a few minutes, or print the result.',
    },
  },
  inlineApiError: 'API Error: {error}',
} as const;

/** In place of “on its way” while the site can’t email visitors. */
export const withoutEmail = {
  title: 'Your request is saved',
  description:
    'We can’t send email right now. If email works again within three days, we’ll email you the result. Until then, you can print it.',
} as const;
