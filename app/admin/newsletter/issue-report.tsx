import { Form } from 'react-router';
import type { IssueReport } from '#app/features/subscriptions/newsletter/issues/issue.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { IssueState } from '#database/schema.ts';
import { Card, Facts, When } from '../shell/admin-page.tsx';
import { PostButton } from '../shell/post-form.tsx';
import { issueStates, newsletterWords } from './newsletter-admin.content.ts';

const words = newsletterWords.report;

type ReportedIssue = {
  id: string;
  state: IssueState;
  note: string | null;
  audience: string | undefined;
  scheduled: string | null;
  started: string | null;
  finished: string | null;
  report: IssueReport | undefined;
};

/** The delivery report of an issue, with the actions that its state allows. */
export function IssueReportCard({ issue }: { issue: ReportedIssue }) {
  const { id, state, report, scheduled, started, finished } = issue;
  const isBegun = state === 'sending' || state === 'paused';
  return (
    <Card title={words.title}>
      {issue.note === 'late' && <Alert tone="warn" title={words.late} />}
      {report && <Figures report={report} isBegun={isBegun} />}
      <Facts
        facts={[
          [words.facts.audience, issue.audience],
          [words.facts.scheduled, scheduled && <When at={scheduled} />],
          [words.facts.started, started && <When at={started} />],
          [words.facts.finished, finished && <When at={finished} />],
        ]}
      />
      <Form method="post" className="admin-row">
        {state === 'scheduled' && <PostButton intent="unschedule">{words.unschedule}</PostButton>}
        {state === 'sending' && <PostButton intent="pause">{words.pause}</PostButton>}
        {state === 'paused' && <PostButton intent="resume">{words.resume}</PostButton>}
        {isBegun && <PostButton intent="cancel">{words.cancel}</PostButton>}
        <PostButton intent="copy">{words.copy}</PostButton>
        {isBegun && <PageLink to={`/admin/newsletter/${id}`}>{words.refresh}</PageLink>}
      </Form>
    </Card>
  );
}

/** Highlights counts of problems that are above zero. */
function Figures({ report, isBegun }: { report: IssueReport; isBegun: boolean }) {
  const labels = isBegun ? { ...words.figures, recipients: words.soFar } : words.figures;
  const names = Object.keys(words.figures) as (keyof IssueReport)[];
  const bad: readonly (keyof IssueReport)[] = ['failed', 'bounced', 'inDoubt'];
  return (
    <div className="admin-figures">
      {names.map((name) => (
        <span
          key={name}
          className={
            bad.includes(name) && report[name] > 0 ? 'admin-figure is-bad' : 'admin-figure'
          }
        >
          <b>{report[name].toLocaleString('en-CA')}</b>
          {labels[name]}
        </span>
      ))}
    </div>
  );
}

const TONES = {
  draft: 'plain',
  scheduled: 'info',
  sending: 'info',
  paused: 'warn',
  sent: 'good',
  cancelled: 'plain',
} as const;

export function IssueStateBadge({ state }: { state: IssueState }) {
  return <Badge tone={TONES[state]}>{issueStates[state]}</Badge>;
}
