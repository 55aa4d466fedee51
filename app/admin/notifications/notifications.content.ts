import type { NoticeWords } from '../shell/shell.content.ts';

export const notificationsWords = {
  title: 'Notifications',
  lead: 'What the site tells you besides the email about each message and call.',
  summary: {
    title: 'Daily summary',
    text: 'One email each morning: messages waiting for a reply, what’s overdue, today’s calls, follow-ups, what was held back as spam and failed emails. If something was held back, it’s sent that day in any case.',
    label: 'Email me a summary every day',
    hour: 'At (Toronto time)',
    to: 'It goes to {email}.',
    submit: 'Save',
  },
  alarm: {
    title: 'When email stops',
    text: 'If emails have waited for an hour, the Today page and the email log say so in red. An email about it couldn’t reach you, so connect a webhook to email.delayed if you want to be told another way.',
    webhooks: 'Webhooks',
  },
} as const;

export const notificationsNotices = {
  saved: { title: 'Saved', description: 'Your notifications are up to date.' },
} as const satisfies NoticeWords;
