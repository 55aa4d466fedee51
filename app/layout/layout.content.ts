import type { PageHead, TextLink } from '#app/content-types.ts';
import type { Facts } from '#app/facts/facts.ts';
import { ownWords } from '#app/facts/page-texts.ts';

export type ProblemPageWords = {
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
  readonly error: ProblemPageWords & { readonly requestId: string };
};

/** One description for all: no search shows error pages. */
function errorHead(title: string): PageHead {
  return {
    title: `${title} | {company}`,
    description: `${title}. Go back, or find our email and phone number under Contact.`,
    keywords: [title],
    noindex: true,
  };
}

const serverError = { head: errorHead('Something Went Wrong') };

/** By status; the titles must match those of the error pages. */
export const errorHeads: Readonly<Record<number, { readonly head: PageHead }>> = {
  404: { head: errorHead('Page Not Found') },
  405: { head: errorHead('This Page Can Only Be Read') },
  429: { head: errorHead('Too Many Requests') },
  500: serverError,
};

export function headOfError(status: number): PageHead {
  return (errorHeads[status] ?? serverError).head;
}

/** The texts of header, footer and error pages. */
export function layoutWordsOf(facts: Facts) {
  const { company } = facts;
  return ownWords('layout', facts, {
    skipToContent: 'Skip to main content',
    search: { label: 'Search this site', href: '/search' },
    callLabel: 'Call',
    logoLabel: `${company.name}, home page`,
    mainMenuLabel: 'Main menu',
    mobileMenuLabel: 'Menu',
    footerLabel: 'Footer',
    legalLabel: 'Legal',
    breadcrumbLabel: 'You are here',
    homeCrumb: 'Home',
    toastRegion: 'Messages',
    dismissToast: 'Close this message',
    announcement: { label: 'Announcement', close: 'Close this announcement' },
    error: {
      title: 'Something went wrong on our end',
      text: `We couldn’t show this page. Please try again in a moment. If that doesn’t help, call ${company.phone.display}.`,
      link: { label: 'Return to Home', href: '/' },
      requestId: 'If you contact us about this, please quote {requestId}',
    },
  } as const satisfies LayoutContent);
}
