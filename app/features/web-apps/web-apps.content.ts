import type { PictureName } from '#app/drawings/pictures.tsx';
import type { PageHead, TextLink } from '#app/site.content.ts';

export type WebAppStudy = {
  readonly slug: 'path-to-canada' | 'ai-data-gem';
  readonly path: string;
  readonly head: PageHead;
  readonly name: string;
  /** Its schema.org application category. */
  readonly category: string;
  readonly title: string;
  readonly subtitle: string;
  readonly picture: PictureName;
  readonly pictureAlt: string;
  /** A sample address: replace it with the address of the app. */
  readonly external: TextLink;
  readonly featuresTitle: string;
  readonly features: readonly { readonly title: string; readonly description: string }[];
  readonly techTitle: string;
  readonly techStack: readonly {
    readonly part: string;
    readonly choice: string;
    readonly why: string;
  }[];
  readonly narrative: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
  readonly callToAction: {
    readonly title: string;
    readonly text: string;
    readonly action: TextLink;
  };
  /** What the development page and the deck say about it. */
  readonly card: {
    readonly title: string;
    readonly description: string;
    readonly points: readonly string[];
  };
  /** The sentence of the narrative that decided everything; stands alone. */
  readonly pulled: string;
  readonly nextLinkText: string;
  readonly isSample: boolean;
};

/** A look at each app, drawn with made-up data. */
export type AppViews = {
  readonly note: string;
  readonly pathToCanada: {
    readonly title: string;
    readonly text: string;
    readonly columns: readonly [string, string, string];
    readonly rows: readonly {
      readonly paper: string;
      readonly where: string;
      readonly daysLeft: number;
    }[];
    readonly daysUnit: string;
  };
  readonly aiDataGem: {
    readonly title: string;
    readonly text: string;
    readonly columns: readonly [string, string];
    readonly rows: readonly { readonly name: string; readonly orders: number }[];
    readonly warning: string;
    readonly joined: string;
    readonly question: string;
    readonly query: string;
  };
};

export type WebAppsContent = {
  readonly head: PageHead;
  readonly techColumns: readonly [string, string, string];
  readonly hero: {
    readonly title: string;
    readonly text: string;
    readonly action: TextLink;
    readonly picture: PictureName;
    readonly pictureAlt: string;
  };
  readonly featured: {
    readonly title: string;
    readonly text: string;
    readonly websiteLinkText: string;
    readonly breadcrumb: string;
    readonly caseStudyLinkText: string;
  };
  readonly process: {
    readonly title: string;
    readonly steps: readonly {
      readonly title: 'Discovery' | 'Design' | 'Development' | 'Launch';
      readonly description: string;
      readonly result: string;
    }[];
    readonly resultLabel: string;
  };
  readonly reasons: {
    readonly title: string;
    readonly items: readonly { readonly title: string; readonly description: string }[];
  };
  readonly callToAction: {
    readonly title: string;
    readonly text: string;
    readonly action: TextLink;
  };
};

export const webApps = {
  head: {
    title: 'Web App Development for Small Business | AI for SMEs',
    description:
      'A web app for the task that no product fits: discovery, design, development and launch in four steps, with two apps of our own that you can try.',
    keywords: [
      'web app development Mississauga',
      'custom web app small business',
      'AI web application',
      'web developer GTA',
    ],
  },
  techColumns: ['Part', 'Choice', 'Why'],
  hero: {
    title: 'The small tool you could not buy',
    text: 'First we look for a product that does the job, and tell you if there is one. If there is none, we build the smallest app that does, and you use it before it is finished.',
    action: { label: 'Get Started', href: '/contact' },
    picture: 'web-app-development',
    pictureAlt: 'A hand drawing the outline of a phone with one continuous line',
  },
  featured: {
    title: 'Two we built for ourselves',
    text: 'The easiest way to judge a builder is to use what they built.',
    websiteLinkText: 'Visit the website',
    breadcrumb: 'Web App Development',
    caseStudyLinkText: 'Read the case study',
  },
  process: {
    title: 'Four steps, each with something to hold',
    resultLabel: 'You get',
    steps: [
      {
        title: 'Discovery',
        description: 'We watch the task being done and count. Half of all wishes disappear here.',
        result: 'A page that says what the app does, and what it does not',
      },
      {
        title: 'Design',
        description: 'Screens on paper, then on a phone, tried by the people who will use them.',
        result: 'A clickable draft, and a fixed price for the first version',
      },
      {
        title: 'Development',
        description: 'Something to try every second Friday. You can stop after any of them.',
        result: 'A working version with your own data',
      },
      {
        title: 'Launch',
        description: 'Old and new way side by side, then a date, then somebody near by.',
        result: 'The code, the accounts and the notes, all yours',
      },
    ],
  },
  reasons: {
    title: 'Why people choose us for it',
    items: [
      {
        title: 'We talk you out of things',
        description: 'A feature that nobody uses costs money every year. We ask about each one.',
      },
      {
        title: 'It works on an old phone',
        description:
          'In a basement, with gloves, on one bar of signal. That is where work happens.',
      },
      {
        title: 'Everyone can use it',
        description: 'Keyboard, screen reader, large type: built in from the first screen.',
      },
      {
        title: 'You can leave with it',
        description:
          'Ordinary technology, your repository, your hosting. Another developer can go on.',
      },
    ],
  },
  callToAction: {
    title: 'Describe the spreadsheet that got out of hand',
    text: 'It usually knows what the app should be. Send it, or describe it in three lines.',
    action: { label: 'Get Started', href: '/contact' },
  },
} as const satisfies WebAppsContent;

export const webAppStudies = [
  {
    slug: 'path-to-canada',
    path: '/web-apps/path-to-canada',
    head: {
      title: 'Path to Canada: Immigration Guide App | AI for SMEs',
      description:
        'How we built Path to Canada, a web app that turns immigration paperwork into a list of next steps: features, technology, decisions and lessons.',
      keywords: ['immigration guide app', 'Path to Canada', 'web app case study', 'checklist app'],
    },
    name: 'Path to Canada',
    category: 'UtilitiesApplication',
    title: 'Path to Canada',
    subtitle: 'Immigration paperwork, turned into a list of next steps.',
    picture: 'path-to-canada',
    pictureAlt: 'A line that runs through a folder, a stamp and a suitcase to an open door',
    external: { label: 'Visit Path to Canada', href: 'https://example.com/path-to-canada' },
    featuresTitle: 'Three things it does',
    features: [
      {
        title: 'Asks before it lists',
        description:
          'Ten plain questions narrow dozens of programs to the few worth reading about, with the reason for each.',
      },
      {
        title: 'A checklist with dates',
        description:
          'Every document with where to get it, how long that takes and when it expires, in the right order.',
      },
      {
        title: 'Answers with a source',
        description:
          'Questions in everyday words are answered from official pages only, each with a link and the date it was read.',
      },
    ],
    techTitle: 'What it is made of',
    techStack: [
      { part: 'Screens', choice: 'React, TypeScript', why: 'Fast on old phones, easy to hand on' },
      { part: 'Server', choice: 'Node.js', why: 'One language for the whole app' },
      { part: 'Data', choice: 'PostgreSQL', why: 'Dates and deadlines you can query' },
      {
        part: 'Answers',
        choice: 'A language model over stored official pages',
        why: 'It quotes, and it stays silent where it has no page',
      },
    ],
    narrative: [
      {
        title: 'The problem',
        paragraphs: [
          'The rules are public, and nearly impossible to read in the order one needs them. People told us the same thing in different words: not that it was hard, but that they did not know what to do this week.',
        ],
      },
      {
        title: 'What we decided',
        paragraphs: [
          'The app would never say whether somebody qualifies. That is a legal opinion, and a wrong one ruins years. It says what to read, what to collect and by when, and where to find a licensed adviser.',
          'Deadlines became the heart of it. A test result that expires before the file is complete costs months, so the list is sorted by what runs out first.',
        ],
      },
      {
        title: 'What we learned',
        paragraphs: [
          'The first version opened with a chat box. People typed one worried sentence and left. Ten questions with buttons did better: it is easier to answer than to ask. The chat is still there, one step later.',
          'We use the same order for our clients now: buttons first, chat second, a person always in reach.',
        ],
      },
    ],
    callToAction: {
      title: 'Have a process that people get lost in?',
      text: 'Intake, permits, onboarding: it may want the same treatment.',
      action: { label: 'Discuss Your Project', href: '/contact' },
    },
    card: {
      title: 'Path to Canada',
      description:
        'A guide through immigration paperwork: what to collect, and what to do this week.',
      points: ['Ten questions instead of forty pages', 'Deadlines first', 'Sources with dates'],
    },
    pulled: 'They did not know what to do this week.',
    nextLinkText: 'The other app: a spreadsheet that answers',
    isSample: true,
  },
  {
    slug: 'ai-data-gem',
    path: '/web-apps/ai-data-gem',
    head: {
      title: 'AI Data Gem: Ask Your Spreadsheet | AI for SMEs',
      description:
        'How we built AI Data Gem, a data analysis tool that answers questions about a spreadsheet and shows its arithmetic: features, technology, lessons.',
      keywords: ['AI data analysis tool', 'AI Data Gem', 'spreadsheet questions', 'data app'],
    },
    name: 'AI Data Gem',
    category: 'BusinessApplication',
    title: 'AI Data Gem',
    subtitle: 'Ask your spreadsheet a question. See how it got the answer.',
    picture: 'ai-data-gem',
    pictureAlt: 'A line that rises out of a sheet of figures and becomes a chart',
    external: { label: 'Visit AI Data Gem', href: 'https://example.com/ai-data-gem' },
    featuresTitle: 'What it is good at',
    features: [
      {
        title: 'Questions in plain words',
        description: '“Which product earns least per hour?” becomes a calculation you can read.',
      },
      {
        title: 'Arithmetic on the table',
        description:
          'The model writes the steps, ordinary code does the sums. Each figure opens to the rows behind it.',
      },
      {
        title: 'It warns you first',
        description:
          'Doubles, gaps and three spellings of one customer are shown before any chart is drawn.',
      },
    ],
    techTitle: 'Under the lid',
    techStack: [
      { part: 'Screens', choice: 'React, TypeScript', why: 'The same parts as our other app' },
      { part: 'Sums', choice: 'SQL in the browser', why: 'The file stays on your computer' },
      {
        part: 'Questions',
        choice: 'A language model that sees column names only',
        why: 'It needs no customer data to write a query',
      },
      { part: 'Charts', choice: 'Drawn as SVG', why: 'They print, and they can be read aloud' },
    ],
    narrative: [
      {
        title: 'Where it came from',
        paragraphs: [
          'Owners export a sheet from the till, look at it on a Sunday and close it again. They have questions, not formulas. Chatbots answered those questions fluently and added up wrong.',
        ],
      },
      {
        title: 'The rule we set',
        paragraphs: [
          'No number may come out of the language model. It may only write the query; the sum is done by a database that has never been creative. If the query fails, the app says so and shows it.',
          'The second rule followed from the first: as the model needs only the names of the columns, the rows never leave the computer.',
        ],
      },
      {
        title: 'What surprised us',
        paragraphs: [
          'People spent most of their time in the warnings. Finding out that eleven customers were three was worth more to them than any chart. We moved that screen to the front, and took the idea over into our free data quality check.',
        ],
      },
    ],
    callToAction: {
      title: 'Sitting on ten years of exports?',
      text: 'Bring one file to a call. We ask it three questions together.',
      action: { label: 'Discuss Your Project', href: '/contact' },
    },
    card: {
      title: 'AI Data Gem',
      description: 'A data analysis tool: plain questions to a spreadsheet, with the sums shown.',
      points: [
        'Every figure opens to its rows',
        'The file stays with you',
        'Warns before it charts',
      ],
    },
    pulled: 'No number may come out of the language model.',
    nextLinkText: 'The other app: paperwork as a list of next steps',
    isSample: true,
  },
] as const satisfies readonly WebAppStudy[];

export const appViews = {
  note: 'Drawn after the app, with made-up data.',
  pathToCanada: {
    title: 'This week, in order of what runs out',
    text: 'The list never asks you to read everything. It shows the next thing that costs time if you leave it.',
    columns: ['Paper', 'Where to get it', 'Runs out in'],
    rows: [
      { paper: 'Language test result', where: 'Test centre: book a new date', daysLeft: 12 },
      { paper: 'Police certificate', where: 'Home country, by post', daysLeft: 41 },
      { paper: 'Passport', where: 'Consulate', daysLeft: 190 },
      { paper: 'Proof of funds', where: 'Your bank, six months of it', daysLeft: 240 },
    ],
    daysUnit: 'days',
  },
  aiDataGem: {
    title: 'First the warning, then the sum',
    text: 'Three spellings, one customer. Until you have said so, no chart is drawn.',
    columns: ['Customer', 'Orders'],
    rows: [
      { name: 'Sample Bakery', orders: 14 },
      { name: 'sample bakery inc', orders: 9 },
      { name: 'Sampel Bakery', orders: 5 },
    ],
    warning: 'Are these the same customer?',
    joined: 'Sample Bakery',
    question: 'Who orders most?',
    query: 'SELECT customer, SUM(orders) … ORDER BY 2 DESC',
  },
} as const satisfies AppViews;
