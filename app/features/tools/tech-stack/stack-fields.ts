import * as v from 'valibot';
import { MONTHS } from '#app/platform/time/long-date.ts';
import { choice, type InputOf, number, plain, rowOf, rows } from '../calculator/calculator.ts';
import { labourCost } from '../calculator/labour-cost.ts';

export const categories = {
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
} as const;

/** What the first rows ask for: the jobs that almost every small business has a tool for. */
export const stackJobs = [
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
] as const;

const noName = 'Enter the tool’s name, or clear the row.';
const yesNo = { yes: 'Yes', no: 'No', unknown: 'I don’t know' } as const;
/** In place of an amount that isn't known, nothing is counted. */
const unknownAmount = { value: 0, whenUnknown: null } as const;
const seats = { ...unknownAmount, max: 10_000, unit: 'seats', whole: true } as const;

/** What the tech stack analyzer asks for about each tool. */
const toolFields = {
  name: {
    ...plain,
    label: 'Which tool do you use?',
    control: 'text',
    schema: v.pipe(
      v.string(noName),
      v.transform((typed) => typed.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()),
      v.minLength(1, noName),
      v.maxLength(60, 'Shorten the name to 60 characters.'),
    ),
  },
  category: {
    ...choice({ label: 'What is it for?', short: 'for', options: categories }, 'other'),
    start: (row: number): string => stackJobs[row - 1]?.category ?? 'other',
  },
  monthlyCost: number({
    ...unknownAmount,
    label: 'Cost a month',
    short: 'cost',
    help: 'All seats, in dollars. Divide a yearly price by 12.',
    findOut: 'Look in last month’s card statement.',
    max: 100_000,
    unit: 'CAD a month',
  }),
  paidSeats: number({
    ...seats,
    label: 'Seats you pay for',
    short: 'seats paid for',
    findOut: 'Each tool’s last bill says how many.',
    min: 1,
  }),
  usedSeats: number({
    ...seats,
    label: 'Seats that are used',
    short: 'seats used',
    help: 'People who logged in last month.',
    findOut: 'Count them in each tool’s list of users.',
    min: 0,
  }),
  renewalMonth: number({
    ...unknownAmount,
    label: 'Renewal month',
    short: 'renews',
    help: 'Leave empty if it has none.',
    min: 1,
    max: 12,
    unit: 'months',
    whole: true,
    unanswered: '–',
    options: Object.fromEntries(MONTHS.map((month, at) => [at + 1, month])),
  }),
  use: choice(
    {
      label: 'How often is it used?',
      short: 'used',
      findOut: 'Ask three people when they last used each tool.',
      options: {
        daily: 'Every day',
        weekly: 'Every week',
        monthly: 'Every month',
        rarely: 'Rarely',
        unknown: 'I don’t know',
      },
    },
    'unknown',
  ),
  connects: choice(
    {
      label: 'Does it connect?',
      short: 'connection',
      help: 'Left open, we use what we know about the tool; check your plan.',
      findOut:
        'Search each tool’s help pages for “integrations” and “API”. A spreadsheet connects where it’s kept in your business’s OneDrive or Google Drive.',
      options: {
        native: 'Connects directly or by API',
        export: 'By file export or a service such as Zapier',
        none: 'Doesn’t connect',
        unknown: 'I don’t know',
      },
    },
    // Unanswered, so that "I don't know" is always an answer of the visitor.
    '',
  ),
  core: {
    label: 'Would work stop without it?',
    short: '',
    help: 'If so, it counts double.',
    control: 'checkbox',
    schema: v.boolean(),
    start: () => 'no',
    read: (typed: string) => typed === 'yes',
    write: (isCore: boolean) => (isCore ? 'yes' : 'no'),
    say: (isCore: boolean) => (isCore ? 'work stops without it' : ''),
  },
  owner: choice(
    {
      label: 'Is one named person in charge of it?',
      short: 'one person in charge',
      findOut: 'Ask who would cancel each tool. If nobody knows, name someone.',
      options: yesNo,
    },
    'unknown',
  ),
  safeLogin: choice(
    {
      label: 'Does everyone have their own login, with two-step login turned on?',
      short: 'own logins and two-step login',
      help: 'Answer “Yes” only if it has both.',
      findOut: 'Look for “two-step” or “2FA” in each tool’s security settings.',
      options: yesNo,
    },
    'unknown',
  ),
  personalData: choice(
    {
      label: 'Does it hold personal data?',
      short: 'personal data',
      help: 'About customers or staff.',
      findOut: 'Open one record in each tool: is there a name, an address, a phone number?',
      options: yesNo,
    },
    'unknown',
  ),
} as const;

const missing = 'Choose a tool from your list.';

export const stackFields = {
  tools: rows('t', toolFields, 40, 'Enter at least one tool.'),
  reEntry: rows(
    'p',
    {
      from: rowOf('tools', 'Copied from', missing),
      to: rowOf('tools', 'Typed into', missing),
      hoursPerWeek: number({
        ...unknownAmount,
        label: 'Hours a week',
        short: '',
        min: 0.1,
        max: 400,
        unit: 'hours a week',
      }),
    },
    20,
  ),
  wage: { ...labourCost.wage, label: 'Hourly wage of the people who copy data' },
  employerFactor: labourCost.employerFactor,
};

export type StackInput = InputOf<typeof stackFields>;
export type StackTool = StackInput['tools'][number];
export type StackCategory = keyof typeof categories;
