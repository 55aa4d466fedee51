import { offerFigures } from '#app/facts/offer.ts';
import type { NoticeWords } from '../shell/shell.content.ts';

export const offerSettingsWords = {
  title: 'Launch offer',
  lead: 'When the offer ends, and how many places are left. The page follows at once.',
  page: { label: 'Open the offer page', href: '/special-offer' },
  settings: {
    title: 'Deadline and places',
    ends: 'The offer ends',
    endings: {
      open: 'On no date: the countdown stands still and promises nothing',
      deadline: 'On this day and at this time:',
    },
    date: 'Last day',
    time: 'Until (Toronto time)',
    seats: `Places left of ${offerFigures.firstBusinesses}`,
    seatsHelp: 'Leave it empty to say nothing about it. At 0 the offer has ended.',
    save: 'Save Offer',
  },
  preview: {
    title: 'How it reads now',
    ended: 'Ended',
    open: 'Open',
  },
  end: {
    title: 'End it now',
    text: 'The page says that the offer has ended, and requests for it are refused. A new deadline opens it again.',
    submit: 'End Offer Now',
  },
  errors: {
    ends: 'Choose whether the offer has a deadline.',
    date: 'Choose the last day.',
    time: 'Enter the time, for example 17:00.',
    past: 'Choose a time that is still to come, or end the offer now.',
    seats: `Enter a whole number from 0 to ${offerFigures.firstBusinesses}, or leave it empty.`,
  },
  problem: { title: 'Not saved', description: 'Look at the marked fields.' },
} as const;

export const offerNotices = {
  saved: { title: 'Offer saved', description: 'The page shows it from now on.' },
  ended: { title: 'The offer has ended', description: 'The page says so from now on.' },
} as const satisfies NoticeWords;
