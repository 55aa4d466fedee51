import type { Dimension, QualityAnswer, QualityQuestionId } from './data-quality.formula.ts';

export type QuestionStep = {
  /** The answers that it fits; a question that isn't named may have any answer, or none. */
  readonly when: Partial<Record<QualityQuestionId, readonly QualityAnswer[]>>;
  readonly text: string;
  readonly effort: string;
};

const chooseSystem = {
  text: 'Choose one system whose spelling and status count, and correct the others to match.',
  effort: '2–4 hours',
} as const;
const correctAtOnce = {
  text: 'Correct the record on the day an email bounces or a number is wrong.',
  effort: '2 minutes each',
} as const;
const checkEmails = {
  text: 'Let the system check the email column, too, and move whatever isn’t an address into a notes field.',
  effort: '1–3 hours',
} as const;

/** The step for the answers to the two questions of each dimension: the first that fits. */
export const questionSteps = {
  completeness: [
    {
      when: { C1: [0, 1], C2: [0, 1] },
      text: 'Make the most important fields, such as email, phone and last purchase, required when a customer is entered. Have each person complete ten old records a week.',
      effort: '30 minutes a week',
    },
    {
      when: { C1: [2], C2: [2] },
      text: 'Filter for records with empty fields, such as email, phone or last contact, and complete them for customers of the last twelve months.',
      effort: '2–4 hours',
    },
    {
      when: { C1: [0, 1] },
      text: 'Make email and phone required when a customer is entered, and have each person complete ten old records a week.',
      effort: '30 minutes a week',
    },
    {
      when: { C2: [0, 1] },
      text: 'Enter each contact and purchase in the system on the day it happens, and have each person add what’s missing to ten old records a week.',
      effort: '30 minutes a week',
    },
    {
      when: { C1: [2] },
      text: 'Filter for customers without an email address or a phone number, and complete the ones you deal with most.',
      effort: '2–4 hours',
    },
    {
      when: { C2: [2] },
      text: 'Filter for records without a last contact or purchase, and complete them from your invoices and calendar.',
      effort: '2–4 hours',
    },
  ],
  uniqueness: [
    {
      when: { U1: [0, 1] },
      text: 'Use the file check to find possible duplicates, and go through them one by one, both records side by side. Decide for each which one stays. (For patient records, follow PHIPA and your own rules.)',
      effort: 'about 2 minutes a pair',
    },
    {
      when: { U1: [2], U2: [3] },
      text: 'Review possible duplicates once a month, and don’t override your system’s warning.',
      effort: '1 hour a month',
    },
    {
      when: { U1: [2], U2: [null] },
      text: 'Sort the list by last name once a month, and review possible duplicates.',
      effort: '1 hour a month',
    },
    {
      when: { U1: [2] },
      text: 'Turn on your system’s duplicate warning, and review possible duplicates once a month.',
      effort: '1 hour a month',
    },
    {
      when: { U2: [0, 1] },
      text: 'Turn on your system’s duplicate warning; where it has none, search the list before you add a customer.',
      effort: '30 minutes',
    },
    {
      when: { U2: [2] },
      text: 'Turn on your system’s duplicate warning, so that nobody has to remember to search first.',
      effort: '30 minutes',
    },
  ],
  validity: [
    {
      when: { V1: [0, 1], V2: [0, 1, 2] },
      text: 'Let the system check email, phone and postal code as they are typed; where it can’t, use a form that can.',
      effort: 'half a day',
    },
    {
      when: { V1: [0, 1] },
      text: 'Let the system check dates, phone numbers and postal codes as they are typed; where it can’t, use a form that can.',
      effort: 'half a day',
    },
    { when: { V1: [2, 3], V2: [0, 1] }, ...checkEmails },
    { when: { V1: [3], V2: [2] }, ...checkEmails },
    {
      when: { V1: [null], V2: [0, 1, 2] },
      text: 'Move whatever isn’t an address out of the email column, and let the system check what is entered there.',
      effort: '1–3 hours',
    },
    {
      when: { V1: [2], V2: [2] },
      text: 'Correct emails, phone numbers and postal codes that are in the wrong format, column by column.',
      effort: '1–3 hours',
    },
    {
      when: { V1: [2] },
      text: 'Correct dates, phone numbers and postal codes that are in the wrong format, and let the system check the fields that are still typed freely.',
      effort: '1–3 hours',
    },
  ],
  accuracy: [
    { when: { A1: [0, 1, 2], A2: [3] }, ...correctAtOnce },
    {
      when: { A1: [0, 1] },
      text: 'Email all active customers to ask, “Is this still right?” Then remove the addresses that bounce.',
      effort: 'half a day',
    },
    { when: { A1: [2], A2: [null] }, ...correctAtOnce },
    {
      when: { A2: [0, 1, 2] },
      text: 'Ask, “Is this still your number?” with each order or visit for the next three months.',
      effort: '10 seconds each',
    },
  ],
  timeliness: [
    {
      when: { T1: [0, 1] },
      text: 'Mark everyone you haven’t been in touch with for two years as inactive and leave them out of every project.',
      effort: '2 hours',
    },
    {
      when: { T1: [2], T2: [2, 3, null] },
      text: 'Book time in your calendar twice a year to go through the list.',
      effort: '2 hours, twice a year',
    },
    {
      when: { T2: [0] },
      text: 'Add a date to each record that fills itself in when it’s changed.',
      effort: '2 hours',
    },
    {
      when: { T2: [1, 2] },
      text: 'Add a date that fills itself in when a record is changed, so that every record shows one.',
      effort: '2 hours',
    },
  ],
  consistency: [
    {
      when: { K1: [2], K2: [2] },
      text: 'Fix spellings and formats once: see what the file check’s cleaned copy suggests, back up your system, and import the copy.',
      effort: '1 hour',
    },
    {
      when: { K2: [0] },
      text: 'Replace typed status, source and province with lists to pick from.',
      effort: '2 hours',
    },
    { when: { K1: [0, 1] }, ...chooseSystem },
    {
      when: { K2: [1, 2] },
      text: 'Where status, source or province is still typed, replace it with a list to pick from.',
      effort: '2 hours',
    },
    { when: { K1: [2] }, ...chooseSystem },
  ],
} as const satisfies Record<Dimension, readonly QuestionStep[]>;
