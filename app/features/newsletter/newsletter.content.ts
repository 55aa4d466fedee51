import { type PageHead, site, type TextLink, type ToastWords } from '#app/site.content.ts';

/** What somebody agrees to, word for word. Change the words only together with the version. */
export type ConsentWording = { readonly version: string; readonly text: string };

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

export type NewsletterContent = {
  readonly consent: ConsentWording;
  readonly form: {
    readonly label: string;
    readonly placeholder: string;
    readonly submit: string;
    readonly submitting: string;
    readonly privacyLink: TextLink;
  };
  readonly codeForm: {
    readonly title: string;
    /** `{email}` is the address. */
    readonly text: string;
    readonly label: string;
    readonly help: string;
    readonly submit: string;
    readonly submitting: string;
    readonly otherAddress: string;
    readonly errors: {
      readonly missing: string;
      readonly wrong: string;
      readonly expired: string;
      readonly tooMany: string;
    };
  };
  readonly toasts: {
    readonly invalid: ToastWords;
    readonly success: ToastWords;
    readonly failed: ToastWords;
    readonly confirmed: ToastWords;
  };
  readonly confirmPage: ActionPageWords & {
    readonly done: OutcomeWords;
    readonly expired: OutcomeWords;
  };
  readonly unsubscribePage: ActionPageWords & {
    readonly done: OutcomeWords;
    readonly unknown: OutcomeWords;
    readonly undo: string;
    readonly undone: string;
  };
};

export const newsletter = {
  consent: {
    version: '2026-11-1',
    text: `Yes, send me the ${site.name} newsletter by e-mail. I can leave at any time with one click.`,
  },
  form: {
    label: 'Email address',
    placeholder: 'name@example.com',
    submit: 'Subscribe',
    submitting: 'Subscribing...',
    privacyLink: { label: 'Privacy Policy', href: '/privacy-policy' },
  },
  codeForm: {
    title: 'Check your email',
    text: 'We sent a 6-digit code to {email}. Type it here, or press the link in the mail.',
    label: 'Code',
    help: 'Six digits. Nothing there after a few minutes? Look in the spam folder.',
    submit: 'Confirm',
    submitting: 'Confirming...',
    otherAddress: 'Use another address',
    errors: {
      missing: 'Enter the six digits from the mail.',
      wrong: 'That code does not match. Look at the newest mail from us.',
      expired: 'That code is too old. Subscribe again, and we send a new one.',
      tooMany: 'Too many tries. Please wait a few minutes, or press the link in the mail.',
    },
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
} as const satisfies NewsletterContent;
