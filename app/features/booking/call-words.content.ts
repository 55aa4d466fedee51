import { backupTitle, notConfirmed } from './booking.content.ts';

const bookedFor = 'Your call is booked for {date} at {time}.';

/** While the server is unreachable, nobody knows whether the time is free. */
const askedFor = `${notConfirmed} You asked for {date} at {time}.`;

/** The texts of the two call types that the site starts with. */
export const callWords = {
  assessment: {
    head: {
      title: 'Book a Free AI Readiness Assessment | {company}',
      description:
        'Pick a day and a time for a free 30-minute AI readiness assessment by video. Move or cancel it online. Nothing to install, nothing to pay.',
      keywords: ['book AI readiness assessment', 'free AI consultation {town}'],
      isMadeOnRequest: true,
    },
    title: 'Book your free assessment',
    submit: 'Book Assessment Call',
    sent: { title: 'Assessment call scheduled!', description: bookedFor },
    backup: { title: backupTitle, description: askedFor },
    bring: 'One task you’d like off your desk, and a rough idea of the hours it takes. That’s all.',
    otherKind: {
      text: 'Choosing between courses?',
      label: 'Book the 15-minute course consultation instead',
      href: '/book?kind=consultation',
    },
  },
  consultation: {
    head: {
      title: 'Book a Free 15-Minute Consultation | {company}',
      description:
        'Not sure which course fits? Pick a day and a time for a free 15-minute consultation by video. You can move or cancel it online.',
      keywords: ['free course consultation', 'which AI course'],
      isMadeOnRequest: true,
    },
    title: 'Book your free consultation',
    submit: 'Book Consultation Call',
    sent: { title: 'Consultation call scheduled!', description: bookedFor },
    backup: { title: backupTitle, description: askedFor },
    bring: 'What you’d like to be able to do, and how much time you have for it.',
    otherKind: {
      text: 'Want to talk about your whole business?',
      label: 'Book the 30-minute AI readiness assessment instead',
      href: '/book',
    },
  },
} as const;

/** Where calls take place. 'Virtual Meeting' is the location of every video call. */
export const callPlaceWords = {
  video: 'Virtual Meeting',
  phone: 'Phone call',
  office: 'At our office',
  /** Beside the phone number in the form. */
  phoneHelp: {
    video: 'In case the video call doesn’t work.',
    phone: 'We’ll call you at this number.',
    office: '',
  },
  phoneWhere: 'By phone. We’ll call you at the number you gave us.',
} as const;

/** The booking page of a call type that has no texts of its own. */
export const anyCallWords = {
  head: {
    title: 'Book a Call: {title} | {company}',
    description:
      '{title}, {minutes} minutes. Pick a day and a time. You can move or cancel it online.',
  },
  title: 'Book a call: {title}',
  submit: 'Book Call',
  sent: 'Call scheduled!',
  /** Links to the other call types. */
  other: { text: '{title}, {minutes} minutes.', label: 'Book this call instead' },
} as const;

/** In place of the words about the confirmation while the site can’t email visitors. */
export const withoutEmail = {
  booked: {
    title: 'No confirmation by email for now',
    description:
      'We can’t send email right now, so please note the date and time. If email works again before your call, we’ll send you the confirmation.',
  },
  unconfirmed: {
    title: 'Your call isn’t booked yet',
    description:
      'It has to be confirmed by email, and we can’t send email right now. Please call {ourPhone} to book it.',
  },
} as const;
