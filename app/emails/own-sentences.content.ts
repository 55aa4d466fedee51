import type { Facts } from '#app/facts/facts.ts';
import { ownWords } from '#app/facts/page-texts.ts';

/**
 * What the owner adds at the end of each kind of email to visitors; nothing ships. Requests to confirm
 * an address have none, because they must not advertise, and what goes to a waitlist is the owner’s own issue.
 */
const shipped = {
  sentenceAtTheEnd: {
    contactReceipt: '',
    bookingConfirmation: '',
    bookingReminder: '',
    bookingChanged: '',
    bookingCancelled: '',
    timeOpened: '',
    newsletterWelcome: '',
    toolResult: '',
  },
};

/** The emails that may end with a sentence of the owner's. */
export type OwnSentence = keyof typeof shipped.sentenceAtTheEnd;

export function ownSentencesOf(facts: Facts): typeof shipped {
  return ownWords('emails', facts, shipped);
}
