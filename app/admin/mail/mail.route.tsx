import { Form } from 'react-router';
import { type AppContext, getAppContext } from '#app/platform/app-context.server.ts';
import { readLateEmails, readMailState } from '#app/platform/outbox/mail-state.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { adminAction, done } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Pager, When } from '../shell/admin-page.tsx';
import { refusedOf } from '../shell/form-fields.ts';
import { Notice } from '../shell/notice.tsx';
import { Options, PostButton } from '../shell/post-form.tsx';
import { onePage, RowList } from '../shell/row-list.tsx';
import type { Route } from './+types/mail.route.ts';
import { mailNotices, stateWords, mailWords as words } from './mail.content.ts';
import { countFailedRows, listOutbox, requeueFailedRows } from './mail.queries.server.ts';
import { LateEmails, MailStateLine } from './mail-state.tsx';
import { describeRow, emailActs, readEmail } from './one-email.server.ts';
import { OneEmail } from './one-email.tsx';

const PAGE_SIZE = 25;

const kinds = { '': 'All', mail: 'Emails', webhook: 'Webhook deliveries' };

const tones = {
  planned: 'plain',
  failed: 'bad',
  unknown: 'warn',
  sent: 'good',
  queued: 'plain',
  sending: 'plain',
  cancelled: 'plain',
} as const;

export const meta = adminMeta(words.title);

/** The log, or the one email of it that the address names. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const query = new URL(request.url).searchParams;
  const id = query.get('email');
  return id === null ? { log: await readLog(app, query) } : { email: await readEmail(app, id) };
}

async function readLog(app: AppContext, query: URLSearchParams) {
  const { state = '', kind = '', to = '', before = '' } = Object.fromEntries(query);
  const filter = { state, kind, to: to.trim() };
  const rows = await listOutbox(app.db, { ...filter, before, limit: PAGE_SIZE + 1 });
  const { shown, next } = onePage(rows, PAGE_SIZE);
  return {
    filter,
    lateEmails: await readLateEmails(app),
    mailState: await readMailState(app),
    // Sending all again isn't limited to a recipient, so it isn't offered where the list is.
    failed: state === 'failed' && !filter.to ? await countFailedRows(app.db, kind, app.now()) : 0,
    rows: shown.map((row) => {
      const described = describeRow(row, app.now());
      const isPlanned = described.state === 'planned';
      // For one that has left, when it left.
      const at = isPlanned ? row.next_attempt_at : row.state === 'sent' && row.finished_at;
      return { ...described, at: at || row.created_at };
    }),
    next,
  };
}

export const action = adminAction({
  ...emailActs,
  /** Sends again what failed recently, for example after an outage of the email server. */
  async 'retry-all'({ app, values, audit }) {
    const queued = await requeueFailedRows(app.db, values.kind ?? '', app.now());
    if (queued === 0) return done('/admin/mail', 'unchanged');
    app.wakeOutbox();
    await audit('failed-retried', '', { queued });
    return done('/admin/mail', 'retriedAll');
  },
});

export default function MailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, log } = loaderData;
  if (email) return <OneEmail email={email} refused={refusedOf(actionData, 'retry')} />;
  const { filter, failed, rows } = log;
  const nothing = Object.values(filter).some(Boolean) ? words.empty : words.none;
  return (
    <AdminPage
      title={words.title}
      lead="Every email and webhook the site sends, with each delivery attempt. Failed emails wait here until you send them again."
      actions={<PageLink to="/admin/email-integration">Email Settings</PageLink>}
    >
      <LateEmails late={log.lateEmails} />
      <MailStateLine state={log.mailState} />
      <Notice words={mailNotices} />
      <Form method="get" className="admin-row admin-filter" key={JSON.stringify(filter)}>
        <Field kind="select" id="mail-state" name="state" label="State" defaultValue={filter.state}>
          <Options words={{ '': 'All', ...stateWords, queued: 'Queued or scheduled' }} />
        </Field>
        <Field kind="select" id="mail-kind" name="kind" label="Kind" defaultValue={filter.kind}>
          <Options words={kinds} />
        </Field>
        <Field kind="search" id="mail-to" name="to" label="Address" defaultValue={filter.to} />
        <PostButton>Show</PostButton>
      </Form>
      {failed > 0 && (
        <Form method="post" action="/admin/mail" className="admin-row">
          <input type="hidden" name="kind" value={filter.kind} />
          <PostButton intent="retry-all">Send {failed} Again</PostButton>
          <span className="text-muted">What failed in the last 14 days, except reminders.</span>
        </Form>
      )}
      {rows.length === 0 && <EmptyState title={nothing.title}>{nothing.text}</EmptyState>}
      <RowList
        label={words.title}
        rows={rows.map(({ id, state, name, recipient, at }) => ({
          id,
          main: <PageLink to={`/admin/mail?email=${id}`}>{recipient}</PageLink>,
          detail: (
            <>
              <Badge tone={tones[state]}>
                {state === 'planned' ? 'Scheduled' : stateWords[state]}
              </Badge>{' '}
              {name}
            </>
          ),
          end: <When at={at} />,
        }))}
      />
      <Pager next={log.next} />
    </AdminPage>
  );
}
