import { Form, useLocation } from 'react-router';
import { nameForm } from '#app/features/inquiries/message-emails.server.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { truncate } from '#app/platform/format/truncate.ts';
import { cleanArea, cleanLine } from '#app/platform/forms/text-fields.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { listNames } from '../session/accounts.server.ts';
import { requireOwner } from '../session/guard.server.ts';
import { getLogin } from '../session/session.server.ts';
import { type AdminPost, adminAction, done } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Pager, When } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import { FormCard, Options, PostButton } from '../shell/post-form.tsx';
import { onePage, PickBox, RowList } from '../shell/row-list.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import { assignmentWords } from '../users/users.content.ts';
import type { Route } from './+types/inbox.route.ts';
import { inboxNotices, statusWords, inboxWords as words } from './inbox.content.ts';
import { listSubmissions, listTags, markAll, readAssigned } from './inbox.queries.server.ts';
import { repliesArea } from './submission.server.ts';

const PAGE_SIZE = 25;
const TEMPLATE_HELP =
  'Choose a template on a message’s page. {name} becomes the first name, {company} the company and {reference} the reference of the message. Empty the text of a template to delete it.';

export const meta = adminMeta('Inbox');

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const names = await listNames(app);
  const assignedTo = readAssigned(query.assigned ?? null, getLogin(context).account.id);
  const found = await listSubmissions(app.db, query, assignedTo, PAGE_SIZE + 1);
  const { shown, next } = onePage(found, PAGE_SIZE);
  return {
    query,
    hasTeam: names.size > 1,
    tags: await listTags(app.db),
    replies: await app.settings.get(repliesArea),
    rows: shown.map(({ source, message, assigned_to, ...row }) => ({
      ...row,
      assignee: names.get(assigned_to ?? ''),
      detail: [nameForm(source), truncate(message, 120)].filter(Boolean).join(': '),
    })),
    next,
  };
}

export const action = adminAction({
  handled: (post) => mark(post, 'handled'),
  spam: (post) => mark(post, 'spam'),
  async replies({ app, context, values, all, audit }) {
    requireOwner(context);
    const texts = all('text');
    const templates = all('name')
      .map((typed, at) => {
        const text = cleanArea(texts[at] ?? '');
        return { name: cleanLine(typed) || cleanLine(text).slice(0, 40), text };
      })
      .filter(({ text }) => text);
    const signature = cleanArea(values.signature ?? '');
    await app.settings.set(repliesArea, { signature, templates });
    await audit('reply-settings');
    return done('/admin/inbox', 'replies');
  },
});

/** Gives the selected messages a status, and leads back to the list as it was filtered. */
async function mark({ app, all, query, audit }: AdminPost, status: 'handled' | 'spam') {
  const marked = await markAll(app.db, all('ids'), status);
  for (const { reference } of marked) await audit('lead-status', reference, { status });
  query.delete('done');
  return done(`/admin/inbox?${query}`, marked.length > 0 ? 'changed' : 'none');
}

export default function InboxPage({ loaderData }: Route.ComponentProps) {
  const { query, hasTeam, tags, rows, replies } = loaderData;
  const { role } = useViewer();
  const nothing = useLocation().search === '' ? words.none : words.empty;
  return (
    <AdminPage title="Inbox" lead="Every message sent through a form, newest first.">
      <Notice words={inboxNotices} />
      <Form method="get" className="admin-row admin-filter" key={JSON.stringify(query)}>
        <Field
          kind="search"
          id="inbox-search"
          name="q"
          label="Search"
          help="Name, email, company, reference or words in the message."
          maxLength={100}
          defaultValue={query.q}
        />
        <Field
          kind="select"
          id="inbox-status"
          name="status"
          label="Status"
          defaultValue={query.status}
        >
          <option value="">All</option>
          <Options words={statusWords} />
        </Field>
        {tags.length > 0 && (
          <Field kind="select" id="inbox-tag" name="tag" label="Tag" defaultValue={query.tag}>
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
            defaultValue={query.assigned}
          >
            <Options words={assignmentWords.filters} />
          </Field>
        )}
        <Button type="submit" variant="secondary" small>
          Show
        </Button>
      </Form>
      {rows.length === 0 ? (
        <EmptyState title={nothing.title}>{nothing.text}</EmptyState>
      ) : (
        <Form method="post" className="admin-stack" key={rows[0]?.id}>
          <RowList
            label="Inbox"
            rows={rows.map(
              ({ id, name, email, company, assignee, status, detail, created_at }) => ({
                id,
                pick: <PickBox id={id} label={`Select the message from ${name || email}`} />,
                main: <PageLink to={`/admin/inbox/${id}`}>{name || email}</PageLink>,
                facts: [company, assignee && `for ${assignee}`],
                end: <When at={created_at} />,
                detail: `${statusWords[status]}, ${detail}`,
              }),
            )}
          />
          <fieldset className="admin-bulk">
            <legend className="label">Selected messages</legend>
            <PostButton intent="handled">Mark Handled</PostButton>
            <PostButton intent="spam">Mark as Spam</PostButton>
          </fieldset>
        </Form>
      )}
      <Pager next={loaderData.next} />
      {role === 'owner' && (
        <Disclosure summary="Signature and reply templates">
          <FormCard
            key={JSON.stringify(replies)}
            intent="replies"
            submit="Save Signature and Templates"
          >
            <Field
              kind="textarea"
              id="reply-signature"
              name="signature"
              label="Signature"
              help="Added below every reply, after an empty line. Leave it empty for none."
              maxLength={1000}
              defaultValue={replies.signature}
            />
            <p className="text-muted">{TEMPLATE_HELP}</p>
            {[...replies.templates, { name: '', text: '' }].map(({ name, text }, at) => {
              const template =
                at < replies.templates.length ? `Template ${at + 1}` : 'New template';
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the form is new whenever they change
                <div key={at} className="admin-stack">
                  <Field
                    id={`template-name-${at}`}
                    name="name"
                    label={`${template}: name`}
                    maxLength={60}
                    defaultValue={name}
                  />
                  <Field
                    kind="textarea"
                    id={`template-text-${at}`}
                    name="text"
                    label={`${template}: text`}
                    rows={6}
                    maxLength={10_000}
                    defaultValue={text}
                  />
                </div>
              );
            })}
          </FormCard>
        </Disclosure>
      )}
    </AdminPage>
  );
}
