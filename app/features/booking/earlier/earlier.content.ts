/** The form for a visitor whose preferred day is full. */
export const earlierPage = {
  head: {
    title: 'Get an Email If a Time Opens Up | {company}',
    description:
      'Is the day you want fully booked? Leave your email address, and we’ll email you as soon as a call on that day is cancelled.',
    keywords: ['earlier call'],
    noindex: true,
  },
  title: 'Get an email if a time opens up',
  lead: 'Is the day you want fully booked? If a call on that day is cancelled, we’ll email you and everyone else who asked. Whoever books the time first gets it.',
  /** Above the form. */
  call: 'The call: {title}, {minutes} minutes',
  day: {
    label: 'The day you’d like',
    missing: 'Choose a day.',
    invalid: 'Choose a day on which we take calls, today or later.',
    tooLate: 'It’s too late to book a call on that day. Choose a later one.',
  },
  submit: 'Email me if a time opens up',
  notice: 'We use these details only to tell you about a time on that day, in one email.',
  done: {
    title: 'We’ll let you know',
    text: 'If a time opens up on that day, we’ll email you once. Don’t want to wait? You can book any other time now.',
    withoutEmail:
      'Your request is saved, but we can’t send email right now. We can only tell you about a time that opens up once email works again. To be sure of a call, book any other time now.',
    book: 'See all available times',
  },
  errorSummaryTitle: 'Please check these fields',
  toasts: {
    missing: { title: 'Missing information', description: 'Please fill in all required fields' },
    failed: { title: 'Not saved' },
  },
  tooManyRequests:
    'You’re already on the list for as many calls as we can keep for one address. Call {ourPhone} if you need help.',
} as const;

/** Below the booking form. */
export const earlierLink = {
  text: 'Don’t see a time that works?',
  label: 'Get an email if one opens up',
} as const;

/** On the page of a booked call. */
export const earlierSection = {
  title: 'Hoping for an earlier time?',
  withEmail: {
    text: 'If none of the other times suits you, we can email you once when someone cancels and an earlier time opens up. Whoever books it first gets it. Your current call stays booked until you move it.',
    waiting: 'You’re on the list. We’ll email you once when an earlier time opens up.',
  },
  withoutEmail: {
    text: 'If someone cancels, we can only tell you about the earlier time once email works again. Your current call stays booked until you move it.',
    waiting:
      'You’re on the list, but we can’t send email right now. We can only tell you about an earlier time once email works again.',
  },
  ask: 'Tell me about earlier times',
  stop: 'Take me off the list',
} as const;
