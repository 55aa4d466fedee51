import type { PageHead } from '#app/content-types.ts';
import type { LegalDocument } from './legal-versions.ts';

/** Without the description, which is in the front matter of the text. */
export type LegalPageWords = {
  readonly title: string;
  readonly head: Omit<PageHead, 'description'>;
  /** The contact, for privacy the person who answers about it (app/facts/legal.ts). */
  readonly contact: { readonly text: string; readonly isPrivacy?: boolean };
};

export type LegalContent = {
  readonly privacy: LegalPageWords;
  readonly terms: LegalPageWords;
  readonly contentsLabel: string;
  readonly updatedLabel: string;
  readonly contactTitle: string;
  readonly versions: {
    readonly linkLabel: string;
    /** `{title}` is the title of the document, `{date}` the day of the version. */
    readonly title: string;
    readonly head: PageHead;
    readonly versionName: string;
    readonly versionHead: PageHead;
    readonly text: string;
    readonly rowTitle: string;
    readonly current: string;
    readonly inEffect: string;
    readonly currentNote: string;
    readonly formerNote: string;
    readonly toCurrent: string;
    readonly onlyOne: string;
  };
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
  versions: {
    linkLabel: 'All versions',
    title: '{title}: all versions',
    head: {
      title: '{title}: All Versions',
      description:
        'Every version of our {title}, with the dates on which it was in effect. Open any of them to read it in full.',
      keywords: ['former versions', 'archive', 'privacy policy', 'terms of service'],
      noindex: true,
    },
    versionName: '{title}, {date}',
    versionHead: {
      title: 'Version: {title}',
      description: '{title}: the full text of this version, with the date on which it took effect.',
      keywords: ['former version', 'privacy policy', 'terms of service'],
      noindex: true,
    },
    text: 'Anything you booked or agreed to is covered by the version in effect at the time.',
    rowTitle: 'Version of {date}',
    current: 'Current version, in effect since {from}',
    inEffect: 'In effect from {from} to {to}',
    currentNote: 'This is the current version.',
    formerNote: 'This version is no longer in effect.',
    toCurrent: 'Read the current version',
    onlyOne: 'This is the first version. It will stay here when a new one replaces it.',
  },
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

export const legalWords: Readonly<Record<LegalDocument, LegalPageWords>> = {
  'privacy-policy': legal.privacy,
  'terms-of-service': legal.terms,
};
