import type { Sheet } from '#app/content-types.ts';

function lesson(
  title: string,
  [idea, example, exercise, kept]: readonly [string, string, string, string],
): Sheet {
  return {
    kind: 'page',
    title,
    rows: [
      { label: 'Idea', text: idea },
      { label: 'Example', text: example },
      { label: 'Exercise', text: exercise },
      { label: 'You keep', text: kept },
    ],
  };
}

/** The first lesson of each course that ships, by its slug. */
export const firstLessons: Readonly<Record<string, Sheet>> = {
  'ai-for-sme-essentials': lesson('Lesson 1: Find your first task', [
    'The best first task is dull, frequent and easy to check.',
    'A dental office answers “What do I bring?” forty times a week.',
    'List what you typed twice this week. Mark the three that take longest.',
    'Your list, with minutes beside each task',
  ]),
  'marketing-automation-masterclass': lesson('Lesson 1: Who said yes?', [
    'A short list of people who agreed beats a long one of people who didn’t.',
    'A raffle ticket isn’t consent. An order is, for two years.',
    'Sort twenty addresses: agreed, bought recently, don’t know.',
    'Your rule for who gets which email',
  ]),
  'ai-implementation-workshop': lesson('Lesson 1: Your project on one page', [
    'If it doesn’t fit on one page, it’s two projects.',
    'Supplier invoices: 120 a month, fourteen minutes each',
    'Write down the task, today’s number and the number that means “stop.”',
    'The page, signed by whoever pays for it',
  ]),
  'customer-service-ai-systems': lesson('Lesson 1: Your last twenty questions', [
    'Some questions have one right answer. Others need a person.',
    '“Is there parking?” and “My tooth hurts” don’t belong in one pile.',
    'Write each question on a card and sort them into three piles.',
    'A first page of answers, with who approved each',
  ]),
  'data-analytics-for-smes': lesson('Lesson 1: One clean list', [
    'A chart is only as good as the column under it.',
    '“Smith Ltd,” “Smith Ltd.” and “SMITH” are one customer and three rows.',
    'Find the duplicates in fifty rows of your own export.',
    'A list you can count',
  ]),
  'ai-tools-quick-start': lesson('Lesson 1: Set it up safely', [
    'Settings first: what the tool may keep, and who can see it.',
    'A prompt with a customer’s name in it, and the same one without',
    'Turn off training on your data. Then answer one real email.',
    'Your first prompt that worked',
  ]),
};
