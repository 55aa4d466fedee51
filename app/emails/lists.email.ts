import * as v from 'valibot';
import { upperFirst } from '#app/platform/format/first-letter.ts';
import { defineEmail } from './email.ts';
import { action, code, footerLink, subscriberLinks } from './layout.tsx';

const entry = v.object({ signupId: v.string() });
const confirmation = v.object({ ...entry.entries, confirmationId: v.string() });
const sampleEntry = { signupId: 'sample-signup' };
const sampleConfirmation = { ...sampleEntry, confirmationId: 'sample-confirmation' };

/**
 * To an unconfirmed address: fixed words, a link and a code. A request for consent counts as a
 * commercial message under CASL, so it says who asks and doesn't advertise.
 */
export const newsletterConfirm = defineEmail({
  schema: confirmation,
  audience: 'visitor',
  subject: ({ confirmationId }, context) =>
    `${context.code(confirmationId)} is your code: confirm your newsletter subscription`,
  suppressedBy: () => ['all'],
  preheader: 'Use the link or enter the code to confirm. Otherwise, nothing happens.',
  reason:
    'You’re getting this because this address was entered for our newsletter in a form on our site. If that wasn’t you, you can ignore this email: unless it’s confirmed, we delete the address.',
  footer: ({ signupId }, { secretLink }) =>
    footerLink(secretLink('/u/', signupId), 'This wasn’t me: never email this address again'),
  body: ({ confirmationId }, context) => [
    `Someone, probably you, signed up for the ${context.facts.company.name} newsletter with this address. To confirm, open this page and use the button there:`,
    action(context.secretLink('/newsletter/confirm/', confirmationId), 'Confirm my subscription'),
    'If the page where you signed up asks for a code, enter this one:',
    code(context.code(confirmationId)),
    'The link and the code work for seven days.',
  ],
  preview: sampleConfirmation,
});

/** To a subscriber whose address was entered in the form again; at most once a month. */
export const newsletterAlready = defineEmail({
  schema: entry,
  audience: 'visitor',
  subject: () => 'You’re already on our newsletter list',
  suppressedBy: () => ['all', 'newsletter'],
  isAnswer: true,
  preheader: 'There’s nothing to confirm: you’re already subscribed.',
  reason:
    'You’re getting this because this address was entered in our newsletter form again. We send this reminder once a month at most.',
  footer: ({ signupId }, { secretLink }) =>
    footerLink(
      secretLink('/newsletter/preferences/', signupId),
      'View or change your preferences, or unsubscribe',
    ),
  body: () => [
    'Someone, probably you, signed this address up for our newsletter. It’s already on the list, so there’s nothing to confirm.',
    'If you haven’t been getting the newsletter, check your spam folder.',
  ],
  preview: sampleEntry,
});

/** The first email to a subscriber, right after the confirmation. */
export const newsletterWelcome = defineEmail({
  schema: entry,
  audience: 'visitor',
  ownSentence: 'newsletterWelcome',
  subject: (_, { facts }) => `You’re on the ${facts.company.name} list`,
  suppressedBy: () => ['all', 'newsletter'],
  bulkEntry: ({ signupId }) => signupId,
  preheader: 'What you’ll get, and how to unsubscribe.',
  reason: 'You’re getting this because you confirmed your subscription to our newsletter.',
  footer: ({ signupId }, context) => subscriberLinks(signupId, context),
  body: (_, { siteUrl }) => [
    'Your address is confirmed. Thank you for subscribing.',
    'You’ll get a useful email now and then about what works in AI for small businesses, and what doesn’t. Every email has an unsubscribe link.',
    'In the meantime, the tools on our site are free, and you don’t need to give an email address:',
    action(`${siteUrl}/resources/tools`, 'See the free tools'),
  ],
  preview: sampleEntry,
});

/** How the emails of a waitlist name its item. */
const item = v.object({
  /** From our catalogue, never from a form. */
  itemTitle: v.string(),
  /** In place of a title, in the middle of a sentence: "our next course". */
  itemWords: v.optional(v.string()),
});

type Item = v.InferOutput<typeof item>;

const inSubject = ({ itemTitle, itemWords }: Item) => itemWords ?? itemTitle;
/** A title has quotation marks in a sentence. */
const inText = ({ itemTitle, itemWords }: Item) => itemWords ?? `“${itemTitle}”`;

const itemTitle = 'AI Tools Quick Start';

/** To an unconfirmed address: fixed words, a link and a code. */
export const waitlistConfirm = defineEmail({
  schema: v.object({ ...confirmation.entries, ...item.entries }),
  audience: 'visitor',
  subject: (props, context) =>
    `${context.code(props.confirmationId)} is your code: confirm your place on the waitlist for ${inSubject(props)}`,
  suppressedBy: () => ['all'],
  preheader: 'Enter the code or use the link to confirm. Otherwise, nothing happens.',
  reason:
    'You’re getting this because this address was entered in a waitlist form on our site. If that wasn’t you, you can ignore this email: unless it’s confirmed, we delete the address.',
  footer: ({ signupId }, { secretLink }) =>
    footerLink(secretLink('/waitlist/leave/', signupId), 'Stop these emails'),
  body: (props, context) => [
    `Someone, probably you, asked us to email this address when ${inText(props)} is ready. To confirm, enter this code where you joined:`,
    code(context.code(props.confirmationId)),
    'Or open this page and use the button there:',
    action(context.secretLink('/waitlist/confirm/', props.confirmationId), 'Confirm my place'),
    'The code and the link work for seven days.',
  ],
  preview: { ...sampleConfirmation, itemTitle },
});

/** To a person on a waitlist whose address was entered in its form again; at most once a month. */
export const waitlistAlready = defineEmail({
  schema: v.object({ ...entry.entries, ...item.entries }),
  audience: 'visitor',
  subject: (props) => `You’re already on the waitlist for ${inSubject(props)}`,
  suppressedBy: () => ['all'],
  isAnswer: true,
  preheader: 'There’s nothing to confirm: you already have a place.',
  reason:
    'You’re getting this because this address was entered in a waitlist form on our site again. We send this reminder once a month at most.',
  footer: ({ signupId }, { secretLink }) =>
    footerLink(secretLink('/waitlist/leave/', signupId), 'Leave this list'),
  body: (props) => [
    `Someone, probably you, joined the waitlist for ${inText(props)} with this address. It’s already on the list, so there’s nothing to confirm. We’ll email you once, as promised.`,
  ],
  preview: { ...sampleEntry, itemTitle },
});

/**
 * The one email that everybody on a waitlist was promised, as earlier releases queued it: now it is
 * an issue that goes to the waitlist. It stays until none of these can wait any more.
 */
export const waitlistNotice = defineEmail({
  schema: v.object({
    ...entry.entries,
    ...item.entries,
    /** Where the item can be found: an absolute URL, or a path of the site. */
    itemPath: v.string(),
    /** The list, as named in the suppression list. */
    list: v.string(),
  }),
  audience: 'visitor',
  subject: (props) => `Ready: ${inSubject(props)}`,
  suppressedBy: ({ list }) => ['all', list],
  bulkEntry: ({ signupId }) => signupId,
  preheader: (props) => `${upperFirst(inText(props))} is ready.`,
  reason:
    'You’re getting this because you confirmed your place on the waitlist. You won’t get any more emails about this.',
  footer: ({ signupId }, { secretLink }) =>
    footerLink(secretLink('/waitlist/leave/', signupId), 'Unsubscribe'),
  body: (props, { siteUrl }) => [
    `${upperFirst(inText(props))} is ready. You asked us to let you know, and this is the only email we’ll send about it.`,
    action(new URL(props.itemPath, siteUrl).href, 'See it now'),
  ],
  preview: {
    ...sampleEntry,
    itemTitle,
    itemPath: 'https://www.example.com/get/ai-tools-quick-start',
    list: 'waitlist:course:ai-tools-quick-start',
  },
});
