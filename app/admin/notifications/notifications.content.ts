import type { NoticeWords } from '../shell/shell.content.ts';

/** The hours at which a summary can be sent, in Toronto. */
export const SUMMARY_HOURS = [5, 6, 7, 8, 9, 10, 11, 12];

export const notificationsWords = {
  text: 'One email each morning: messages waiting for a reply, what’s overdue, today’s calls, follow-ups, what was held back as spam and failed emails. If something was held back, it’s sent that day in any case.',
  alarm:
    'If emails have waited for 30 minutes, Today and the email log say so in red. An email about it couldn’t reach you: to be told another way, connect a webhook to email.delayed.',
} as const;

export const notificationsNotices = {
  summary: { title: 'Saved', description: 'Your daily summary is up to date.' },
} as const satisfies NoticeWords;
