import { daysOffNote } from '#app/facts/company.ts';
import type { Facts } from '#app/facts/facts.ts';
import { ownWords } from '#app/facts/page-texts.ts';

const privacyNote = {
  text: 'We use these details to reply to you, and delete them two years after our last contact.',
  link: { label: 'Privacy Policy', href: '/privacy-policy' },
} as const;

const messageSent = "We'll get back to you as soon as possible.";

const emailReasons = {
  missing: 'Enter your email address.',
  invalid: 'Enter an email address like name@example.com.',
  tooLong: 'Enter an email address of at most 254 characters.',
} as const;

const messageField = {
  label: 'Message',
  missing: 'Write a message. Two sentences are enough.',
  tooLong: 'Shorten the message to 5,000 characters.',
} as const;

/** Under every message form that has no note of its own. */
export function replyNote(facts: Facts): string {
  const { company } = facts;
  return `Replies typically come ${company.replyPromise}. ${daysOffNote}`;
}

/** The texts that both forms share. */
const frame = {
  optionalMark: '(optional)',
  submit: 'Send Message',
  submitting: 'Sending...',
  privacyNote,
  errorSummaryTitle: 'Please check these fields',
  inlineApiError: 'API Error: {error} (Message sent via backup systems)',
} as const;

const frameToasts = {
  backup: { title: 'Message sent via backup systems', description: messageSent },
  failed: {
    title: 'Failed to send message',
    description: 'There was a problem sending your message. Please try again.',
  },
} as const;

/** The form of the contact page. */
export const contactForm = {
  fields: {
    name: {
      label: 'Full Name',
      missing: 'Enter your name.',
      tooLong: 'Shorten your name to 100 characters.',
    },
    email: {
      label: 'Email Address',
      ...emailReasons,
    },
    phone: {
      label: 'Phone Number',
      help: 'Only if you’d prefer a call.',
      tooLong: 'Shorten the phone number to 32 characters.',
    },
    message: messageField,
  },
  ...frame,
  toasts: {
    missing: {
      title: 'Missing information',
      description: 'Please fill in all required fields',
    },
    sent: { title: 'Message sent!', description: messageSent },
    ...frameToasts,
  },
} as const;

export type ContactFormWords = typeof contactForm & { note: string };

/** The shorter form at the end of the home and about pages. */
export const shortContactForm = {
  fields: {
    firstName: {
      label: 'First Name',
      missing: 'Enter your first name.',
      tooLong: 'Shorten your first name to 100 characters.',
    },
    lastName: { label: 'Last Name', tooLong: 'Shorten your last name to 100 characters.' },
    email: {
      label: 'Email',
      ...emailReasons,
    },
    company: { label: 'Company', tooLong: 'Shorten the company name to 120 characters.' },
    message: messageField,
  },
  ...frame,
  toasts: {
    missing: {
      title: 'Missing information',
      description: 'Please fill out all required fields (first name, email, message).',
    },
    sent: { title: 'Message sent successfully!', description: messageSent },
    ...frameToasts,
  },
} as const;

export type ShortContactFormWords = typeof shortContactForm & { note: string };

/** The same with the owner’s labels. */
export function shortContactFormOf(facts: Facts) {
  return ownWords('contact', facts, { shortForm: shortContactForm }).shortForm;
}

/** Follows the usual words while the site can’t email visitors. */
export const withoutEmail = {
  title: 'No confirmation by email for now',
  description:
    'It’s saved, and we’ll read it. We can’t send email right now. If email works again within three days, you’ll also get a confirmation.',
} as const;

/** The page after a post without scripts. */
export const sentPage = {
  head: {
    title: 'Your Message Has Arrived | {company}',
    description:
      'We’ve received your message and let our team know. Keep your reference number in case you call.',
    keywords: ['message sent'],
    noindex: true,
  },
  reference: 'Your reference is {reference}.',
  /** The same in the form itself, where the address is known. */
  referenceAndAddress: 'Your reference is {reference}. We’ll reply to {email}.',
  next: 'You’ll find our confirmation in your inbox. If you’d like to add anything, just reply to it.',
  back: { label: 'Return to Home', href: '/' },
  more: { label: 'Try the free tools', href: '/resources/tools' },
} as const;

/** What a message form gets from its page. */
export function messageFormProps<Words, Result>(facts: Facts, words: Words, result: Result) {
  return {
    words: { note: replyNote(facts), ...words },
    toEmail: facts.company.email,
    reference: sentPage.referenceAndAddress,
    result,
  };
}
