import { SIGNUP_RETENTION } from '#app/features/subscriptions/signup.content.ts';

/** The retention periods, as the privacy policy states them. */
export const RETENTION = {
  spamDays: 30,
  idleLeadMonths: 24,
  mailBodyDays: 180,
  addressDays: 90,
} as const;

const { spamDays, idleLeadMonths, mailBodyDays, addressDays } = RETENTION;
const { unconfirmedDays, leftDays, notifiedDays } = SIGNUP_RETENTION;

export const retentionWords = {
  title: 'How long things are kept',
  text: 'Data older than this is deleted automatically, within an hour. The audit log shows what was deleted.',
  columns: { what: 'What', kept: 'Kept for' },
  kinds: [
    { what: 'Messages and calls held back or marked as spam', kept: `${spamDays} days` },
    { what: 'Messages, counted from the last message or note', kept: `${idleLeadMonths} months` },
    { what: 'Calls, counted from when they ended', kept: `${idleLeadMonths} months` },
    {
      what: 'Requests for an earlier time, counted from the day asked for',
      kept: `${spamDays} days`,
    },
    { what: 'The text of emails and webhook deliveries', kept: `${mailBodyDays} days` },
    { what: 'The log of emails and deliveries', kept: `${idleLeadMonths} months` },
    { what: 'Network addresses', kept: `${addressDays} days` },
    { what: 'Sign-ups that were never confirmed', kept: `${unconfirmedDays} days` },
    { what: 'The address of someone who left a list', kept: `${leftDays} day` },
    { what: 'The address of someone told that an item is ready', kept: `${notifiedDays} days` },
    { what: 'Consent record, audit log, list of addresses not to email', kept: 'no limit' },
  ],
} as const;
