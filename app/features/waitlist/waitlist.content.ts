import type { PageHead, TextLink, ToastWords } from '#app/site.content.ts';

/** Marks in curly braces are filled in: {item} is the title of what is waited for. */
export type WaitlistContent = {
  readonly consent: { readonly version: string; readonly text: string };
  readonly form: {
    readonly title: string;
    readonly label: string;
    readonly submit: string;
    readonly submitting: string;
    readonly note: string;
    readonly privacyLink: TextLink;
  };
  readonly codeForm: {
    readonly title: string;
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
  readonly unknownItem: string;
  readonly confirmPage: {
    readonly head: PageHead;
    readonly title: string;
    readonly text: string;
    readonly button: string;
    readonly working: string;
    readonly done: { readonly title: string; readonly text: string; readonly link: TextLink };
    readonly expired: { readonly title: string; readonly text: string; readonly link: TextLink };
  };
  readonly leavePage: {
    readonly head: PageHead;
    readonly title: string;
    readonly text: string;
    readonly button: string;
    readonly working: string;
    readonly done: { readonly title: string; readonly text: string; readonly link: TextLink };
  };
};

export const waitlist = {
  consent: {
    version: '2026-11-1',
    text: 'Yes, send me one e-mail when “{item}” is ready. Nothing else.',
  },
  form: {
    title: 'Hear about it first',
    label: 'Email address',
    submit: 'Join Waitlist',
    submitting: 'Joining...',
    note: 'One e-mail to confirm the address, one when it is ready. That is all.',
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
      expired: 'That code is too old. Join again, and we send a new one.',
      tooMany: 'Too many tries. Please wait a few minutes, or press the link in the mail.',
    },
  },
  toasts: {
    invalid: { title: 'Invalid email', description: 'Please enter a valid email address.' },
    success: {
      title: 'Almost on the waitlist',
      description: 'Please check your email to confirm your place for “{item}”.',
    },
    failed: {
      title: 'Waitlist not joined',
      description: 'There was a problem with your entry. Please try again later.',
    },
    confirmed: {
      title: 'You are on the waitlist',
      description: 'We write once, when “{item}” is ready.',
    },
  },
  unknownItem: 'There is no waitlist for this. Choose a course, a download or a template.',
  confirmPage: {
    head: {
      title: 'Confirm Your Waitlist Place | AI for SMEs',
      description:
        'Press the button to confirm your place on the waitlist. You get one e-mail when it is ready, and none before that.',
      keywords: ['confirm waitlist'],
      noindex: true,
    },
    title: 'One press, and your place is kept',
    text: 'The button confirms that the address is yours. Opening this page alone changes nothing.',
    button: 'Confirm my place',
    working: 'Confirming...',
    done: {
      title: 'You are on the waitlist',
      text: 'We write once, when it is ready.',
      link: { label: 'To the free resources', href: '/resources' },
    },
    expired: {
      title: 'This link has run out',
      text: 'Links to confirm work for seven days. Join again on the page of the course, download or template.',
      link: { label: 'Resource library', href: '/resources/library' },
    },
  },
  leavePage: {
    head: {
      title: 'Leave the Waitlist | AI for SMEs',
      description:
        'Press the button to leave the waitlist. It takes effect at once and needs no login; your address is removed from this list.',
      keywords: ['leave waitlist'],
      noindex: true,
    },
    title: 'Leave the waitlist?',
    text: 'One press and your entry is gone.',
    button: 'Leave the waitlist',
    working: 'Leaving...',
    done: {
      title: 'You have left the waitlist',
      text: 'We will not write about it.',
      link: { label: 'Return to Home', href: '/' },
    },
  },
} as const satisfies WaitlistContent;
