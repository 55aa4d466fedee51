import type { PageHead, TextLink } from '#app/content-types.ts';
import { company } from '#app/facts/company.ts';

export type ProblemPageWords = {
  readonly head: PageHead;
  readonly title: string;
  readonly text: string;
  readonly link: TextLink;
};

export type LayoutContent = {
  readonly skipToContent: string;
  readonly search: TextLink;
  readonly logoLabel: string;
  /** Read before the phone number. */
  readonly callLabel: string;
  readonly mainMenuLabel: string;
  readonly mobileMenuLabel: string;
  readonly footerLabel: string;
  readonly legalLabel: string;
  readonly breadcrumbLabel: string;
  readonly homeCrumb: string;
  /** The accessible name of the region in which toasts appear. */
  readonly toastRegion: string;
  readonly dismissToast: string;
  /** The accessible names of the bar above the header and of its button. */
  readonly announcement: { readonly label: string; readonly close: string };
  /** The page itself: not-found.content.ts. */
  readonly notFound: { readonly head: PageHead };
  /** The pages themselves: read-only.content.ts and too-many.content.ts. */
  readonly readOnly: { readonly head: PageHead };
  readonly tooMany: { readonly head: PageHead };
  readonly error: ProblemPageWords & { readonly requestId: string };
  /** The page for a link that was followed without a connection. */
  readonly offline: { readonly title: string; readonly text: string; readonly retry: string };
};

/** The texts of header, footer and error pages. */
export const layoutWords = {
  skipToContent: 'Skip to main content',
  search: { label: 'Search this site', href: '/search' },
  callLabel: 'Call',
  get logoLabel() {
    return `${company.name}, home page`;
  },
  mainMenuLabel: 'Main menu',
  mobileMenuLabel: 'Menu',
  footerLabel: 'Footer',
  legalLabel: 'Legal',
  breadcrumbLabel: 'You are here',
  homeCrumb: 'Home',
  toastRegion: 'Messages',
  dismissToast: 'Close this message',
  announcement: { label: 'Announcement', close: 'Close this announcement' },
  notFound: {
    head: {
      title: 'Page Not Found | {company}',
      description:
        'There’s no page at this address. Go back to the home page, or visit our services, the free tools or the contact page.',
      keywords: ['page not found'],
      noindex: true,
    },
  },
  readOnly: {
    head: {
      title: 'Nothing Can Be Sent to This Address | {company}',
      description:
        'There’s only a page to read here, so nothing was sent or changed. Open the page to read it.',
      keywords: ['page to read'],
      noindex: true,
    },
  },
  tooMany: {
    head: {
      title: 'Too Many Requests | {company}',
      description:
        'We’ve had too many requests from your connection. Please wait a few minutes and try again.',
      keywords: ['too many requests'],
      noindex: true,
    },
  },
  error: {
    head: {
      title: 'Something Went Wrong | {company}',
      description:
        'We couldn’t show this page because of a problem on our side. Please try again in a moment, or call or email us.',
      keywords: ['error'],
      noindex: true,
    },
    title: 'Something went wrong on our end',
    get text() {
      return `We couldn’t show this page. Please try again in a moment. If that doesn’t help, call ${company.phone.display}.`;
    },
    link: { label: 'Return to Home', href: '/' },
    requestId: 'If you contact us about this, please include this number: {requestId}',
  },
  offline: {
    title: 'You’re offline',
    text: 'This page couldn’t be loaded. Please try again when you’re connected.',
    retry: 'Try again',
  },
} as const satisfies LayoutContent;
