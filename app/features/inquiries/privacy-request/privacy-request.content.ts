import { contactForm } from '../message-form.content.ts';

/** Labels of the kinds of requests, for the form, the email to the owner and the inbox. */
export const privacyRequestKinds = {
  access: 'Send me what you hold about me',
  correction: 'Correct what you hold about me',
  erasure: 'Delete what you hold about me',
} as const;

export type PrivacyRequestKind = keyof typeof privacyRequestKinds;

const { fields, ...words } = contactForm;

export const privacyRequest = {
  head: {
    title: 'Ask for Your Personal Information | {company}',
    description:
      'Get a copy of what we hold about you, or have it corrected or deleted. It’s free, and we’ll answer within 30 days, as PIPEDA requires.',
    keywords: ['personal information request', 'PIPEDA access request', 'delete my data'],
  },
  header: {
    title: 'Request your personal information',
    text: 'See what we hold about you, or have it corrected or deleted. It’s free, and we’ll answer within 30 days.',
  },
  form: {
    ...words,
    title: 'Your request',
    request: {
      label: 'What would you like us to do?',
      missing: 'Choose what you’d like us to do.',
    },
    fields: {
      name: fields.name,
      email: {
        ...fields.email,
        help: 'Use the address you gave us before, so that we can find your information.',
      },
      message: {
        label: 'Details',
        help: 'If you’d like something corrected, tell us what’s wrong and what it should say.',
        tooLong: 'Shorten the details to 5,000 characters.',
      },
    },
    submit: 'Send Request',
    note: 'Prefer email? Write to',
    inlineApiError: 'API Error: {error} (saved in this browser)',
    privacyNote: {
      text: 'We use these details to answer your request, and delete them two years after our last contact, or sooner if you ask us to delete your information.',
      link: { label: 'Privacy Policy', href: '/privacy-policy' },
    },
    toasts: {
      missing: words.toasts.missing,
      sent: {
        title: 'Request received',
        description:
          'Reply to our email so that we know the address is yours. We’ll answer within 30 days.',
      },
      backup: {
        title: 'Request saved in this browser',
        description: 'It will be sent automatically once our server is back.',
      },
      failed: {
        title: 'Failed to send request',
        description: 'There was a problem sending your request. Please try again.',
      },
    },
  },
  steps: {
    title: 'What happens next',
    list: [
      {
        title: 'We email you',
        text: 'Reply to our email. That shows us the address is yours, so nobody else can see or delete your information.',
      },
      {
        title: 'We find everything we hold',
        text: 'Messages, calls, tool results, the lists you’re on, what you agreed to, and the emails we sent you.',
      },
      {
        title: 'You get our answer within 30 days',
        text: 'If we need longer, we’ll tell you why before then. You may also complain to the Office of the Privacy Commissioner of Canada.',
      },
    ],
    policy: { label: 'What we keep, and for how long', href: '/privacy-policy' },
  },
  /** In place of the toast `sent` while the site can’t email visitors. */
  sentWithoutEmail: {
    title: 'Request received',
    description:
      'We’ll answer within 30 days. When you get our email, please reply to it, so that we know the address is yours.',
  },
  /** On the page after a post without scripts. */
  next: 'Keep it in case you call.',
  sentHead: {
    title: 'Your Request Has Arrived | {company}',
    description:
      'We’ve received your request and will answer within 30 days. Keep your reference number in case you call.',
    keywords: ['request sent'],
    noindex: true,
  },
  /** Follows the reference while the site can’t email visitors. */
  withoutEmail: {
    title: 'No confirmation by email for now',
    description:
      'We can’t send email right now. If email works again within three days, we’ll email you then.',
  },
} as const;

export type PrivacyRequestWords = typeof privacyRequest.form;
