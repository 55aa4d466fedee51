import type { Facts } from '#app/facts/facts.ts';
import { ownerQuestionsOf } from '#app/facts/owner-questions.ts';
import { ownWords } from '#app/facts/page-texts.ts';

/** Read by the page's loader, which keeps them out of its script. */
export function aboutQuestionsOf(facts: Facts) {
  const { company } = facts;
  const ownerQuestions = ownerQuestionsOf(facts);
  return ownWords('about', facts, {
    questions: {
      title: 'Common questions',
      items: [
        {
          question: 'Who will work on our project?',
          answer:
            'Whoever takes your first call leads it to the end. The others join for the parts they know best.',
        },
        {
          question: 'Do you come to us?',
          answer: `Within ${company.serviceRadiusKm} km of ${company.address.locality}, yes. Everywhere else, we work by video, with the same people at the same prices.`,
        },
        ownerQuestions.accounts,
      ],
    } as const,
  }).questions;
}
