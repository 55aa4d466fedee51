import * as v from 'valibot';
import { defineEmail } from './email.ts';
import { type EmailCountKey, findEmailCount } from './email-budget.queries.server.ts';
import { action, fact } from './layout.tsx';

const summarySchema = v.object({
  /** New messages that nobody has looked at, and how many of them are overdue. */
  newMessages: v.number(),
  overdue: v.number(),
  /** The newest of them: 'Kim Baker, Bakery (Contact page)'. */
  messages: v.array(v.string()),
  /** Today's calls: '9:00 AM Kim Baker'. */
  calls: v.array(v.string()),
  followUps: v.array(v.string()),
  /** Those that aren't listed. */
  moreFollowUps: v.number(),
  /** Messages and calls that were held back as spam since the day before. */
  heldBack: v.array(v.string()),
  moreHeldBack: v.number(),
  failedEmails: v.number(),
  waitingEmails: v.number(),
});

/** Read when it is sent, so that the queue's row names nobody and an erasure has nothing to miss. */
export type DaySummary = v.InferOutput<typeof summarySchema>;

/** To the owner, once a day in the morning, if they want it. */
export const dailySummary = defineEmail({
  schema: v.object({
    /** 'Monday, November 2, 2026' */
    date: v.string(),
    summary: v.optional(summarySchema),
  }),
  audience: 'owner',
  subject: ({ summary }) =>
    summary
      ? `Today: ${count(summary.newMessages, 'new message')}, ${count(summary.calls.length, 'call')}`
      : 'Today',
  preheader: ({ date }) => date,
  reason:
    'You’re getting this email because the daily summary is on, or because something was held back as spam. You can change the summary under Settings, Email Settings.',
  body: ({ date, summary }, { siteUrl }) => [
    date,
    ...(summary ? summaryFacts(summary) : []),
    action(`${siteUrl}/admin/today`, 'Open the Today page'),
  ],
  preview: {
    date: 'Monday, November 2, 2026',
    summary: {
      newMessages: 2,
      overdue: 1,
      messages: ['Kim Baker, Sample Bakery (Contact page)', 'Ana Roy (Launch offer)'],
      calls: ['9:00 AM Sam Lee, Sample Clinic'],
      followUps: ['Jo Park, Sample Plumbing'],
      moreFollowUps: 0,
      heldBack: ['Lee Gray (message)'],
      moreHeldBack: 0,
      failedEmails: 0,
      waitingEmails: 2,
    },
  },
});

function summaryFacts(summary: DaySummary) {
  const { newMessages, overdue, messages, failedEmails, waitingEmails } = summary;
  const state = `${newMessages} waiting for a reply${overdue > 0 ? `, ${overdue} overdue` : ''}`;
  const unlisted = newMessages - messages.length;
  return [
    fact('New messages', listed([state, ...messages], unlisted)),
    fact('Calls today', summary.calls.join('\n') || 'None'),
    summary.followUps.length > 0 &&
      fact('To follow up', listed(summary.followUps, summary.moreFollowUps)),
    summary.heldBack.length > 0 &&
      fact('Held back as spam', listed(summary.heldBack, summary.moreHeldBack)),
    failedEmails + waitingEmails > 0 &&
      fact('Email', `${failedEmails} failed, ${waitingEmails} waiting`),
  ];
}

/** A list, with a line for what it leaves out. */
function listed(shown: readonly string[], more: number): string {
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}

function count(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? '' : 's'}`;
}

const ownerReason = 'You’re getting this email because you own the site.';

/** Under this name the notifications of each hour are counted. */
export function digestCount(hour: string): EmailCountKey {
  return { address: 'owner', network: '', day: hour };
}

/**
 * To the owner instead of many single notifications. Everything is in the inbox of the admin area.
 */
export const ownerDigest = defineEmail({
  schema: v.object({
    /** '9:00 AM Toronto time' */
    since: v.string(),
    /** How many notifications per hour are sent individually. */
    limit: v.number(),
    /** How many more there were in that hour; without `hour`, the final number. */
    count: v.number(),
    /** The hour by which they are counted, '2026-11-02T14' in UTC. Rows of older versions have none. */
    hour: v.optional(v.string()),
  }),
  audience: 'owner',
  async load(db, props) {
    if (props.hour === undefined) return { kind: 'ready', props };
    const all = await findEmailCount(db, digestCount(props.hour));
    return { kind: 'ready', props: { ...props, count: Math.max(props.count, all - props.limit) } };
  },
  subject: (props) =>
    props.count === 1
      ? '1 more message or call in the admin area'
      : `${props.count} more messages and calls in the admin area`,
  preheader: ({ since }) => `Since ${since}`,
  reason: ownerReason,
  body: (props, { siteUrl }) => [
    `More than ${props.limit} messages and calls came in within an hour. To keep your inbox usable, the site didn’t email you about ${props.count} more that came in after ${props.since}. They’re all in the admin area.`,
    action(`${siteUrl}/admin/inbox`, 'Open the inbox'),
  ],
  preview: { since: '9:00 AM Toronto time', limit: 60, count: 12 },
});

/** To the owner, once when a calendar has failed for a while and once when it works again. */
export const calendarStatus = defineEmail({
  schema: v.object({
    /** What the owner calls the calendar. */
    name: v.string(),
    /** Why it can't be read; unset once it can be read again. */
    problem: v.optional(v.string()),
    /** When it could last be read. */
    readAt: v.optional(v.string()),
  }),
  audience: 'owner',
  subject: ({ name, problem }) =>
    problem ? `Your calendar “${name}” can’t be read` : `Your calendar “${name}” works again`,
  preheader: ({ problem }) => problem ?? 'Its busy times are up to date',
  reason: ownerReason,
  body: ({ problem, readAt }, { siteUrl }) => [
    problem,
    problem
      ? readAt
        ? `The busy times last read on ${readAt} still apply, but events added since then may be missing: visitors could book a call while you’re busy.`
        : 'Its busy times aren’t known: visitors could book a call while you’re busy.'
      : 'Its busy times are up to date, and visitors can’t book while it says you’re busy.',
    action(`${siteUrl}/admin/booking-rules#calendars`, 'Open connected calendars'),
  ],
  preview: {
    name: 'Personal',
    problem: 'The calendar returned an error (500).',
    readAt: 'Monday, November 2, 2026 at 10:00 AM Toronto time (Eastern Standard Time)',
  },
});

/** Sent from the settings page to test one way of sending. */
export const testMail = defineEmail({
  schema: v.object({ to: v.string(), subject: v.string(), message: v.string() }),
  audience: 'owner',
  isFromPerson: true,
  subject: ({ subject }) => subject,
  emailService: ({ to, subject, message }, settings, { company }) => ({
    template: 'contact',
    params: {
      from_name: company.name,
      from_email: settings.from,
      to_email: to,
      subject,
      message,
    },
  }),
  preheader: ({ message }) => message.slice(0, 90),
  reason: 'Sent from the email settings of your site to check that email works.',
  body: ({ message }) => message.split(/\n{2,}/).filter((text) => text.trim()),
  preview: {
    to: 'owner@example.com',
    subject: 'Test email from your website',
    message: 'If you can read this, your website can send email.',
  },
});

/** To a member of the team: a link with which they choose a password. */
export const teamLink = defineEmail({
  schema: v.object({
    /** The id of the link, from which its token is derived. */
    linkId: v.string(),
    purpose: v.picklist(['invitation', 'new-password']),
    name: v.string(),
    /** Who invited them; empty for an owner without a name. */
    by: v.string(),
  }),
  audience: 'owner',
  subject: ({ purpose }, { facts }) =>
    purpose === 'invitation'
      ? `You’re invited to join the team at ${facts.company.name}`
      : 'Choose a new password',
  preheader: ({ purpose }) =>
    purpose === 'invitation'
      ? 'Choose a password within three days.'
      : 'The link works once and expires after 30 minutes.',
  reason: ({ purpose }) =>
    purpose === 'invitation'
      ? 'You’re getting this because you were invited to work in the admin area of this site.'
      : 'You’re getting this because someone requested a new password on this site’s login page. If that wasn’t you, you can ignore this email: your password stays as it is.',
  body({ purpose, name, by, linkId }, { facts, secretLink }) {
    const page = secretLink('/admin/password/', linkId);
    return purpose === 'invitation'
      ? [
          `Hello ${name},`,
          `${by || 'The owner'} invited you to the admin area of ${facts.company.name}. Choose a password to join:`,
          action(page, 'Choose my password'),
          'The link works once and expires after three days.',
        ]
      : [
          `Hello ${name},`,
          'Choose a new password for the admin area:',
          action(page, 'Choose a new password'),
          'The link works once and expires after 30 minutes.',
        ];
  },
  preview: { linkId: 'sample-link', purpose: 'invitation', name: 'Kim Baker', by: 'Sam Lee' },
});

const WHAT = { message: 'message from', call: 'call with' };

/** To the member of the team to whom a message or a call was assigned, if they want it. */
export const teamAssigned = defineEmail({
  schema: v.object({
    what: v.picklist(['message', 'call']),
    /** Who wrote it or booked it. */
    from: v.string(),
    /** Who assigned it; empty for an owner without a name. */
    by: v.string(),
    /** The path of its page in the admin area. */
    path: v.string(),
  }),
  audience: 'owner',
  subject: ({ what, from }) => `Assigned to you: the ${WHAT[what]} ${from}`,
  preheader: ({ by }) => `Assigned by ${by || 'the owner'}.`,
  reason:
    'You’re getting this because your settings ask for an email when something is assigned to you. You can turn it off under Accounts and security.',
  body: ({ what, from, by, path }, { siteUrl }) => [
    `${by || 'The owner'} assigned the ${WHAT[what]} ${from} to you.`,
    action(siteUrl + path, `Open the ${what}`),
  ],
  preview: {
    what: 'message',
    from: 'Kim Baker',
    by: 'Sam Lee',
    path: '/admin/inbox/sample-message',
  },
});
