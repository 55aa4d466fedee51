export const numbersWords = {
  lead: 'How many people visited, where they came from, and what they did. Counted on the server, without cookies.',
  periods: { 7: '7 days', 30: '30 days', 90: '90 days', 365: 'A year' },
  figures: {
    visitors: 'Visitors',
    views: 'Page views',
    messages: 'Messages',
    calls: 'Calls',
    signups: 'Confirmed sign-ups',
  },
  chart:
    'Visitors by day, with the messages and calls of that day. The table below has the same figures.',
  sources:
    'The first link that brought a visitor here that day: the source named in the link (utm_source), or the site the link was on.',
  pages:
    'Visitors are counted under the first page they saw that day, and so are the messages, calls and sign-ups that followed.',
  answers:
    'From a message to your first reply, sent from here or logged as given elsewhere. Days off don’t count towards your reply promise.',
  counting:
    'A visitor is one browser on one day. Bots are left out, and so is everyone whose browser asks not to be tracked; their messages, calls and sign-ups still count. Pages that the browser opens without asking the server aren’t counted, so page views are a little low. If your developer runs the site as several processes, some visitors count twice.',
} as const;

export const originWords = {
  title: 'Where they came from',
  unknown:
    'Not known: their browser asked not to be tracked, the visit wasn’t counted, or the call was booked here on their behalf.',
  direct: 'No other site: they typed the address, or used a bookmark or an app',
} as const;
