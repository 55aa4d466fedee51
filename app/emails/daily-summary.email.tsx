import * as v from 'valibot';
import { defineEmail } from './email.ts';
import { ActionLink, EmailLayout, Fact, Paragraph } from './layout.tsx';

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

const schema = v.object({
  /** 'Monday, November 2, 2026' */
  date: v.string(),
  summary: v.optional(summarySchema),
});

/** To the owner, once a day in the morning, if they want it. */
export const dailySummary = defineEmail({
  schema,
  audience: 'owner',
  subject: ({ summary }) => (summary ? `Today: ${summaryOf(summary)}` : 'Today'),
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview={props.date}
      reason="You’re getting this email because the daily summary is on, or because something was held back as spam. You can change the summary under Settings, Notifications."
    >
      <Paragraph>{props.date}</Paragraph>
      {props.summary && <SummaryFacts summary={props.summary} />}
      <ActionLink href={`${context.siteUrl}/admin/today`}>Open the Today page</ActionLink>
    </EmailLayout>
  ),
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

function SummaryFacts({ summary }: { summary: DaySummary }) {
  return (
    <>
      <Fact label="New messages">
        {[
          `${summary.newMessages} waiting for a reply${summary.overdue > 0 ? `, ${summary.overdue} overdue` : ''}`,
          ...summary.messages,
          ...andMore(summary.newMessages - summary.messages.length),
        ].join('\n')}
      </Fact>
      <Fact label="Calls today">{summary.calls.join('\n') || 'None'}</Fact>
      {summary.followUps.length > 0 && (
        <Fact label="To follow up">
          {[...summary.followUps, ...andMore(summary.moreFollowUps)].join('\n')}
        </Fact>
      )}
      {summary.heldBack.length > 0 && (
        <Fact label="Held back as spam">
          {[...summary.heldBack, ...andMore(summary.moreHeldBack)].join('\n')}
        </Fact>
      )}
      {summary.failedEmails + summary.waitingEmails > 0 && (
        <Fact label="Email">{`${summary.failedEmails} failed, ${summary.waitingEmails} waiting`}</Fact>
      )}
    </>
  );
}

/** The line below a list for what it leaves out. */
function andMore(count: number): string[] {
  return count > 0 ? [`and ${count} more`] : [];
}

function summaryOf({ newMessages, calls }: { newMessages: number; calls: readonly string[] }) {
  const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;
  return `${count(newMessages, 'new message')}, ${count(calls.length, 'call')}`;
}
