import { Form } from 'react-router';
import type { IssueReport } from '#app/features/subscriptions/newsletter/issues/issue.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Badge } from '#app/ui/badge.tsx';
import type { IssueState, NewsletterIssue } from '#database/schema.ts';
import { Card, Facts, When } from '../shell/admin-page.tsx';
import { PostButton } from '../shell/post-form.tsx';

/** The delivery report of an issue, with the actions that its state allows. */
export function IssueReportCard({
  issue: { state, note, send_at, started_at, finished_at },
  audience,
  report,
}: {
  issue: NewsletterIssue;
  audience: string | undefined;
  report: IssueReport | undefined;
}) {
  const isBegun = state === 'sending' || state === 'paused';
  return (
    <Card title="Report">
      {note === 'late' && (
        <Alert
          tone="warn"
          title="It was due while the site was down, more than an hour ago. Resume it if it’s still worth sending."
        />
      )}
      <Facts
        facts={[
          ['Goes to', audience],
          ['Due', send_at && <When at={send_at} />],
          ['Started', started_at && <When at={started_at} />],
          ['Finished', finished_at && <When at={finished_at} />],
          ['Emails queued', report?.recipients],
          ['Sent', report?.sent],
          ['Waiting', report?.waiting],
          ['Failed', report?.failed],
          ['Bounced', report?.bounced],
          ['Possibly not delivered', report?.inDoubt],
          ['Not sent', report?.notSent],
          ['Unsubscribed since', report?.unsubscribed],
        ]}
      />
      <Form method="post" className="admin-row">
        {state === 'scheduled' && <PostButton intent="unschedule">Back to Draft</PostButton>}
        {state === 'sending' && <PostButton intent="pause">Pause</PostButton>}
        {state === 'paused' && <PostButton intent="resume">Resume</PostButton>}
        {isBegun && <PostButton intent="cancel">Cancel the Rest</PostButton>}
        <PostButton intent="copy">Copy to a New Draft</PostButton>
      </Form>
    </Card>
  );
}

const states = {
  draft: { label: 'Draft', tone: 'plain' },
  scheduled: { label: 'Scheduled', tone: 'info' },
  sending: { label: 'Sending', tone: 'info' },
  paused: { label: 'Paused', tone: 'warn' },
  sent: { label: 'Sent', tone: 'good' },
  cancelled: { label: 'Cancelled', tone: 'plain' },
} as const;

export function IssueStateBadge({ state }: { state: IssueState }) {
  const { label, tone } = states[state];
  return <Badge tone={tone}>{label}</Badge>;
}
