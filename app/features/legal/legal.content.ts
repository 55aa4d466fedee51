import { type PageHead, site, type TextLink, type ToastWords } from '#app/site.content.ts';

export type LegalPageWords = {
  readonly head: PageHead;
  readonly title: string;
  readonly intro: string;
};

export type LegalContent = {
  /** ISO date of the current version of both texts. */
  readonly updated: string;
  /** `{date}` is the date in long form. */
  readonly updatedLabel: string;
  readonly tocTitle: string;
  readonly privacy: LegalPageWords;
  readonly terms: LegalPageWords;
  readonly contact: {
    readonly title: string;
    readonly text: string;
    readonly lines: readonly string[];
    readonly mail: TextLink;
    readonly phone: TextLink;
  };
  readonly clearBrowser: {
    readonly title: string;
    readonly text: string;
    readonly button: string;
    readonly nothing: string;
    readonly done: ToastWords;
    readonly failed: ToastWords;
    readonly noScript: string;
  };
};

export const legal = {
  updated: '2024-05-16',
  updatedLabel: 'Last updated {date}',
  tocTitle: 'On this page',
  privacy: {
    head: {
      title: 'Privacy Policy | AI for SMEs',
      description:
        'What we collect on this site, why, where it is kept, for how long, who else sees it, and how to get, correct or delete it under Canadian privacy law.',
      keywords: ['privacy policy', 'PIPEDA', 'CASL', 'personal information'],
    },
    title: 'Privacy Policy',
    intro: 'What we know about you, and what you can do about it.',
  },
  terms: {
    head: {
      title: 'Terms of Service | AI for SMEs',
      description:
        'The rules for using this site, its free tools, bookings and launch offer: what you can expect from us, what we ask of you, and which law applies.',
      keywords: ['terms of service', 'terms of use', 'Ontario law'],
    },
    title: 'Terms of Service',
    intro: 'What you can expect from us, and what we ask of you.',
  },
  contact: {
    title: 'Contact',
    text: 'Questions, requests and complaints about this page reach us here:',
    lines: [
      site.legalName,
      ...site.address.lines,
      `${site.address.locality}, ${site.address.region} ${site.address.postalCode}, Canada`,
    ],
    mail: { label: site.email, href: `mailto:${site.email}` },
    phone: { label: site.phone.display, href: site.phone.href },
  },
  clearBrowser: {
    title: 'Clear what this browser keeps',
    text: 'Removes the copies of your messages, drafts, tool answers and messages that still wait to be sent, on this device only.',
    button: 'Clear this browser',
    nothing: 'This browser keeps nothing of this site.',
    done: {
      title: 'Cleared',
      description: 'This browser no longer keeps anything of what you typed here.',
    },
    failed: {
      title: 'Not cleared',
      description: 'The browser refused. Clear the data of this site in its settings instead.',
    },
    noScript:
      'Without scripts this site keeps nothing in your browser, so there is nothing to clear.',
  },
} as const satisfies LegalContent;
