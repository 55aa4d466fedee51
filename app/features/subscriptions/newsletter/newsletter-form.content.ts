import { newsletterConsent } from '#app/facts/consent.ts';
import type { ConsentWording, SignupReasons, SignupWords } from '../signup.content.ts';

/** What the form in the footer of every page says: the words that every page carries. */
export type NewsletterFormWords = SignupWords & {
  readonly form: SignupWords['form'] & {
    readonly placeholder: string;
    /** In the footer, where a page may have a form of its own above. */
    readonly footerLabel: string;
    /** Tells the footer's form from others on the page. */
    readonly footerName: string;
    /** On pages that offer the newsletter beside something else. */
    readonly updatesButton: string;
  };
  /** What somebody agrees to. Change the words only together with the version. */
  readonly consent: ConsentWording;
};

/** Reasons of the calls, and of the pages where no script runs. */
export const reasons = {
  keyReused: 'This form was sent before with another address. Please send it again.',
  tooMany:
    'More came from this connection than one person sends. Please wait a few minutes and try again.',
  storageDown: 'Our storage is not available at the moment. Please try again in a minute.',
  code: {
    wrong: 'That code does not match. Look at the newest mail from us.',
    expired: 'That code is too old. Subscribe again, and we send a new one.',
    tooMany: 'Too many tries. Please wait a few minutes, or press the link in the mail.',
  },
} as const satisfies SignupReasons;

export const newsletterForm = {
  consent: newsletterConsent,
  form: {
    label: 'Email address',
    footerLabel: 'E-mail for the newsletter',
    footerName: 'Newsletter sign-up',
    placeholder: 'Your email address',
    submit: 'Subscribe',
    submitting: 'Subscribing...',
    updatesButton: 'Subscribe to Updates',
    privacyLink: { label: 'Privacy Policy', href: '/privacy-policy' },
  },
  codeForm: {
    title: 'Check your email',
    text: 'We sent a 6-digit code to {email}. Type it here, or press the link in the mail.',
    label: 'Code',
    help: 'Six digits. Nothing there after a few minutes? Look in the spam folder; we write once a day at most.',
    submit: 'Confirm',
    submitting: 'Confirming...',
    otherAddress: 'Use another address',
    errors: {
      missing: 'Enter the six digits from the mail.',
      ...reasons.code,
      failed: 'We could not check the code. Please try again, or press the link in the mail.',
    },
  },
  kept: 'Our server could not be reached. Your sign-up is kept on this device and goes out by itself once the connection is back.',
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
      title: 'You are on the list',
      description: 'Your address is confirmed. A short welcome is on its way.',
    },
  },
} as const satisfies NewsletterFormWords;
