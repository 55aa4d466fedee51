import type { Facts } from '#app/facts/facts.ts';
import { builtInOffer, offerPackage } from '#app/facts/offer.ts';
import { daysOffNote } from '#app/facts/reply-days.ts';

/** The form on the page of the launch offer. */
export const offerRequest = {
  id: offerPackage.formId,
  title: 'Request your package',
  text: 'No payment now. Tell us what you’d like to hand off, and we’ll tell you whether it’s a good fit. You don’t owe anything until you’ve accepted our written confirmation.',
  packageLabel: 'Package',
  packageNote: '{price} one-time, plus HST',
  changeSlip: 'Change the workflows on your order slip',
  workflows: {
    most: builtInOffer.workflows,
    tooMany: 'Pick at most three workflows. We’ll quote any further ones separately.',
    options: [
      { id: 'leads', title: 'Sales Lead Automation' },
      { id: 'expenses', title: 'Expense Processing' },
      { id: 'support', title: 'Customer Support AI' },
      { id: 'quotes', title: 'Quote Follow-Up' },
      { id: 'appointments', title: 'Appointment Reminders' },
      { id: 'invoices', title: 'Invoice Reminders' },
    ],
  },
  fields: {
    name: {
      label: 'Name',
      missing: 'Enter your name.',
      tooLong: 'Shorten your name to 100 characters.',
    },
    email: {
      label: 'Email',
      missing: 'Enter your email address.',
      invalid: 'Enter an email address like name@example.com.',
      tooLong: 'Enter an email address of at most 254 characters.',
    },
    company: { label: 'Company', tooLong: 'Shorten the company name to 120 characters.' },
    phone: { label: 'Phone', tooLong: 'Shorten the phone number to 32 characters.' },
    message: {
      label: 'What would you like to hand off first?',
      tooLong: 'Shorten the message to 5,000 characters.',
    },
  },
  optionalMark: '(optional)',
  submit: 'Send Message',
  submitting: 'Sending...',
  errorSummaryTitle: 'Please check these fields',
  privacyNote: {
    text: 'We use these details to reply to you, and delete them two years after our last contact.',
    link: { label: 'Privacy Policy', href: '/privacy-policy' },
  },
  toasts: {
    missing: {
      title: 'Required fields missing',
      description: 'Please provide your name and email address.',
    },
    invalid: { title: 'Not sent yet' },
    sent: {
      title: 'Message received!',
      description: "We'll contact you shortly to discuss your automation needs.",
    },
    backup: {
      title: 'Message sent via backup systems',
      description: "We'll contact you shortly to discuss your automation needs.",
    },
    failed: {
      title: 'Something went wrong',
      description: 'Please try again or contact us directly.',
    },
  },
  inlineApiError: 'API Error: {error} (Message sent via backup systems)',
} as const;

export type OfferRequestWords = typeof offerRequest;

/** What the form promises about the reply. */
export function replyWords(facts: Facts) {
  return {
    promise: `An expert replies ${facts.company.replyPromise}.`,
    daysOff: daysOffNote(facts, 'write'),
  };
}
