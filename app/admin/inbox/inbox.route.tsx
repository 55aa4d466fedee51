import { data, Form, useLocation } from 'react-router';
import type { SitePath } from '#app/content-types.ts';
import { nameForm } from '#app/features/inquiries/message-emails.server.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { truncate } from '#app/platform/format/truncate.ts';
import { isRowId } from '#app/platform/ids.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Field } from '#app/ui/field.tsx';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { hasMembers } from '../session/accounts.queries.server.ts';
import { listNames } from '../session/accounts.server.ts';
import { requireOwner } from '../session/guard.server.ts';
import { getLogin } from '../session/session.server.ts';
import { type AdminPost, adminAction, done } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Pager, shortMoment } from '../shell/admin-page.tsx';
import { ageAt } from '../shell/age.ts';
import { Notice } from '../shell/notice.tsx';
import { HiddenFields, Options, PostButton } from '../shell/post-form.tsx';
import { onePage, PickBox, RowList } from '../shell/row-list.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import { assignmentWords } from '../users/users.content.ts';
import type { Route } from './+types/inbox.route.ts';
import { inboxNotices, statusWords, inboxWords as words } from './inbox.content.ts';
import { listAllTags, listSubmissions, markAll } from './inbox.queries.server.ts';
import { readInboxFilter } from './inbox-filter.ts';
import { readReplies, repliesArea } from './replies.server.ts';
import { Replies } from './replies.tsx';
import { StatusBadge } from './status-badge.tsx';
import { releaseMessages } from './submission.server.ts';

const PAGE_SIZE = 25;
/** A page has fewer rows, so a longer selection can't come from the inbox. */
const MOST_AT_ONCE = 100;

export const meta = adminMeta(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const query = new URL(request.url).searchParams;
  const filter = readInboxFilter(query, getLogin(context).account.id);
  const names = await listNames(app);
  const found = await listSubmissions(app.db, filter, {
    before: query.get('before') || undefined,
    limit: PAGE_SIZE + 1,
  });
  const { shown: rows, next } = onePage(found, PAGE_SIZE);
  return {
    shown: {
      status: filter.status ?? '',
      tag: filter.tag ?? '',
      q: filter.search ?? '',
      assigned: filter.assignedTo === undefined ? '' : (query.get('assigned') ?? ''),
    },
    hasTeam: await hasMembers(app.db),
    tags: await listAllTags(app.db),
    replies: await app.settings.get(repliesArea),
    rows: rows.map((row) => ({
      id: row.id,
      name: row.name || row.email,
      status: row.status,
      company: row.company,
      assignee: names.get(row.assigned_to ?? '') ?? '',
      detail: [nameForm(row.source), truncate(row.message, 120)].filter(Boolean).join(': '),
      created_at: row.created_at,
      age: ageAt(row.created_at, app.now()),
    })),
    next,
  };
}

export const action = adminAction({
  handled: (post) => mark(post, 'handled'),
  spam: (post) => mark(post, 'spam'),
  async release(post) {
    const { released, hasEmails } = await releaseMessages(post.app, idsOf(post));
    for (const { reference } of released) await post.audit('lead-released', reference);
    if (released.length === 0) return back(post, 'unchanged');
    return back(post, hasEmails ? 'released' : 'releasedAgain');
  },
  async replies(post) {
    requireOwner(post.context);
    const replies = readReplies(post);
    if (replies.templates.some(({ name, text }) => !name || !text)) {
      return data({ replies, error: 'Give each template a name and a text.' }, 422);
    }
    await post.app.settings.set(repliesArea, replies);
    await post.audit('reply-settings');
    return done('/admin/inbox', 'replies');
  },
});

function idsOf({ all }: AdminPost): string[] {
  return all('ids').filter(isRowId).slice(0, MOST_AT_ONCE);
}

/** Gives the selected messages a status. */
async function mark(post: AdminPost, status: 'handled' | 'spam') {
  const changed = await markAll(post.app.db, idsOf(post), status);
  for (const { reference } of changed) await post.audit('lead-status', reference, { status });
  return back(post, changed.length > 0 ? 'changed' : 'unchanged');
}

/** Back to the list as it was filtered. */
function back({ values }: AdminPost, notice: keyof typeof inboxNotices) {
  const query = new URLSearchParams(values.query);
  query.delete('done');
  return done(`/admin/inbox?${query}`, notice);
}

export default function InboxPage({ loaderData, actionData }: Route.ComponentProps) {
  const { shown, hasTeam, tags, rows, replies } = loaderData;
  const { role } = useViewer();
  const query = useLocation().search;
  const hrefOf = (status: string): SitePath => {
    const entries = Object.entries({ ...shown, status }).filter(([, text]) => text);
    return entries.length > 0 ? `/admin/inbox?${new URLSearchParams(entries)}` : '/admin/inbox';
  };
  const nothing = query === '' ? words.none : words.empty;
  return (
    <AdminPage title={words.title} lead="Every message sent through a form, newest first.">
      <Notice
        words={inboxNotices}
        problem={actionData && { title: 'Not saved', description: actionData.error }}
      />
      <FilterLinks
        label="Status"
        current={shown.status}
        options={Object.entries({ '': 'All', ...statusWords }).map(([value, label]) => ({
          value,
          label,
          href: hrefOf(value),
        }))}
      />
      <Form method="get" className="admin-row admin-filter" key={JSON.stringify(shown)}>
        {shown.status && <HiddenFields fields={{ status: shown.status }} />}
        <Field
          kind="search"
          id="inbox-search"
          name="q"
          label="Search"
          help="Name, email, company, reference or words in the message."
          defaultValue={shown.q}
        />
        {tags.length > 0 && (
          <Field kind="select" id="inbox-tag" name="tag" label="Tag" defaultValue={shown.tag}>
            <option value="">All</option>
            {tags.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Field>
        )}
        {hasTeam && (
          <Field
            kind="select"
            id="inbox-assigned"
            name="assigned"
            label={assignmentWords.title}
            defaultValue={shown.assigned}
          >
            <Options words={assignmentWords.filters} />
          </Field>
        )}
        <Button type="submit" variant="secondary" small>
          Show
        </Button>
        {(shown.q || shown.tag || shown.assigned) && (
          <PageLink className="button button-quiet button-small" to="/admin/inbox">
            Clear
          </PageLink>
        )}
      </Form>
      {rows.length === 0 ? (
        <EmptyState title={nothing.title}>{nothing.text}</EmptyState>
      ) : (
        <Form method="post" className="admin-stack" key={rows[0]?.id}>
          <HiddenFields fields={{ query }} />
          <RowList
            label={words.title}
            rows={rows.map(({ id, name, company, assignee, status, ...row }) => ({
              id,
              pick: <PickBox id={id} label={`Select the message from ${name}`} />,
              main: <PageLink to={`/admin/inbox/${id}`}>{name}</PageLink>,
              facts: [company, assignee && `for ${assignee}`],
              end: (
                <time dateTime={row.created_at} title={shortMoment(row.created_at)}>
                  {row.age}
                </time>
              ),
              detail: (
                <>
                  <StatusBadge status={status} /> {row.detail}
                </>
              ),
            }))}
          />
          <fieldset className="admin-bulk">
            <legend className="label">Selected messages</legend>
            <PostButton intent="handled">Mark Handled</PostButton>
            <PostButton intent="spam">Mark as Spam</PostButton>
            <PostButton intent="release">Release</PostButton>
          </fieldset>
        </Form>
      )}
      {rows.length > 0 && role === 'owner' && (
        <form method="post" action="/admin/export/file">
          <HiddenFields fields={shown} />
          <PostButton intent="inbox" variant="quiet">
            Download as CSV
          </PostButton>
        </form>
      )}
      <Pager next={loaderData.next} />
      {role === 'owner' && (
        <Replies replies={actionData?.replies ?? replies} error={actionData?.error} />
      )}
    </AdminPage>
  );
}
