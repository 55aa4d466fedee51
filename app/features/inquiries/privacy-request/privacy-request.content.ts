import type { PageHead, TextLink } from '#app/site.content.ts';
import { contact, type FieldWords, type MessageFormWords } from '../contact.content.ts';

/** What somebody may ask for, in the words of the form, the mail to the owner and the inbox. */
export const privacyRequestKinds = {
  access: 'Send me what you hold about me',
  correction: 'Correct what you hold about me',
  erasure: 'Delete what you hold about me',
} as const;

export type PrivacyRequestKind = keyof typeof privacyRequestKinds;

export type PrivacyRequestContent = {
  readonly head: PageHead;
  readonly header: { readonly title: string; readonly text: string };
  readonly form: MessageFormWords<'name' | 'email' | 'message'> & {
    readonly title: string;
    readonly request: FieldWords;
  };
  readonly steps: {
    readonly title: string;
    readonly list: readonly { readonly title: string; readonly text: string }[];
    readonly policy: TextLink;
  };
  /** On the page after a plain post. */
  readonly next: string;
};

const { fields, ...words } = contact.message.form;

export const privacyRequest = {
  head: {
    title: 'Ask for Your Personal Information | AI for SMEs',
    description:
      'Get a copy of what we hold about you, or have it corrected or deleted. It costs nothing, and we answer within 30 days, as PIPEDA asks of us.',
    keywords: ['personal information request', 'PIPEDA access request', 'delete my data'],
  },
  header: {
    title: 'Your information, your decision',
    text: 'See what we hold about you, or have it corrected or deleted. It costs nothing, and we answer within 30 days.',
  },
  form: {
    ...words,
    title: 'Your request',
    request: {
      label: 'What should we do?',
      missing: 'Choose what we should do.',
    },
    fields: {
      name: fields.name,
      email: {
        ...fields.email,
        help: 'The one you gave us. We look for what is kept under it.',
      },
      message: {
        label: 'Details',
        help: 'To correct something: what is wrong, and what is right.',
        tooLong: 'Shorten the details to 5,000 characters.',
      },
    },
    submit: 'Send Request',
    note: 'Prefer to write?',
    inlineApiError: 'API Error: {error} (kept in this browser)',
    privacyNote: {
      text: 'We use this to answer your request, and delete it two years after our last contact, or with everything else if you ask us to delete.',
      link: { label: 'Privacy Policy', href: '/privacy-policy' },
    },
    toasts: {
      missing: words.toasts.missing,
      sent: {
        title: 'Request received',
        description:
          'Reply to the mail that is on its way to you, so that we know that the address is yours. We answer within 30 days.',
      },
      backup: {
        title: 'Request kept in this browser',
        description: 'It is sent by itself once our server is back.',
      },
      failed: {
        title: 'Failed to send request',
        description: 'There was a problem sending your request. Please try again.',
      },
    },
  },
  steps: {
    title: 'What happens then',
    list: [
      {
        title: 'We write to that address',
        text: 'Reply to the mail. It shows us that the address is yours, so that nobody else gets or deletes what is yours.',
      },
      {
        title: 'We look everything up',
        text: 'Messages, calls, lists, what you agreed to, and the mails we sent you.',
      },
      {
        title: 'You have our answer within 30 days',
        text: 'If we need longer, we tell you why before then. You may complain to the Office of the Privacy Commissioner of Canada.',
      },
    ],
    policy: { label: 'What we keep, and for how long', href: '/privacy-policy' },
  },
  next: 'Keep it; it helps if you call.',
} as const satisfies PrivacyRequestContent;
