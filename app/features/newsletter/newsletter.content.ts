import type {
  ConsentWording,
  SignupReasons,
  SignupWords,
} from '#app/platform/consent/signup.content.ts';
import { type PageHead, site, type TextLink } from '#app/site.content.ts';

/** A page that a mail links to: what it says, and the button that acts. */
export type ActionPageWords = {
  readonly head: PageHead;
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly working: string;
};

export type OutcomeWords = {
  readonly title: string;
  readonly text: string;
  readonly link: TextLink;
};

export type NewsletterContent = SignupWords & {
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
  readonly page: { readonly head: PageHead; readonly title: string; readonly text: string };
  readonly checkPage: { readonly head: PageHead; readonly addressLabel: string };
  readonly confirmPage: ActionPageWords & {
    readonly done: OutcomeWords;
    readonly expired: OutcomeWords;
  };
  readonly unsubscribePage: ActionPageWords & {
    /** For an address that was never confirmed: somebody else typed it in. */
    readonly notMe: { readonly title: string; readonly text: string; readonly button: string };
    readonly done: OutcomeWords;
    readonly unknown: OutcomeWords;
    readonly undo: string;
    readonly undone: string;
  };
  readonly preferencesPage: {
    readonly head: PageHead;
    readonly title: string;
    readonly text: string;
    readonly leaveOut: string;
    readonly topics: readonly { readonly value: string; readonly label: string }[];
    readonly frequency: string;
    readonly frequencies: readonly { readonly value: string; readonly label: string }[];
    readonly pause: string;
    /** `{date}` is the last day of the pause. */
    readonly paused: string;
    readonly endPause: string;
    readonly button: string;
    readonly working: string;
    readonly saved: string;
    readonly left: string;
    readonly leave: string;
  };
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

export const newsletter = {
  consent: {
    version: '2026-11-1',
    text: `Yes, send me the ${site.name} newsletter by e-mail. I can leave at any time with one click.`,
  },
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
  page: {
    head: {
      title: 'Newsletter for Small Businesses | AI for SMEs',
      description:
        'One useful e-mail, now and then: what works in AI for small businesses, and what does not. Confirm by mail, leave with one click.',
      keywords: ['AI newsletter', 'small business newsletter'],
      isMadeOnRequest: true,
    },
    title: 'One useful email, now and then',
    text: 'What works in AI for small businesses, and what does not. You confirm your address first, and leave with one click.',
  },
  checkPage: {
    head: {
      title: 'Check Your Email for the Code | AI for SMEs',
      description:
        'We sent a mail with a 6-digit code and a link. Type the code here, or press the link in the mail, to confirm your subscription.',
      keywords: ['newsletter code'],
      noindex: true,
    },
    addressLabel: 'Email address',
  },
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
  confirmPage: {
    head: {
      title: 'Confirm Your Subscription | AI for SMEs',
      description:
        'Press the button to confirm that you want our newsletter at this address. Nothing is confirmed by opening the page alone.',
      keywords: ['confirm newsletter'],
      noindex: true,
    },
    title: 'One press, and you are on the list',
    text: 'The button confirms that the address is yours and that you want the newsletter. Opening this page alone changes nothing.',
    button: 'Confirm my subscription',
    working: 'Confirming...',
    done: {
      title: 'You are on the list',
      text: 'A short welcome is on its way. Each mail has a link to leave.',
      link: { label: 'To the free resources', href: '/resources' },
    },
    expired: {
      title: 'This link has run out',
      text: 'Links to confirm work for seven days. Subscribe again at the foot of any page, and we send a new one.',
      link: { label: 'Return to Home', href: '/' },
    },
  },
  unsubscribePage: {
    head: {
      title: 'Leave the Newsletter | AI for SMEs',
      description:
        'Press the button to leave our newsletter. It takes effect at once, needs no login and costs nothing. You can undo it here.',
      keywords: ['unsubscribe newsletter'],
      noindex: true,
    },
    title: 'Leave the newsletter?',
    text: 'One press and we stop writing. It takes effect at once.',
    button: 'Unsubscribe',
    working: 'Unsubscribing...',
    notMe: {
      title: 'Stop mails to this address?',
      text: 'Somebody gave it in a form on our site, and nobody has confirmed it. One press, and no form of ours can make us write to it again.',
      button: 'Never write to this address',
    },
    done: {
      title: 'You have left the newsletter',
      text: 'We will not write again. Mails about a booking or a message of yours still arrive.',
      link: { label: 'Return to Home', href: '/' },
    },
    unknown: {
      title: 'We do not know this link',
      text: `Perhaps part of it got lost. Write to ${site.email} and we take you off the list by hand.`,
      link: { label: 'Contact us', href: '/contact' },
    },
    undo: 'That was a mistake, keep me on the list',
    undone: 'You are on the list again.',
  },
  preferencesPage: {
    head: {
      title: 'Your Newsletter Preferences | AI for SMEs',
      description:
        'Choose what the newsletter leaves out and how often it comes, pause it, see in which words you agreed to it, or leave it.',
      keywords: ['newsletter preferences'],
      noindex: true,
    },
    title: 'Your newsletter',
    text: 'For {email}. What you choose here holds from the next issue.',
    leaveOut: 'Leave out',
    topics: [
      { value: 'courses', label: 'News about courses' },
      { value: 'offers', label: 'Offers' },
    ],
    frequency: 'How often',
    frequencies: [
      { value: 'all', label: 'Every issue' },
      { value: 'monthly', label: 'One a month at most' },
    ],
    pause: 'Pause for three months',
    paused: 'Paused until {date}.',
    endPause: 'End the pause',
    button: 'Save',
    working: 'Saving...',
    saved: 'Saved.',
    left: 'You have left the newsletter. Nothing comes to you.',
    leave: 'Leave the newsletter',
  },
} as const satisfies NewsletterContent;
