import type { Facts } from '#app/facts/facts.ts';
import { ownWords } from '#app/facts/page-texts.ts';

/** Read by the page's loader, which keeps them out of its script. */
export function contactQuestionsOf(facts: Facts) {
  const { company } = facts;
  return ownWords('contact', facts, {
    questions: {
      title: 'Before you write or call',
      items: [
        {
          question: 'Does it cost anything, and do I have to buy anything?',
          answer:
            'No. Messages, the 30-minute assessment and quotes are free, with no obligation. You don’t owe anything until you’ve accepted a written quote or order confirmation.',
        },
        {
          question: 'What happens to what I write?',
          answer: `A person reads it and replies, typically ${company.replyPromise}. It’s stored in our database for 24 months after our last contact. You can ask us to correct or delete it at any time, free of charge.`,
        },
        {
          question: 'Do I need to prepare for the call?',
          answer:
            'No. Think of one task that takes too long. Please don’t send health records, card numbers or other confidential information; we don’t need any of it to answer you.',
        },
      ],
    } as const,
  }).questions;
}
