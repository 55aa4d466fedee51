import { data, Form } from 'react-router';
import { getAppContext } from '#app/platform/app-context.server.ts';
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
import { correctPerson, readContact } from './correction.server.ts';
import { dropLaterErasure, eraseLater, isErasedLater } from './later-erasure.server.ts';
import { peopleNotices, peopleWords as words } from './people.content.ts';
import { listContacts, listUpcomingCalls } from './people.queries.server.ts';
import { erasePerson, readPerson, readPersonAddress } from './people.server.ts';
import { PersonView } from './person-view.tsx';
import { describePerson } from './timeline.server.ts';

/** Contacts listed; the search finds the others. */
const SHOWN = 50;

export const meta = adminMeta(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const query = new URL(request.url).searchParams;
  const typed = query.get('email')?.trim() ?? '';
  const email = readPersonAddress(typed);
  const person = email ? await readPerson(app, email) : undefined;
  const turns = person ? await describePerson(app, person) : [];
  const search = { search: typed, status: query.get('status') ?? '' };
  return {
    ...search,
    person:
      email && person && turns.length > 0
        ? {
            email,
            contact: readContact(person),
            turns: turns.reverse(),
            counts: Object.entries(person).map(([part, rows]) => ({ part, count: rows.length })),
            nextCall: (await listUpcomingCalls(app.db, email, app.now()))[0]?.starts_at,
            isErasedLater: await isErasedLater(app, email),
          }
        : undefined,
    contacts: await listContacts(app.db, { ...search, limit: SHOWN }),
  };
}

/** The address that a form is about. */
function addressOf({ values }: AdminPost): string {
  const email = readPersonAddress(values.email);
  if (!email) throw data(words.notAnAddress, 422);
  return email;
}

const pageOf = (email: string) => `/admin/people?email=${encodeURIComponent(email)}`;

export const action = adminAction({
  async correct(post) {
    const { app, values, audit } = post;
    const email = addressOf(post);
    const outcome = await correctPerson(app, email, values);
    if (outcome.kind === 'invalid') {
      return data({ values, errors: outcome.errors, outcome }, 422);
    }
    if (outcome.kind === 'known') return data({ values, errors: {}, outcome }, 409);
    if (outcome.kind === 'unchanged') return done(pageOf(email), outcome.kind);
    await audit(`person-${outcome.kind}`);
    return done(pageOf(outcome.email), outcome.kind);
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
  const kind = actionData?.values.intent === 'correct' ? 'Not corrected' : 'Not erased';
  return (
    <AdminPage
      title={person ? person.contact.name || person.email : words.title}
      lead={person ? person.email : words.lead}
      actions={person && <PageLink to="/admin/people">All contacts</PageLink>}
    >
      <Notice
        words={peopleNotices}
        problem={errors.length > 0 ? { title: kind, description: errors.join(' ') } : undefined}
      />
      {person ? (
        <PersonView person={person} answered={actionData} />
      ) : (
        <>
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
              Nothing is stored about this. Check the spelling.
            </EmptyState>
          )}
          <RowList
            label={words.title}
            rows={contacts.map((contact) => ({
              id: contact.email,
              main: (
                <PageLink to={`/admin/people?email=${encodeURIComponent(contact.email)}`}>
                  {contact.name || contact.email}
                </PageLink>
              ),
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
        </>
      )}
    </AdminPage>
  );
}
