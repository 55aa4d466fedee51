import { Form, useLocation } from 'react-router';
import type { SitePath } from '#app/content-types.ts';
import { nameForm } from '#app/features/inquiries/message-emails.server.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { truncate } from '#app/platform/format/truncate.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Field } from '#app/ui/field.tsx';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { hasMembers } from '../session/accounts.queries.server.ts';
import { getLogin } from '../session/session.server.ts';
import { AdminPage, Pager, shortMoment } from '../shell/admin-page.tsx';
import { ageAt } from '../shell/age.ts';
import { Notice } from '../shell/notice.tsx';
import { PickBox, RowList } from '../shell/row-list.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import { listNames } from '../users/assignment.server.ts';
import { assignmentWords } from '../users/users.content.ts';
import type { Route } from './+types/inbox.route.ts';
import { inboxNotices, statusWords, inboxWords as words } from './inbox.content.ts';
import { listAllTags, listSubmissions } from './inbox.queries.server.ts';
import { readInboxFilter } from './inbox-filter.ts';
import { StatusBadge } from './status-badge.tsx';

const PAGE_SIZE = 25;
const EXCERPT = 120;

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const { db, now } = app;
  const query = new URL(request.url).searchParams;
  const filter = readInboxFilter(query, getLogin(context).account.id);
  const names = await listNames(app);
  const rows = await listSubmissions(db, filter, {
    before: query.get('before') || undefined,
    limit: PAGE_SIZE + 1,
  });
  return {
    status: filter.status ?? '',
    tag: filter.tag ?? '',
    search: filter.search ?? '',
    assigned: filter.assignedTo === undefined ? '' : (query.get('assigned') ?? ''),
    hasTeam: await hasMembers(db),
    tags: await listAllTags(db),
    rows: rows.slice(0, PAGE_SIZE).map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      status: row.status,
      company: row.company,
      assignee: names.get(row.assigned_to ?? '') ?? '',
      form: nameForm(row.source),
      excerpt: truncate(row.message, EXCERPT),
      created_at: row.created_at,
      age: ageAt(row.created_at, now()),
    })),
    next: rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1]?.id : undefined,
  };
}

export default function InboxPage({ loaderData }: Route.ComponentProps) {
  const { status, tag, search, assigned, hasTeam, tags, rows } = loaderData;
  const { role } = useViewer();
  const hrefOf = (value: string): SitePath => {
    const query = new URLSearchParams(
      Object.entries({ status: value, tag, q: search, assigned }).filter(([, text]) => text),
    );
    return query.size > 0 ? `/admin/inbox?${query}` : '/admin/inbox';
  };
  const query = useLocation().search;
  const nothing = query === '' ? words.none : words.empty;
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Notice words={inboxNotices} />
      <FilterLinks
        label={words.filters}
        current={status}
        options={[
          { value: '', label: words.all, href: hrefOf('') },
          ...Object.entries(statusWords).map(([value, label]) => ({
            value,
            label,
            href: hrefOf(value),
          })),
        ]}
      />
      <Form
        method="get"
        className="admin-row admin-filter"
        key={`${status} ${tag} ${search} ${assigned}`}
      >
        {status && <input type="hidden" name="status" value={status} />}
        <Field
          kind="search"
          id="inbox-search"
          name="q"
          label={words.search}
          help={words.searchHelp}
          defaultValue={search}
        />
        {tags.length > 0 && (
          <Field kind="select" id="inbox-tag" name="tag" label={words.tag} defaultValue={tag}>
            <option value="">{words.all}</option>
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
            defaultValue={assigned}
          >
            {Object.entries(assignmentWords.filters).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Field>
        )}
        <Button type="submit" variant="secondary" small>
          {words.apply}
        </Button>
        {(search || tag || assigned) && (
          <PageLink className="button button-quiet button-small" to="/admin/inbox">
            {words.clear}
          </PageLink>
        )}
      </Form>
      {rows.length === 0 ? (
        <EmptyState title={nothing.title}>{nothing.text}</EmptyState>
      ) : (
        <Form method="post" action="/admin/inbox/bulk" className="admin-stack" key={rows[0]?.id}>
          <input type="hidden" name="query" value={query} />
          <RowList
            label={words.title}
            rows={rows.map((row) => ({
              id: row.id,
              pick: (
                <PickBox
                  id={row.id}
                  label={interpolate(words.bulk.select, { name: row.name || row.email })}
                />
              ),
              main: <PageLink to={`/admin/inbox/${row.id}`}>{row.name || row.email}</PageLink>,
              facts: [
                row.company,
                row.assignee && interpolate(assignmentWords.to, { name: row.assignee }),
              ],
              end: (
                <time dateTime={row.created_at} title={shortMoment(row.created_at)}>
                  {row.age}
                </time>
              ),
              detail: (
                <>
                  <StatusBadge status={row.status} />{' '}
                  {[row.form, row.excerpt].filter(Boolean).join(': ')}
                </>
              ),
            }))}
          />
          <fieldset className="admin-bulk">
            <legend className="label">{words.bulk.label}</legend>
            {(['handled', 'spam', 'release'] as const).map((intent) => (
              <Button
                key={intent}
                type="submit"
                name="intent"
                value={intent}
                variant="secondary"
                small
              >
                {words.bulk[intent]}
              </Button>
            ))}
          </fieldset>
        </Form>
      )}
      {rows.length > 0 && role === 'owner' && (
        <form method="post" action="/admin/export/file">
          <input type="hidden" name="format" value="inbox-csv" />
          {Object.entries({ status, tag, q: search, assigned }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" variant="quiet" small>
            {words.csv}
          </Button>
        </form>
      )}
      <Pager next={loaderData.next} />
    </AdminPage>
  );
}
