import type { Facts } from '#app/facts/facts.ts';
import { ownWords } from '#app/facts/page-texts.ts';

/** Read by the page's loader, which keeps them out of its script. */
export function resourceQuestionsOf(facts: Facts) {
  return ownWords('resources', facts, { questions: shipped }).questions;
}

const shipped = {
  title: 'Common questions',
  items: [
    {
      question: 'Do I have to sign up?',
      answer:
        'No. Every tool shows its result right away. We ask for your email address only if you want a result sent to you, a place on a waitlist or the newsletter.',
    },
    {
      question: 'Where do my answers go?',
      answer:
        'We don’t keep them unless you have a result emailed to you, or bring one to a call. A file that you check for data quality never leaves your browser.',
    },
    {
      question: 'When will the downloads be ready?',
      answer:
        'We haven’t set dates. Join the waitlist for the download you want, and you’ll get one email when it’s ready.',
    },
    {
      question: 'May I print the tools and share my result?',
      answer:
        'Yes. Each result has a print view and a link that opens the same answers. The link works without storing anything on our server.',
    },
  ],
} as const;
