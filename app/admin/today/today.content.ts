export const todayWords = {
  title: 'Today',
  lead: 'What needs your attention today.',
  figures: {
    leads: 'new messages',
    calls: 'calls today',
    failed: 'failed emails',
    doubt: 'emails possibly not delivered',
    queued: 'emails waiting',
    quarantine: 'in quarantine',
    confirmed: 'of sign-ups confirmed (30 days)',
  },
  leads: {
    title: 'New messages',
    none: 'You’ve looked at every message.',
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
    title: 'Email isn’t set up',
    text: 'Messages and bookings are stored, but no emails are sent yet.',
    open: 'Set it up',
  },
  none: '–',
} as const;
