import type { Preview } from '#app/content-types.ts';

/** The first lesson of each course that ships, by its slug. */
export const firstLessons: Readonly<Record<string, Preview>> = {
  'ai-for-sme-essentials': {
    title: 'Lesson 1: Find your first task',
    rows: [
      ['Idea', 'The best first task is dull, frequent and easy to check.'],
      ['Example', 'A dental office answers “What do I bring?” forty times a week.'],
      ['Exercise', 'List what you typed twice this week. Mark the three that take longest.'],
      ['You keep', 'Your list, with minutes beside each task'],
    ],
  },
  'marketing-automation-masterclass': {
    title: 'Lesson 1: Who said yes?',
    rows: [
      ['Idea', 'A short list of people who agreed beats a long one of people who didn’t.'],
      ['Example', 'A raffle ticket isn’t consent. An order is, for two years.'],
      ['Exercise', 'Sort twenty addresses: agreed, bought recently, don’t know.'],
      ['You keep', 'Your rule for who gets which email'],
    ],
  },
  'ai-implementation-workshop': {
    title: 'Lesson 1: Your project on one page',
    rows: [
      ['Idea', 'If it doesn’t fit on one page, it’s two projects.'],
      ['Example', 'Supplier invoices: 120 a month, fourteen minutes each'],
      ['Exercise', 'Write down the task, today’s number and the number that means “stop.”'],
      ['You keep', 'The page, signed by whoever pays for it'],
    ],
  },
  'customer-service-ai-systems': {
    title: 'Lesson 1: Your last twenty questions',
    rows: [
      ['Idea', 'Some questions have one right answer. Others need a person.'],
      ['Example', '“Is there parking?” and “My tooth hurts” don’t belong in one pile.'],
      ['Exercise', 'Write each question on a card and sort them into three piles.'],
      ['You keep', 'A first page of answers, with who approved each'],
    ],
  },
  'data-analytics-for-smes': {
    title: 'Lesson 1: One clean list',
    rows: [
      ['Idea', 'A chart is only as good as the column under it.'],
      ['Example', '“Smith Ltd,” “Smith Ltd.” and “SMITH” are one customer and three rows.'],
      ['Exercise', 'Find the duplicates in fifty rows of your own export.'],
      ['You keep', 'A list you can count'],
    ],
  },
  'ai-tools-quick-start': {
    title: 'Lesson 1: Set it up safely',
    rows: [
      ['Idea', 'Settings first: what the tool may keep, and who can see it.'],
      ['Example', 'A prompt with a customer’s name in it, and the same one without'],
      ['Exercise', 'Turn off training on your data. Then answer one real email.'],
      ['You keep', 'Your first prompt that worked'],
    ],
  },
};
