import type { Question } from '#app/content-types.ts';
import type { Facts } from '#app/facts/facts.ts';
import { ownerQuestionsOf } from '#app/facts/owner-questions.ts';
import type { ServiceSlug } from '#app/facts/services.ts';

/** What owners ask about each service. */
export function serviceQuestionsOf(
  facts: Facts,
): Readonly<Record<ServiceSlug, readonly Question[]>> {
  const ownerQuestions = ownerQuestionsOf(facts);
  return {
    'marketing-automation': [
      {
        question: 'What do you need from us?',
        answer:
          'Access to your email program and your customer list, about thirty emails you’ve already sent, and an hour to agree on what goes out and when.',
      },
      {
        question: 'Can we email everyone on our list?',
        answer:
          'Not always. Canada’s anti-spam law (CASL) requires consent that you can prove, or a recent purchase or inquiry. We sort your list first, and anyone without either gets nothing.',
      },
    ],
    'workflow-automation': [
      {
        question: 'What do you need from us?',
        answer:
          'Access to the systems involved, a dozen real orders or invoices with the odd ones among them, and an hour with the person who does the work today.',
      },
      ownerQuestions.failure,
    ],
    'customer-service-automation': [
      {
        question: 'What do you need from us?',
        answer:
          'Your price list, policies and opening hours, the questions customers have asked in the last month, and one person who approves the answers.',
      },
      {
        question: 'What if it gives a wrong answer?',
        answer:
          'You can read every conversation, with the source of each answer. Correct the document once, and the next answer is right.',
      },
      ownerQuestions.data,
    ],
    'ai-readiness-assessment': [
      {
        question: 'Do we have to prepare anything?',
        answer:
          'No. Think of one task that takes too long. If you have four minutes, take the free quiz first, and we’ll start from your result.',
      },
      {
        question: 'Will you try to sell us something?',
        answer:
          'No. You hear what we’d do first and roughly what it would take. If you want a quote after that, ask for one.',
      },
      {
        question: 'Is what we tell you confidential?',
        answer:
          'Yes. Only the people who would work with you read it, and we delete it two years after our last contact, or sooner if you ask.',
      },
    ],
    'ai-strategy-development': [
      {
        question: 'What do you need from us?',
        answer:
          'Half a day in which we watch the work, two weeks in which your team notes times and errors, and a meeting with the people who do the work.',
      },
      {
        question: 'What does it cost?',
        answer:
          'A fixed price that you get before we start. It depends on how many people and tasks the plan covers.',
      },
      {
        question: 'Do we have to hire you for the projects in the plan?',
        answer: 'No. The plan is yours, and any vendor can work from it.',
      },
      ownerQuestions.commissions,
    ],
    'implementation-support': [
      {
        question: 'What do you need from us?',
        answer:
          'Logins to the systems involved, twenty past cases for the trial run, and an hour from each person who’ll use it.',
      },
      {
        question: 'Do you take over what another vendor has built?',
        answer:
          'Often. We look at it first and tell you whether it can be saved. If it can’t, you’ll know before you spend more.',
      },
      ownerQuestions.accounts,
    ],
  };
}
