import { data, Form, redirect } from 'react-router';
import type { Facts } from '#app/facts/facts.ts';
import { removeFromList } from '#app/features/subscriptions/signup-manage.server.ts';
import {
  findWaitlistItem,
  listWaitlistItems,
} from '#app/features/subscriptions/waitlist/waitlist-items.server.ts';
import {
  countWaiting,
  emailWaitlist,
  readReadyLink,
} from '#app/features/subscriptions/waitlist/waitlist-notice.server.ts';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { listBounced } from '#app/platform/outbox/suppression.queries.server.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Table } from '#app/ui/table.tsx';
import type { Signup } from '#database/schema.ts';
import { recordAudit } from '../audit/audit.server.ts';
import { AdminPage, Card, Pager, shortDay } from '../shell/admin-page.tsx';
import { EmailsWait } from '../shell/emails-wait.tsx';
import { Notice } from '../shell/notice.tsx';
import { RowList } from '../shell/row-list.tsx';
import type { Route } from './+types/lists.route.ts';
import { ConfirmCard } from './confirm-notice.tsx';
import { nameItem } from './list-name.server.ts';
import { listsNotices, listsWords as words } from './lists.content.ts';
import { countByList, listMembers } from './lists.queries.server.ts';

const PAGE_SIZE = 25;

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const facts = getAppContext(context).facts();
  const { db } = getAppContext(context);
  const query = new URL(request.url).searchParams;
  const list = query.get('list') ?? '';
  const before = query.get('before') ?? undefined;
  const counts = await countByList(db);
  const rows = list ? await listMembers(db, { list, before, limit: PAGE_SIZE + 1 }) : [];
  const bounced = await listBounced(
    db,
    rows.map((row) => row.email_hash),
  );
  return {
    list,
    counts,
    /** What the lists are called, by their names in the database. */
    titles: Object.fromEntries(
      [list, ...counts.map((row) => row.list)].map((name) => [name, titleOf(facts, name)]),
    ),
    items: listWaitlistItems(facts).map(({ id }) => ({ id, title: nameItem(facts, id) })),
    members: rows.slice(0, PAGE_SIZE).map((row) => ({
      id: row.id,
      email: row.email,
      status: row.status,
      since: statusDay(row),
      isBounced: bounced.has(row.email_hash),
    })),
    next: rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1]?.id : undefined,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const facts = app.facts();
  const info = getRequestInfo(context);
  const { values } = await readFormPost(request);
  switch (values.intent) {
    case 'publish': {
      const item = findWaitlistItem(facts, values.item ?? '');
      if (!item) throw data(null, 400);
      const link = readReadyLink(app, item, values.link ?? '');
      if (link === undefined) {
        return data({ values, error: words.publish.wrongAddress, plan: undefined }, 422);
      }
      // Asked again if somebody joined since the number was shown.
      const count = await countWaiting(facts, app, item);
      if (count > 0 && values.confirmed !== String(count)) {
        return data({
          values,
          error: undefined,
          plan: { count, title: nameItem(facts, item.id), link },
        });
      }
      const told = await emailWaitlist(app, item, link);
      await recordAudit(app, info, 'list-published', item.id, { told });
      return redirect(`/admin/lists?done=${told === 0 ? 'nobody' : 'published'}`, 303);
    }
    case 'remove': {
      const signup = await removeFromList(app, values.id ?? '');
      if (!signup) throw data(null, 404);
      await recordAudit(app, info, 'list-removed', signup.id, { list: signup.list });
      const query = new URLSearchParams({ list: signup.list, done: 'removed' });
      return redirect(`/admin/lists?${query}`, 303);
    }
    default:
      throw data(null, 400);
  }
}

export default function ListsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, counts, items, members } = loaderData;
  const plan = actionData?.plan;
  const names = [...new Set(counts.map((row) => row.list))];
  const countOf = (name: string, ...statuses: string[]) =>
    counts
      .filter((row) => row.list === name && statuses.includes(row.status))
      .reduce((sum, row) => sum + row.count, 0);
  const titleOf = (name: string) => loaderData.titles[name] ?? name;
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Notice
        words={listsNotices}
        problem={actionData?.error ? words.publish.problem : undefined}
      />
      {plan && <ConfirmCard plan={plan} values={actionData.values} />}
      <Card title={words.counts.title}>
        {names.length === 0 ? (
          <p className="text-muted">{words.counts.none}</p>
        ) : (
          <Table
            stacks
            caption={words.counts.title}
            captionHidden
            columns={Object.values(words.counts.columns).map((header, at) => ({
              header,
              number: at > 0,
            }))}
            rows={names.map((name) => ({
              id: name,
              cells: [
                <PageLink key="list" to={`/admin/lists?${new URLSearchParams({ list: name })}`}>
                  {titleOf(name)}
                </PageLink>,
                countOf(name, 'confirmed', 'notified'),
                countOf(name, 'pending'),
                countOf(name, 'left'),
              ],
            }))}
          />
        )}
      </Card>
      {list && (
        <Card title={titleOf(list)}>
          {members.length === 0 ? (
            <p className="text-muted">{words.members.none}</p>
          ) : (
            <RowList
              label={titleOf(list)}
              rows={members.map((member) => ({
                id: member.id,
                main: member.email ?? words.members.gone,
                end: <MemberForm member={member} />,
                detail: (
                  <>
                    {member.isBounced && member.status === 'confirmed'
                      ? words.bounced
                      : words.status[member.status]}
                    , <time dateTime={member.since}>{shortDay(member.since)}</time>
                  </>
                ),
              }))}
            />
          )}
          <Pager next={loaderData.next} />
        </Card>
      )}
      <Card title={words.publish.title}>
        <p>{words.publish.text}</p>
        <EmailsWait />
        <Form method="post" className="admin-stack">
          <Field
            kind="select"
            id="publish-item"
            name="item"
            label={words.publish.item}
            defaultValue={actionData?.values.item}
          >
            {items.map((item) => (
              <option key={item.id} value={item.id}>
                {item.title}
              </option>
            ))}
          </Field>
          <Field
            id="publish-link"
            name="link"
            label={words.publish.where}
            help={words.publish.whereHelp}
            defaultValue={actionData?.values.link}
            error={actionData?.error}
          />
          <div>
            <Button type="submit" name="intent" value="publish" variant="secondary" small>
              {words.publish.submit}
            </Button>
          </div>
        </Form>
      </Card>
    </AdminPage>
  );
}

/** The name in the table, where waitlists have the name of their item alone. */
function titleOf(facts: Facts, list: string): string {
  return list === 'newsletter' ? words.newsletter : nameItem(facts, list.replace(/^waitlist:/, ''));
}

/** The day in Toronto on which a sign-up got its status; an import has no time of day. */
function statusDay(signup: Signup): CalendarDate {
  const { status, requested_at, confirmed_at, ended_at } = signup;
  const at = { confirmed: confirmed_at, left: ended_at, notified: ended_at }[status as string];
  return dateAt(new Date(at ?? requested_at), TORONTO);
}

/** The owner's actions for a member of a list; none once the member has left. */
function MemberForm({
  member: { id, email, status },
}: {
  member: Pick<Signup, 'id' | 'email' | 'status'>;
}) {
  if (status !== 'confirmed' && status !== 'pending') return null;
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="intent" value="remove" variant="quiet" small>
        {words.members.remove}
        <span className="sr-only"> {email}</span>
      </Button>
    </Form>
  );
}
