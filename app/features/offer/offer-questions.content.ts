import type { Facts } from '#app/facts/facts.ts';
import { ownWords } from '#app/facts/page-texts.ts';

/** Read by the page's loader, which keeps them out of its script. */
export function offerQuestionsOf(facts: Facts) {
  return ownWords('offer', facts, { questions: shipped }).questions;
}

const shipped = {
  title: 'Common questions',
  items: [
    {
      question: 'Will the package cover what I have in mind?',
      answer:
        'It will if your products connect through ready-made connections and your data is clean enough to use as it is. If it won’t, we’ll tell you before you pay.',
    },
    {
      question: 'What do you need from us?',
      answer:
        'Logins to the tools involved, a few real examples, and an hour with the person who does the work today.',
    },
    {
      question: 'What if we need more than the package?',
      answer:
        'You get a fixed quote for the rest before you decide. If your project goes beyond the package, you pay the vendors for subscriptions and AI models from the start.',
    },
    {
      question: 'What happens after the first year?',
      answer:
        'The workflows keep running in your accounts. From then on, the vendors bill you directly for subscriptions and AI models, and upkeep is optional.',
    },
  ],
} as const;
