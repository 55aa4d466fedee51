import { readyVerdicts } from './stack-copying.content.ts';
import type {
  StackBand,
  StackCategory,
  StackConnection,
  StackQuestion,
  StackResult,
  StackUse,
  ToolKind,
  YesNo,
} from './stack-model.ts';

export const categoryWords = {
  crm: 'Customers (CRM)',
  'email-marketing': 'Email marketing',
  office: 'Email, calendar, documents',
  accounting: 'Accounting',
  payroll: 'Payroll',
  projects: 'Projects and tasks',
  scheduling: 'Booking and shifts',
  pos: 'Point of sale and payments',
  'online-shop': 'Online store',
  website: 'Website',
  chat: 'Team and customer chat',
  phone: 'Phone',
  helpdesk: 'Support inbox',
  storage: 'File storage',
  signing: 'Electronic signatures',
  forms: 'Forms',
  social: 'Social media',
  automation: 'Automation',
  assistant: 'AI assistant',
  reporting: 'Reports',
  industry: 'Industry software',
  spreadsheet: 'Spreadsheets',
  paper: 'Paper',
  other: 'Something else',
} as const satisfies Record<StackCategory, string>;

export const stackAnswerWords = {
  use: {
    daily: 'Every day',
    weekly: 'Every week',
    monthly: 'Every month',
    rarely: 'Rarely',
    unknown: 'I don’t know',
  } satisfies Record<StackUse, string>,
  connects: {
    native: 'Connects directly or by API',
    export: 'By file export or a service such as Zapier',
    none: 'Doesn’t connect',
    unknown: 'I don’t know',
  } satisfies Record<StackConnection, string>,
  yesNo: { yes: 'Yes', no: 'No', unknown: 'I don’t know' } satisfies Record<YesNo, string>,
} as const;

/** What the first rows ask for: the jobs that almost every small business has a tool for. */
export const stackJobs: readonly { category: StackCategory; label: string; examples: string }[] = [
  {
    category: 'crm',
    label: 'Customers and leads',
    examples: 'Such as HubSpot, Jobber or Pipedrive.',
  },
  {
    category: 'office',
    label: 'Email, calendar and documents',
    examples: 'Such as Microsoft 365 or Google Workspace.',
  },
  {
    category: 'accounting',
    label: 'Invoices and books',
    examples: 'Such as QuickBooks Online, Sage 50 or Wave.',
  },
  {
    category: 'scheduling',
    label: 'Bookings and schedules',
    examples: 'Such as Calendly, 7shifts, or a wall calendar.',
  },
  {
    category: 'pos',
    label: 'Payments and sales',
    examples: 'Such as Square, Moneris or Shopify.',
  },
  {
    category: 'spreadsheet',
    label: 'Spreadsheets and lists',
    examples: 'Such as a price list or job tracker in Excel.',
  },
];

export const stackFieldWords = {
  name: { label: 'Which tool do you use?', help: '' },
  category: { label: 'What is it for?', help: '' },
  monthlyCost: {
    label: 'Cost a month',
    help: 'All seats, in dollars. Divide a yearly price by 12.',
  },
  paidSeats: { label: 'Seats you pay for', help: '' },
  usedSeats: { label: 'Seats that are used', help: 'People who logged in last month.' },
  use: { label: 'How often is it used?', help: '' },
  connects: { label: 'Does it connect?', help: 'We fill in what we know; check your plan.' },
  owner: { label: 'Is one named person in charge of it?', help: '' },
  safeLogin: {
    label: 'Does everyone have their own login, with two-step login turned on?',
    help: 'Answer “Yes” only if it has both.',
  },
  core: { label: 'Would work stop without it?', help: 'If so, it counts double.' },
  personalData: { label: 'Does it hold personal data?', help: 'About customers or staff.' },
  renewalMonth: { label: 'Renewal month', help: 'Leave empty if it has none.' },
  reEntryFrom: { label: 'Copied from', help: '' },
  reEntryTo: { label: 'Typed into', help: '' },
  reEntryHours: { label: 'Hours a week', help: 'Copying by hand between the two.' },
  wage: { label: 'Hourly wage of the people who copy data', help: 'Before deductions.' },
  employerFactor: {
    label: 'What an hour costs you, as a multiple of the wage',
    help: 'At 1.25, each dollar of wage costs you $1.25.',
  },
} as const;

export const stackFindOut = {
  monthlyCostCents: {
    question: 'What it costs',
    how: 'Look for it in last month’s card statement.',
  },
  seats: { question: 'Seats paid and used', how: 'Look at its last bill and its list of users.' },
  use: { question: 'How often it is used', how: 'Ask three people when they last used it.' },
  connects: {
    question: 'Whether it connects',
    how: 'Search its help pages for “integrations” and “API”.',
  },
  owner: {
    question: 'Who is in charge',
    how: 'Ask who would cancel it. If nobody knows, name someone.',
  },
  safeLogin: {
    question: 'How people log in',
    how: 'Look for “two-step” or “2FA” in its security settings.',
  },
  personalData: {
    question: 'Whether it holds personal data',
    how: 'Open one record: is there a name, an address, a phone number?',
  },
} as const satisfies Record<StackQuestion, { question: string; how: string }>;

/** How to find it out about a file or about paper, which has no bill, help pages or settings. */
export const stackFindOutElsewhere: Readonly<
  Record<Exclude<ToolKind, 'program'>, Partial<Record<StackQuestion, string>>>
> = {
  file: {
    monthlyCostCents: 'If it comes with a program that you list anyway, enter 0.',
    connects:
      'See where it’s kept: in OneDrive or Google Drive, other tools can read it; on one computer, they can’t.',
    owner: 'Ask who keeps it up to date. If nobody knows, name someone.',
    safeLogin:
      'See where it’s kept and who can open it. In OneDrive or Google Drive, each person can have their own login.',
    personalData: 'Open it: is there a name, an address, a phone number?',
  },
  paper: {
    owner: 'Ask who keeps it up to date. If nobody knows, name someone.',
    personalData: 'Look at it: is there a name, an address, a phone number?',
  },
};

/** For a pair of tools whose hours of copying aren't known. */
export const stackFindOutHours = {
  question: 'Hours of copying a week',
  how: 'For one week, note how long it takes each time.',
} as const;

type VerdictWords = { readonly title: string; readonly verdict: string };
/** `secureFirst` is for a stack in which personal data is not secured: that is its first step. */
type BandWords = VerdictWords & { readonly secureFirst: VerdictWords };

export const stackBandWords = {
  'automation-ready': {
    title: 'Automation-ready',
    verdict: readyVerdicts.automate,
    secureFirst: {
      title: 'Secure the data, then automate',
      verdict:
        'Your tools are ready to automate, but fix this today: personal data that isn’t secured.',
    },
  },
  'fix-links': {
    title: '{first} first',
    verdict: 'Good tools with gaps: {todo}, then automate.',
    secureFirst: {
      title: 'Secure the data, then {first}',
      verdict: 'Good tools with gaps: secure personal data today, then {todo}.',
    },
  },
  consolidate: {
    title: 'Consolidate first',
    verdict: 'Too many loose ends: consolidate before you automate.',
    secureFirst: {
      title: 'Secure the data, then consolidate',
      verdict:
        'Too many loose ends: secure personal data today, then consolidate before you automate.',
    },
  },
  'system-of-record': {
    title: 'Start with one system of record',
    verdict: 'Start with one system that everyone trusts; automation comes after that.',
    secureFirst: {
      title: 'Secure the data, then start with one system of record',
      verdict:
        'Secure personal data today. Then start with one system that everyone trusts; automation comes after that.',
    },
  },
} as const satisfies Record<StackBand, BandWords>;

/** What the titles about links name. */
export const fixFirstWords = {
  one: 'fix one link',
  two: 'fix two links',
  several: 'fix the weakest links',
  all: 'fix the links',
  choose: 'choose between duplicates',
} as const;

/** For the band "fix two links" when only one tool is badly connected. */
export const stackOneLinkWords = {
  title: '{first} first',
  verdict: 'Good tools with gaps. Before you automate: {todo}.',
  onlyLink: 'Good tools with one gap: fix the weakest link, then automate.',
  secureFirst: {
    title: 'Secure the data, then {first}',
    verdict: 'Good tools with gaps: secure personal data today. Then, before you automate: {todo}.',
  },
} as const satisfies BandWords & { readonly onlyLink: string };

/** For a list of one tool: there is nothing that it could be connected to or compared with. */
export const stackOneToolWords = {
  title: 'Add your other tools',
  verdict: 'One tool is too little for a verdict: add the others you work with, paper included.',
  secureFirst: {
    title: 'Secure the data, then add your other tools',
    verdict:
      'Secure personal data today. Then add the other tools you work with, paper included: one is too little for a verdict.',
  },
} as const satisfies BandWords;

/** For the band "fix two links" when no link is known to be weak, but some aren't known at all. */
export const stackOpenLinkWords = {
  title: 'Find out what connects',
  verdict: 'Good tools with gaps: find out whether they all connect, then automate.',
  secureFirst: {
    title: 'Secure the data, then find out what connects',
    verdict:
      'Good tools with gaps: secure personal data today, then find out whether they all connect.',
  },
} as const satisfies BandWords;

/** What the verdicts that name it say is to do; the first steps say it in detail. */
export const stackTodoWords = {
  give: 'give up what another tool does better',
  choose: 'choose between the duplicates',
  owners: 'name who is in charge',
  logins: 'secure the logins',
  fixOne: 'fix the weakest link',
  fixWeakest: 'fix the weakest links',
  fixAll: 'connect your tools better',
  findOut: 'find out what you don’t know yet',
  use: 'decide whether you still need what you hardly use',
} as const;

/** For the band "consolidate" when no tool is double or unused: there is nothing to consolidate. */
export const stackTidyUpWords = {
  title: 'Tidy up first',
  verdict: 'Too many loose ends. Before you automate: {todo}.',
  secureFirst: {
    title: 'Secure the data, then tidy up',
    verdict: 'Too many loose ends: secure personal data today. Then, before you automate: {todo}.',
  },
  secureOnly: 'Too many loose ends: secure personal data today, before you automate.',
} as const satisfies BandWords & { readonly secureOnly: string };

/** For the band "fix two links" when every tool connects: what is missing is something else. */
export const stackConnectedWords = {
  title: 'Settle the loose ends first',
  connect: { all: 'Your tools connect.', often: 'The tools you use often connect.' },
  verdict: '{connect} Before you automate: {todo}.',
  secureFirst: {
    title: 'Secure the data, then settle the loose ends',
    verdict: '{connect} Secure personal data today. Then, before you automate: {todo}.',
  },
  secureOnly: '{connect} Secure personal data today, then automate.',
} as const satisfies BandWords & {
  readonly secureOnly: string;
  readonly connect: { readonly all: string; readonly often: string };
};

/** Replaces the texts of the band while more than half of the answers, or those that decide, are unknown. */
export const stackUnknownWords = {
  title: 'Find out first',
  verdict: 'Too much is unknown for a verdict: fill in what you don’t know yet.',
} as const;

/** The steps for a gap that several tools can have, and for a stack without any main system. */
export const stackGapSteps = {
  owner: { text: 'Name one person in charge of {names}.', effort: '15 minutes' },
  owners: { text: 'Name one person in charge of each: {names}.', effort: '15 minutes a tool' },
  logins: {
    text: '{names}: give everyone their own login, and turn on two-step login wherever it’s offered.',
    effort: '1 hour a tool',
  },
  fileLogins: {
    one: '{names}: keep it where each person signs in with their own login, such as OneDrive or Google Drive.',
    many: '{names}: keep them where each person signs in with their own login, such as OneDrive or Google Drive.',
    effort: '1 hour',
  },
  oneSystem: {
    text: 'Choose one system for your customers and jobs, and enter everything new there first.',
    effort: 'one to two days',
  },
} as const;

/** For a result that asks for less than three things. */
export const stackMoreSteps = {
  findOut: {
    text: 'Fill in what you don’t know yet: the list “Find out first” says where to look.',
    effort: '10 minutes a tool',
  },
  addTools: {
    text: 'Add the other tools you work with, spreadsheets and paper included.',
    effort: '15 minutes',
  },
  watchCopying: {
    text: 'You’ve entered no copying by hand. Watch for a week to see whether that’s right.',
    effort: '10 minutes a day',
  },
  noteMoreCopying: {
    text: 'For one week, note what else gets copied by hand from one tool to another, and add it to your answers.',
    effort: '10 minutes a day',
  },
  timeCopying: {
    text: 'For one week, note how long the copying by hand takes, and add the hours to your answers.',
    effort: '10 minutes a day',
  },
  nameOwners: { text: 'Write down one person in charge of each tool.', effort: '1 hour' },
  nameOwnersAndRenewals: {
    text: 'Write down one person in charge of each tool, and the month in which it renews.',
    effort: '1 hour',
  },
  always: [
    {
      text: 'Put each tool’s renewal month in a calendar, two months ahead, so that keeping it is a decision.',
      effort: '30 minutes',
    },
    {
      text: 'Before you buy a new tool, ask which old one it replaces.',
      effort: '15 minutes',
    },
    {
      text: 'Go through this list again in six months, with the people who use the tools.',
      effort: '1 hour',
    },
  ],
} as const;

export const stackPartWords = {
  connect: 'Connected',
  use: 'Used',
  overlap: 'No overlap',
  ownership: 'Someone in charge',
  safety: 'Secure logins',
} as const satisfies Record<keyof StackResult['parts'], string>;

export const stackWords = {
  /** The answers on paper, shorter than in the form. */
  record: {
    copying: 'Copied by hand',
    cost: 'cost',
    seats: 'seats',
    paidSeats: 'seats paid for',
    usedSeats: 'seats used',
    use: 'how often it is used',
    connects: 'connections',
    owner: 'one person in charge',
    safeLogin: 'separate logins and two-step login',
    personalData: 'personal data',
    core: 'work stops without it',
    unknown: 'not known',
    renewal: 'renewal month',
  },
  formTitle: 'Your tools',
  toolsTitle: 'What do you use?',
  toolsHelp:
    'One tool for each job. Skip the jobs you have no tool for, and add any others below. The details under each one are optional, but they make the result more accurate.',
  pairsTitle: 'What do you copy by hand?',
  pairsHelp:
    'Where does someone retype the same information from one tool into another? This is usually the first thing worth automating. Leave it empty if nobody does.',
  anotherTool: 'Another tool',
  chooseTool: 'Choose a tool',
  pairNumber: 'Copied by hand {number}',
  aboutTool: 'Details: {name}',
  facts: { money: 'What it costs', work: 'What it does', safety: 'Who looks after it' },
  hourTitle: 'What an hour of this work costs you',
  moreRows: 'More tools? Fill these in and show the result, and you’ll get three more rows.',
  chartTitle: 'The five parts of the score',
  mapTitle: 'What you copy between',
  mapHours: '{hours} h a week',
  mapHoursUnknown: 'hours not known',
  tables: {
    tools: 'Each tool, and what to do with it',
    pairs: 'What is copied by hand',
    columns: { tool: 'Tool', connects: 'Connection', advice: 'Advice', why: 'Why' },
    notKnown: 'Not known',
    links: { pair: 'From and to', hours: 'Hours a week', cost: 'Cost a month', state: 'State' },
  },
  scoreLabel: 'out of 100',
  notAnswered: 'Not answered',
  submit: 'Show my result',
  addTool: 'Add a tool',
  addReEntry: 'Add another',
  atLeastOne: 'Enter at least one tool.',
  tooMany: 'Enter at most 40 tools: the most important ones first.',
  tooManyPairs: 'Enter at most 20 pairs.',
  nameNeeded: 'Enter the name of the tool.',
  /** For a row without a name: about which something was answered, or which only a pair names. */
  nameOrClear: 'Enter the tool’s name, or clear the row.',
  nameOfChosen: 'Enter the tool’s name, since you chose it under “What do you copy by hand?”.',
  nameTooLong: 'Shorten the name to 60 characters.',
  costBounds: 'Enter $0 to $100,000 a month, or clear the field if you don’t know.',
  seatBounds:
    'Enter a whole number of seats from 1 to 10,000, or clear the field if you don’t know.',
  usedBounds:
    'Enter a whole number of seats from 0 to 10,000, or clear the field if you don’t know.',
  usedOverPaid: 'Enter no more than the {seats} you pay for, or correct that number.',
  monthBounds: 'Choose a month, or none.',
  endNeeded: 'Choose a tool from your list.',
  pairNeeded: 'Choose two different tools from your list.',
  hoursBounds: 'Enter 0.1 to 400 hours a week, or clear the field if you don’t know.',
  chooseCategory: 'Choose what the tool is for.',
  chooseOne: '{job}: {names} do the same job. Choose one.',
  oneIsEnough: '{job}: {names} do the same job. One is enough.',
  decideOnOne: '{names} do the same job: choose one, move over, and cancel {others}.',
  others: { one: 'the other', several: 'the others' },
  decideEffort: 'one to three days',
  notCounted: [
    'The work of switching: moving data, training, two systems side by side for a month.',
    'How good a tool is at its job. A badly connected tool can still be the right one.',
    'Discounts for paying yearly, and HST.',
    'What a connection costs on your plan: some come only with the more expensive ones.',
  ],
  method: [
    'Five parts make the score: connected 35, used 20, no overlap 15, someone in charge 15, secure logins 15. Tools you can’t work without count double in the first two.',
    'Connected: directly or by API counts 1, by export ½, not at all 0. Used: daily 1, weekly 0.7, monthly 0.3, rarely 0. “I don’t know” counts 0.',
    'Unused seats cost their share of the price. Where several tools do one job, we count all but the most expensive as a possible saving.',
    'Two tools count as doing the same job if both are for customers (CRM), email marketing, accounting, payroll, projects and tasks, support inbox, file storage, electronic signatures or reports. In the other groups, tools often do different jobs (a store and a sales channel, a point of sale and a card terminal, team chat and customer chat). There, we count an overlap only for products that we know do the same job.',
    'Copying by hand costs hours × 52 ÷ 12 × hourly wage × the figure under “What an hour costs you in total”.',
    '80 or more: automation-ready. 60–79: fix the weakest links first or, if everything that you use often connects, settle the other loose ends. 40–59: consolidate first or, if no two tools do the same job, tidy up first. Below 40: start with one system of record.',
    'If a tool you can’t work without connects to nothing, the result is never “automation-ready”. If no tool that you can’t work without connects to anything, 40–59 means “start with one system of record”, too. If you don’t know more than half of the answers, or if a score below 60 could rise by more than 25 points and change the result, there’s no verdict: find out first. One tool alone gets no verdict either.',
    'What we know about a tool’s connections is filled in for you, and you can change it. It was written down from general knowledge on November 20, 2026, not tested plan by plan. We earn no commission from that list.',
  ],
} as const;
