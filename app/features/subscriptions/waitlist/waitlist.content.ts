import type { Facts } from '#app/facts/facts.ts';
import { ownWords } from '#app/facts/page-texts.ts';
import { codeForm } from '../newsletter/newsletter-form.content.ts';
import { notMe, unknownLink } from '../signup.content.ts';

/** The id of the list for whatever comes next, which pages with an invented name offer. */
export const GENERAL_WAITLIST = 'general:new';

const notYet = 'You’re not on the waitlist yet';

const kept =
  'We couldn’t reach our server. Your entry is saved on this device and will be sent automatically once you’re back online.';

/** The texts of the waitlists. `{item}` is the item in words, its title in quotation marks. */
export const waitlist = {
  general: {
    title: 'Our next course, template or download',
    inWords: 'our next course, template or download',
    consent:
      'Yes, send me one email when your next course, template or download is ready. I can leave the list at any time.',
  },
  consent: {
    version: '2026-11-3',
    text: 'Yes, send me one email when “{item}” is ready. I can leave the list at any time.',
  },
  form: {
    label: 'Email address',
    submit: 'Join Waitlist',
    submitting: 'Joining...',
    privacyLink: { label: 'Privacy Policy', href: '/privacy-policy' },
  },
  /** The box for the newsletter, around the consent that it gives. */
  updates: { label: 'Subscribe to Updates', note: 'We’ll send a separate email to confirm it.' },
  updatesValue: 'Leave updates out, or set it to “on”.',
  kept,
  toasts: {
    invalid: { title: 'Invalid email', description: 'Please enter a valid email address.' },
    success: {
      title: 'Almost on the waitlist',
      description:
        'Your place on the waitlist for {item} counts once you’ve confirmed it with the code or the link in our email.',
    },
    failed: {
      title: notYet,
      description: 'There was a problem with your entry. Please try again later.',
    },
    kept: { title: notYet, description: kept },
    confirmed: {
      title: 'You’re on the waitlist',
      description: 'We’ll email you once, when {item} is ready.',
    },
  },
  /** In place of the form for the code while the site can’t email visitors. */
  withoutEmail: {
    title: 'One step is left',
    description:
      'Your address is saved, but we can’t send email right now. Once we can, we’ll email you a code and a link to confirm your place. If nothing arrives within a week, please join again.',
  },
  unknownItem: 'There’s no waitlist for this. Choose a course, a download or a template.',
  page: {
    head: {
      title: 'Join a Waitlist | {company}',
      description:
        'Enter your address, confirm it by email, and you’ll get one email when the course, template or download is ready.',
      keywords: ['course waitlist', 'download waitlist'],
      noindex: true,
    },
    title: 'Join the waitlist',
    text: 'We’ll send one email now to confirm your address, and one when {item} is ready. That’s all.',
    unknown: {
      title: 'There’s no waitlist for this',
      text: 'The course, template or download may already be available, or may no longer be planned. See our courses, templates and library, or subscribe to our newsletter to hear what’s new.',
    },
  },
  checkPage: {
    head: {
      title: 'Enter Your Waitlist Code | {company}',
      description:
        'We sent you an email with a 6-digit code and a link. Enter the code here, or use the link in the email, to confirm your place.',
      keywords: ['waitlist code'],
      noindex: true,
    },
  },
  confirmPage: {
    head: {
      title: 'Confirm Your Waitlist Place | {company}',
      description:
        'Use the button to confirm your place on the waitlist. You’ll get one email when the item is ready, and none before that.',
      keywords: ['confirm waitlist'],
      noindex: true,
    },
    title: 'Confirm your place',
    text: 'The button confirms that this is your address and that we may email you once, when {item} is ready. Just opening this page doesn’t change anything.',
    button: 'Confirm my place',
    done: {
      title: 'You’re on the waitlist',
      text: 'We’ll email you once, when {item} is ready.',
      link: { label: 'See the free resources', href: '/resources' },
    },
    expired: {
      title: 'This link no longer works',
      text: 'It’s older than seven days, it has been used or replaced, or part of it is missing. To get a new one, join again on the page for the course, download or template.',
      link: { label: 'Resource library', href: '/resources/library' },
    },
  },
  leavePage: {
    head: {
      title: 'Leave the Waitlist | {company}',
      description:
        'Use the button to leave the waitlist. It takes effect immediately, you don’t need to log in, and your address is removed from this list.',
      keywords: ['leave waitlist'],
      noindex: true,
    },
    title: 'Leave the waitlist?',
    text: 'You’re on the waitlist for {item}. If you leave, we won’t email you about it.',
    told: {
      title: 'No more emails about this?',
      text: 'We’ve told you that {item} is ready, so you’re no longer on its waitlist. The button makes sure that we never email you about it again.',
      button: 'Never email me about this',
    },
    notMe: {
      ...notMe,
      text: 'Someone entered it in the waitlist form for {item}, and nobody has confirmed it. Click the button, and our sign-up forms will never email this address again.',
    },
    button: 'Leave the waitlist',
    done: {
      title: 'You’ve left the waitlist',
      text: 'We won’t email you about {item} again.',
      link: { label: 'Return to Home', href: '/' },
    },
    unknown: {
      ...unknownLink,
      text: 'Part of it may be missing. Email {ourEmail} and we’ll take you off the list.',
    },
  },
} as const;

/** What a waitlist's form says once it is used. */
export const waitlistLater = {
  file: '/words/waitlist.json',
  props: { words: { toasts: waitlist.toasts, kept: waitlist.kept }, codeWords: codeForm },
} as const;

/** The pages of the waitlists, without the form and the consent that it records. */
export function waitlistPagesOf(facts: Facts) {
  const { page, checkPage, confirmPage, leavePage } = waitlist;
  return ownWords('waitlist', facts, { page, checkPage, confirmPage, leavePage });
}

/** The consent text of an item's waitlist, as the form shows it and the server records it. */
export function waitlistConsent(id: string, title: string): string {
  const { consent, general } = waitlist;
  return id === GENERAL_WAITLIST ? general.consent : consent.text.replace('{item}', () => title);
}

/** The item in a sentence: a title in quotation marks, or what the general list is for. */
export function itemInWords(id: string, title: string): string {
  return id === GENERAL_WAITLIST ? waitlist.general.inWords : `“${title}”`;
}

/** Texts of the API documentation. */
export const joinApiWords = {
  id: 'waitlist',
  title: 'Join a waitlist',
  text: 'For a course, template or download that isn’t available yet. Confirmed by email, like the newsletter.',
  fields: {
    item: 'course:, template: or download:, followed by the slug; or general:new for whatever comes next.',
    updates: 'on to ask for the newsletter as well, which has a confirmation of its own.',
    source: 'Which form; waitlist by default.',
  },
  example: { email: 'visitor@example.com', item: 'course:ai-for-sme-essentials' },
  success:
    'A confirmation email is on its way if the address can receive one and hasn’t been sent one today.',
} as const;

export const confirmPlaceApiWords = {
  id: 'waitlist-confirm',
  title: 'Confirm a place on a waitlist',
  text: 'Takes the six-digit code from the confirmation email. A wrong code gets 422, with the same response whether or not the address is on the list.',
  fields: {
    item: 'The item of the waitlist.',
    code: 'The six digits from the email.',
  },
  success: 'The address is on the waitlist.',
} as const;
