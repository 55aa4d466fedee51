import { data } from 'react-router';
import { addSubscriber } from '#app/features/subscriptions/newsletter/import/subscriber-import.server.ts';
import { removeFromList } from '#app/features/subscriptions/signup-manage.server.ts';
import { GENERAL_WAITLIST } from '#app/features/subscriptions/waitlist/waitlist.content.ts';
import {
  findWaitlistItem,
  listWaitlistItems,
} from '#app/features/subscriptions/waitlist/waitlist-items.server.ts';
import {
  draftWaitlistNotice,
  readReadyLink,
} from '#app/features/subscriptions/waitlist/waitlist-notice.server.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { cleanLine } from '#app/platform/forms/text-fields.ts';
import { listBounced } from '#app/platform/outbox/suppression.queries.server.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Table } from '#app/ui/table.tsx';
import type { Signup } from '#database/schema.ts';
import { requireOwner } from '../session/guard.server.ts';
import { adminAction, done, refuse } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card, Pager, shortDay } from '../shell/admin-page.tsx';
import { formFields, type Refused, refusedOf } from '../shell/form-fields.ts';
import { Notice } from '../shell/notice.tsx';
import { ButtonForm, FormCard, PostButton } from '../shell/post-form.tsx';
import { onePage, RowList } from '../shell/row-list.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import type { Route } from './+types/subscribers.route.ts';
import { importWords, lineRefusals } from './import.content.ts';
import { importActs } from './import.server.ts';
import { ImportPart } from './import.tsx';
import { nameItem } from './list-name.server.ts';
import { listsNotices, listsWords as words } from './lists.content.ts';
import { countLists, listMembers } from './lists.queries.server.ts';

const PAGE = '/admin/newsletter/subscribers';
const PAGE_SIZE = 25;

export const meta = adminMeta(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const facts = app.facts();
  const query = new URL(request.url).searchParams;
  const list = query.get('list') ?? '';
  const before = query.get('before') ?? undefined;
  // The name in the table, where waitlists have the name of their item alone.
  const titleOf = (name: string) =>
    name === 'newsletter' ? words.newsletter : nameItem(facts, name.replace(/^waitlist:/, ''));
  const counts = await countLists(app.db);
  const page = { list, before, limit: PAGE_SIZE + 1 };
  const { shown, next } = onePage(list ? await listMembers(app.db, page) : [], PAGE_SIZE);
  const bounced = await listBounced(
    app.db,
    shown.map((row) => row.email_hash),
  );
  return {
    list,
    title: list && titleOf(list),
    lists: [...counts].map(([name, count]) => ({
      name,
      title: titleOf(name),
      confirmed: count.confirmed + count.notified,
      pending: count.pending,
      left: count.left,
    })),
    item: query.get('item') ?? undefined,
    items: listWaitlistItems(facts).map(({ id }) => ({ id, title: nameItem(facts, id) })),
    members: shown.map((row) => ({
      id: row.id,
      email: row.email,
      name: row.name,
      status: row.status,
      since: statusDay(row),
      isBounced: bounced.has(row.email_hash),
    })),
    next,
    today: dateAt(app.now(), TORONTO),
  };
}

export const action = adminAction({
  ...importActs,
  /** Drafts the email, and leads to where it is checked and sent. */
  async publish(post) {
    const { app, values } = post;
    const item = findWaitlistItem(app.facts(), values.item ?? '');
    if (!item) throw data(null, 400);
    const link = readReadyLink(app, item, values.link ?? '');
    if (link === undefined) {
      const { notOpen, wrongAddress } = words.publish;
      const errors: Record<string, string> =
        item.id === GENERAL_WAITLIST ? { link: wrongAddress } : { item: notOpen };
      return refuse(post, errors);
    }
    const id = await draftWaitlistNotice(app, item, link);
    if (!id) return done(PAGE, 'nobody');
    const audience = `waitlist:${item.id}`;
    const choice = new URLSearchParams({ audience, when: 'now', count: '1' });
    return done(`/admin/newsletter/${id}?${choice}#send`);
  },
  async remove({ app, values, audit }) {
    const signup = await removeFromList(app, values.id ?? '');
    if (!signup) throw data(null, 404);
    await audit('list-removed', signup.id, { list: signup.list });
    return done(`${PAGE}?${new URLSearchParams({ list: signup.list })}`, 'removed');
  },
  async add(post) {
    const { app, values, audit } = post;
    requireOwner(post.context);
    const text = (name: string, most: number) => cleanLine(values[name] ?? '').slice(0, most);
    const refusal = await addSubscriber(app, {
      email: values.email ?? '',
      name: text('name', 100),
      date: values.date ?? '',
      source: text('source', 200),
    });
    if (refusal) {
      const field = ['date', 'source'].includes(refusal) ? refusal : 'email';
      const at = refusal === 'future' ? 'date' : field;
      const error = refusal === 'email' ? words.add.errors.email : lineRefusals[refusal];
      return refuse(post, { [at]: error });
    }
    await audit('subscribers-imported', 'newsletter', { taken: 1 });
    return done(`${PAGE}?list=newsletter`, 'added');
  },
});

export default function SubscribersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, lists, members } = loaderData;
  const { role } = useViewer();
  const added = refusedOf(actionData, 'add');
  const published = refusedOf(actionData, 'publish');
  const importing = actionData && 'importing' in actionData ? actionData.importing : undefined;
  const problems = [
    [importing?.errors, importWords.problem],
    [added.errors, words.add.problem],
    [published.errors, words.publish.problem],
  ] as const;
  const problem = problems.find(([errors]) => Object.keys(errors ?? {}).length > 0)?.[1];
  const importPart = <ImportPart {...importing} errors={importing?.errors ?? {}} />;
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={<PageLink to="/admin/newsletter">{words.back}</PageLink>}
    >
      <Notice words={listsNotices} problem={problem} />
      {/* What came of a file stands where the page starts. */}
      {importing && importPart}
      <Card title={words.counts.title}>
        {lists.length === 0 ? (
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
            rows={lists.map(({ name, title, confirmed, pending, left }) => ({
              id: name,
              cells: [
                <PageLink key="list" to={`${PAGE}?${new URLSearchParams({ list: name })}`}>
                  {title}
                </PageLink>,
                confirmed,
                pending,
                left,
              ],
            }))}
          />
        )}
      </Card>
      {list && (
        <Card title={loaderData.title}>
          {members.length === 0 ? (
            <p className="text-muted">{words.members.none}</p>
          ) : (
            <RowList
              label={loaderData.title}
              rows={members.map((member) => ({
                id: member.id,
                main: member.email ?? words.members.gone,
                facts: [member.name],
                end: ['confirmed', 'pending'].includes(member.status) && (
                  <ButtonForm
                    intent="remove"
                    variant="quiet"
                    fields={{ id: member.id }}
                    about={member.email ?? ''}
                  >
                    {words.members.remove}
                  </ButtonForm>
                ),
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
      {role === 'owner' && (
        <>
          {!importing && importPart}
          <div className="admin-pair">
            <AddForm today={loaderData.today} refused={added} />
            <Card title={words.files.title}>
              <p>{words.files.text}</p>
              <form method="post" action="/admin/export/file">
                <PostButton intent="subscribers">{words.files.export}</PostButton>
              </form>
            </Card>
          </div>
        </>
      )}
      <FormCard
        title={words.publish.title}
        id="publish"
        intent="publish"
        submit={words.publish.submit}
      >
        <p>{words.publish.text}</p>
        <Field
          kind="select"
          id="publish-item"
          name="item"
          label={words.publish.item}
          defaultValue={published.values?.item ?? loaderData.item}
          error={published.errors.item}
        >
          {loaderData.items.map((item) => (
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
          defaultValue={published.values?.link}
          error={published.errors.link}
        />
      </FormCard>
    </AdminPage>
  );
}

function AddForm({ today, refused }: { today: string; refused: Refused }) {
  const field = formFields({
    form: 'add',
    words: words.add,
    values: refused.values ?? { date: today },
    errors: refused.errors,
  });
  return (
    <FormCard title={words.add.title} intent="add" submit={words.add.submit}>
      <p>{words.add.text}</p>

      <div className="form-pair">
        <Field {...field('email')} kind="email" autoComplete="off" required />
        <Field {...field('name')} autoComplete="off" />
        <Field {...field('date')} kind="date" required />
        <Field {...field('source')} required />
      </div>
    </FormCard>
  );
}

/** The day in Toronto on which a sign-up got its status; an import has no time of day. */
function statusDay(signup: Signup): CalendarDate {
  const { status, requested_at, confirmed_at, ended_at } = signup;
  const at = { confirmed: confirmed_at, left: ended_at, notified: ended_at }[status as string];
  return dateAt(new Date(at ?? requested_at), TORONTO);
}
