import { interpolate } from '#app/platform/format/interpolate.ts';
import { GENERAL_WAITLIST, waitlist } from './waitlist.content.ts';

/** The consent text of an item's waitlist, as the form shows it and the server records it. */
export function waitlistConsent(id: string, title: string): string {
  const { consent, general } = waitlist;
  return id === GENERAL_WAITLIST ? general.consent : interpolate(consent.text, { item: title });
}

/** The item in the emails of its waitlist. */
export function itemInEmails(id: string, title: string) {
  return {
    itemTitle: title,
    ...(id === GENERAL_WAITLIST ? { itemWords: waitlist.general.inWords } : {}),
  };
}

/** The item in a sentence: a title in quotation marks, or what the general list is for. */
export function itemInWords(id: string, title: string): string {
  return id === GENERAL_WAITLIST ? waitlist.general.inWords : `“${title}”`;
}
