import type { PageHead } from '#app/content-types.ts';

/** The description stands in the front matter of the text. */
export type LegalPageWords = {
  readonly title: string;
  readonly head: Omit<PageHead, 'description'>;
  /** Who answers: `attention` is the title of the person that a letter is addressed to. */
  readonly contact: { readonly text: string; readonly attention?: string };
};

export type LegalContent = {
  readonly privacy: LegalPageWords;
  readonly terms: LegalPageWords;
  readonly contentsLabel: string;
  readonly updatedLabel: string;
  readonly contactTitle: string;
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
    contact: {
      text: 'For questions about this policy, or requests or complaints about your personal information, contact:',
      attention: 'Privacy Officer',
    },
  },
  terms: {
    title: 'Terms of Service',
    head: {
      title: 'Terms of Service | AI for SMEs',
      keywords: ['terms of service', 'terms of use', 'Ontario law'],
    },
    contact: { text: 'For questions about these terms, contact:' },
  },
  contentsLabel: 'On this page',
  updatedLabel: 'Last updated',
  contactTitle: 'Contact',
  clearing: {
    title: 'Clear what your browser has stored',
    text: 'This deletes copies of what you submitted, drafts in this tab, and messages still waiting to be sent, which then won’t be sent. It doesn’t delete anything we’ve already received.',
    button: 'Clear Stored Data',
    clearing: 'Clearing...',
    withoutScript:
      'This button needs JavaScript, and nothing is stored without it. To clear older copies with JavaScript off, delete this site’s data in your browser settings.',
    done: 'Cleared',
    copies: {
      none: 'There were no copies of submissions in this browser. Any drafts and waiting messages have been deleted.',
      one: 'One copy of a submission was deleted, along with any drafts and waiting messages.',
      many: '{count} copies of submissions were deleted, along with any drafts and waiting messages.',
    },
    failed: {
      title: 'Not everything could be cleared',
      text: 'Your browser didn’t let this page delete its data. You can delete this site’s data in your browser settings.',
    },
  },
} as const satisfies LegalContent;
