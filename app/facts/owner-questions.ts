import type { Facts } from './facts.schema.ts';
import { ownWords } from './page-texts.ts';

/** When we look into what breaks; the package is named only while it's offered. */
export function withUpkeep({ sections }: Facts): string {
  return sections.offer
    ? 'In the first year of the launch package, or with paid upkeep,'
    : 'With paid upkeep,';
}

/**
 * What owners ask before they hire somebody, with the one answer that each page gives. The answers
 * agree with the pricing page, the offer and the terms of service.
 */
export function ownerQuestionsOf(facts: Facts) {
  return ownWords('questions', facts, {
    data: {
      question: 'Where is our data stored?',
      answer:
        'Where possible, in the accounts you already use. If a new service is needed, we’ll tell you which country it stores data in before you decide, and we look for one in Canada first.',
    },
    accounts: {
      question: 'Who owns the accounts and the workflows?',
      answer:
        'You do. We build in your accounts, and when we’re done, you have the logins, the documentation and the right to have anyone else change the workflows.',
    },
    failure: {
      question: 'What if something breaks?',
      answer: `You get an alert, and your team does the work by hand until it’s fixed. ${withUpkeep(facts)} we look into it by the next business day and the fix is included. Otherwise, we quote a price first.`,
    },
    commissions: {
      question: 'Do you earn commissions on what you recommend?',
      answer:
        'Some vendors pay us a commission, mainly in the agency model. We tell you whenever that applies, before you choose. You don’t pay more because of it.',
    },
    leaving: {
      question: 'Can we leave?',
      answer:
        'Yes, at any time. Everything keeps running in your accounts without us, and anyone you choose can change it.',
    },
  } as const satisfies Record<string, { readonly question: string; readonly answer: string }>);
}
