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
      '{title}, {minutes} minutes. Pick a day and a time. You can move or cancel it until it starts.',
  },
  title: 'Book a call: {title}',
  submit: 'Book Call',
  sent: 'Call scheduled!',
  /** Links to the other call types. */
  other: { text: '{title}, {minutes} minutes.', label: 'Book this call instead' },
} as const;
