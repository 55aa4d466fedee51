import type { Facts } from '#app/facts/facts.ts';
import { ownWords } from '#app/facts/page-texts.ts';

const screensNote = 'Illustrations of the apps, with fictional data.';

export function webAppsWords(facts: Facts) {
  const { head } = shippedPage;
  const studies = facts.sections.webApps ? ', with case studies of two sample apps' : '';
  return ownWords('web-apps', facts, {
    ...shippedPage,
    head: { ...head, description: `${head.description}${studies}.` },
  });
}

const shippedPage = {
  head: {
    title: 'Web App Development for Small Business | {company}',
    description:
      'A web app for the job no product does well: discovery, design, development and launch in four steps',
    keywords: [
      'web app development {town}',
      'custom web app small business',
      'AI web application',
      'web developer {town}',
    ],
  },
  techColumns: ['Part', 'Choice', 'Why'],
  sampleBadge: 'Sample app',
  hero: {
    title: 'Web apps built around the way you work',
    text: 'First we look for a product that already does the job, and tell you if we find one. If there isn’t one, we build the smallest app that does, and you start using it before it’s finished.',
    action: { label: 'Get Started', href: '/contact' },
    pictureAlt: 'An app window with a shop awning and a button',
  },
  featured: {
    title: 'Featured apps',
    text: 'Two sample apps that show how we work.',
    websiteLinkText: 'Visit the website',
    breadcrumb: 'Web App Development',
    caseStudyLinkText: 'Read the case study',
    screensNote,
  },
  process: {
    title: 'Our four-step process',
    resultLabel: 'You get',
    steps: [
      {
        title: 'Discovery',
        description:
          'We watch how the task is done today and measure it. The wish list usually gets shorter.',
        result:
          'One page on what the app will and won’t do, and a fixed price for the first version',
      },
      {
        title: 'Design',
        description: 'Screens on paper, then on a phone, tested by the people who’ll use them.',
        result: 'A clickable prototype to try out and correct',
      },
      {
        title: 'Development',
        description: 'Something new to try every second Friday. You can stop at any point.',
        result: 'A working version with your own data',
      },
      {
        title: 'Launch',
        description:
          'The old and new ways run side by side until you’re ready to switch, with help nearby.',
        result: 'The code, the accounts and the documentation, all yours',
      },
    ],
  },
  reasons: {
    title: 'Why choose us',
    items: [
      {
        title: 'We keep it small',
        description: 'A feature nobody uses costs money every year, so we question each one.',
      },
      {
        title: 'It works on an old phone',
        description:
          'Even in a basement, with gloves on and one bar of signal, because that’s where the work is.',
      },
      {
        title: 'Everyone can use it',
        description:
          'Keyboard, screen reader and large text support are built in from the first screen.',
      },
      {
        title: 'You own it',
        description:
          'Standard technology, your repository and your hosting, so another developer can take over.',
      },
    ],
  },
  questions: {
    title: 'Common questions',
    items: [
      {
        question: 'What does an app cost?',
        answer:
          'A first version typically costs {likely}, from {low} for a simple app to {high} for a complex one, plus HST. You get a fixed quote before we start.',
      },
      {
        question: 'What do you need from us?',
        answer:
          'The spreadsheet, form or notebook you use today, an hour with the people who’ll use the app, and one person who can decide.',
      },
      {
        question: 'Who owns the app and its accounts?',
        answer:
          'You do. It runs in your accounts, and when we’re done, you have the code, the logins and the documentation, so anyone else can change it.',
      },
      {
        question: 'What if something breaks?',
        answer:
          'Tell us what happened. With paid upkeep, we look into it by the next business day and the fix is included. Otherwise, we quote a price first.',
      },
    ],
    link: { label: 'See all prices', href: '/pricing' },
  },
  callToAction: {
    title: 'Got a spreadsheet that’s out of hand?',
    text: 'It usually shows what the app should do. Describe it in three lines, or show it to us on a call.',
    action: { label: 'Get Started', href: '/contact' },
  },
} as const;

export function webAppStudiesOf(facts: Facts) {
  const [pathToCanada, aiDataGem] = shippedStudies;
  return [
    ownWords('path-to-canada', facts, pathToCanada),
    ownWords('ai-data-gem', facts, aiDataGem),
  ] as const;
}

const shippedStudies = [
  {
    slug: 'path-to-canada',
    path: '/web-apps/path-to-canada',
    head: {
      title: 'Path to Canada: Immigration Guide App | {company}',
      description:
        'Sample app: Path to Canada turns immigration paperwork into a list of next steps. Read about its features, technology, decisions and lessons.',
      keywords: ['immigration guide app', 'Path to Canada', 'web app case study', 'checklist app'],
    },
    name: 'Path to Canada',
    category: 'UtilitiesApplication',
    title: 'Path to Canada',
    subtitle: 'Immigration paperwork, turned into a list of next steps.',
    pictureAlt: 'A screen of the app: documents, sorted by the days until they expire',
    // A sample address: replace it with the address of the app.
    external: { label: 'Visit Path to Canada', href: 'https://example.com/path-to-canada' },
    featuresTitle: 'What it does',
    features: [
      {
        title: 'Asks before it lists',
        description:
          'Ten plain questions narrow dozens of programs to the few worth reading about, with the reason for each.',
      },
      {
        title: 'A checklist with dates',
        description:
          'Every document, where to get it, how long it takes and when it expires, in the right order.',
      },
      {
        title: 'Answers with a source',
        description:
          'Everyday questions are answered from official pages only, each with a link and the date it was read.',
      },
    ],
    techTitle: 'Tech stack',
    techStack: [
      {
        part: 'Screens',
        choice: 'React, TypeScript',
        why: 'Fast on old phones, easy to hand over',
      },
      { part: 'Server', choice: 'Node.js', why: 'One language for the whole app' },
      { part: 'Data', choice: 'PostgreSQL', why: 'Dates and deadlines you can query' },
      {
        part: 'Answers',
        choice: 'A language model over stored official pages',
        why: 'It quotes its source, and says nothing when it has none',
      },
    ],
    narrative: [
      {
        title: 'The problem',
        paragraphs: [
          'The rules are public, but nearly impossible to read in the order you need them. The typical complaint isn’t about the process itself. The hard part is not knowing what to do this week.',
        ],
      },
      {
        title: 'What we decided',
        paragraphs: [
          'The app never says whether someone qualifies. That’s a legal opinion, and a wrong one can cost years. It says what to read, what to collect and by when, and where to find a licensed adviser.',
          'Deadlines became the heart of it. A test result that expires before the application is complete costs months, so the list is sorted by what expires first.',
        ],
      },
      {
        title: 'What we learned',
        paragraphs: [
          'The first version opened with a chat box. People typed one worried sentence and left. Ten questions with buttons worked better, because it’s easier to answer than to ask. The chat is still there, one step later.',
          'We’d use the same order for any client: buttons first, chat second, and a person always within reach.',
        ],
      },
    ],
    callToAction: {
      title: 'Do people get lost in one of your processes?',
      text: 'Intake, permits and onboarding could all work the same way.',
      action: { label: 'Discuss Your Project', href: '/contact' },
    },
    card: {
      title: 'Path to Canada',
      description:
        'A guide through immigration paperwork: what to collect, and what to do this week.',
      points: ['Ten questions instead of forty pages', 'Deadlines first', 'Sources with dates'],
    },
    pulled: 'The hard part is not knowing what to do this week.',
    nextLinkText: 'Next: AI Data Gem, for questions about your spreadsheet',
    isSample: true,
  },
  {
    slug: 'ai-data-gem',
    path: '/web-apps/ai-data-gem',
    head: {
      title: 'AI Data Gem: Ask Your Spreadsheet | {company}',
      description:
        'Sample app: AI Data Gem answers questions about a spreadsheet and shows its math. Read about its features, technology and lessons.',
      keywords: ['AI data analysis tool', 'AI Data Gem', 'spreadsheet questions', 'data app'],
    },
    name: 'AI Data Gem',
    category: 'BusinessApplication',
    title: 'AI Data Gem',
    subtitle: 'Ask your spreadsheet a question. See how it got the answer.',
    pictureAlt: 'A screen of the app: three spellings of one customer, and a question about them',
    external: { label: 'Visit AI Data Gem', href: 'https://example.com/ai-data-gem' },
    featuresTitle: 'What it’s good at',
    features: [
      {
        title: 'Questions in plain words',
        description:
          '“Which product earns the least per hour?” becomes a calculation you can read.',
      },
      {
        title: 'Math you can check',
        description:
          'The model writes the steps, and ordinary code does the math. Click any figure to see the rows behind it.',
      },
      {
        title: 'It warns you first',
        description:
          'Duplicates, gaps and three spellings of one customer show up before any chart does.',
      },
    ],
    techTitle: 'Tech stack',
    techStack: [
      { part: 'Screens', choice: 'React, TypeScript', why: 'The same parts as our other app' },
      {
        part: 'Calculations',
        choice: 'SQL in the browser',
        why: 'The file stays on your computer',
      },
      {
        part: 'Questions',
        choice: 'A language model that sees column names only',
        why: 'It needs no customer data to write a query',
      },
      {
        part: 'Charts',
        choice: 'Drawn as SVG',
        why: 'They print well, and screen readers can read them',
      },
    ],
    narrative: [
      {
        title: 'Where it came from',
        paragraphs: [
          'Owners export a report from the point of sale, look at it on a Sunday and close it again. They have questions, not formulas. Chatbots answered those questions fluently and got the math wrong.',
        ],
      },
      {
        title: 'Our two rules',
        paragraphs: [
          'No number may come from the language model. It may only write the query; a database does the math. If the query fails, the app says so and shows you the query.',
          'The second rule followed from the first: since the model only needs the column names, the rows never leave your computer.',
        ],
      },
      {
        title: 'What we learned from users',
        paragraphs: [
          'People spent most of their time on the warnings. Finding out that eleven customers were really three was worth more to them than any chart. We moved that screen to the front, and used the same idea in our free data quality check.',
        ],
      },
    ],
    callToAction: {
      title: 'Have years of data nobody looks at?',
      text: 'Bring one file to a call, and we’ll ask it three questions together.',
      action: { label: 'Discuss Your Project', href: '/contact' },
    },
    card: {
      title: 'AI Data Gem',
      description: 'A data analysis tool: ask your spreadsheet a question and see the math.',
      points: [
        'Every figure links to its rows',
        'Your file stays on your computer',
        'Flags messy data before it draws a chart',
      ],
    },
    pulled: 'No number may come from the language model.',
    nextLinkText: 'Next: Path to Canada, for immigration paperwork',
    isSample: true,
  },
] as const;

export function appViewsOf(facts: Facts) {
  return ownWords('web-apps', facts, { views: shippedViews }).views;
}

const shippedViews = {
  note: screensNote,
  pathToCanada: {
    title: 'This week’s list, sorted by what expires first',
    text: 'You don’t have to read everything. The list shows what to do next so you don’t lose time.',
    columns: ['Document', 'Where to get it', 'Expires in'],
    rows: [
      { paper: 'Language test result', where: 'Test centre: book a new date', daysLeft: 12 },
      { paper: 'Police certificate', where: 'Police in your home country', daysLeft: 41 },
      { paper: 'Passport', where: 'Consulate', daysLeft: 190 },
      { paper: 'Proof of funds', where: 'Your bank: statements for six months', daysLeft: 240 },
    ],
    daysUnit: 'days',
  },
  aiDataGem: {
    title: 'Warnings come before charts',
    text: 'Three spellings, one customer. The app asks before it draws a chart.',
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
} as const;

export type WebAppsContent = ReturnType<typeof webAppsWords>;

/** A sample view of each app, with made-up data. */
export type AppViews = ReturnType<typeof appViewsOf>;

export type WebAppStudy = ReturnType<typeof webAppStudiesOf>[number];
