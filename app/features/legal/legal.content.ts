import type { PageHead } from '#app/content-types.ts';
import type { Facts } from '#app/facts/facts.ts';
import { ownWords } from '#app/facts/page-texts.ts';

/** Without the description, which is in the front matter of the text. */
export type LegalPageWords = {
  readonly title: string;
  readonly head: Omit<PageHead, 'description'>;
  /** The contact, for privacy the person who answers about it (company.legal). */
  readonly contact: { readonly text: string; readonly isPrivacy?: boolean };
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
      title: 'Privacy Policy | {company}',
      keywords: ['privacy policy', 'PIPEDA', 'CASL', 'personal information'],
    },
    contact: {
      text: 'For questions about this policy, or requests or complaints about your personal information, contact:',
      isPrivacy: true,
    },
  },
  terms: {
    title: 'Terms of Service',
    head: {
      title: 'Terms of Service | {company}',
      keywords: ['terms of service', 'terms of use', 'Ontario law'],
    },
    contact: { text: 'For questions about these terms, contact:' },
  },
  contentsLabel: 'On this page',
  updatedLabel: 'Last updated',
  contactTitle: 'Contact',
  clearing: {
    title: 'Clear what your browser has stored',
    text: 'This deletes copies of what you submitted, drafts in this tab, your answers in the tools, which announcement you’ve closed, and messages still waiting to be sent, which then won’t be sent. It doesn’t delete anything we’ve already received.',
    button: 'Clear Stored Data',
    clearing: 'Clearing...',
    withoutScript:
      'This button needs JavaScript. While JavaScript is off, your browser stores nothing new; to clear what it stored before, delete this site’s data in your browser settings.',
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

/** What stands around the legal texts, which are files. */
export function legalWords(facts: Facts) {
  return ownWords('legal', facts, legal);
}
