import type { PictureName } from '#app/drawings/pictures.tsx';
import type { PageHead, TextLink } from '#app/site.content.ts';

export type AgencyContent = {
  readonly head: PageHead;
  readonly breadcrumb: string;
  readonly hero: {
    readonly title: string;
    readonly subtitle: string;
    readonly text: string;
    readonly action: TextLink;
    readonly picture: PictureName;
    readonly pictureAlt: string;
  };
  readonly model: {
    readonly title: string;
    readonly paragraphs: readonly string[];
    /** What passes from hand to hand, in the order of the round that begins with your client. */
    readonly round: {
      readonly client: string;
      readonly vendor: string;
      readonly we: string;
      readonly you: string;
      readonly passes: readonly [string, string, string, string];
    };
    readonly money: {
      readonly title: string;
      readonly rows: readonly {
        readonly who: string;
        readonly pays: string;
        readonly gets: string;
      }[];
      readonly columns: readonly [string, string, string];
    };
  };
  readonly steps: {
    readonly title: string;
    readonly items: readonly {
      readonly title: 'Partnership' | 'Setup' | 'Commission';
      readonly description: string;
    }[];
  };
  readonly deliverables: {
    readonly title: string;
    readonly items: readonly { readonly title: string; readonly description: string }[];
  };
  readonly questions: {
    readonly title: string;
    readonly items: readonly { readonly question: string; readonly answer: string }[];
  };
  readonly disclosure: { readonly title: string; readonly text: string };
  readonly callToAction: {
    readonly title: string;
    readonly text: string;
    readonly action: TextLink;
  };
};

export const agency = {
  head: {
    title: 'Done-for-You AI Agency, Zero Upfront Cost | AI for SMEs',
    description:
      'Found your own AI agency with zero upfront cost. We set it up; vendors pay us an affiliate commission, which we disclose. Three steps, four deliverables.',
    keywords: [
      'done for you AI agency',
      'start an AI agency',
      'AI agency zero upfront cost',
      'AI affiliate model',
    ],
  },
  breadcrumb: 'Done-for-You AI Agency',
  hero: {
    title: 'Your own AI agency, set up for you',
    subtitle: 'Zero upfront cost. Vendors pay our commission, not you.',
    text: 'You know the businesses in your town. We know how an agency runs: the accounts, the tools, the first offer. We build that part, and are paid when the software you recommend is bought.',
    action: { label: 'Get Started', href: '/contact' },
    picture: 'done-for-you-ai-agency',
    pictureAlt: 'A ring of keys handed over along the line to an open shop door',
  },
  model: {
    title: 'Who pays for it, in plain words',
    paragraphs: [
      'Software vendors pay a commission to whoever brings them a customer. It is called affiliate marketing, and it is how we can set up your agency without sending you a bill.',
      'When your client subscribes to a tool through the set-up we built, its vendor pays us a share. Your client pays the vendor’s ordinary price. You charge for your own work, and keep that.',
    ],
    round: {
      client: 'Your client',
      vendor: 'The vendor',
      we: 'We',
      you: 'You',
      passes: ['ordinary price', 'commission', 'set-up', 'your work'],
    },
    money: {
      title: 'The flow of money',
      columns: ['Who', 'Pays', 'Gets'],
      rows: [
        { who: 'You', pays: 'Nothing upfront', gets: 'A ready agency, and your own fees' },
        {
          who: 'Your client',
          pays: 'Your fee, and the vendor’s ordinary price',
          gets: 'An automation that works',
        },
        { who: 'The vendor', pays: 'A commission to us', gets: 'A customer' },
        { who: 'We', pays: 'For the set-up, with our time', gets: 'The commission' },
      ],
    },
  },
  steps: {
    title: 'Three steps',
    items: [
      {
        title: 'Partnership',
        description:
          'We talk about your town, your trade and your time, and agree in writing who does what.',
      },
      {
        title: 'Setup',
        description:
          'We create the accounts, connect the vendors and prepare the first offer. All of it in your name.',
      },
      {
        title: 'Commission',
        description:
          'Clients buy the tools they need; vendors pay us. If nobody buys, the loss is ours.',
      },
    ],
  },
  deliverables: {
    title: 'What you hold in your hands',
    items: [
      {
        title: 'Initial setup',
        description: 'Website, booking, invoicing and a client folder, ready for the first call.',
      },
      {
        title: 'Vendor integrations',
        description: 'The tools you will recommend, connected and tried on a sample business.',
      },
      {
        title: 'Business guidance',
        description:
          'Prices, a contract to start from, and somebody to ask after each client call.',
      },
      {
        title: 'Revenue-ready foundation',
        description: 'One offer, one price, one way to deliver it: you could sell it tomorrow.',
      },
    ],
  },
  questions: {
    title: 'Asked before every start',
    items: [
      {
        question: 'What is the catch?',
        answer:
          'The tools you are set up with are ones whose vendors pay us. If a client is better served by another tool, recommend that one; nothing in the agreement forbids it.',
      },
      {
        question: 'What will I earn?',
        answer:
          'We do not know, and we distrust anyone who says so. It depends on how many clients you win and what you charge them.',
      },
      {
        question: 'Do I need to program?',
        answer:
          'No. You need to listen, to write clear notes and to call back when you said you would.',
      },
      {
        question: 'Can I leave?',
        answer: 'Yes. The accounts are yours from the first day, so there is nothing to hand back.',
      },
    ],
  },
  disclosure: {
    title: 'Disclosure',
    text: 'We receive affiliate commissions from vendors whose tools are part of this model. You get the list of those vendors before you decide, and your clients must be told as well.',
  },
  callToAction: {
    title: 'Know a street full of shops?',
    text: 'Tell us where, and what you did before. We answer with a yes, a no, or a question.',
    action: { label: 'Get Started', href: '/contact' },
  },
} as const satisfies AgencyContent;
