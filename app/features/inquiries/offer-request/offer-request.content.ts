import { daysOffNote } from '#app/facts/company.ts';
import type { Facts } from '#app/facts/facts.ts';
import { builtInOffer, offerPackage } from '#app/facts/offer.ts';
import { contactForm, shortContactForm } from '../message-form.content.ts';

const { fields, ...frame } = contactForm;

/** The form on the page of the launch offer. */
export const offerRequest = {
  ...frame,
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
    name: { ...fields.name, label: 'Name' },
    email: { ...fields.email, label: 'Email' },
    company: shortContactForm.fields.company,
    phone: { label: 'Phone', tooLong: fields.phone.tooLong },
    message: {
      label: 'What would you like to hand off first?',
      tooLong: fields.message.tooLong,
    },
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
} as const;

export type OfferRequestWords = typeof offerRequest;

/** What the form promises about the reply. */
export function replyWords(facts: Facts) {
  return {
    promise: `An expert replies ${facts.company.replyPromise}.`,
    daysOff: daysOffNote,
  };
}
