import type { SummaryAction } from '../model/tool-summary.ts';
import type { Section } from '../questionnaire/questionnaire.ts';

/** Six dimensions, as in the DAMA DMBOK, icedq.com and ryanconsulting.ai; the weights are ours. */
export const dimensions: readonly Section[] = [
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

/** General next steps, if there are fewer than three. They must fit any answer. */
export const qualityMoreSteps = [
  {
    text: 'Name one person who decides about the list’s fields and looks after its quality.',
    effort: '1 hour a month',
  },
  {
    text: 'Check a fresh export with the file check before each project, and keep the scores. Delete the export afterwards.',
    effort: '10 minutes',
  },
  {
    text: 'Before you connect a new tool to the list, leave out the fields and people it doesn’t need: less to clean, and less to protect.',
    effort: '1 hour a tool',
  },
] as const;

type Repair = {
  readonly why: string;
  readonly weak: SummaryAction;
  readonly fair: SummaryAction;
  /** Takes their place where the answer to this question is already the best. */
  readonly instead?: { readonly question: string; readonly step: SummaryAction };
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

export const consentNotCounted =
  'Whether you had consent to collect the data. Clean doesn’t mean permitted.';
