import type { Facts } from '#app/facts/facts.ts';
import { ownWords } from '#app/facts/page-texts.ts';
import { notMe, unknownLink } from '../signup.content.ts';
import { newsletterForm } from './newsletter-form.content.ts';

/** The texts of the newsletter. Its pages and those of the waitlists have the same shape. */
export const newsletter = {
  ...newsletterForm,
  /** In place of the form for the code while the site can’t email visitors. */
  withoutEmail: {
    title: 'One step is left',
    description:
      'Your address is saved, but we can’t send email right now. Once we can, we’ll email you a code and a link to confirm it. If nothing arrives within a week, please subscribe again.',
  },
  page: {
    head: {
      title: 'Newsletter for Small Businesses | {company}',
      description:
        'A useful email now and then about what works in AI for small businesses, and what doesn’t. Confirm by email, and unsubscribe with one click.',
      keywords: ['AI newsletter', 'small business newsletter'],
      isMadeOnRequest: true,
    },
    title: 'One useful email, now and then',
    text: 'What works in AI for small businesses, and what doesn’t. You confirm your address first, and you can unsubscribe with one click.',
  },
  checkPage: {
    head: {
      title: 'Check Your Email for the Code | {company}',
      description:
        'We sent you an email with a 6-digit code and a link. Enter the code here, or use the link in the email, to confirm your subscription.',
      keywords: ['newsletter code'],
      noindex: true,
    },
  },
  confirmPage: {
    head: {
      title: 'Confirm Your Subscription | {company}',
      description:
        'Use the button to confirm that you want our newsletter at this address. Just opening this page doesn’t confirm anything.',
      keywords: ['confirm newsletter'],
      noindex: true,
    },
    title: 'Confirm your subscription',
    text: 'The button confirms that this is your address and that you want the newsletter. Just opening this page doesn’t change anything.',
    button: 'Confirm my subscription',
    done: {
      title: 'You’re on the list',
      text: 'A short welcome email is on its way. Every email has an unsubscribe link.',
      link: { label: 'See the free resources', href: '/resources' },
    },
    expired: {
      title: 'This link no longer works',
      text: 'It’s older than seven days, it has been used or replaced, or part of it is missing. To get a new one, subscribe again at the bottom of any page.',
      link: { label: 'Return to Home', href: '/' },
    },
  },
  leavePage: {
    head: {
      title: 'Unsubscribe From the Newsletter | {company}',
      description:
        'Use the button to unsubscribe from our newsletter. It takes effect immediately, you don’t need to log in, and you can undo it here.',
      keywords: ['unsubscribe newsletter'],
      noindex: true,
    },
    title: 'Unsubscribe from the newsletter?',
    text: 'Click the button and we’ll stop sending you the newsletter. It takes effect immediately.',
    button: 'Unsubscribe',
    notMe: {
      ...notMe,
      text: 'Someone entered it in a form on our site, and nobody has confirmed it. Click the button, and our sign-up forms will never email this address again.',
    },
    done: {
      title: 'You’ve unsubscribed',
      text: 'We won’t send you the newsletter again. You’ll still get emails about a call you’ve booked or a message you’ve sent.',
      link: { label: 'Return to Home', href: '/' },
    },
    unknown: {
      ...unknownLink,
      text: 'Part of it may be missing. Email {ourEmail} and we’ll take you off the list.',
    },
    undo: 'That was a mistake, keep me on the list',
    undone: {
      title: 'You’re back on the list',
      text: 'You’ll get the newsletter as before. You can still unsubscribe here at any time.',
    },
  },
  preferencesPage: {
    head: {
      title: 'Your Newsletter Preferences | {company}',
      description:
        'Choose what the newsletter leaves out and how often you get it, pause it, see the words you agreed to, or unsubscribe.',
      keywords: ['newsletter preferences'],
      noindex: true,
    },
    title: 'Your newsletter',
    text: 'For {email}. Your choices take effect with the next issue.',
    leaveOut: 'Leave out',
    topics: [
      { id: 'courses', label: 'News about courses' },
      { id: 'offers', label: 'Offers' },
    ],
    frequency: 'How often',
    frequencies: [
      { id: 'all', label: 'Every issue' },
      { id: 'monthly', label: 'At most once a month' },
    ],
    pause: 'Pause for three months',
    paused: 'Paused until {date}.',
    endPause: 'End the pause',
    button: 'Save',
    saved: 'Saved.',
    left: 'You’ve unsubscribed. You won’t get the newsletter.',
    leave: 'Unsubscribe',
    unknown: {
      ...unknownLink,
      text: 'Part of it may be missing. Email {ourEmail} and tell us what you’d like to change.',
    },
  },
} as const;

/** The pages of the newsletter. The form says the same in pages and in the API, so its words stay. */
export function newsletterPagesOf(facts: Facts) {
  const { page, checkPage, confirmPage, leavePage, preferencesPage } = newsletter;
  const pages = { page, checkPage, confirmPage, leavePage, preferencesPage };
  return ownWords('newsletter', facts, pages);
}

/** Texts of the API documentation. */
export const subscribeApiWords = {
  id: 'newsletter',
  title: 'Subscribe to the newsletter',
  text: 'Sends an email with a link and a code; nobody is subscribed until they use one of them. The response is the same whether or not the address is already on the list.',
  fields: { source: 'Which form; newsletter_signup by default.' },
  example: { email: 'visitor@example.com', source: 'newsletter_signup' },
  success:
    'A confirmation email is on its way if the address can receive one and hasn’t been sent one today.',
} as const;

export const confirmApiWords = {
  id: 'newsletter-confirm',
  title: 'Confirm a subscription',
  text: 'Takes the six-digit code from the confirmation email. A wrong code gets 422, with the same response whether or not the address is on the list.',
  fields: { code: 'The six digits from the email.' },
  success: 'The address is on the list.',
} as const;
