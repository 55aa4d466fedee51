import type { NoticeWords } from '../shell/shell.content.ts';

export const bookingRulesWords = {
  title: 'Booking rules',
  lead: 'When visitors can book. Changes count at once.',
  week: 'Week',
  rules: {
    title: 'Rules',
    minimumNoticeMinutes: 'Minimum notice in minutes',
    horizonDays: 'How many days ahead',
    slotTimes: 'Start times in Toronto',
    slotTimesHelp: 'One on each line, at least 30 minutes apart.',
    meetingLink: 'Meeting link (only the attendee sees it)',
    save: 'Save Rules',
  },
  holidays: {
    title: 'Holidays',
    ontario: "Block Ontario's public holidays",
    civic: 'Block the Civic Holiday too',
    truth: 'Block the National Day for Truth and Reconciliation too',
    coming: 'In the coming year',
    off: 'Visitors can book on these days now.',
  },
  blocked: {
    title: 'Blocked times',
    none: 'Nothing is blocked.',
    unblock: 'Unblock',
    public: 'visitors read the reason',
    call: '1 call stays booked in it',
    calls: '{count} calls stay booked in it',
  },
  feed: {
    title: 'Your calendar',
    text: 'A secret address for your calendar program: all calls to come, with name and contact. Whoever has the address reads them.',
    none: 'There is no address yet.',
    since: 'One address is in use since {moment}.',
    make: 'Make an Address',
    replace: 'Make a New Address',
    replaceText: 'A new address ends the old one.',
    revoke: 'End the Address',
    made: {
      title: 'Your new address, shown only this once',
      text: 'Add it to your calendar program as a calendar by URL ("subscribe").',
    },
  },
  problem: { title: 'Not saved', description: 'Look at the marked fields.' },
} as const;

export const bookingRulesNotices = {
  rules: { title: 'Rules saved', description: 'They count from now on.' },
  blocked: { title: 'Blocked', description: 'Nobody can book then.' },
  'blocked-with-calls': {
    title: 'Blocked, with calls in it',
    description:
      'Nobody else can book then. Calls booked before stay: move or cancel them yourself.',
  },
  unblocked: { title: 'Unblocked', description: 'Visitors can book then again.' },
  'feed-ended': { title: 'Address ended', description: 'It shows nothing any more.' },
} as const satisfies NoticeWords;
