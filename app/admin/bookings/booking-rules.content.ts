import type { NoticeWords } from '../shell/shell.content.ts';

export const ruleNumbers = {
  startEveryMinutes: 'Minutes from one start time to the next',
  maxCallsPerDay: 'Maximum calls per day (optional)',
  bufferBeforeMinutes: 'Minutes kept free before each call',
  bufferAfterMinutes: 'Minutes kept free after each call',
  minimumNoticeMinutes: 'Minimum notice in minutes',
  horizonDays: 'How many days ahead',
  changeNoticeHours: {
    label: 'Hours before a call in which visitors can’t move or cancel it',
    help: '0 lets them until it starts. With more, the call’s page shows your phone number in those hours.',
  },
} as const;

export const ruleTexts = {
  meetingLink: {
    label: 'Meeting link (not shown on public pages)',
    help: 'For video calls without a link of their own. {room} stands for a room name that differs for each call. If you change the link, you’ll first see how many people will be emailed the new one. Nothing is saved until you confirm.',
  },
  question: {
    label: 'Your own question on the booking form (optional)',
    help: 'Answering it is optional. You see the answer in the email about the call, in your calendar and on the call’s page.',
  },
} as const;

export const ruleSwitches = {
  observeOntarioHolidays: 'Block Ontario’s public holidays',
  observeCivicHoliday: 'Block the Civic Holiday too',
  observeTruthAndReconciliationDay: 'Block the National Day for Truth and Reconciliation too',
} as const;

export const bookingRulesNotices = {
  saved: { title: 'Saved', description: 'It applies from now on.' },
  told: {
    title: 'Saved',
    description:
      'Everyone whose call has a new link or place and who gave an email address gets an email with it and an updated invitation.',
    withoutEmail: {
      title: 'Saved, but nobody told yet',
      description:
        'The site can’t send email right now, so the emails with the new link or place wait in the queue. Let the people who have booked know yourself.',
    },
  },
} as const satisfies NoticeWords;
