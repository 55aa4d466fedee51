/** The form for the code, of the newsletter and the waitlists. */
export const codeForm = {
  title: 'Check your email',
  /** `{email}` is the address that was entered. */
  text: 'If {email} isn’t on the list yet, you’ll find a 6-digit code in your inbox. Enter it here, or use the link in the email.',
  textWithoutEmail: 'Enter your email address and the 6-digit code that we sent to it.',
  label: 'Code',
  help: 'Six digits. If nothing arrives within a few minutes, check your spam folder.',
  submit: 'Confirm',
  submitting: 'Confirming...',
  otherAddress: 'Use another address',
  errors: {
    missing: 'Enter the six digits from the email.',
    wrong: 'That code doesn’t match. Use the code from our latest email.',
    expired: 'That code has expired. Sign up again and we’ll send you a new one.',
    tooMany: 'Too many attempts. Please wait a few minutes, or use the link in the email.',
    failed: 'We couldn’t check the code. Please try again, or use the link in the email.',
  },
} as const;

export type CodeWords = typeof codeForm;

/** Error texts of the API and of the pages without scripts. */
export const signupReasons = {
  keyReused: 'This form was already sent with a different address. Please send it again.',
  tooMany:
    'We’ve had too many requests from your connection. Please wait a few minutes and try again.',
  storageDown: 'Our database is unavailable right now. Please try again in a minute.',
} as const;

/** The texts of the newsletter form. */
export const newsletterForm = {
  form: {
    label: 'Email address',
    footerLabel: 'Email for the newsletter',
    footerName: 'Newsletter sign-up',
    placeholder: 'Your email address',
    submit: 'Subscribe',
    submitting: 'Subscribing...',
    privacyLink: { label: 'Privacy Policy', href: '/privacy-policy' },
  },
  kept: 'We couldn’t reach our server. Your sign-up is saved on this device and will be sent automatically once you’re back online.',
  toasts: {
    invalid: { title: 'Invalid email', description: 'Please enter a valid email address.' },
    success: {
      title: 'Subscription successful',
      description:
        'Thank you for subscribing to our newsletter! Please check your email to confirm your subscription.',
    },
    failed: {
      title: 'Subscription failed',
      description: 'There was a problem with your subscription. Please try again later.',
    },
    confirmed: {
      title: 'You’re on the list',
      description: 'Your address is confirmed. A short welcome is on its way.',
    },
  },
} as const;

/** What the newsletter form says once it is used. */
export const newsletterLater = {
  file: '/words/newsletter.json',
  props: {
    words: { toasts: newsletterForm.toasts, kept: newsletterForm.kept },
    codeWords: codeForm,
  },
} as const;
