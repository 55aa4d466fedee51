import type { SitePath } from '#app/content-types.ts';
import type { DrawingName } from '#app/drawings/drawing.tsx';
import { type ClaimId, targetOf } from '#app/facts/claims.ts';
import { areAllComing } from '#app/facts/courses.ts';
import type { Facts } from '#app/facts/facts.ts';
import { ownWords } from '#app/facts/page-texts.ts';

export type DeckSectionId = 'overview' | 'ai-services' | 'ai-agency' | 'web-apps';

export type DeckSection = {
  readonly id: Exclude<DeckSectionId, 'overview'>;
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly benefits: readonly {
    readonly title: string;
    readonly description: string;
    /** A figure from the claims register, shown large beside the benefit. */
    readonly claim?: ClaimId;
  }[];
  readonly linkTo: SitePath;
  readonly linkText: string;
  readonly imageSrc: DrawingName;
  readonly imageAlt: string;
  readonly background: 'paper' | 'lake';
  readonly reverse: boolean;
  /** What the speaker adds; shown in the notes window, never printed. */
  readonly notes: string;
  /** The prices to show below the section. */
  readonly prices: readonly ('offer' | 'courses')[];
};

function addressLine({ address }: Facts['company']): string {
  const { lines, locality, region, postalCode } = address;
  return `${lines.join(', ')}, ${locality}, ${region} ${postalCode}`;
}

export function deckWords(facts: Facts) {
  const { company } = facts;
  return ownWords('deck', facts, {
    head: {
      title: 'Sales Deck: What We Do and What It Costs | {company}',
      description:
        'Our three divisions on one page: AI services, the done-for-you AI agency and web apps, with prices, examples and clearly marked illustrative figures.',
      keywords: [
        'AI consultancy sales deck',
        'AI services overview',
        'AI agency model',
        'web apps',
      ],
    },
    presentationHead: {
      title: 'Sales Presentation to Print | {company}',
      description:
        'A printable version of our sales deck: each section on its own page, with contact details and room for notes. Print it and bring it to the meeting.',
      keywords: ['AI sales presentation', 'printable AI services overview'],
    },
    hero: {
      title: 'AI services, an AI agency and web apps',
      text: 'We automate routine work, help you start an AI agency of your own, and build apps around the way you work.',
      carouselLabel: 'Our three divisions',
      dotLabel: 'Show division {number}: {title}',
      pause: 'Pause',
      play: 'Play',
      slideLabel: '{number} of {total}: {title}',
      slideLink: 'Read more below',
      divisions: [
        {
          title: 'AI Services',
          description: 'Automation and advice for busy small businesses.',
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
          description: facts.sections.webApps
            ? 'The small app you couldn’t buy, and two sample apps of our own.'
            : 'The small app you couldn’t buy.',
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
      title: 'Who we are',
      text: `A small consultancy in ${company.address.locality}, founded in ${company.foundedYear}. In person within ${company.serviceRadiusKm}\u00a0km, remotely everywhere else.`,
      points: [
        {
          title: 'One task at a time',
          text: 'We measure it, automate it and measure it again. Then you decide what’s next.',
        },
        {
          title: 'Your tools, your accounts',
          text: 'We connect what you already pay for. If you leave, everything stays with you.',
        },
        {
          title: 'An honest “no”',
          text: 'If a task isn’t worth automating, we’ll tell you on the first call, which is free.',
        },
      ],
      notes:
        'Start by asking: what did you type twice this week? Then choose the section that fits.',
    },
    featuresTitle: 'What you get',
    benefitsTitle: 'How it helps',
    sampleNote: 'Sample figures until our clients agree to publish theirs.',
    priceLines: {
      offer: '{name}: {workflows} customized workflows for {price}, one-time, plus HST.',
      courses: `Courses${areAllComing(facts) ? ' (coming soon)' : ''} from {from} to {to}, plus HST.`,
    },
    sections: [
      {
        id: 'ai-services',
        title: 'AI Services',
        subtitle: 'Routine work runs on its own. You handle the exceptions.',
        description: `Orders, invoices, reminders and everyday questions move from one system to the next without being retyped.${targetOf(facts, 'manualProcessCosts', 'up to {value} percent off the cost of manual processes.')}`,
        features: [
          'Marketing: follow-ups that stop when someone replies',
          'Workflows: enter it once, and every system has it',
          'Customer service: answers with a source, and a person for the hard cases',
          'Consultation: a free assessment, a plan and support for your team',
        ],
        benefits: [
          {
            title: 'Fewer errors',
            description: 'Software copies a figure the same way every time.',
            claim: 'errorReduction',
          },
          {
            title: 'Faster processing',
            description: 'Nothing sits in an inbox waiting for someone to have time.',
            claim: 'fasterProcessing',
          },
          {
            title: 'Better decisions',
            description: 'Your numbers are ready on Monday morning, not at the end of the quarter.',
            claim: 'betterDecisions',
          },
          {
            title: 'Inquiries answered',
            description: 'Routine questions are answered at any hour.',
            claim: 'inquiriesAutomated',
          },
        ],
        linkTo: '/services',
        linkText: 'All services',
        imageSrc: 'workflow-automation',
        imageAlt: 'One hand passing an approved document to another',
        background: 'paper',
        reverse: false,
        notes:
          'If a figure is marked as illustrative or as a sample, say so. Offer to measure the client’s own.',
        prices: ['offer', 'courses'],
      },
      {
        id: 'ai-agency',
        title: 'AI Agency',
        subtitle: 'Zero upfront cost, because vendors pay our commission.',
        description:
          'For people who know local businesses and want to serve them. We set up the agency, and when a client buys the software you recommend, the vendor pays us. You’ll see which vendors before you decide.',
        features: [
          'Initial setup in your name',
          'Vendor integrations, tested on a sample business',
          'Business guidance after each client call',
          'A revenue-ready foundation: one offer at one price',
        ],
        benefits: [
          {
            title: 'No bill from us',
            description: 'Affiliate commissions, which we disclose, pay for our work.',
          },
          {
            title: 'Your fees stay yours',
            description: 'You keep everything you charge clients for your own work.',
          },
          {
            title: 'You can walk away',
            description: 'The accounts belong to you from day one.',
          },
        ],
        linkTo: '/done-for-you-ai-agency',
        linkText: 'How the model works',
        imageSrc: 'done-for-you-ai-agency',
        imageAlt: 'A hand holding out a key in front of a shop with its door open',
        background: 'lake',
        reverse: true,
        notes: 'Mention the commissions before anyone asks. Don’t promise income.',
        prices: [],
      },
      {
        id: 'web-apps',
        title: 'Web Apps',
        subtitle: 'When no product fits, we build the smallest app that does.',
        description: `Discovery, design, development and launch: four steps, and you can stop after any of them.${facts.sections.webApps ? ' Path to Canada and AI Data Gem are two sample apps that show how we build.' : ''}`,
        features: [
          'One page on what the app will do, with a fixed price for the first version',
          'A clickable prototype to try out and correct',
          'Something new to try every second Friday',
          'The code, accounts and documentation are yours',
        ],
        benefits: [
          {
            title: 'Works on an old phone',
            description: 'Even in a basement, with gloves on and one bar of signal.',
          },
          {
            title: 'Usable by everyone',
            description: 'Keyboard, screen reader and large text support from the first screen.',
          },
          {
            title: 'Easy to hand over',
            description: 'Standard technology that any other developer can take over.',
          },
        ],
        linkTo: '/web-app-development',
        linkText: 'How we build',
        imageSrc: 'web-app-development',
        imageAlt: 'An app window with a shop awning and a button',
        background: 'paper',
        reverse: false,
        notes: facts.sections.webApps
          ? 'Open one of the two apps on your phone and hand them the phone.'
          : 'Ask which job no product does for them.',
        prices: [],
      },
    ],
    closing: {
      title: 'What to do next',
      text: 'Talk to us, read the details, or try something free first.',
      actions: [
        { label: 'Book a free assessment', href: '/contact#booking' },
        { label: 'Read about the services', href: '/services' },
        { label: 'Use the free resources', href: '/resources' },
      ],
      notes: 'End with a date in both calendars, or a friendly no.',
    },
    print: {
      button: 'Print Presentation',
      withoutScript: 'To print it, use your browser’s print command: Ctrl+P, or ⌘P on a Mac.',
      hint: 'Each section starts on a new page. Letter and A4 both work, in colour or black and white.',
      backLink: { label: 'Back to the sales deck', href: '/sales-deck' },
      contactTitle: 'Contact us',
      contactLines: [
        company.phone.display,
        company.email,
        addressLine(company),
        company.officeHours.display,
      ],
      footer: 'Printed on {date}',
      pageNumber: '{number} of {total}',
      linesTitle: 'Your notes',
    },
    presentation: {
      label: 'Turn the pages',
      keys: 'Use the arrow keys or space to turn pages, F for full screen and Escape to leave.',
      counter: '{current} of {total}',
      next: 'Next',
      previous: 'Previous',
      notesTitle: 'Speaker notes',
    },
    /** In place of the words about three divisions while the agency is switched off. */
    withoutAgency: {
      description:
        'What we do, on one page: AI services and web apps for small businesses, with prices, examples and clearly marked illustrative figures.',
      hero: {
        title: 'AI services and web apps',
        text: 'Two ways we help small businesses get routine work done without anything slipping through the cracks.',
        carouselLabel: 'Our two divisions',
      },
    },
  } as const);
}
