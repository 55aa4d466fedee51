import { company, type PageHead, type TextLink, type ToastWords } from '#app/site.content.ts';

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
  readonly mainMenuLabel: string;
  readonly mobileMenuLabel: string;
  readonly footerLabel: string;
  readonly legalLabel: string;
  readonly breadcrumbLabel: string;
  readonly homeCrumb: string;
  /** Names the place where messages appear. */
  readonly toastRegion: string;
  readonly dismissToast: string;
  /** What became of a submission that waited in this browser while the server was away. */
  readonly deliveredLater: ToastWords;
  /** `{error}` is replaced with the server's reason. */
  readonly returnedLater: ToastWords;
  readonly expiredLater: ToastWords;
  readonly notFound: ProblemPageWords & {
    readonly nearTitle: string;
    readonly suggestions: readonly TextLink[];
    readonly searchLabel: string;
    readonly searchButton: string;
    /** Written to the console together with the path. */
    readonly logMessage: string;
  };
  readonly error: ProblemPageWords & { readonly requestId: string; readonly retry: string };
  readonly offline: ProblemPageWords;
  readonly tooMany: ProblemPageWords;
};

/** The words of the frame around every page that are not facts about the company. */
export const layoutWords = {
  skipToContent: 'Skip to the content',
  search: { label: 'Search this site', href: '/search' },
  logoLabel: `${company.name}, to the home page`,
  mainMenuLabel: 'Main menu',
  mobileMenuLabel: 'Menu',
  footerLabel: 'Footer',
  legalLabel: 'Legal',
  breadcrumbLabel: 'You are here',
  homeCrumb: 'Home',
  toastRegion: 'Messages',
  dismissToast: 'Close this message',
  deliveredLater: {
    title: 'Your message has arrived',
    description:
      'It was kept on this device while our server was away, and has now been delivered.',
  },
  returnedLater: {
    title: 'A kept message could not be delivered',
    description: '{error} Please send it again from the form.',
  },
  expiredLater: {
    title: 'A kept message was not delivered',
    description: `Our server could not be reached for a week. Please call ${company.phone.display}.`,
  },
  notFound: {
    head: {
      title: 'Page Not Found | AI for SMEs',
      description:
        'There is no page at this address. Return to the home page, or go on to the services, the free tools or the contact page.',
      keywords: ['page not found'],
      noindex: true,
    },
    title: 'Oops! Page not found',
    text: 'The line ends here. Perhaps the address has a typo, or the page has moved.',
    link: { label: 'Return to Home', href: '/' },
    nearTitle: 'Were you looking for one of these?',
    suggestions: [
      { label: 'Services', href: '/services' },
      { label: 'Free AI tools', href: '/resources/tools' },
      { label: 'Contact', href: '/contact' },
    ],
    searchLabel: 'Or look for it',
    searchButton: 'Search',
    logMessage: '404 Error: User attempted to access non-existent route:',
  },
  error: {
    head: {
      title: 'Something Went Wrong | AI for SMEs',
      description:
        'The server could not show this page. Nothing you typed has been lost on purpose; try again, call us or write to us.',
      keywords: ['error'],
      noindex: true,
    },
    title: 'This one is our fault',
    text: `The page could not be shown. Try again in a moment; if it stays that way, call ${company.phone.display}.`,
    link: { label: 'Return to Home', href: '/' },
    requestId: 'If you write to us, name this number: {requestId}',
    retry: 'Try again',
  },
  offline: {
    head: {
      title: 'You Are Offline | AI for SMEs',
      description:
        'There is no connection at this moment. What you sent is kept on this device and goes out when the connection is back.',
      keywords: ['offline'],
      noindex: true,
    },
    title: 'No connection at this moment',
    text: 'What you sent is kept on this device and goes out by itself when you are back online.',
    link: { label: 'Return to Home', href: '/' },
  },
  tooMany: {
    head: {
      title: 'Too Many Requests | AI for SMEs',
      description:
        'More came from this connection than one person sends. Wait a few minutes and try again; what you typed stays in the form.',
      keywords: ['too many requests'],
      noindex: true,
    },
    title: 'A little slower, please',
    text: 'More came from this connection than one person sends. Wait a few minutes and try again.',
    link: { label: 'Return to Home', href: '/' },
  },
} as const satisfies LayoutContent;
