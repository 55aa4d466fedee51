/**
 * The one file an owner edits first: who the company is, how it is reached, what the menus say.
 * Everything named in `sampleFacts` is a stand-in: replace it before going live.
 */

/** Head data of a page. `title` is complete: nothing is appended to it. */
export type PageHead = {
  /** 15 to 60 characters, unique on the site. */
  readonly title: string;
  /** 70 to 160 characters, unique on the site. */
  readonly description: string;
  readonly keywords: readonly string[];
  readonly noindex?: boolean;
  /** Made when it is asked for, not at build time: it shares the site's social picture. */
  readonly isMadeOnRequest?: boolean;
};

/** A link with its words. */
export type TextLink = { readonly label: string; readonly href: string };

/** The words of a toast: what happened, and what it means for you. */
export type ToastWords = { readonly title: string; readonly description: string };

export type MenuItem = TextLink & { readonly description: string };
export type Menu = { readonly label: string; readonly items: readonly MenuItem[] };

export type SocialNetwork = 'linkedin' | 'facebook' | 'instagram' | 'x' | 'youtube' | 'tiktok';

export type Company = {
  readonly name: string;
  readonly legalName: string;
  readonly tagline: string;
  readonly description: string;
  readonly foundedYear: number;
  readonly email: string;
  readonly phone: { readonly display: string; readonly href: string };
  readonly address: {
    readonly lines: readonly string[];
    readonly locality: string;
    readonly region: string;
    readonly country: string;
    readonly postalCode: string;
  };
  readonly officeHours: {
    readonly display: string;
    readonly days: readonly ('Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday')[];
    readonly opens: string;
    readonly closes: string;
    readonly timeZone: string;
  };
  readonly serviceArea: string;
  /** The region by the name that people give it. */
  readonly serviceRegion: string;
  readonly serviceRadiusKm: number;
  readonly serviceCentre: { readonly latitude: number; readonly longitude: number };
  readonly socialLinks: readonly {
    readonly network: SocialNetwork;
    readonly name: string;
    readonly href: string;
  }[];
  readonly keywords: readonly string[];
  /** Fits after "replies typically come …". */
  readonly replyPromise: string;
  readonly replyHours: number;
};

export const company = {
  name: 'AI for SMEs',
  legalName: 'AI for SMEs',
  tagline: 'Less retyping and fewer dropped balls, with help from people nearby.',
  description:
    'AI automation, consulting, courses and web apps for small and medium businesses. In person across Mississauga and the Greater Toronto Area, remote anywhere.',
  foundedYear: 2023,
  email: 'hello@example.com',
  phone: { display: '(289) 555-0142', href: 'tel:+12895550142' },
  address: {
    lines: ['100 Sample Street, Suite 200'],
    locality: 'Mississauga',
    region: 'ON',
    country: 'CA',
    postalCode: 'L5B 0X0',
  },
  officeHours: {
    display: 'Monday to Friday, 9:00 AM to 5:00 PM',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '17:00',
    timeZone: 'America/Toronto',
  },
  serviceArea: 'In person within 50 km of Mississauga, remote worldwide',
  serviceRegion: 'Greater Toronto Area',
  serviceRadiusKm: 50,
  serviceCentre: { latitude: 43.589, longitude: -79.6441 },
  socialLinks: [
    { network: 'linkedin', name: 'LinkedIn', href: 'https://example.com/linkedin' },
    { network: 'facebook', name: 'Facebook', href: 'https://example.com/facebook' },
    { network: 'instagram', name: 'Instagram', href: 'https://example.com/instagram' },
    { network: 'x', name: 'X', href: 'https://example.com/x' },
    { network: 'youtube', name: 'YouTube', href: 'https://example.com/youtube' },
    { network: 'tiktok', name: 'TikTok', href: 'https://example.com/tiktok' },
  ],
  keywords: [
    'AI automation',
    'AI consultation',
    'small business',
    'Mississauga',
    'Greater Toronto Area',
  ],
  replyPromise: 'within 24 hours',
  replyHours: 24,
} as const satisfies Company;

/** Who asks for consent, with a mailing address: CASL wants both beside each request. */
export const senderIdentity = [
  company.legalName,
  ...company.address.lines,
  company.address.locality,
  `${company.address.region} ${company.address.postalCode}`,
].join(', ');

/** Read aloud in place of the drawn map of the service area. */
export const serviceAreaMapAlt = `Map of ${company.address.locality} with a circle of ${company.serviceRadiusKm} km around it`;

/** What the owner replaces before going live; the go-live checklist lists each line. */
export const sampleFacts = [
  { field: 'site.legalName', reason: 'Put the registered name of the business here.' },
  { field: 'site.email', reason: 'example.com can’t receive email.' },
  { field: 'site.phone', reason: 'Numbers from 555-0100 to 555-0199 are fictional.' },
  {
    field: 'site.address',
    reason: 'The street and postal code are made up; CASL requires a real mailing address.',
  },
  { field: 'site.socialLinks', reason: 'All six point to example.com.' },
] as const satisfies readonly { readonly field: string; readonly reason: string }[];

export const navigation = {
  featuredServices: {
    label: 'Featured Services',
    items: [
      {
        label: 'Done-for-You AI Agency',
        href: '/done-for-you-ai-agency',
        description: 'An AI agency set up for you, with zero upfront cost',
      },
      {
        label: 'Web App Development',
        href: '/web-app-development',
        description: 'The tool you can’t buy off the shelf, built with you',
      },
      {
        label: 'AI Courses',
        href: '/courses',
        description: 'Six courses for owners and their teams',
      },
      {
        label: 'Launch Offer',
        href: '/special-offer',
        description: 'Three custom workflows at one fixed price',
      },
      {
        label: 'Pricing',
        href: '/pricing',
        description: 'What a call, a package and custom work cost',
      },
      {
        label: 'All Services',
        href: '/services',
        description: 'Everything we do, on one page',
      },
    ],
  },
  aiServices: {
    label: 'AI Services',
    items: [
      {
        label: 'Marketing Automation',
        href: '/services/ai-automation-solutions/marketing-automation',
        description: 'Follow-ups that go out while you serve customers',
      },
      {
        label: 'Workflow Automation',
        href: '/services/ai-automation-solutions/workflow-automation',
        description: 'Enter it once, and every system has it',
      },
      {
        label: 'Customer Service Automation',
        href: '/services/ai-automation-solutions/customer-service-automation',
        description: 'Routine questions answered, hard ones handed to you',
      },
      {
        label: 'AI Readiness Assessment',
        href: '/services/ai-consultation/ai-readiness-assessment',
        description: 'A free 30-minute call: where to start, or whether to wait',
      },
      {
        label: 'AI Strategy Development',
        href: '/services/ai-consultation/ai-strategy-development',
        description: 'A plan with priorities, a budget and clear stopping points',
      },
      {
        label: 'Implementation Support',
        href: '/services/ai-consultation/implementation-support',
        description: 'Hands-on help for your team until it works',
      },
    ],
  },
  webApps: {
    label: 'Our Web Apps',
    items: [
      {
        label: 'Path to Canada',
        href: '/web-apps/path-to-canada',
        description: 'A guide to immigration paperwork',
      },
      {
        label: 'AI Data Gem',
        href: '/web-apps/ai-data-gem',
        description: 'Ask your spreadsheet a question in plain words',
      },
    ],
  },
  resources: {
    label: 'Resources',
    items: [
      {
        label: 'All Resources',
        href: '/resources',
        description: 'Everything free, in one place',
      },
      {
        label: 'ROI Calculator',
        href: '/resources/tools/roi-calculator',
        description: 'Would it pay off? Find out with your own hours and wages',
      },
      {
        label: 'AI Readiness Quiz',
        href: '/resources/tools/ai-readiness-quiz',
        description: 'Fifteen questions, about four minutes',
      },
      {
        label: 'Free AI Tools',
        href: '/resources/tools',
        description: 'Six calculators, checks and checklists',
      },
      {
        label: 'Automation Templates',
        href: '/resources/automation-templates',
        description: 'Starting points for common workflows',
      },
      {
        label: 'Resource Library',
        href: '/resources/library',
        description: 'Guides, templates, tools and checklists',
      },
      { label: 'Blog', href: '/resources/blog', description: 'Plain answers, with sources' },
      {
        label: 'Case Studies',
        href: '/resources/case-studies',
        description: 'A problem, what we built, and what changed',
      },
    ],
  },
} as const satisfies Record<string, Menu>;

export const headerLinks = [
  { label: 'About', href: '/about' },
  { label: 'Contact', href: '/contact' },
] as const satisfies readonly TextLink[];

export const assessmentLink = {
  label: 'Get Assessment',
  href: '/services/ai-consultation/ai-readiness-assessment',
} as const satisfies TextLink;

export const mobileMenu = {
  openLabel: 'Open menu',
  closeLabel: 'Close menu',
  sections: [
    { title: 'FEATURED SERVICES', menu: 'featuredServices' },
    { title: 'WEB APPS', menu: 'webApps' },
    { title: 'AI SERVICES', menu: 'aiServices' },
  ],
  links: [
    { label: 'Resources', href: '/resources' },
    { label: 'About', href: '/about' },
    { label: 'Contact', href: '/contact' },
  ],
} as const satisfies {
  readonly openLabel: string;
  readonly closeLabel: string;
  readonly sections: readonly {
    readonly title: string;
    readonly menu: keyof typeof navigation;
  }[];
  readonly links: readonly TextLink[];
};

export const footer = {
  socialLabel: 'Find us on',
  columns: [
    {
      title: 'Featured Services',
      links: navigation.featuredServices.items.map(({ label, href }) => ({ label, href })),
    },
    {
      title: 'AI Services',
      links: navigation.aiServices.items.map(({ label, href }) => ({ label, href })),
    },
    {
      title: 'Company',
      links: [
        { label: 'About', href: '/about' },
        { label: 'Contact', href: '/contact' },
        { label: 'Who We Help', href: '/industries' },
        { label: 'Path to Canada', href: '/web-apps/path-to-canada' },
        { label: 'AI Data Gem', href: '/web-apps/ai-data-gem' },
        { label: 'Resources', href: '/resources' },
        { label: 'Sales Deck', href: '/sales-deck' },
      ],
    },
  ],
  legalLinks: [
    { label: 'Privacy Policy', href: '/privacy-policy' },
    { label: 'Terms of Service', href: '/terms-of-service' },
  ],
  copyrightHolder: company.legalName,
  newsletter: {
    title: 'One useful email, now and then',
    text: 'What works in AI for small businesses, and what doesn’t. Unsubscribe with one click.',
  },
} as const satisfies {
  readonly socialLabel: string;
  readonly columns: readonly { readonly title: string; readonly links: readonly TextLink[] }[];
  readonly legalLinks: readonly TextLink[];
  readonly copyrightHolder: string;
  readonly newsletter: { readonly title: string; readonly text: string };
};
