import type { Answers, Level } from '../questionnaire/questionnaire.ts';
import type { Dimension } from './data-quality.content.ts';

type Repair = {
  readonly dimension: Dimension;
  readonly when: (answers: Answers<Level>) => boolean;
  readonly title: string;
  readonly effort: string;
};

const is = (answer: Level | undefined, ...levels: readonly Level[]) =>
  levels.includes(answer ?? null);

/** Why each dimension is worth repairing. */
export const repairReasons: Readonly<Record<Dimension, string>> = {
  completeness: 'Software can’t call, email or sort a customer whose fields are empty.',
  uniqueness: 'A customer who is listed twice gets everything twice, and every count is wrong.',
  validity: 'A value in the wrong shape can’t be dialled, mailed or compared.',
  accuracy: 'A value that looks right and isn’t sends your automation to the wrong person.',
  timeliness: 'Customers move, leave and change jobs: a list ages even if nobody touches it.',
  consistency: 'Two spellings of one thing are two things to a program.',
};

/**
 * What to repair, by the two answers about a dimension: the first row of a dimension that holds.
 * Answers that aren't known have to be found out first, so they call for no repair.
 */
export const repairs: readonly Repair[] = [
  {
    dimension: 'completeness',
    when: ({ C1, C2 }) => is(C1, 0, 1) && is(C2, 0, 1),
    title:
      'Make the most important fields, such as email, phone and last purchase, required when a customer is entered. Have each person complete ten old records a week.',
    effort: '30 minutes a week',
  },
  {
    dimension: 'completeness',
    when: ({ C1, C2 }) => is(C1, 2) && is(C2, 2),
    title:
      'Filter for records with empty fields, such as email, phone or last contact, and complete them for customers of the last twelve months.',
    effort: '2–4 hours',
  },
  {
    dimension: 'completeness',
    when: ({ C1 }) => is(C1, 0, 1),
    title:
      'Make email and phone required when a customer is entered, and have each person complete ten old records a week.',
    effort: '30 minutes a week',
  },
  {
    dimension: 'completeness',
    when: ({ C2 }) => is(C2, 0, 1),
    title:
      'Enter each contact and purchase in the system on the day it happens, and have each person add what’s missing to ten old records a week.',
    effort: '30 minutes a week',
  },
  {
    dimension: 'completeness',
    when: ({ C1 }) => is(C1, 2),
    title:
      'Filter for customers without an email address or a phone number, and complete the ones you deal with most.',
    effort: '2–4 hours',
  },
  {
    dimension: 'completeness',
    when: ({ C2 }) => is(C2, 2),
    title:
      'Filter for records without a last contact or purchase, and complete them from your invoices and calendar.',
    effort: '2–4 hours',
  },
  {
    dimension: 'uniqueness',
    when: ({ U1 }) => is(U1, 0, 1),
    title:
      'Use the file check to find possible duplicates, and go through them one by one, both records side by side. Decide for each which one stays. (For patient records, follow PHIPA and your own rules.)',
    effort: 'about 2 minutes a pair',
  },
  {
    dimension: 'uniqueness',
    when: ({ U1, U2 }) => is(U1, 2) && is(U2, 3),
    title: 'Review possible duplicates once a month, and don’t override your system’s warning.',
    effort: '1 hour a month',
  },
  {
    dimension: 'uniqueness',
    when: ({ U1, U2 }) => is(U1, 2) && is(U2, null),
    title: 'Sort the list by last name once a month, and review possible duplicates.',
    effort: '1 hour a month',
  },
  {
    dimension: 'uniqueness',
    when: ({ U1 }) => is(U1, 2),
    title: 'Turn on your system’s duplicate warning, and review possible duplicates once a month.',
    effort: '1 hour a month',
  },
  {
    dimension: 'uniqueness',
    when: ({ U2 }) => is(U2, 0, 1),
    title:
      'Turn on your system’s duplicate warning; where it has none, search the list before you add a customer.',
    effort: '30 minutes',
  },
  {
    dimension: 'uniqueness',
    when: ({ U2 }) => is(U2, 2),
    title:
      'Turn on your system’s duplicate warning, so that nobody has to remember to search first.',
    effort: '30 minutes',
  },
  {
    dimension: 'validity',
    when: ({ V1, V2 }) => is(V1, 0, 1) && is(V2, 0, 1, 2),
    title:
      'Let the system check email, phone and postal code as they are typed; where it can’t, use a form that can.',
    effort: 'half a day',
  },
  {
    dimension: 'validity',
    when: ({ V1 }) => is(V1, 0, 1),
    title:
      'Let the system check dates, phone numbers and postal codes as they are typed; where it can’t, use a form that can.',
    effort: 'half a day',
  },
  {
    dimension: 'validity',
    when: ({ V1, V2 }) => (is(V1, 2, 3) && is(V2, 0, 1)) || (is(V1, 3) && is(V2, 2)),
    title:
      'Let the system check the email column, too, and move whatever isn’t an address into a notes field.',
    effort: '1–3 hours',
  },
  {
    dimension: 'validity',
    when: ({ V1, V2 }) => is(V1, null) && is(V2, 0, 1, 2),
    title:
      'Move whatever isn’t an address out of the email column, and let the system check what is entered there.',
    effort: '1–3 hours',
  },
  {
    dimension: 'validity',
    when: ({ V1, V2 }) => is(V1, 2) && is(V2, 2),
    title:
      'Correct emails, phone numbers and postal codes that are in the wrong format, column by column.',
    effort: '1–3 hours',
  },
  {
    dimension: 'validity',
    when: ({ V1 }) => is(V1, 2),
    title:
      'Correct dates, phone numbers and postal codes that are in the wrong format, and let the system check the fields that are still typed freely.',
    effort: '1–3 hours',
  },
  {
    dimension: 'accuracy',
    when: ({ A1, A2 }) => (is(A1, 0, 1, 2) && is(A2, 3)) || (is(A1, 2) && is(A2, null)),
    title: 'Correct the record on the day an email bounces or a number is wrong.',
    effort: '2 minutes each',
  },
  {
    dimension: 'accuracy',
    when: ({ A1 }) => is(A1, 0, 1),
    title:
      'Email all active customers to ask, “Is this still right?” Then remove the addresses that bounce.',
    effort: 'half a day',
  },
  {
    dimension: 'accuracy',
    when: ({ A2 }) => is(A2, 0, 1, 2),
    title: 'Ask, “Is this still your number?” with each order or visit for the next three months.',
    effort: '10 seconds each',
  },
  {
    dimension: 'timeliness',
    when: ({ T1 }) => is(T1, 0, 1),
    title:
      'Mark everyone you haven’t been in touch with for two years as inactive and leave them out of every project.',
    effort: '2 hours',
  },
  {
    dimension: 'timeliness',
    when: ({ T1, T2 }) => is(T1, 2) && is(T2, 2, 3, null),
    title: 'Book time in your calendar twice a year to go through the list.',
    effort: '2 hours, twice a year',
  },
  {
    dimension: 'timeliness',
    when: ({ T2 }) => is(T2, 0),
    title: 'Add a date to each record that fills itself in when it’s changed.',
    effort: '2 hours',
  },
  {
    dimension: 'timeliness',
    when: ({ T2 }) => is(T2, 1, 2),
    title:
      'Add a date that fills itself in when a record is changed, so that every record shows one.',
    effort: '2 hours',
  },
  {
    dimension: 'consistency',
    when: ({ K1, K2 }) => is(K1, 2) && is(K2, 2),
    title:
      'Fix spellings and formats once: see which columns the file check calls inconsistent, and correct them in your system.',
    effort: '2–4 hours',
  },
  {
    dimension: 'consistency',
    when: ({ K2 }) => is(K2, 0),
    title: 'Replace typed status, source and province with lists to pick from.',
    effort: '2 hours',
  },
  {
    dimension: 'consistency',
    when: ({ K1, K2 }) => is(K1, 0, 1) || (is(K1, 2) && is(K2, 3, null)),
    title: 'Choose one system whose spelling and status count, and correct the others to match.',
    effort: '2–4 hours',
  },
  {
    dimension: 'consistency',
    when: ({ K2 }) => is(K2, 1, 2),
    title: 'Where status, source or province is still typed, replace it with a list to pick from.',
    effort: '2 hours',
  },
];
