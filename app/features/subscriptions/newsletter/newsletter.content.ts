import { company, type PageHead, type TextLink } from '#app/site.content.ts';
import { type NewsletterFormWords, newsletterForm } from './newsletter-form.content.ts';

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

export type NewsletterContent = NewsletterFormWords & {
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

export const newsletter = {
  ...newsletterForm,
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
      text: `Perhaps part of it got lost. Write to ${company.email} and we take you off the list by hand.`,
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

/** What the API description says. */
export const subscribeApiWords = {
  id: 'newsletter',
  title: 'Subscribe to the newsletter',
  text: 'Sends an email with a link and a code; nobody is subscribed before using one of them. The answer is the same whether or not the address is known.',
  fields: { source: 'Which form; newsletter_signup unless said otherwise.' },
  example: { email: 'visitor@example.com', source: 'newsletter_signup' },
  success: 'A confirmation email is on its way if the address can get one.',
} as const;

export const confirmApiWords = {
  id: 'newsletter-confirm',
  title: 'Confirm a subscription',
  text: 'Takes the six-digit code from the confirmation email. The answer to a wrong code is the same whether or not the address is known.',
  fields: { code: 'The six digits from the email.' },
  success: 'The address is on the list.',
} as const;
