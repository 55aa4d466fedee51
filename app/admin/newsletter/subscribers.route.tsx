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
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { requireOwner } from '../session/guard.server.ts';
import { adminAction, done, refuse } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card, Pager, shortDay } from '../shell/admin-page.tsx';
import { formFields, refusedOf } from '../shell/form-fields.ts';
import { Notice } from '../shell/notice.tsx';
import { ButtonForm, FormCard, PostButton } from '../shell/post-form.tsx';
import { onePage, RowList } from '../shell/row-list.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import type { Route } from './+types/subscribers.route.ts';
import { readImport } from './import.server.ts';
import { ImportPart } from './import.tsx';
import { nameList } from './list-name.server.ts';
import { lineRefusals, listsWords } from './lists.content.ts';
import { countLists, listMembers } from './lists.queries.server.ts';

const PAGE = '/admin/newsletter/subscribers';
const PAGE_SIZE = 25;

const words = {
  add: {
    text: 'For somebody who told you that they want the newsletter. No email tells them.',
    email: 'Email',
    name: { label: 'Name', help: 'Only you see it.' },
    date: 'The day they said yes',
    source: { label: 'Where and how they said yes', help: 'Like “At the trade show, in person”.' },
  },
  notify: {
    text: 'Everyone who has confirmed and is waiting for the item gets one email saying it’s ready. You see its words and how many people get it before it’s sent. People who’ve already been told won’t get another.',
    item: 'Item',
    link: {
      label: 'Where people can get what comes next',
      help: 'Only for the list for whatever comes next. Otherwise the email links to the item’s own page.',
    },
    wrongAddress:
      'Enter a web address like https://example.com/course, or a path on this site like /resources/blog.',
  },
} as const;

const notices = {
  nobody: { title: 'Nobody to notify', description: 'Nobody is waiting for this item right now.' },
  added: { title: 'Added', description: 'They get the next issue.' },
  removed: {
    title: 'Removed',
    description: 'This address won’t get any more emails from this list.',
  },
};

export const meta = adminMeta('Subscribers');

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const facts = app.facts();
  const query = new URL(request.url).searchParams;
  const list = query.get('list') ?? '';
  const lists = await countLists(app.db);
  const page = { list, before: query.get('before') ?? '', limit: PAGE_SIZE + 1 };
  const { shown, next } = onePage(await listMembers(app.db, page), PAGE_SIZE);
  const hashes = shown.map(({ email_hash }) => email_hash);
  const bounced = await listBounced(app.db, hashes);
  return {
    title: list && nameList(facts, list),
    lists: lists.map((counts) => ({ ...counts, title: nameList(facts, counts.list) })),
    members: shown.map(({ email_hash, ...member }) => ({
      ...member,
      isBounced: bounced.has(email_hash),
    })),
    next,
    item: query.get('item') ?? undefined,
    items: listWaitlistItems(facts),
    today: dateAt(app.now(), TORONTO),
  };
}

export const action = adminAction({
  look: readImport,
  import: readImport,
  /** Drafts the email, and leads to where it is checked and sent. */
  async notify(post) {
    const { app, values } = post;
    const item = findWaitlistItem(app.facts(), values.item ?? '');
    if (!item) throw data(null, 400);
    const link = readReadyLink(app, item, values.link ?? '');
    if (link === undefined) {
      const isGeneral = item.id === GENERAL_WAITLIST;
      return refuse(
        post,
        isGeneral ? { link: words.notify.wrongAddress } : { item: listsWords.notOpen },
      );
    }
    const id = await draftWaitlistNotice(app, item, link);
    return id ? done(`/admin/newsletter/${id}`) : done(PAGE, 'nobody');
  },
  async remove({ app, values, audit }) {
    const signup = await removeFromList(app, values.id ?? '');
    if (!signup) throw data(null, 404);
    await audit('list-removed', signup.id, { list: signup.list });
    return done(`${PAGE}?${new URLSearchParams({ list: signup.list })}`, 'removed');
  },
  async add(post) {
    requireOwner(post.context);
    const { email = '', name = '', date = '', source = '' } = post.values;
    const refusal = await addSubscriber(post.app, {
      email,
      name: cleanLine(name).slice(0, 100),
      date,
      source: cleanLine(source),
    });
    if (refusal) {
      const field = { date: 'date', future: 'date', source: 'source' }[refusal as string];
      return refuse(post, { [field ?? 'email']: `${lineRefusals[refusal]}.` });
    }
    await post.audit('subscribers-imported', 'newsletter', { taken: 1 });
    return done(`${PAGE}?list=newsletter`, 'added');
  },
});

export default function SubscribersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, lists, members, next, item, items, today } = loaderData;
  const { role } = useViewer();
  const importing = actionData && 'importing' in actionData ? actionData.importing : undefined;
  const isRefused = importing ? Object.keys(importing.errors).length > 0 : actionData;
  const added = refusedOf(actionData, 'add');
  const notified = refusedOf(actionData, 'notify');
  const addField = formFields({
    form: 'add',
    words: words.add,
    values: added.values ?? { date: today },
    errors: added.errors,
  });
  const notifyField = formFields({
    form: 'notify',
    words: words.notify,
    values: notified.values ?? { item },
    errors: notified.errors,
  });
  return (
    <AdminPage
      title="Subscribers"
      lead="Who is on the newsletter and on each waitlist, and who has confirmed."
      actions={<PageLink to="/admin/newsletter">Newsletter</PageLink>}
    >
      <Notice
        words={notices}
        problem={
          isRefused
            ? { title: 'Nothing was stored or sent', description: 'Check what is marked below.' }
            : undefined
        }
      />
      <Card title="All lists">
        {lists.length === 0 && <p className="text-muted">Nobody has signed up yet.</p>}
        <RowList
          label="All lists"
          rows={lists.map(({ list, title, confirmed, notified, pending, left }) => ({
            id: list,
            main: <PageLink to={`${PAGE}?${new URLSearchParams({ list })}`}>{title}</PageLink>,
            detail: `${confirmed + notified} confirmed, ${pending} not confirmed, ${left} unsubscribed`,
          }))}
        />
      </Card>
      {title && (
        <Card title={title}>
          {members.length === 0 && <p className="text-muted">Nobody is on this list.</p>}
          <RowList
            label={title}
            rows={members.map((member) => ({
              id: member.id,
              main: member.email ?? '(removed)',
              facts: [member.name],
              end: ['confirmed', 'pending'].includes(member.status) && (
                <ButtonForm
                  intent="remove"
                  variant="quiet"
                  fields={{ id: member.id }}
                  about={member.email ?? ''}
                >
                  Remove
                </ButtonForm>
              ),
              detail: describeStatus(member),
            }))}
          />
          <Pager next={next} />
        </Card>
      )}
      {role === 'owner' && (
        <>
          <ImportPart importing={importing} />
          <div className="admin-pair">
            <FormCard title="Add one person" intent="add" submit="Add Person">
              <p>{words.add.text}</p>
              <div className="form-pair">
                <Field {...addField('email')} kind="email" autoComplete="off" required />
                <Field {...addField('name')} autoComplete="off" />
                <Field {...addField('date')} kind="date" required />
                <Field {...addField('source')} required />
              </div>
            </FormCard>
            <Card title="Export">
              <p>All confirmed subscribers, with the date and source of their consent.</p>
              <form method="post" action="/admin/export/file">
                <PostButton intent="subscribers">Download CSV</PostButton>
              </form>
            </Card>
          </div>
        </>
      )}
      <FormCard title="Notify a waitlist" id="publish" intent="notify" submit="Check the Email">
        <p>{words.notify.text}</p>
        <Field {...notifyField('item')} kind="select">
          {items.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Field>
        <Field {...notifyField('link')} />
      </FormCard>
    </AdminPage>
  );
}

/** The status of a member, and since which day; an import has no time of day. */
function describeStatus(member: Route.ComponentProps['loaderData']['members'][number]): string {
  const { status, isBounced, requested_at, confirmed_at, ended_at } = member;
  const since = status === 'pending' ? requested_at : (ended_at ?? confirmed_at ?? requested_at);
  const { bounced, status: labels } = listsWords;
  const label = isBounced && status === 'confirmed' ? bounced : labels[status];
  return `${label}, ${shortDay(dateAt(new Date(since), TORONTO))}`;
}
