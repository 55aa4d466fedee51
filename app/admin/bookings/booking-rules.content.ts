import type { NoticeWords } from '../shell/shell.content.ts';

export const bookingRulesWords = {
  title: 'Booking rules',
  lead: 'When visitors can book. Changes apply right away.',
  week: 'Calls by week',
  calendars: 'Connected calendars',
  kinds: 'Call types',
  rules: {
    title: 'Rules',
    minimumNoticeMinutes: 'Minimum notice in minutes',
    changeNoticeHours: 'Hours before a call in which visitors can’t move or cancel it',
    changeNoticeHelp:
      '0 lets them until it starts. With more, the call’s page shows your phone number in those hours.',
    horizonDays: 'How many days ahead',
    startEveryMinutes: 'Minutes from one start time to the next',
    bufferBeforeMinutes: 'Minutes kept free before each call',
    bufferAfterMinutes: 'Minutes kept free after each call',
    maxCallsPerDay: 'Maximum calls per day',
    optional: '(optional)',
    hours: {
      title: 'Weekly hours',
      text: 'When calls can take place, in Toronto time. Leave a day empty to close it.',
      office: 'The site shows your office hours separately: {hours}.',
      officeLink: 'Change your office hours',
      from: 'From',
      to: 'to',
      addBreak: 'Add a break on {day}',
      copy: 'Copy to Weekdays',
      monday: 'Monday',
      tuesday: 'Tuesday',
      wednesday: 'Wednesday',
      thursday: 'Thursday',
      friday: 'Friday',
      saturday: 'Saturday',
      sunday: 'Sunday',
    },
    meetingLink: 'Meeting link (not shown on public pages)',
    meetingLinkHelp:
      'For video calls without a link of their own. {room} stands for a room name that differs for each call. If you change the link, you’ll first see how many people will be emailed the new one. Nothing is saved until you confirm.',
    save: 'Save Rules',
  },
  holidays: {
    title: 'Holidays',
    ontario: 'Block Ontario’s public holidays',
    civic: 'Block the Civic Holiday too',
    truth: 'Block the National Day for Truth and Reconciliation too',
    coming: 'Over the next year',
    off: 'Visitors can currently book on Ontario’s public holidays.',
  },
  blocked: {
    title: 'Blocked times',
    none: 'Nothing is blocked.',
    unblock: 'Unblock',
    public: 'visitors see the reason',
    call: '1 call is still booked during this time',
    calls: '{count} calls are still booked during this time',
  },
  feed: {
    title: 'See your calls in your calendar app',
    text: 'A secret address for your calendar app that shows all upcoming calls, with names and contact details. Anyone who has the address can see them.',
    none: 'There’s no address.',
    since: 'An address has been in use since {moment}.',
    make: 'Create Address',
    replace: 'Make a New Address',
    confirmHelp: 'Because the address shows your calls to anyone who has it.',
    replaceText: 'If you make a new address, the old one stops working.',
    revoke: 'Revoke the Address',
    created: { title: 'Address created', description: 'Copy it now. It’s shown only once.' },
    made: {
      title: 'Your new address (shown only once)',
      text: 'Add it to your calendar app by URL (“subscribe”).',
    },
  },
  problem: { title: 'Not saved', description: 'Check the marked fields.' },
} as const;

export const bookingRulesNotices = {
  rules: { title: 'Rules saved', description: 'The new rules apply from now on.' },
  'rules-told': {
    title: 'Rules saved',
    description:
      'Everyone whose call has a new link and who gave an email address gets an email with it and an updated invitation.',
    withoutEmail: {
      title: 'Rules saved, but nobody told yet',
      description:
        'The site can’t send email right now, so the emails with the new meeting link wait in the queue. Let the people who have booked know yourself.',
    },
  },
  blocked: { title: 'Blocked', description: 'Visitors can’t book this time.' },
  'blocked-with-calls': {
    title: 'Blocked, with calls in it',
    description:
      'Nobody else can book this time. Calls already booked stay in place: move or cancel them yourself.',
  },
  unblocked: { title: 'Unblocked', description: 'Visitors can book this time again.' },
  'feed-ended': { title: 'Address revoked', description: 'It no longer works.' },
} as const satisfies NoticeWords;
