export const todayWords = {
  title: 'Today',
  lead: 'What waits for you, and nothing else.',
  figures: {
    leads: 'new messages',
    calls: 'calls today',
    failed: 'failed mails',
    doubt: 'mails in doubt',
    queued: 'mails waiting',
    quarantine: 'in quarantine',
    confirmed: 'of sign-ups confirmed (30 days)',
  },
  leads: {
    title: 'New messages',
    none: 'Every message has been looked at.',
    columns: { who: 'From', what: 'Message', left: 'Time left' },
    overdue: 'overdue',
    hours: '{hours} h {minutes} min',
  },
  followUps: {
    title: 'To follow up',
    none: 'Nothing is due.',
    columns: { who: 'From', what: 'Message', day: 'Since' },
  },
  calls: { title: "Today's calls", none: 'No calls today.' },
  mail: {
    title: 'Mail is not set up',
    text: 'Messages and bookings are stored, but nothing is mailed yet.',
    open: 'Set it up',
  },
  none: '–',
} as const;
