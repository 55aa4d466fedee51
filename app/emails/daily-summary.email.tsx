import * as v from 'valibot';
import { defineEmail } from './email.ts';
import { ActionLink, EmailLayout, Fact, Paragraph } from './layout.tsx';

const schema = v.object({
  /** 'Monday, November 2, 2026' */
  date: v.string(),
  /** New messages that nobody has looked at, and how many of them are overdue. */
  newMessages: v.number(),
  overdue: v.number(),
  /** The newest of them: 'Kim Baker, Bakery (Contact page)'. */
  messages: v.array(v.string()),
  /** Today's calls: '9:00 AM Kim Baker'. */
  calls: v.array(v.string()),
  followUps: v.array(v.string()),
  /** Those that aren't listed. Missing in a summary that an earlier version queued. */
  moreFollowUps: v.optional(v.number(), 0),
  /** Messages and calls that were held back as spam since the day before. */
  heldBack: v.optional(v.array(v.string()), []),
  moreHeldBack: v.optional(v.number(), 0),
  failedEmails: v.number(),
  waitingEmails: v.number(),
});

/** To the owner, once a day in the morning, if they want it. */
export const dailySummary = defineEmail({
  schema,
  audience: 'owner',
  subject: (props) => `Today: ${summaryOf(props)}`,
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview={props.date}
      reason="You’re getting this email because the daily summary is on, or because something was held back as spam. You can change the summary under Settings, Notifications."
    >
      <Paragraph>{props.date}</Paragraph>
      <Fact label="New messages">
        {[
          `${props.newMessages} waiting for a reply${props.overdue > 0 ? `, ${props.overdue} overdue` : ''}`,
          ...props.messages,
          ...andMore(props.newMessages - props.messages.length),
        ].join('\n')}
      </Fact>
      <Fact label="Calls today">{props.calls.join('\n') || 'None'}</Fact>
      {props.followUps.length > 0 && (
        <Fact label="To follow up">
          {[...props.followUps, ...andMore(props.moreFollowUps)].join('\n')}
        </Fact>
      )}
      {props.heldBack.length > 0 && (
        <Fact label="Held back as spam">
          {[...props.heldBack, ...andMore(props.moreHeldBack)].join('\n')}
        </Fact>
      )}
      {props.failedEmails + props.waitingEmails > 0 && (
        <Fact label="Email">{`${props.failedEmails} failed, ${props.waitingEmails} waiting`}</Fact>
      )}
      <ActionLink href={`${context.siteUrl}/admin/today`}>Open the Today page</ActionLink>
    </EmailLayout>
  ),
  preview: {
    date: 'Monday, November 2, 2026',
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
});

/** The line below a list for what it leaves out. */
function andMore(count: number): string[] {
  return count > 0 ? [`and ${count} more`] : [];
}

function summaryOf({ newMessages, calls }: { newMessages: number; calls: readonly string[] }) {
  const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;
  return `${count(newMessages, 'new message')}, ${count(calls.length, 'call')}`;
}
