import type { PictureName } from '#app/drawings/pictures.tsx';
import { type ClaimId, claims } from '#app/facts/claims.ts';
import type { ServiceSlug } from '#app/facts/services.ts';
import type { PageHead, TextLink } from '#app/site.content.ts';

export type ServiceCard = {
  readonly title: string;
  readonly description: string;
  readonly items: readonly string[];
  readonly link: string;
  readonly linkText: string;
  readonly picture: PictureName;
};

export type Testimonial = {
  readonly claim: ClaimId;
  readonly name: string;
  readonly position: string;
  readonly company: string;
  readonly location: string;
  readonly picture: PictureName;
  readonly quote: string;
  readonly metrics: { readonly before: string; readonly after: string; readonly result: string };
  /** The figures this story shows, from the claims register. */
  readonly figures: readonly ClaimId[];
  readonly caseStudySlug?: string;
  readonly isSample: boolean;
};

export type FreeResource = {
  readonly title: string;
  readonly description: string;
  readonly count?: number;
  readonly link: string;
  readonly linkText: string;
};

export type HomeContent = {
  readonly head: PageHead;
  readonly hero: {
    readonly audience: string;
    readonly headline: readonly [string, string];
    readonly text: string;
    readonly primary: TextLink;
    readonly secondary: TextLink;
    readonly note: string;
    readonly picture: PictureName;
    /** For screens under 768 px. */
    readonly pictureNarrow: PictureName;
  };
  readonly featuredServices: {
    readonly title: string;
    readonly text: string;
    readonly cards: readonly ServiceCard[];
  };
  readonly problem: {
    readonly title: string;
    readonly cards: readonly {
      readonly label: 'Problem' | 'Challenge' | 'Solution';
      readonly title: string;
      readonly text: string;
    }[];
  };
  readonly additionalServices: {
    readonly title: string;
    readonly text: string;
    /** Slugs of the pages in services.content.ts; their cards are taken from there. */
    readonly groups: readonly {
      readonly title: string;
      readonly text: string;
      readonly serviceSlugs: readonly ServiceSlug[];
    }[];
    readonly all: TextLink;
  };
  readonly stories: {
    readonly title: string;
    readonly text: string;
    readonly beforeLabel: string;
    readonly afterLabel: string;
    readonly resultLabel: string;
    readonly caseStudyLinkText: string;
    readonly items: readonly Testimonial[];
  };
  readonly education: {
    readonly title: string;
    readonly text: string;
    readonly coursesTitle: string;
    /** Slugs of the courses in courses.content.ts. */
    readonly featuredCourseSlugs: readonly string[];
    readonly allCourses: TextLink;
    /** Set large above the title. */
    readonly freePrice: number;
    readonly freeResourcesTitle: string;
    readonly freeResources: readonly FreeResource[];
    readonly allResources: TextLink;
  };
  readonly contact: { readonly title: string; readonly text: string };
};

export const home = {
  head: {
    title: 'AI Automation & Consultation in Mississauga | AI for SMEs',
    description:
      'AI automation, consulting, courses and web apps for small businesses in Mississauga and the GTA. Start with a free 30-minute AI readiness assessment.',
    keywords: [
      'AI automation Mississauga',
      'AI consultant small business',
      'business process automation GTA',
      'AI readiness assessment',
      'AI courses for small business',
    ],
  },
  hero: {
    audience: 'For bakeries, clinics, machine shops and practices around Mississauga',
    headline: ['AI Automation & Consultation', 'Tailored for Small Business Growth'],
    text: `You type the order, the invoice and the reminder once; the rest of the chain moves by itself. Cut manual-process costs by up to ${claims.manualProcessCosts.value} percent.`,
    primary: { label: 'Get Your Free AI Assessment', href: '/contact' },
    secondary: { label: 'Explore Our AI Courses', href: '/courses' },
    note: '30 minutes by video, no charge. We also say when AI is not worth it yet.',
    picture: 'hero-scene',
    pictureNarrow: 'hero-scene-narrow',
  },
  featuredServices: {
    title: 'Five ways to put work down',
    text: 'Start with one. Most owners need one or two of these, never all five.',
    cards: [
      {
        title: 'AI Automation Solutions',
        description:
          'The copying, chasing and answering that fills your evenings runs without you.',
        items: [
          'Reminders and follow-ups that send themselves',
          'Orders and invoices that reach every system',
          'Routine questions answered at 11 at night',
        ],
        link: '/services',
        linkText: 'See what we automate',
        picture: 'ai-automation',
      },
      {
        title: 'AI Consultation',
        description:
          'Know which task to automate first, what it costs and when to stop, before you spend.',
        items: [
          'A free 30-minute readiness assessment',
          'A plan with an order and a budget',
          'Someone beside your team while it goes live',
        ],
        link: '/services/ai-consultation/ai-readiness-assessment',
        linkText: 'Start with the assessment',
        picture: 'ai-consultation',
      },
      {
        title: 'AI Courses',
        description: 'Your team learns on your own documents, not on a made-up company.',
        items: [
          'Six courses, from two to eight weeks',
          'No programming needed for the beginner level',
          'Corporate training at volume discounts',
        ],
        link: '/courses',
        linkText: 'Browse the courses',
        picture: 'courses',
      },
      {
        title: 'Web App Development',
        description:
          'When no product fits, we build the small tool that does, and show our own two.',
        items: [
          'Discovery before any code',
          'A first version you can use',
          'Two of our own apps to look at',
        ],
        link: '/web-app-development',
        linkText: 'See how we build',
        picture: 'web-app-development',
      },
      {
        title: 'Done-for-You AI Agency',
        description:
          'Found an AI agency with zero upfront cost. Vendors pay us a commission; you do not pay for the set-up.',
        items: [
          'Initial setup and vendor integrations',
          'Business guidance from the first client on',
          'The commissions are disclosed, always',
        ],
        link: '/done-for-you-ai-agency',
        linkText: 'Read how the model works',
        picture: 'agency',
      },
    ],
  },
  problem: {
    title: 'Why the evening goes to paperwork',
    cards: [
      {
        label: 'Problem',
        title: 'The same thing is typed three times',
        text: 'An order comes in by e-mail, goes on a sheet, then into the accounts. Each copy costs minutes, and one in so many is wrong.',
      },
      {
        label: 'Challenge',
        title: 'Every product promises everything',
        text: 'You have no week to compare forty AI tools, no IT department, and customers at the counter. So it stays as it is.',
      },
      {
        label: 'Solution',
        title: 'One task, measured, then the next',
        text: 'We pick the task that costs you most, connect the systems you already pay for, and count the hours before and after.',
      },
    ],
  },
  additionalServices: {
    title: 'Pick the work you want off your desk',
    text: 'Three things we set up for you, three ways we help you decide.',
    groups: [
      {
        title: 'AI Automation Solutions',
        text: 'Built in your accounts, with your words, and switched off with one click if you ever want to.',
        serviceSlugs: [
          'marketing-automation',
          'workflow-automation',
          'customer-service-automation',
        ],
      },
      {
        title: 'AI Consultation',
        text: 'Advice that ends in a decision, including the decision to leave things as they are.',
        serviceSlugs: [
          'ai-readiness-assessment',
          'ai-strategy-development',
          'implementation-support',
        ],
      },
    ],
    all: { label: 'All services', href: '/services' },
  },
  stories: {
    title: 'What changed for three businesses',
    text: 'One bakery, one machine shop, one clinic: what a week looked like before, and after.',
    beforeLabel: 'Before',
    afterLabel: 'After',
    resultLabel: 'Result',
    caseStudyLinkText: 'Read the whole story',
    items: [
      {
        claim: 'storyBakery',
        name: 'Marta K.',
        position: 'Owner',
        company: 'A bakery with two shops',
        location: 'Port Credit, Mississauga',
        picture: 'story-1',
        quote:
          'People meant to order for the weekend and forgot. Now they get one note on Thursday, in my own words, and Friday morning I know how much rye to set.',
        metrics: {
          before: 'About 100 online orders a week, reminders when somebody had time',
          after: 'About 137 online orders a week, one reminder every Thursday',
          result: `${claims.orderIncrease.value} percent more orders`,
        },
        figures: ['orderIncrease'],
        caseStudySlug: 'bakery-online-orders',
        isSample: true,
      },
      {
        claim: 'storyMachineShop',
        name: 'Dev P.',
        position: 'Office manager',
        company: 'A machine shop with 18 people',
        location: 'Brampton',
        picture: 'story-2',
        quote:
          'I used to keep Fridays for supplier invoices. Now I look at the five that do not match, and the rest is already in the books.',
        metrics: {
          before: 'About 14 minutes for each supplier invoice',
          after: 'About 2 minutes, and only to check',
          result: `${claims.processingTime.value} percent less processing time`,
        },
        figures: ['processingTime'],
        caseStudySlug: 'machine-shop-invoices',
        isSample: true,
      },
      {
        claim: 'storyClinic',
        name: 'Dr. Lena S.',
        position: 'Clinic director',
        company: 'A physiotherapy clinic',
        location: 'Oakville',
        picture: 'story-3',
        quote:
          'Parking, hours, what to bring, is this covered: it answers those at any time. Anything about a body goes to a person, at once.',
        metrics: {
          before: 'Every question waited for the front desk',
          after: `${claims.inquiriesAutomated.value} percent of inquiries answered automatically`,
          result: `${claims.satisfaction.value} percent satisfaction`,
        },
        figures: ['inquiriesAutomated', 'satisfaction'],
        isSample: true,
      },
    ],
  },
  education: {
    title: 'Learn it yourself, at your own desk',
    text: 'Some owners would rather know how it works than have it done. Both are fine.',
    coursesTitle: 'Courses to start with',
    featuredCourseSlugs: [
      'ai-for-sme-essentials',
      'marketing-automation-masterclass',
      'ai-implementation-workshop',
    ],
    allCourses: { label: 'All six courses', href: '/courses' },
    freePrice: 0,
    freeResourcesTitle: 'Free, no sign-up',
    freeResources: [
      {
        title: 'AI Readiness Quiz',
        description: 'Fifteen questions, about four minutes, an answer you can act on.',
        link: '/resources/tools/ai-readiness-quiz',
        linkText: 'Take the quiz',
      },
      {
        title: 'ROI Calculator',
        description: 'Your hours and wages in; a payback time out, even if it is “not yet”.',
        link: '/resources/tools/roi-calculator',
        linkText: 'Run your numbers',
      },
      {
        title: 'Automation Templates',
        description: 'Starting points for common workflows: six described so far, more planned.',
        count: claims.automationTemplates.value,
        link: '/resources/automation-templates',
        linkText: 'Look through the templates',
      },
    ],
    allResources: { label: 'All free resources', href: '/resources' },
  },
  contact: {
    title: 'Tell us what eats your time',
    text: 'Two sentences are enough. A person in Mississauga reads them and answers, typically within 24 hours.',
  },
} as const satisfies HomeContent;
