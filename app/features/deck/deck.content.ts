import type { PictureName } from '#app/drawings/pictures.tsx';
import { type ClaimId, claims } from '#app/facts/claims.ts';
import { company, type PageHead, type TextLink } from '#app/site.content.ts';

export type DeckSectionId = 'overview' | 'ai-services' | 'ai-agency' | 'web-apps';

export type BusinessDivision = {
  readonly title: string;
  readonly description: string;
  readonly linkFragment: Exclude<DeckSectionId, 'overview'>;
  readonly picture: PictureName;
};

export type DeckSection = {
  readonly id: Exclude<DeckSectionId, 'overview'>;
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly benefits: readonly {
    readonly title: string;
    readonly description: string;
    /** A figure from the claims register, set large beside the benefit. */
    readonly claim?: ClaimId;
  }[];
  readonly linkTo: string;
  readonly linkText: string;
  readonly imageSrc: PictureName;
  readonly imageAlt: string;
  readonly background: 'paper' | 'lake';
  readonly reverse: boolean;
  /** What the speaker adds; shown in the notes window, never printed. */
  readonly notes: string;
  /** Which prices of the site belong beneath the section. */
  readonly prices: readonly ('offer' | 'courses')[];
};

export type DeckContent = {
  readonly head: PageHead;
  readonly presentationHead: PageHead;
  readonly hero: {
    readonly title: string;
    readonly text: string;
    readonly divisions: readonly BusinessDivision[];
    readonly carouselLabel: string;
    /** `{number}` and `{title}` are filled in. */
    readonly dotLabel: string;
    readonly pause: string;
    readonly play: string;
    /** `{number}`, `{total}` and `{title}` are filled in. */
    readonly slideLabel: string;
    readonly slideLink: string;
  };
  readonly tabsLabel: string;
  readonly tabs: readonly { readonly id: DeckSectionId; readonly label: string }[];
  readonly presentationLink: TextLink;
  readonly overview: {
    readonly title: string;
    readonly text: string;
    readonly points: readonly { readonly title: string; readonly text: string }[];
    readonly notes: string;
  };
  readonly featuresTitle: string;
  readonly benefitsTitle: string;
  /** Marks are filled in with the prices of the offer and of the course list. */
  readonly priceLines: { readonly offer: string; readonly courses: string };
  readonly sections: readonly DeckSection[];
  readonly closing: {
    readonly title: string;
    readonly text: string;
    readonly actions: readonly TextLink[];
    readonly notes: string;
  };
  readonly print: {
    readonly button: string;
    /** In place of the button where no script runs. */
    readonly withoutScript: string;
    readonly hint: string;
    readonly backLink: TextLink;
    readonly contactTitle: string;
    readonly contactLines: readonly string[];
    /** `{date}` is the day of printing. */
    readonly footer: string;
    /** `{number}` and `{total}` are filled in. */
    readonly pageNumber: string;
    /** Over the ruled space at the foot of a printed page. */
    readonly linesTitle: string;
  };
  readonly presentation: {
    readonly label: string;
    readonly keys: string;
    /** `{current}` and `{total}` are filled in. */
    readonly counter: string;
    readonly next: string;
    readonly previous: string;
    readonly notesTitle: string;
  };
};

export const deck = {
  head: {
    title: 'Sales Deck: What We Do and What It Costs | AI for SMEs',
    description:
      'Our three divisions on one page: AI services, the done-for-you AI agency and web apps, with prices, examples and the figures we are willing to show.',
    keywords: ['AI consultancy sales deck', 'AI services overview', 'AI agency model', 'web apps'],
  },
  presentationHead: {
    title: 'Sales Presentation to Print | AI for SMEs',
    description:
      'The sales deck for paper: each section on its own page, contact details included. Print it, take it to the meeting, write on it.',
    keywords: ['AI sales presentation', 'printable AI services overview'],
  },
  hero: {
    title: 'Work that passes from hand to hand without being dropped',
    text: 'Three divisions, one idea. Choose the one that sounds like your week.',
    carouselLabel: 'Our three divisions',
    dotLabel: 'Show division {number}: {title}',
    pause: 'Pause',
    play: 'Play',
    slideLabel: '{number} of {total}: {title}',
    slideLink: 'Read about it below',
    divisions: [
      {
        title: 'AI Services',
        description: 'Automation and advice for businesses that have customers to serve.',
        linkFragment: 'ai-services',
        picture: 'ai-automation',
      },
      {
        title: 'AI Agency',
        description: 'An agency of your own, set up with zero upfront cost.',
        linkFragment: 'ai-agency',
        picture: 'agency',
      },
      {
        title: 'Web Apps',
        description: 'The small tool you could not buy, and two we built for ourselves.',
        linkFragment: 'web-apps',
        picture: 'web-app-development',
      },
    ],
  },
  tabsLabel: 'Sections of the deck',
  tabs: [
    { id: 'overview', label: 'Overview' },
    { id: 'ai-services', label: 'AI Services' },
    { id: 'ai-agency', label: 'AI Agency' },
    { id: 'web-apps', label: 'Web Apps' },
  ],
  presentationLink: { label: 'Presentation Mode', href: '/sales-presentation' },
  overview: {
    title: 'Who you are dealing with',
    text: `A small consultancy in ${company.address.locality}, founded in ${company.foundedYear}. In person within ${company.serviceRadiusKm} km, remote everywhere else.`,
    points: [
      {
        title: 'One task at a time',
        text: 'We measure it, automate it, measure it again. Then you decide about the next.',
      },
      {
        title: 'Your tools, your accounts',
        text: 'We connect what you pay for already. If we part, everything stays with you.',
      },
      {
        title: 'No is an answer',
        text: 'If a task is not worth automating, you hear it in the first call, which is free.',
      },
    ],
    notes: 'Ask first: what did you type twice this week? Then choose the section that fits.',
  },
  featuresTitle: 'What you get',
  benefitsTitle: 'What it changes',
  priceLines: {
    offer: '{name}: {workflows} custom workflows for {price}, one-time, plus HST.',
    courses: 'Courses from {from} to {to}, plus HST.',
  },
  sections: [
    {
      id: 'ai-services',
      title: 'AI Services',
      subtitle: 'The routine runs. You look at the exceptions.',
      description: `Orders, invoices, reminders and everyday questions pass from one system to the next without being retyped. The aim: up to ${claims.manualProcessCosts.value} percent off the cost of manual processes.`,
      features: [
        'Marketing: follow-ups that stop when somebody answers',
        'Workflows: type it once, every system has it',
        'Customer service: answers with a source, hard cases to a person',
        'Consultation: a free assessment, a plan, somebody beside your team',
      ],
      benefits: [
        {
          title: 'Fewer errors',
          description: 'What is copied by a machine is copied the same way each time.',
          claim: 'errorReduction',
        },
        {
          title: 'Faster processing',
          description: 'Nothing lies in an inbox until somebody has time for it.',
          claim: 'fasterProcessing',
        },
        {
          title: 'Better decisions',
          description: 'The figures are there on Monday morning, not at the end of the quarter.',
          claim: 'betterDecisions',
        },
        {
          title: 'Inquiries answered',
          description: 'Routine questions get an answer at any hour.',
          claim: 'inquiriesAutomated',
        },
      ],
      linkTo: '/services',
      linkText: 'All services',
      imageSrc: 'workflow-automation',
      imageAlt: 'An invoice handed along one line from an envelope to a ledger',
      background: 'paper',
      reverse: false,
      notes: 'All figures here are illustrative until we have measured yours. Say so.',
      prices: ['offer', 'courses'],
    },
    {
      id: 'ai-agency',
      title: 'AI Agency',
      subtitle: 'Zero upfront cost, because vendors pay our commission.',
      description:
        'For people who know local businesses and want to serve them. We set the agency up; when a client buys the software you recommend, its vendor pays us. You see which vendors before you decide.',
      features: [
        'Initial setup in your name',
        'Vendor integrations, tried on a sample business',
        'Business guidance after each client call',
        'A revenue-ready foundation: one offer, one price',
      ],
      benefits: [
        {
          title: 'No bill from us',
          description: 'Our work is paid by affiliate commissions, which are disclosed.',
        },
        {
          title: 'Your fees stay yours',
          description: 'What you charge clients for your own work is not shared.',
        },
        {
          title: 'You can walk away',
          description: 'The accounts belong to you from the first day.',
        },
      ],
      linkTo: '/done-for-you-ai-agency',
      linkText: 'How the model works',
      imageSrc: 'done-for-you-ai-agency',
      imageAlt: 'A ring of keys handed over along the line to an open shop door',
      background: 'lake',
      reverse: true,
      notes: 'Name the commissions before anyone asks. Promise no income.',
      prices: [],
    },
    {
      id: 'web-apps',
      title: 'Web Apps',
      subtitle: 'When no product fits, the smallest app that does.',
      description:
        'Discovery, design, development, launch: four steps, and you can stop after each one. Path to Canada and AI Data Gem show how we build when nobody tells us what to do.',
      features: [
        'Path to Canada: immigration paperwork as a list of next steps',
        'AI Data Gem: plain questions to a spreadsheet, with the sums shown',
        'Something to try every second Friday',
        'Code, accounts and notes are yours',
      ],
      benefits: [
        {
          title: 'Works on an old phone',
          description: 'In a basement, with gloves, on one bar of signal.',
        },
        {
          title: 'Usable by everyone',
          description: 'Keyboard, screen reader and large type from the first screen on.',
        },
        {
          title: 'Easy to hand on',
          description: 'Ordinary technology that another developer can take over.',
        },
      ],
      linkTo: '/web-app-development',
      linkText: 'How we build',
      imageSrc: 'ai-data-gem',
      imageAlt: 'A line that rises out of a sheet of figures and becomes a chart',
      background: 'paper',
      reverse: false,
      notes: 'Open one of the two apps on a phone and hand the phone over.',
      prices: [],
    },
  ],
  closing: {
    title: 'Three ways to go on',
    text: 'Talk to us, read the details, or take something free and go home.',
    actions: [
      { label: 'Book a free assessment', href: '/contact' },
      { label: 'Read about the services', href: '/services' },
      { label: 'Use the free resources', href: '/resources' },
    ],
    notes: 'End with a date in both calendars, or with a friendly no.',
  },
  print: {
    button: 'Print Presentation',
    withoutScript: 'To print it, use the print command of your browser: Ctrl and P, or ⌘ and P.',
    hint: 'Each section starts on a new page. Letter and A4 both work; no colour is needed.',
    backLink: { label: 'Back to the sales deck', href: '/sales-deck' },
    contactTitle: 'How to reach us',
    contactLines: [
      company.phone.display,
      company.email,
      `${company.address.lines.join(', ')}, ${company.address.locality}, ${company.address.region} ${company.address.postalCode}`,
      company.officeHours.display,
    ],
    footer: 'Printed on {date}',
    pageNumber: '{number} of {total}',
    linesTitle: 'Your notes',
  },
  presentation: {
    label: 'Turn the pages',
    keys: 'Arrow keys or space turn the page, F fills the screen, Escape leaves.',
    counter: '{current} of {total}',
    next: 'Next',
    previous: 'Previous',
    notesTitle: 'Notes for the speaker',
  },
} as const satisfies DeckContent;
