import type { Section } from '../questionnaire/questionnaire.ts';

/** Six dimensions, as in the DAMA DMBOK, icedq.com and ryanconsulting.ai; the weights are ours. */
export const dimensions: readonly (Section & { id: Dimension; weight: number })[] = [
  {
    id: 'completeness',
    title: 'Complete',
    help: 'Is everything filled in?',
    weight: 25,
    questions: [
      {
        id: 'C1',
        label: 'Of 20 random customers, how many have an email address and a phone number?',
        help: 'Both filled in, and not with “n/a”.',
        answers: ['Fewer than 8', '8 to 13', '14 to 17', '18 or more'],
        findOut: 'Scroll through your list, stop at twenty random customers and count.',
      },
      {
        id: 'C2',
        label:
          'Of 20 random customers, for how many do you know the last contact and what they bought?',
        help: 'In the system, not in somebody’s memory.',
        answers: ['Fewer than 8', '8 to 13', '14 to 17', '18 or more'],
        findOut:
          'For twenty random customers, look up the last contact and the last purchase, and count those where you find both.',
      },
    ],
  },
  {
    id: 'uniqueness',
    title: 'Unique',
    help: 'Is each customer listed only once?',
    weight: 20,
    questions: [
      {
        id: 'U1',
        label: 'How often do you find the same customer on your list twice?',
        help: 'Two entries, one person.',
        answers: ['Every week', 'Every month', 'Rarely', 'Never, and we check'],
        findOut: 'Sort the list by last name and look at two pages.',
      },
      {
        id: 'U2',
        label: 'What happens when a customer who’s already on the list is entered again?',
        help: '',
        answers: [
          'A second entry',
          'We notice sometimes',
          'We search first',
          'The system warns us',
        ],
        findOut: 'Try it: enter yourself twice.',
      },
    ],
  },
  {
    id: 'validity',
    title: 'Valid',
    help: 'Does each value look the way it should?',
    weight: 20,
    questions: [
      {
        id: 'V1',
        label: 'Are dates, phone numbers and postal codes typed freely?',
        help: '',
        answers: ['Typed freely', 'Mixed', 'Mostly checked', 'Checked by the system'],
        findOut: 'Try to save a phone number with four digits.',
      },
      {
        id: 'V2',
        label: 'Does your email column hold only email addresses?',
        help: 'No “call her”, no two addresses in one cell.',
        answers: ['Anything goes', 'Many other things', 'A few other things', 'Only addresses'],
        findOut: 'Filter the column for cells without an @.',
      },
    ],
  },
  {
    id: 'accuracy',
    title: 'Accurate',
    help: 'Is it true?',
    weight: 15,
    questions: [
      {
        id: 'A1',
        label: 'Of the last 20 emails or calls to customers, how many failed?',
        help: 'Bounced, wrong number, wrong person.',
        answers: ['4 or more', '2 or 3', '1', 'None'],
        findOut: 'Count the emails that bounced after your last mailing.',
      },
      {
        id: 'A2',
        label: 'Do you check your records with the customers themselves?',
        help: 'By asking, “Is this still right?”',
        answers: ['Never', 'When something goes wrong', 'Now and then', 'At each order or visit'],
        findOut: 'Ask the person at the counter when they last asked.',
      },
    ],
  },
  {
    id: 'timeliness',
    title: 'Current',
    help: 'Has anyone looked at it lately?',
    weight: 10,
    questions: [
      {
        id: 'T1',
        label: 'When did someone last go through the list?',
        help: 'To mark inactive customers and remove outdated entries.',
        answers: ['Never', 'More than 2 years ago', 'Within 2 years', 'Within 6 months'],
        findOut: 'Look for the newest entry marked as inactive.',
      },
      {
        id: 'T2',
        label: 'Does a record show when it was last changed?',
        help: 'A date that fills itself in, or one that you keep.',
        answers: ['No', 'For a few', 'For most', 'For all'],
        findOut: 'Open three records and look for a date.',
      },
    ],
  },
  {
    id: 'consistency',
    title: 'Consistent',
    help: 'Is the same thing always written the same way?',
    weight: 10,
    questions: [
      {
        id: 'K1',
        label: 'Does the same customer have the same spelling and status in every system?',
        help: 'In accounting, email and calendar.',
        answers: ['Each system differs', 'Often different', 'Mostly the same', 'Always the same'],
        findOut: 'Take five customers and look each one up in all your systems.',
      },
      {
        id: 'K2',
        label: 'Are status, source and province picked from a list?',
        help: 'Or typed, so you end up with “Ont.”, “ON” and “Ontario”?',
        answers: ['Typed freely', 'Some are picked', 'Most are picked', 'All are picked'],
        findOut: 'Count the different spellings of one province in your list.',
      },
    ],
  },
];

export type Dimension =
  | 'completeness'
  | 'uniqueness'
  | 'validity'
  | 'accuracy'
  | 'timeliness'
  | 'consistency';

export const qualityBandWords = {
  ready: { title: 'Ready for AI', verdict: 'Your data is ready to use.' },
  usable: {
    title: 'Usable',
    verdict: 'Usable: clean up the weakest parts, then start.',
  },
  fix: {
    title: 'Fix it first',
    verdict:
      'Fix this before a project uses this list: automation would only repeat the mistakes faster.',
  },
  stop: {
    title: 'Stop',
    verdict: 'Stop: don’t start an AI project with this data. Cleaning it up is the first project.',
  },
} as const;

export type QualityBand = keyof typeof qualityBandWords;

/** Replaces the texts of the band if too much is unknown for a verdict. */
export const qualityUnknownWords = {
  title: 'Find out first',
  verdict: 'Too much is unknown for a verdict: look at twenty records before you decide anything.',
} as const;

/** General next steps, if there are fewer than three. They must fit any answer. */
export const qualityMoreSteps = {
  unknown: [
    {
      text: 'Take twenty random customers and answer these questions for those twenty only.',
      effort: '1 hour',
    },
    {
      text: 'Export your customer list and let your browser check it: that measures up to five of the six dimensions.',
      effort: '10 minutes',
    },
    {
      text: 'Ask the person who keeps the list to answer the rest.',
      effort: '15 minutes',
    },
  ],
  known: [
    {
      text: 'Name one person who decides about the list’s fields and looks after its quality.',
      effort: '1 hour a month',
    },
    {
      text: 'Check a fresh export with the file check before each project, and keep the scores.',
      effort: '10 minutes',
    },
    {
      text: 'Before you connect a new tool to the list, leave out the fields and people it doesn’t need: less to clean, and less to protect.',
      effort: '1 hour a tool',
    },
  ],
} as const;

type Step = { readonly text: string; readonly effort: string };
type Repair = {
  readonly why: string;
  readonly weak: Step;
  readonly fair: Step;
  /** Takes their place where the answer to this question is already the best. */
  readonly instead?: { readonly question: string; readonly step: Step };
};

/** How each dimension is repaired: below 60% as weak, below 90% as fair. */
export const repairs: Readonly<Record<Dimension, Repair>> = {
  completeness: {
    why: 'Software can’t call, email or sort a customer whose fields are empty.',
    weak: {
      text: 'Make the contact details that you really use, such as phone or email, required when a customer is entered, and let the system fill in the last contact and purchase. Have each person complete ten old records a week.',
      effort: '30 minutes a week',
    },
    fair: {
      text: 'Filter for records with empty fields, such as email, phone or last contact, and complete them for customers of the last twelve months.',
      effort: 'about 3 minutes a value',
    },
  },
  uniqueness: {
    why: 'A customer who is listed twice gets everything twice, and every count is wrong.',
    weak: {
      text: 'Go through the possible duplicates, which the file check finds, one by one. Decide for each pair which record stays. (For patient records, follow PHIPA and your own rules.)',
      effort: 'about 2 minutes a pair',
    },
    fair: {
      text: 'Turn on your system’s duplicate warning, and review possible duplicates once a month.',
      effort: '1 hour a month',
    },
    instead: {
      question: 'U2',
      step: {
        text: 'Review possible duplicates once a month, and find out where they come in: imports and web forms often get past the warning.',
        effort: '1 hour a month',
      },
    },
  },
  validity: {
    why: 'A value in the wrong shape can’t be dialled, mailed or compared.',
    weak: {
      text: 'Let the system check values such as email, phone and date as they are typed; where it can’t, use a form that can.',
      effort: 'half a day',
    },
    fair: {
      text: 'Correct the values that are in the wrong format, column by column.',
      effort: '1–3 hours',
    },
    instead: {
      question: 'V1',
      step: {
        text: 'Correct everything in the email column that isn’t one email address.',
        effort: '1–3 hours',
      },
    },
  },
  accuracy: {
    why: 'A value that looks right and isn’t sends your automation to the wrong person.',
    weak: {
      text: 'At the next call, order or visit, ask each active customer, “Is this still right?”, and correct the record on the spot. Don’t email people their data to check it: the address may be somebody else’s.',
      effort: '30 seconds each',
    },
    fair: {
      text: 'Ask, “Is this still your number?” with each order or visit for the next three months.',
      effort: '10 seconds each',
    },
    instead: {
      question: 'A2',
      step: {
        text: 'Correct an address or number as soon as an email bounces or a call fails, and name who does it.',
        effort: '5 minutes each',
      },
    },
  },
  timeliness: {
    why: 'Customers move, leave and change jobs: a list ages even if nobody touches it.',
    weak: {
      text: 'Mark everyone you haven’t been in touch with for two years as inactive and leave them out of every project.',
      effort: '2 hours',
    },
    fair: {
      text: 'Book time in your calendar twice a year to go through the list.',
      effort: '2 hours, twice a year',
    },
    instead: {
      question: 'T1',
      step: {
        text: 'Have your system show when a record was last changed, or add a column for it.',
        effort: '1–2 hours',
      },
    },
  },
  consistency: {
    why: 'Two spellings of one thing are two things to a program.',
    weak: {
      text: 'Choose one system whose spelling and status count, correct the others to match, and have labels such as status or province picked from lists.',
      effort: 'half a day',
    },
    fair: {
      text: 'Correct spellings and formats once; the file check says which columns are inconsistent.',
      effort: '2–4 hours',
    },
    instead: {
      question: 'K2',
      step: {
        text: 'Choose one system whose spelling and status count, and correct the others to match.',
        effort: 'half a day',
      },
    },
  },
};

const consent = 'Whether you had consent to collect the data. Clean doesn’t mean permitted.';

export const dataQualityWords = {
  formTitle: 'Two ways to find out',
  chartTitle: 'Your score by dimension',
  scoreLabel: 'out of 100',
  leftOut: 'Not measured, so left out: {names}.',
  lines: {
    rows: 'Rows checked',
    columns: 'Columns measured',
    duplicates: 'Possible duplicates',
    ofWhich: 'of which {rule}',
    invalid: 'Values that are not valid',
    empty: 'Missing values',
    cleaning: 'Cleaning by hand',
  },
  chooseAnswer: 'Choose an answer, or “I don’t know”.',
  submit: 'Show my result',
  modes: { questions: 'Answer twelve questions', file: 'Check a file in your browser' },
  notCounted: [consent, 'Photos, attachments and notes.'],
  /** What the check of a file leaves out. */
  fileNotCounted: [
    'Whether the values are true. A correctly written address can still be the wrong one.',
    'Postal codes from other countries: they count as invalid until you set the column to Text.',
    consent,
    'Photos, attachments, and notes kept outside this file.',
  ],
  repeatedRows:
    'The score alone would earn a better result, but only {share} of the rows don’t seem to repeat another.',
  weakestColumn:
    'The score alone would earn a better result, but in one column, only {share} of the rows have a value that can be used.',
  noVerdict: {
    title: 'Not enough to judge',
    verdict: 'There isn’t enough in this file for a verdict.',
    figureLabel: 'of 6 parts could be measured',
    reason:
      'A verdict needs at least 20 rows, 2 columns and 3 of 6 parts that can be measured. This file has {rows}, {columns} and {parts} of them.',
    steps: [
      {
        text: 'Export the whole list again, with its contact columns and a date of last contact.',
        effort: '15 minutes',
      },
      {
        text: 'Tell us below what each column holds, if we guessed wrong.',
        effort: '5 minutes',
      },
      { text: 'Answer the twelve questions instead.', effort: '5 minutes' },
    ],
  },
} as const;

export const dataQualityMethod: readonly string[] = [
  'Complete 25, unique 20, valid 20, accurate 15, current 10, consistent 10. In a file, a dimension that can’t be measured is left out, and the others count more.',
  'Questions: 0 to 3 points each, two for each dimension; “I don’t know” counts 0.',
  'If what you don’t know is worth more than 25 points and could change the result, there’s no verdict: find out first.',
  'A file gets a verdict only with at least 20 rows, two columns and three dimensions that could be measured. Otherwise we say what is missing.',
  'We decide once, from the heading and a sample, what a column holds; you can correct that. Values that don’t fit count against the column but don’t change its type.',
  'File: complete = filled cells of the required columns. Valid = right format among the filled email addresses, phones, postal codes, dates and web addresses.',
  'Unique = rows that don’t seem to repeat another ÷ rows that can be compared. A row may repeat another if both the name and the email, phone or postal code match. A shared email or phone alone isn’t enough, and different dates of birth always count as different people.',
  'Current = rows dated within the last 12 months, plus half of the rows dated 12 to 24 months ago, ÷ all rows. Only a column whose heading says when something was last done or changed is used, and only if most of its dates are past and can be read in one way.',
  'Consistent = the average of the columns with phones, dates or labels. Phones and dates: the share of values in the column’s usual format. Labels: the number of different labels ÷ the number of their spellings. Spellings of one label differ only in capitals or spaces: a column with just “active” and “Active” gets 50%, however often each is used. Different words for one thing, such as “ON” and “Ontario”, aren’t recognized.',
  'Accurate: no program can tell whether a value is true, so a file is not scored on it.',
  '90 or more: ready. 75–89: usable. 60–74: fix first. Below 60: stop. A column in which fewer than 75% of the rows have a value that can be used rules out “ready”, and one with fewer than 50% rules out “usable”, too. The same goes for the share of unique rows.',
  'Time to clean = possible duplicates × 2 minutes + invalid values × 1 minute + missing values × 3 minutes.',
  'The six dimensions follow the DAMA body of knowledge; the weights are ours.',
];
