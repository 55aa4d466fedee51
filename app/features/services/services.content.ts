import type { PictureName } from '#app/drawings/pictures.tsx';
import { type ClaimId, claims } from '#app/facts/claims.ts';
import { servicePaths as paths, type ServiceCard, serviceCards } from '#app/facts/services.ts';
import type { PageHead, TextLink } from '#app/site.content.ts';

export type ServiceGroupSlug = 'ai-automation-solutions' | 'ai-consultation';

/** The everyday object that stands beside a key feature. */
export type FeatureIcon =
  | 'calendar'
  | 'chart'
  | 'checklist'
  | 'envelope'
  | 'hand'
  | 'invoice'
  | 'key'
  | 'link'
  | 'people'
  | 'phone'
  | 'scale'
  | 'search'
  | 'shield'
  | 'signpost'
  | 'wrench';

type Moment = { readonly when: string; readonly what: string };

/** How it goes, drawn as one line: each service in the shape that its work has. */
export type ServiceProcess = { readonly title: string } & (
  | {
      /** The same line by night, when you are closed, and by day. */
      readonly kind: 'night-and-day';
      readonly night: { readonly label: string; readonly moments: readonly Moment[] };
      readonly day: { readonly label: string; readonly moments: readonly Moment[] };
    }
  | {
      /** Steps, and then one of two ways. */
      readonly kind: 'fork';
      readonly steps: readonly { readonly title: string; readonly text: string }[];
      readonly ways: readonly { readonly title: string; readonly text: string }[];
    }
  | {
      /** What people ask, and who answers. */
      readonly kind: 'dialogue';
      readonly machineLabel: string;
      readonly personLabel: string;
      readonly turns: readonly {
        readonly said: string;
        readonly answer: string;
        readonly answeredBy: 'machine' | 'person';
      }[];
    }
  | {
      /** A call, minute by minute. */
      readonly kind: 'minutes';
      readonly unit: string;
      readonly parts: readonly { readonly minutes: 5 | 10; readonly what: string }[];
    }
  | {
      /** The way to a plan, and a page of one. */
      readonly kind: 'plan';
      readonly steps: readonly { readonly title: string; readonly text: string }[];
      readonly sample: {
        readonly title: string;
        readonly note: string;
        readonly labels: {
          readonly ceiling: string;
          readonly owner: string;
          readonly stop: string;
        };
        readonly rows: readonly {
          readonly task: string;
          /** Canadian dollars; a made-up example. */
          readonly ceiling: number;
          readonly owner: string;
          readonly stop: string;
        }[];
        readonly leftOut: { readonly label: string; readonly items: readonly string[] };
      };
    }
  | {
      /** Weeks in which the old way and the new way run one after the other, and side by side. */
      readonly kind: 'weeks';
      readonly oldLabel: string;
      readonly newLabel: string;
      readonly weeks: readonly {
        readonly label: string;
        readonly length: 1 | 2;
        readonly what: string;
        readonly runs: readonly ('old' | 'new')[];
      }[];
    }
);

/** The process of one kind. */
export type ProcessOf<Kind extends ServiceProcess['kind']> = Extract<
  ServiceProcess,
  { readonly kind: Kind }
>;

export type ServicePage = {
  readonly slug: string;
  readonly group: ServiceGroupSlug;
  readonly path: string;
  readonly head: PageHead;
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly picture: PictureName;
  readonly pictureAlt: string;
  readonly process: ServiceProcess;
  readonly features: readonly {
    readonly title: string;
    readonly description: string;
    readonly icon: FeatureIcon;
  }[];
  readonly benefits: readonly { readonly title: string; readonly description: string }[];
  readonly useCases: readonly string[];
  readonly relatedServices: readonly { readonly title: string; readonly link: string }[];
  /** `button` stands in for the default button text. */
  readonly callToAction: { readonly text: string; readonly link: string; readonly button?: string };
  /** What the listing, the home page and the deck say about it. */
  readonly card: ServiceCard;
  readonly claims: readonly ClaimId[];
};

export type ServicesContent = {
  readonly head: PageHead;
  readonly hero: {
    readonly title: string;
    readonly text: string;
    readonly action: TextLink;
    readonly claim: ClaimId;
  };
  /** The way in for who does not know our words: what people say, and the page that answers. */
  readonly chooser: {
    readonly title: string;
    readonly items: readonly { readonly said: string; readonly link: string }[];
  };
  readonly groups: readonly {
    readonly slug: ServiceGroupSlug;
    readonly title: string;
    readonly text: string;
    readonly picture: PictureName;
    readonly linkText: string;
    /** What stands above each service of the group: when, or how long. */
    readonly notes: readonly string[];
  }[];
  readonly more: {
    readonly title: string;
    readonly text: string;
    readonly items: readonly {
      readonly title: string;
      readonly description: string;
      readonly picture: PictureName;
      readonly link: TextLink;
    }[];
  };
  readonly end: { readonly title: string; readonly text: string; readonly action: TextLink };
  readonly detail: {
    readonly breadcrumb: string;
    readonly featuresTitle: string;
    readonly benefitsTitle: string;
    readonly useCasesTitle: string;
    readonly relatedTitle: string;
    readonly callToActionTitle: string;
    readonly defaultButtonText: string;
  };
};

export const services = {
  head: {
    title: 'AI Automation & Consultation Services | AI for SMEs',
    description:
      'Six services for small businesses: marketing, workflow and customer service automation, and AI consultation from a free assessment to go-live support.',
    keywords: [
      'AI automation services',
      'AI consultation services',
      'marketing automation',
      'workflow automation',
      'customer service automation',
    ],
  },
  hero: {
    title: 'AI Automation & Consultation Services',
    text: `Choose what leaves your desk. Done well, automation can cut manual-process costs by up to ${claims.manualProcessCosts.value} percent; we measure yours before and after.`,
    action: { label: 'Schedule Consultation', href: '/contact' },
    claim: 'manualProcessCosts',
  },
  chooser: {
    title: 'Which one have you said?',
    items: [
      { said: 'Nobody called the quote back.', link: paths.marketing },
      { said: 'We type everything twice.', link: paths.workflow },
      { said: 'The phone rings for the same five questions.', link: paths.customerService },
      { said: 'I don’t know where to start.', link: paths.assessment },
      { said: 'We have forty ideas and money for three.', link: paths.strategy },
      { said: 'We bought it. Nobody uses it.', link: paths.support },
    ],
  },
  groups: [
    {
      slug: 'ai-automation-solutions',
      title: 'AI Automation Solutions',
      text: 'We connect the tools you already pay for, so that a thing entered once arrives everywhere it is needed.',
      picture: 'ai-automation',
      linkText: 'What you get',
      notes: [],
    },
    {
      slug: 'ai-consultation',
      title: 'AI Consultation',
      text: 'Not sure what to automate, or burnt by the last tool? Start with advice. It is cheaper than a wrong purchase.',
      picture: 'ai-consultation',
      linkText: 'How it works',
      notes: ['30 minutes, free', 'Two weeks of counting', 'Six weeks beside you'],
    },
  ],
  more: {
    title: 'When you need something else',
    text: 'Three more ways to work with us.',
    items: [
      {
        title: 'Web App Development',
        description: 'For the task that no product on the market fits.',
        picture: 'web-app-development',
        link: { label: 'See how we build', href: '/web-app-development' },
      },
      {
        title: 'AI Courses',
        description: 'For teams that want to run it themselves.',
        picture: 'courses',
        link: { label: 'Browse the courses', href: '/courses' },
      },
      {
        title: 'Done-for-You AI Agency',
        description: 'For people who want to found an agency, with zero upfront cost.',
        picture: 'agency',
        link: { label: 'Read how it works', href: '/done-for-you-ai-agency' },
      },
    ],
  },
  end: {
    title: 'One sentence is enough to start',
    text: 'Say what takes too long and who does it today. We answer with what we would automate first, or why we would wait.',
    action: { label: 'Schedule Consultation', href: '/contact' },
  },
  detail: {
    breadcrumb: 'Services',
    featuresTitle: 'Key Features',
    benefitsTitle: 'Benefits',
    useCasesTitle: 'Common Use Cases',
    relatedTitle: 'Related Services',
    callToActionTitle: 'Ready to Get Started?',
    defaultButtonText: 'Schedule a Consultation',
  },
} as const satisfies ServicesContent;

export const servicePages = [
  {
    slug: 'marketing-automation',
    group: 'ai-automation-solutions',
    path: paths.marketing,
    head: {
      title: 'Marketing Automation for Small Business | AI for SMEs',
      description:
        'Reminders, follow-ups and review requests that go out on time, in your words, to people who agreed to get them. Set up for small businesses in the GTA.',
      keywords: [
        'marketing automation small business',
        'email follow-up automation',
        'CASL compliant email marketing',
        'marketing automation Mississauga',
      ],
    },
    title: 'Marketing Automation',
    subtitle: 'The follow-up goes out while you are serving someone else.',
    description:
      'Most lost sales are not lost to a competitor. They are lost to a quote nobody chased, a regular nobody wrote to, an inquiry answered on Tuesday that came in on Saturday. We set up the handful of messages that bring those people back, written in your own voice and sent only to those who agreed to hear from you.',
    picture: 'marketing-automation',
    pictureAlt: 'An envelope passing from a shop counter to a letter box along one line',
    process: {
      kind: 'night-and-day',
      title: 'What happens to a Saturday inquiry',
      night: {
        label: 'Saturday evening. You are closed.',
        moments: [
          { when: '9:40 PM', what: 'A customer fills in your form.' },
          { when: '9:41 PM', what: 'She has an answer, with your prices.' },
        ],
      },
      day: {
        label: 'The week after. You are busy.',
        moments: [
          { when: 'Monday', what: 'No reply yet: one friendly nudge.' },
          { when: 'Tuesday', what: 'She books. The nudges stop by themselves.' },
          { when: 'Friday', what: 'She has picked it up, and is asked for a review.' },
        ],
      },
    },
    features: [
      {
        title: 'Follow-ups that know when to stop',
        description: 'The series ends the moment someone buys, books, answers or says no.',
        icon: 'envelope',
      },
      {
        title: 'Drafts in your voice',
        description:
          'AI writes a first version from mails you have sent; nothing leaves without your yes.',
        icon: 'hand',
      },
      {
        title: 'One list, with consent',
        description:
          'Till, web shop and inbox feed one list that records who agreed to what, and when.',
        icon: 'checklist',
      },
      {
        title: 'Numbers you can check',
        description: 'Orders per message, not opens. You see which mail earned its keep.',
        icon: 'chart',
      },
    ],
    benefits: [
      {
        title: 'Quiet weeks fill up',
        description: 'Regulars hear from you before they drift, not after.',
      },
      {
        title: 'No more “did anyone call her back?”',
        description: 'Every inquiry gets an answer within minutes, and a person when it needs one.',
      },
      {
        title: 'Canada’s anti-spam law, built in',
        description: 'Consent, sender and one-click leaving are part of each message.',
      },
      {
        title: 'Your list stays yours',
        description: 'It lives in your account and exports to a plain file on any day.',
      },
    ],
    useCases: [
      'A bakery in Port Credit reminds web customers on Thursday to order for the weekend',
      'A dental clinic writes to patients whose check-up is due',
      'A landscaper chases open quotes after three days, then after ten',
      'A tutoring centre welcomes new families with four mails over two weeks',
      'A garage asks for a review the day after the car is picked up',
      'A caterer brings last December’s office clients back in October',
    ],
    relatedServices: [
      { title: 'Workflow Automation', link: paths.workflow },
      { title: 'Customer Service Automation', link: paths.customerService },
      { title: 'AI Strategy Development', link: paths.strategy },
    ],
    callToAction: {
      text: 'Bring the last ten quotes that went quiet. We show you what a follow-up would have said.',
      link: '/contact',
    },
    card: serviceCards['marketing-automation'],
    claims: [],
  },
  {
    slug: 'workflow-automation',
    group: 'ai-automation-solutions',
    path: paths.workflow,
    head: {
      title: 'Workflow Automation: Type It Once | AI for SMEs',
      description:
        'Orders, invoices and bookings move between your e-mail, sheets and accounting without retyping. Built on the tools you already use, checked by a person.',
      keywords: [
        'workflow automation small business',
        'invoice processing automation',
        'connect QuickBooks and spreadsheets',
        'business process automation Mississauga',
      ],
    },
    title: 'Workflow Automation',
    subtitle: 'Type it once. Every system has it.',
    description:
      'Look for the place where someone reads one screen and types into another. That is where hours go and where mistakes are made. We connect those two systems, add a check where money or a customer is involved, and leave the odd cases to a person, with everything they need on one page.',
    picture: 'workflow-automation',
    pictureAlt: 'An invoice handed along one line from an envelope to a ledger',
    process: {
      kind: 'fork',
      title: 'The way of a supplier invoice',
      steps: [
        { title: 'It arrives', text: 'As a PDF in the shared inbox, or as a photo.' },
        { title: 'It is read', text: 'Supplier, amount, HST and order number.' },
        { title: 'It is matched', text: 'With the purchase order you wrote.' },
      ],
      ways: [
        { title: 'It fits', text: 'The books have it as a draft that waits for your yes.' },
        {
          title: 'It does not fit',
          text: 'You get both pages side by side, with the difference marked.',
        },
      ],
    },
    features: [
      {
        title: 'Connections, not replacements',
        description:
          'Your accounting, till and calendar stay. We join them through their own interfaces.',
        icon: 'link',
      },
      {
        title: 'Documents that are read for you',
        description:
          'Invoices, packing slips and order mails become rows, with the source one click away.',
        icon: 'invoice',
      },
      {
        title: 'A person at the right moment',
        description: 'Above an amount you choose, nothing moves until someone has looked.',
        icon: 'hand',
      },
      {
        title: 'A log you can read',
        description: 'What ran, what it changed, what it left alone: in sentences, not in code.',
        icon: 'checklist',
      },
    ],
    benefits: [
      {
        title: 'Fridays back',
        description: 'The batch of typing that waits for a quiet afternoon is simply gone.',
      },
      {
        title: 'Fewer wrong numbers',
        description: `A figure copied by a machine is copied the same way each time. Aim: ${claims.errorReduction.value} percent fewer errors.`,
      },
      {
        title: 'No one is irreplaceable by accident',
        description: 'The steps are written down, so a holiday stops being a risk.',
      },
      {
        title: 'It grows with you',
        description: 'Twice the orders means twice the runs, not twice the evenings.',
      },
    ],
    useCases: [
      'Supplier invoices in a Brampton machine shop: read, matched, drafted in the books',
      'Web orders of a florist that land in the delivery sheet and on the driver’s phone',
      'Timesheets of a cleaning company, checked and passed to payroll',
      'New clients of an accounting practice: folder, engagement letter and task list in one go',
      'Stock of a parts counter that writes its own reorder list on Sunday night',
      'Receipts photographed on a building site, sorted by job before the month ends',
    ],
    relatedServices: [
      { title: 'Marketing Automation', link: paths.marketing },
      { title: 'Implementation Support', link: paths.support },
      { title: 'AI Readiness Assessment', link: paths.assessment },
    ],
    callToAction: {
      text: 'Tell us which two screens you copy between. That sentence is enough to start.',
      link: '/contact',
    },
    card: serviceCards['workflow-automation'],
    claims: ['errorReduction'],
  },
  {
    slug: 'customer-service-automation',
    group: 'ai-automation-solutions',
    path: paths.customerService,
    head: {
      title: 'Customer Service Automation for SMEs | AI for SMEs',
      description:
        'An assistant that answers routine questions from your own documents, day and night, and hands the rest to a person with the whole conversation.',
      keywords: [
        'customer service automation',
        'AI chatbot small business',
        'AI phone and e-mail assistant',
        'customer support automation GTA',
      ],
    },
    title: 'Customer Service Automation',
    subtitle: 'Answers at 11 at night. A human for everything that matters.',
    description:
      'Are you open on Monday? Do you take walk-ins? Where is my parcel? You know these by heart, and so can an assistant that has read your price list, your policies and nothing else. When it does not know, it says so and passes the person on: to you, by name, with what was said so far.',
    picture: 'customer-service-automation',
    pictureAlt: 'A phone whose line runs on to a hand that picks it up',
    process: {
      kind: 'dialogue',
      title: 'One evening at a clinic',
      machineLabel: 'The assistant',
      personLabel: 'A person',
      turns: [
        {
          said: 'Do you bill insurance directly?',
          answer: 'Answered at once, with the page it comes from.',
          answeredBy: 'machine',
        },
        {
          said: 'Can I park there?',
          answer: 'Answered at once, with a map.',
          answeredBy: 'machine',
        },
        {
          said: 'My knee is swollen since yesterday.',
          answer:
            'Not answered: passed on. The clinic calls back at 8:05 and has the whole thread.',
          answeredBy: 'person',
        },
      ],
    },
    features: [
      {
        title: 'Knows only what you give it',
        description:
          'It answers from your documents and shows which one. No page, no answer, no guess.',
        icon: 'search',
      },
      {
        title: 'Hands over without a restart',
        description: 'Your staff see the conversation; nobody has to tell it twice.',
        icon: 'people',
      },
      {
        title: 'Red-line topics',
        description: 'Health, money, complaints, anything you list: straight to a human.',
        icon: 'shield',
      },
      {
        title: 'Web, e-mail and phone messages',
        description: 'One set of answers for every way in, in the languages your customers use.',
        icon: 'phone',
      },
    ],
    benefits: [
      {
        title: 'The phone rings for a reason',
        description: 'Routine questions stop interrupting the person at the counter.',
      },
      {
        title: 'Nobody waits until Monday',
        description: 'Evenings and weekends get answers, or an honest “we call you at nine”.',
      },
      {
        title: 'You learn what people ask',
        description: 'A weekly list of questions without an answer tells you what your site lacks.',
      },
      {
        title: 'Visitors know it is a machine',
        description:
          'It says so at the start. People forgive a machine; they do not forgive a trick.',
      },
    ],
    useCases: [
      'A physiotherapy clinic in Oakville: hours, parking, what to bring, insurance forms',
      'An online shop for tea: order status, returns, what steeps how long',
      'A property manager: repair requests sorted by urgency at any hour',
      'A driving school: free lesson times, documents, what happens at the test',
      'A hardware store: is it in stock, which aisle, will you hold it',
      'A restaurant in Streetsville: allergens, large tables, gift cards',
    ],
    relatedServices: [
      { title: 'Workflow Automation', link: paths.workflow },
      { title: 'Marketing Automation', link: paths.marketing },
      { title: 'Implementation Support', link: paths.support },
    ],
    callToAction: {
      text: 'Send us your last twenty customer questions. We mark the ones a machine should answer, and the ones it never should.',
      link: '/contact',
    },
    card: serviceCards['customer-service-automation'],
    claims: [],
  },
  {
    slug: 'ai-readiness-assessment',
    group: 'ai-consultation',
    path: paths.assessment,
    head: {
      title: 'Free AI Readiness Assessment, 30 Minutes | AI for SMEs',
      description:
        'A free 30-minute video call with a consultant in Mississauga. You leave with one task worth automating and what it takes, or a clear reason to wait.',
      keywords: [
        'AI readiness assessment',
        'free AI consultation',
        'is my business ready for AI',
        'AI assessment Mississauga',
      ],
    },
    title: 'AI Readiness Assessment',
    subtitle: 'Thirty minutes, no charge, one honest answer.',
    description:
      'You describe an ordinary week. We ask about the tasks, the tools and the records behind them, and tell you which one we would automate first, roughly what that takes and what would get in the way. Sometimes the answer is “clean up the customer list first” or “not this year”. You get that for free as well.',
    picture: 'ai-readiness-assessment',
    pictureAlt: 'A line that measures a desk with a calendar, a till and a stack of paper',
    process: {
      kind: 'minutes',
      title: 'How the 30 minutes go',
      unit: 'minutes',
      parts: [
        { minutes: 5, what: 'Your business, and what a good year would look like' },
        { minutes: 10, what: 'The three tasks that repeat most, and who does them' },
        { minutes: 10, what: 'Your systems, your records, what is private' },
        { minutes: 5, what: 'Our answer, and what you could do without us' },
      ],
    },
    features: [
      {
        title: 'A consultant, not a sales desk',
        description: 'The person on the call is the one who would do the work.',
        icon: 'people',
      },
      {
        title: 'Six areas, one page',
        description: 'Data, processes, people, technology, budget and privacy, each with a grade.',
        icon: 'checklist',
      },
      {
        title: 'Bring your quiz result',
        description: 'Take the free quiz first, and we start where it ended.',
        icon: 'link',
      },
      {
        title: 'Written up the same week',
        description: 'A short note with the first task, the effort and the risks. Yours to keep.',
        icon: 'envelope',
      },
    ],
    benefits: [
      {
        title: 'You stop guessing',
        description: 'You know which task to start with, and which to leave alone.',
      },
      {
        title: 'You spend in the right order',
        description: 'Cleaning a list costs days. Automating a dirty one costs months.',
      },
      {
        title: 'You can compare offers',
        description: 'After the call you know what to ask any vendor, us included.',
      },
      {
        title: 'You owe nothing',
        description: 'No card, no contract, no series of calls afterwards.',
      },
    ],
    useCases: [
      'You pay for three AI tools and use none of them fully',
      'Your office manager retires next year, and the steps are in her head',
      'A vendor quoted you a price, and you cannot tell whether it is fair',
      'You handle patient or client files and wonder what is allowed',
      'Two branches do the same job in two different ways',
      'Your staff already paste things into chatbots, and you want a rule',
    ],
    relatedServices: [
      { title: 'AI Strategy Development', link: paths.strategy },
      { title: 'Workflow Automation', link: paths.workflow },
      { title: 'Implementation Support', link: paths.support },
    ],
    callToAction: {
      text: 'Pick a weekday slot between 9:00 AM and 5:00 PM Toronto time. You can move or cancel it until the call starts.',
      link: '/contact#booking',
      button: 'Pick a Time',
    },
    card: serviceCards['ai-readiness-assessment'],
    claims: [],
  },
  {
    slug: 'ai-strategy-development',
    group: 'ai-consultation',
    path: paths.strategy,
    head: {
      title: 'AI Strategy Development for SMEs | AI for SMEs',
      description:
        'A plan for the next twelve months: which tasks in which order, what each may cost, who owns it, and when to stop. Written for owners, not for boards.',
      keywords: [
        'AI strategy small business',
        'AI roadmap SME',
        'AI budget planning',
        'AI consultant Ontario',
      ],
    },
    title: 'AI Strategy Development',
    subtitle: 'A plan with an order, a budget and a stop rule.',
    description:
      'Strategy sounds like slides. Ours is a few pages you can pin up: five or six tasks in the order of what they save, a ceiling for what each may cost, one name beside each, and the number at which you stop. It fits the money and the people you have, and it says what you will not do.',
    picture: 'ai-strategy-development',
    pictureAlt: 'A line that becomes a route with four stops on a folded map',
    process: {
      kind: 'plan',
      title: 'From the first visit to the plan',
      steps: [
        { title: 'Watch', text: 'A half day at your place, looking at the work.' },
        { title: 'Count', text: 'Two weeks of minutes, errors and waiting.' },
        { title: 'Argue', text: 'A draft, debated with the people who do the work.' },
        { title: 'Decide', text: 'The plan: order, ceilings, names, stop rules.' },
        { title: 'Check', text: 'After the first project, with real numbers.' },
      ],
      sample: {
        title: 'A page from such a plan',
        note: 'A made-up shop with two counters. Your figures come from the counting.',
        labels: { ceiling: 'May cost at most', owner: 'Whose', stop: 'We stop if' },
        rows: [
          {
            task: 'One stock list for both counters',
            ceiling: 4000,
            owner: 'Floor manager',
            stop: 'the lists still differ after four weeks',
          },
          {
            task: 'Quotes followed up after three days',
            ceiling: 1500,
            owner: 'Office',
            stop: 'it saves less than two hours a week',
          },
          {
            task: 'Supplier invoices read and matched',
            ceiling: 3500,
            owner: 'Bookkeeper',
            stop: 'more than one in ten needs correcting',
          },
        ],
        leftOut: {
          label: 'Not this year',
          items: ['A chatbot', 'A new till', 'Anything in December'],
        },
      },
    },
    features: [
      {
        title: 'Ranked by your numbers',
        description: 'Hours saved against cost and risk, task by task, with the sums shown.',
        icon: 'scale',
      },
      {
        title: 'Build, buy or leave',
        description: 'For each task: a product you can rent, a thing worth building, or neither.',
        icon: 'signpost',
      },
      {
        title: 'Rules for people and data',
        description: 'What staff may paste where, which vendor sees what, in one page they read.',
        icon: 'shield',
      },
      {
        title: 'A calendar that respects the season',
        description: 'No go-live in December for a shop, none in April for an accountant.',
        icon: 'calendar',
      },
    ],
    benefits: [
      {
        title: 'One decision instead of forty',
        description: 'New tools get measured against the plan, not against the last demo.',
      },
      {
        title: 'A ceiling on every project',
        description: 'You know the most it can cost before it starts.',
      },
      {
        title: 'Your team is in it',
        description: 'The people who do the work helped to rank it, so they will use it.',
      },
      {
        title: 'Something to show the bank',
        description: 'Costs, savings and timing in a form a lender or a partner can read.',
      },
    ],
    useCases: [
      'A family manufacturer in Vaughan passing from the first generation to the second',
      'A clinic group that wants one way of working in three places',
      'A wholesaler choosing between a new system and joining the old ones',
      'An accounting practice that sees clients asking for AI advice',
      'A retailer with a web shop and two counters that never agree on stock',
      'A non-profit with a grant for digital work and a deadline to spend it well',
    ],
    relatedServices: [
      { title: 'AI Readiness Assessment', link: paths.assessment },
      { title: 'Implementation Support', link: paths.support },
      { title: 'Marketing Automation', link: paths.marketing },
    ],
    callToAction: {
      text: 'Bring last year’s wish list. We put it in order together, and cross things out.',
      link: '/contact',
    },
    card: serviceCards['ai-strategy-development'],
    claims: [],
  },
  {
    slug: 'implementation-support',
    group: 'ai-consultation',
    path: paths.support,
    head: {
      title: 'AI Implementation Support for Small Teams | AI for SMEs',
      description:
        'Someone beside your team from the first test to the day it runs without us: set-up, data, training, a fallback plan and a measured result.',
      keywords: [
        'AI implementation support',
        'AI training for staff',
        'AI rollout small business',
        'automation support GTA',
      ],
    },
    title: 'Implementation Support',
    subtitle: 'We stay until your people run it without us.',
    description:
      'Software rarely fails on the day it is installed. It fails in week three, when the first odd case turns up and everyone goes back to paper. We are there in week three. We set up, test with your real cases, train those who use it and hand over a folder that lets anyone fix the usual trouble.',
    picture: 'implementation-support',
    pictureAlt: 'Two hands passing a wrench along the line',
    process: {
      kind: 'weeks',
      title: 'Six weeks, one hand-over',
      oldLabel: 'The old way',
      newLabel: 'The new way',
      weeks: [
        {
          label: 'Week 1',
          length: 1,
          what: 'Access, copies of the data, a way back',
          runs: ['old'],
        },
        { label: 'Week 2', length: 1, what: 'A first run with twenty old cases', runs: ['old'] },
        {
          label: 'Weeks 3 and 4',
          length: 2,
          what: 'Both ways side by side, every case compared',
          runs: ['old', 'new'],
        },
        { label: 'Week 5', length: 1, what: 'The old way stops; we sit with you', runs: ['new'] },
        {
          label: 'Week 6',
          length: 1,
          what: 'Before and after, counted; keys handed over',
          runs: ['new'],
        },
      ],
    },
    features: [
      {
        title: 'Old and new side by side',
        description: 'Nothing is switched off until the new way has matched the old for two weeks.',
        icon: 'scale',
      },
      {
        title: 'Training at the workbench',
        description: 'One hour per person, on their own screen, with their own cases.',
        icon: 'wrench',
      },
      {
        title: 'A way back, tested',
        description: 'We practise the bad day: how to run by hand if a service is down.',
        icon: 'signpost',
      },
      {
        title: 'Keys in your drawer',
        description: 'Accounts, passwords and notes belong to you from the first day.',
        icon: 'key',
      },
    ],
    benefits: [
      {
        title: 'It is used, not just installed',
        description: 'We count who uses it in week six. If nobody does, we are not finished.',
      },
      {
        title: 'Business goes on',
        description: 'Customers notice nothing, except that answers come sooner.',
      },
      {
        title: 'Your team can change it',
        description: 'New price, new form, new colleague: they know which line to edit.',
      },
      {
        title: 'A result in numbers',
        description: 'Minutes and errors before and after, measured the same way twice.',
      },
    ],
    useCases: [
      'You bought a tool last year, and it still sits there',
      'Your developer built it, moved on and left no notes',
      'Two of your people are keen, five are afraid of it',
      'A new booking system has to talk to an old till',
      'The vendor’s support answers in another time zone',
      'You did one of our courses and want company for the first project',
    ],
    relatedServices: [
      { title: 'AI Strategy Development', link: paths.strategy },
      { title: 'Workflow Automation', link: paths.workflow },
      { title: 'Customer Service Automation', link: paths.customerService },
    ],
    callToAction: {
      text: 'Say what you bought and where it got stuck. We tell you whether it can be saved.',
      link: '/contact',
    },
    card: serviceCards['implementation-support'],
    claims: [],
  },
] as const satisfies readonly ServicePage[];
