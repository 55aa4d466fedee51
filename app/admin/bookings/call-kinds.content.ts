import type { NoticeWords } from '../shell/shell.content.ts';

export const callKindsWords = {
  title: 'Call types',
  lead: 'What visitors can book. All types share one calendar, so no two calls overlap.',
  rules: 'Booking rules',
  retired: '{title} (not offered)',
  address: 'Its booking page',
  add: 'Add a call type',
  save: 'Save',
  addSubmit: 'Add Call Type',
  remove: 'Remove',
  optional: '(optional)',
  fields: {
    title: 'Name',
    minutes: 'Minutes',
    text: 'Text on the booking page',
    place: 'Where',
    videoLink: 'Video link',
    address: 'Office address',
    isOffered: 'Visitors can book it',
  },
  help: {
    text: '{minutes} stands for the length, {hours} for the days and hours of your rules.',
    videoLink:
      'Leave it empty to use the meeting link of the booking rules. {room} stands for a room name that differs for each call, as in https://meet.example.com/{room}.',
  },
  places: {
    video: 'Video call',
    phone: 'Phone: you call them, so the form asks for a number',
    office: 'At your office',
  },
  question: {
    title: 'Your own question',
    text: 'Shown on the booking form; answering it is optional. You see the answer in the email about the call, in your calendar and on the call’s page.',
    label: 'Question',
    help: 'Leave it empty to ask nothing.',
    submit: 'Save Question',
  },
  problem: { title: 'Not saved', description: 'Check the marked fields.' },
  used: {
    title: 'Not removed',
    description: 'Calls of this type have been booked. Uncheck “Visitors can book it” instead.',
  },
} as const;

export const callKindsNotices = {
  saved: { title: 'Saved', description: 'Your booking pages are up to date.' },
  told: {
    title: 'Saved',
    description:
      'Everyone whose call has a new link or place and who gave an email address gets an email with the new details.',
    withoutEmail: {
      title: 'Saved, but nobody told yet',
      description:
        'The site can’t send email right now, so the emails with the new details wait in the queue. Let the people who have booked know yourself.',
    },
  },
  removed: { title: 'Removed', description: 'This call type can no longer be booked.' },
} as const satisfies NoticeWords;
