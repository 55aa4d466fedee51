import type { Facts } from '#app/facts/facts.ts';
import type { NoticeWords } from '../shell/shell.content.ts';

export const offerSettingsTitle = 'Launch offer';

export function offerSettingsWordsOf(facts: Facts) {
  const { offer: offerFigures } = facts;
  return {
    title: offerSettingsTitle,
    lead: 'When the offer ends and how many places are left. Its page and the pricing page update right away.',
    leadWhileOff: 'When the offer ends and how many places are left.',
    page: { label: 'Open the offer page', href: '/special-offer' },
    settings: {
      title: 'Deadline and places',
      ends: 'The offer ends',
      endings: {
        open: 'No end date: the countdown doesn’t run, and the page says so',
        deadline: 'On this day and at this time:',
      },
      date: 'Last day',
      time: 'Until (Toronto time)',
      seats: `Places left, out of ${offerFigures.firstBusinesses}`,
      seatsHelp: 'Leave it empty to show nothing. At 0, the offer has ended.',
      save: 'Save Offer',
    },
    preview: {
      title: 'How it looks now',
      ended: 'Ended',
      open: 'Open',
      off: 'Turned off',
      offText:
        'The offer is turned off under Site, so its page and the package on the pricing page aren’t shown.',
      site: { label: 'Open Site', href: '/admin/site?set=sections' },
    },
    end: {
      title: 'End it now',
      text: 'The page will say that the offer has ended, and new requests won’t be accepted. Setting a new deadline reopens it, though the page has told visitors that the clock won’t restart.',
      submit: 'End Offer Now',
    },
    errors: {
      ends: 'Choose whether the offer has a deadline.',
      date: 'Choose the last day.',
      time: 'Enter the time, for example 17:00.',
      past: 'Choose a time in the future, or end the offer now.',
      seats: `Enter a whole number from 0 to ${offerFigures.firstBusinesses}, or leave it empty.`,
    },
    problem: { title: 'Not saved', description: 'Check the marked fields.' },
  } as const;
}

export const offerNotices = {
  saved: { title: 'Offer saved', description: 'The offer and pricing pages have been updated.' },
  ended: {
    title: 'The offer has ended',
    description:
      'Its page now says so, and the pricing page no longer shows the package. To take the page down, too, turn off “Launch offer” under Site.',
  },
} as const satisfies NoticeWords;

const savedWhileOff = {
  title: 'Saved',
  description: 'It will show once you turn the offer on under Site.',
};

/** While the offer is turned off under Site, no page changes. */
export const offerNoticesWhileOff = {
  saved: savedWhileOff,
  ended: savedWhileOff,
} as const satisfies NoticeWords;
