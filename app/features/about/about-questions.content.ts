import { company } from '#app/facts/company.ts';
import { ownerQuestions } from '#app/facts/owner-questions.ts';

/** Read by the page's loader, which keeps them out of its script. */
export const aboutQuestions = {
  title: 'Common questions',
  items: [
    {
      question: 'Who will work on our project?',
      answer:
        'Whoever takes your first call leads it to the end. The others join for the parts they know best.',
    },
    {
      question: 'Do you come to us?',
      get answer() {
        const { serviceRadiusKm: radius, address } = company;
        return `Within ${radius} km of ${address.locality}, yes. Everywhere else, we work by video, with the same people at the same prices.`;
      },
    },
    ownerQuestions.accounts,
  ],
} as const;
