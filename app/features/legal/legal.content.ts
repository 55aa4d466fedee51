import type { PageHead } from '#app/site.content.ts';

/** The description stands in the front matter of the text. */
export type LegalPageWords = {
  readonly title: string;
  readonly head: Omit<PageHead, 'description'>;
};

export type LegalContent = {
  readonly privacy: LegalPageWords;
  readonly terms: LegalPageWords;
  readonly contentsLabel: string;
  readonly updatedLabel: string;
  readonly contact: { readonly title: string; readonly text: string };
  readonly clearing: {
    readonly title: string;
    readonly text: string;
    readonly button: string;
    readonly clearing: string;
    readonly withoutScript: string;
    readonly done: string;
    /** `{count}` is replaced with the number of copies. */
    readonly copies: { readonly none: string; readonly one: string; readonly many: string };
    readonly failed: { readonly title: string; readonly text: string };
  };
};

export const legal = {
  privacy: {
    title: 'Privacy Policy',
    head: {
      title: 'Privacy Policy | AI for SMEs',
      keywords: ['privacy policy', 'PIPEDA', 'CASL', 'personal information'],
    },
  },
  terms: {
    title: 'Terms of Service',
    head: {
      title: 'Terms of Service | AI for SMEs',
      keywords: ['terms of service', 'terms of use', 'Ontario law'],
    },
  },
  contentsLabel: 'On this page',
  updatedLabel: 'Last updated',
  contact: {
    title: 'Contact',
    text: 'Questions about this page, and requests about your information, go to:',
  },
  clearing: {
    title: 'Clear what this browser keeps',
    text: 'This forgets the copies of what you submitted, the drafts in this tab, and messages that still wait to be sent. Those are then not sent any more. What has already reached us stays with us.',
    button: 'Clear what this browser keeps',
    clearing: 'Clearing...',
    withoutScript:
      'The button needs JavaScript, and so does the keeping. To clear older copies without it, delete the data of this site in the settings of your browser.',
    done: 'Cleared',
    copies: {
      none: 'There was no copy of a submission in this browser. Drafts and waiting messages, if there were any, are gone too.',
      one: 'One copy of a submission is gone, and with it drafts and waiting messages, if there were any.',
      many: '{count} copies of submissions are gone, and with them drafts and waiting messages, if there were any.',
    },
    failed: {
      title: 'Not everything could be cleared',
      text: 'This browser did not let the page delete its data. Delete the data of this site in the settings of your browser.',
    },
  },
} as const satisfies LegalContent;
