import { data, Form } from 'react-router';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { cleanLine, FIELD_LIMITS } from '#app/platform/forms/text-fields.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { statusWords } from '../inbox/inbox.content.ts';
import { requireOwner } from '../session/guard.server.ts';
import { type AdminPost, adminAction, done, refuse } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, When } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import { Options } from '../shell/post-form.tsx';
import { RowList } from '../shell/row-list.tsx';
import type { Route } from './+types/people.route.ts';
import { peopleNotices, peopleWords as words } from './people.content.ts';
import { listContacts, listUpcomingCalls } from './people.queries.server.ts';
import {
  contactOf,
  correctPerson,
  dropLaterErasure,
  eraseLater,
  erasePerson,
  laterErasuresArea,
  readPerson,
  readPersonAddress,
} from './people.server.ts';
import { PersonView } from './person-view.tsx';
import { describePerson } from './timeline.server.ts';

/** Contacts listed; the search finds the others. */
const SHOWN = 50;

export const meta = adminMeta('Contacts');

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const query = new URL(request.url).searchParams;
  const search = query.get('email')?.trim() ?? '';
  const status = query.get('status') ?? '';
  const contacts = await listContacts(app.db, { search, status, limit: SHOWN });
  const email = readPersonAddress(search);
  const stored = email && (await readPerson(app, email));
  const turns = stored ? await describePerson(app, stored) : [];
  if (!email || !stored || turns.length === 0) return { search, status, contacts };
  const later = await app.settings.get(laterErasuresArea);
  const person = {
    email,
    contact: contactOf(stored),
    turns: turns.reverse(),
    nextCall: (await listUpcomingCalls(app.db, email, app.now()))[0]?.starts_at,
    isErasedLater: later.emails.includes(email),
  };
  return { search, status, contacts, person };
}

/** The address that a form is about. */
function addressOf({ values }: AdminPost): string {
  const email = readPersonAddress(values.email);
  if (!email) throw data(words.notAnAddress, 422);
  return email;
}

const pageOf = (email: string) => `/admin/people?email=${encodeURIComponent(email)}` as const;

export const action = adminAction({
  async correct(post) {
    const { app, values, audit } = post;
    const email = addressOf(post);
    const before = contactOf(await readPerson(app, email));
    const target = readPersonAddress(values.newEmail ?? email);
    if (!target) return refuse(post, { newEmail: words.notAnAddress });
    const changes: Parameters<typeof correctPerson>[2] = { email: target };
    // What differs from the form is changed, so that older values that differ from it are kept.
    for (const field of ['name', 'phone', 'company'] as const) {
      const value = cleanLine(values[field] ?? before[field]);
      if (value.length > FIELD_LIMITS[field]) {
        return refuse(post, { [field]: `Use at most ${FIELD_LIMITS[field]} characters.` });
      }
      if (value !== before[field]) changes[field] = value;
    }
    if (changes.name === '') {
      return refuse(post, { name: 'Enter a name, or leave the one that was there.' });
    }
    const { submissions, bookings } = await readPerson(app, target);
    const isMerge = target !== email && submissions.length + bookings.length > 0;
    // No error, but the page asks first.
    if (isMerge && readPersonAddress(values.merge ?? '') !== target) return refuse(post, {}, 409);
    await correctPerson(app, email, changes);
    const outcome = isMerge ? 'merged' : 'corrected';
    await audit(`person-${outcome}`);
    return done(pageOf(target), outcome);
  },
  async keep(post) {
    requireOwner(post.context);
    const email = addressOf(post);
    await dropLaterErasure(post.app, email);
    return done(pageOf(email), 'kept');
  },
  async erase(post) {
    requireOwner(post.context);
    const { app, values, audit } = post;
    const email = addressOf(post);
    if (readPersonAddress(values.confirm) !== email) {
      return refuse(post, { confirm: 'This doesn’t match the address above.' });
    }
    if ((await listUpcomingCalls(app.db, email, app.now())).length > 0) {
      const { calls } = values;
      if (calls !== 'cancel' && calls !== 'keep') {
        return refuse(post, { calls: 'Choose what happens to the call.' });
      }
      await eraseLater(app, email, calls);
      await audit('privacy-erase-later');
      return done(pageOf(email), 'later');
    }
    await erasePerson(app, email);
    await audit('privacy-erased');
    return done('/admin/people', 'erased');
  },
});

/** The contacts; or one of them with everything about them. */
export default function PeoplePage({ loaderData, actionData }: Route.ComponentProps) {
  const { person, search, status, contacts } = loaderData;
  const errors = Object.values(actionData?.errors ?? {});
  const problem =
    errors.length > 0 ? { title: 'Not done', description: errors.join(' ') } : undefined;
  if (person) {
    return (
      <AdminPage
        title={person.contact.name || person.email}
        lead={person.email}
        actions={<PageLink to="/admin/people">All contacts</PageLink>}
      >
        <Notice words={peopleNotices} problem={problem} />
        <PersonView person={person} answered={actionData} />
      </AdminPage>
    );
  }
  return (
    <AdminPage
      title="Contacts"
      lead="Everybody who gave an email address with a message or a call, the last first. A contact’s page shows everything you hold about them, to correct, hand over or erase on request (PIPEDA: answer within 30 days)."
    >
      <Notice words={peopleNotices} problem={problem} />
      <Form method="get" className="admin-row admin-filter" key={search + status}>
        <Field
          kind="search"
          id="people-search"
          name="email"
          label="Name, company, email or phone"
          defaultValue={search}
        />
        <Field
          kind="select"
          id="people-status"
          name="status"
          label="Status of the last message"
          defaultValue={status}
        >
          <option value="">All</option>
          <Options words={statusWords} />
        </Field>
        <Button type="submit" variant="secondary" small>
          Show
        </Button>
      </Form>
      {contacts.length === 0 && (
        <EmptyState title="Nobody found">
          No contact with an email address matches. Check the spelling; a call without an email
          address is under Calls.
        </EmptyState>
      )}
      <RowList
        label="Contacts"
        rows={contacts.map((contact) => ({
          id: contact.email,
          main: <PageLink to={pageOf(contact.email)}>{contact.name || contact.email}</PageLink>,
          facts: [contact.company],
          end: <When at={contact.at} />,
          detail: [
            contact.status ? statusWords[contact.status] : 'Booked a call',
            contact.email,
            contact.note,
          ]
            .filter(Boolean)
            .join(', '),
        }))}
      />
    </AdminPage>
  );
}
