import type { TextLink } from '#app/content-types.ts';
import type { Facts } from '#app/facts/facts.ts';
import { ownWords } from '#app/facts/page-texts.ts';

export type MenuItem = TextLink & { readonly description: string };
export type Menu = { readonly label: string; readonly items: readonly MenuItem[] };

const menus = {
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
        description: 'Courses for owners and their teams',
      },
      {
        label: 'Launch Offer',
        href: '/special-offer',
        description: 'Three workflows at one fixed price',
      },
      {
        label: 'Pricing',
        href: '/pricing',
        description: 'What our work costs, and what’s free',
      },
      {
        label: 'All Services',
        href: '/services',
        description: 'Everything we do, on one page',
      },
      {
        label: 'Who We Help',
        href: '/industries',
        description: 'A typical week in your industry',
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

const headerLinks = [
  { label: 'About', href: '/about' },
  { label: 'Contact', href: '/contact' },
] as const satisfies readonly TextLink[];

const assessmentLink = {
  label: 'Get Assessment',
  href: '/services/ai-consultation/ai-readiness-assessment',
} as const satisfies TextLink;

const mobileMenu = {
  openLabel: 'Open menu',
  closeLabel: 'Close menu',
  sections: [
    { title: 'FEATURED SERVICES', menu: 'featuredServices' },
    { title: 'WEB APPS', menu: 'webApps' },
    { title: 'AI SERVICES', menu: 'aiServices' },
  ],
  firstLinks: [
    { label: 'Contact', href: '/contact' },
    { label: 'Pricing', href: '/pricing' },
  ],
  links: [
    { label: 'Resources', href: '/resources' },
    { label: 'About', href: '/about' },
  ],
} as const satisfies {
  readonly openLabel: string;
  readonly closeLabel: string;
  readonly sections: readonly {
    readonly title: string;
    readonly menu: keyof typeof menus;
  }[];
  readonly firstLinks: readonly TextLink[];
  readonly links: readonly TextLink[];
};

/** The menus of the header and of narrow screens. */
export function navigationOf(facts: Facts) {
  return ownWords('layout', facts, { menus, headerLinks, assessmentLink, mobileMenu });
}

/** The texts of the footer, whose first columns repeat menus. */
export function footerWords(facts: Facts) {
  const { footer } = ownWords('layout', facts, { footer: shippedFooter });
  return footer;
}

const shippedFooter = {
  socialLabel: 'Find us on',
  company: {
    title: 'Company',
    links: [
      { label: 'About', href: '/about' },
      { label: 'Contact', href: '/contact' },
      { label: 'Path to Canada', href: '/web-apps/path-to-canada' },
      { label: 'AI Data Gem', href: '/web-apps/ai-data-gem' },
      { label: 'Resources', href: '/resources' },
      { label: 'Sales Deck', href: '/sales-deck' },
    ],
  },
  legalLinks: [
    { label: 'Privacy Policy', href: '/privacy-policy' },
    { label: 'Terms of Service', href: '/terms-of-service' },
  ],
  newsletter: {
    title: 'One useful email, now and then',
    text: 'What works in AI for small businesses, and what doesn’t. Unsubscribe with one click.',
  },
} as const satisfies {
  readonly company: { readonly title: string; readonly links: readonly TextLink[] };
  readonly legalLinks: readonly TextLink[];
} & Record<string, unknown>;

export function footerOf(facts: Facts) {
  const { menus: own } = navigationOf(facts);
  const { company, ...words } = footerWords(facts);
  const columns: { title: string; links: readonly TextLink[] }[] = [
    { title: own.featuredServices.label, links: own.featuredServices.items },
    { title: own.aiServices.label, links: own.aiServices.items },
    company,
  ];
  return { ...words, columns, copyrightHolder: facts.company.legalName };
}
