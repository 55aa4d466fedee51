import { company, type PageHead, type TextLink } from '#app/site.content.ts';
import type { ConsentWording, SignupReasons, SignupWords } from '../signup.content.ts';

type Outcome = { readonly title: string; readonly text: string; readonly link: TextLink };

/** Marks in curly braces are filled in: {item} is the title of what is waited for. */
export type WaitlistContent = SignupWords & {
  /** What somebody agrees to. Change the words only together with the version. */
  readonly consent: ConsentWording;
  readonly unknownItem: string;
  readonly page: {
    readonly head: PageHead;
    readonly title: string;
    readonly text: string;
    readonly unknown: string;
  };
  readonly checkPage: { readonly head: PageHead };
  readonly confirmPage: {
    readonly head: PageHead;
    readonly title: string;
    readonly text: string;
    readonly button: string;
    readonly working: string;
    readonly done: Outcome;
    readonly expired: Outcome;
  };
  readonly leavePage: {
    readonly head: PageHead;
    readonly title: string;
    readonly text: string;
    readonly button: string;
    readonly working: string;
    readonly done: Outcome;
    readonly unknown: Outcome;
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
    expired: 'That code is too old. Join again, and we send a new one.',
    tooMany: 'Too many tries. Please wait a few minutes, or press the link in the mail.',
  },
} as const satisfies SignupReasons;

export const waitlist = {
  consent: {
    version: '2026-11-1',
    text: 'Yes, send me one e-mail when “{item}” is ready. Nothing else.',
  },
  form: {
    label: 'Email address',
    submit: 'Join Waitlist',
    submitting: 'Joining...',
    privacyLink: { label: 'Privacy Policy', href: '/privacy-policy' },
  },
  codeForm: {
    title: 'Check your email',
    text: 'We sent a 6-digit code to {email}. Type it here, or press the link in the mail.',
    label: 'Code',
    help: 'Six digits. Nothing there after a few minutes? Look in the spam folder. If you joined several lists today, type the code of the first mail: the others follow.',
    submit: 'Confirm',
    submitting: 'Confirming...',
    otherAddress: 'Use another address',
    errors: {
      missing: 'Enter the six digits from the mail.',
      ...reasons.code,
      failed: 'We could not check the code. Please try again, or press the link in the mail.',
    },
  },
  kept: 'Our server could not be reached. Your entry is kept on this device and goes out by itself once the connection is back.',
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
  page: {
    head: {
      title: 'Join a Waitlist | AI for SMEs',
      description:
        'Leave your address, confirm it by mail, and you get one e-mail on the day the course, template or download is ready.',
      keywords: ['course waitlist', 'download waitlist'],
      noindex: true,
    },
    title: 'Hear about it first',
    text: '“{item}” is not ready yet. One e-mail now to confirm the address, one when it is ready. That is all.',
    unknown: 'There is no waitlist for this. The newsletter tells you what is new.',
  },
  checkPage: {
    head: {
      title: 'Type the Code for the Waitlist | AI for SMEs',
      description:
        'We sent a mail with a 6-digit code and a link. Type the code here, or press the link in the mail, to keep your place.',
      keywords: ['waitlist code'],
      noindex: true,
    },
  },
  confirmPage: {
    head: {
      title: 'Confirm Your Waitlist Place | AI for SMEs',
      description:
        'Press the button to confirm your place on the waitlist. You get one e-mail when it is ready, and none before that.',
      keywords: ['confirm waitlist'],
      noindex: true,
    },
    title: 'One press, and your place is kept',
    text: 'The button confirms that the address is yours and that we may write once, when “{item}” is ready. Opening this page alone changes nothing.',
    button: 'Confirm my place',
    working: 'Confirming...',
    done: {
      title: 'You are on the waitlist',
      text: 'We write once, when “{item}” is ready.',
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
    text: 'It is about “{item}”. One press, and we do not write about it.',
    button: 'Leave the waitlist',
    working: 'Leaving...',
    done: {
      title: 'You have left the waitlist',
      text: 'We will not write about it.',
      link: { label: 'Return to Home', href: '/' },
    },
    unknown: {
      title: 'We do not know this link',
      text: `Perhaps part of it got lost. Write to ${company.email} and we take you off the list by hand.`,
      link: { label: 'Contact us', href: '/contact' },
    },
  },
} as const satisfies WaitlistContent;

/** What the API description says. */
export const joinApiWords = {
  id: 'waitlist',
  title: 'Join a waitlist',
  text: 'For a course, template or download that is not there yet. Confirmed by email like the newsletter.',
  fields: {
    item: 'course:, template: or download: and its slug.',
    source: 'Which form; waitlist unless said otherwise.',
  },
  example: { email: 'visitor@example.com', item: 'course:ai-for-sme-essentials' },
  success: 'A confirmation email is on its way if the address can get one.',
} as const;

export const confirmPlaceApiWords = {
  id: 'waitlist-confirm',
  title: 'Confirm a place on a waitlist',
  text: 'Takes the six-digit code from the confirmation email. The answer to a wrong code is the same whether or not the address is known.',
  fields: {
    item: 'The item of the waitlist.',
    code: 'The six digits from the email.',
  },
  success: 'The address is on the waitlist.',
} as const;
