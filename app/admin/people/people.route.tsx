import { data, Form, redirect } from 'react-router';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { recordAudit } from '../audit/audit.server.ts';
import { statusWords } from '../inbox/inbox.content.ts';
import { retentionWords } from '../retention/retention.content.ts';
import { requireOwner } from '../session/guard.server.ts';
import { AdminPage, Card, shortMoment, When } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import { RowList } from '../shell/row-list.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import type { Route } from './+types/people.route.ts';
import { correctionWords } from './correction.content.ts';
import { CorrectionCard } from './correction.form.tsx';
import { correctPerson, readContact } from './correction.server.ts';
import { isDiskCleanupDue } from './disk-cleanup.server.ts';
import { dropLaterErasure, eraseLater, isErasedLater } from './later-erasure.server.ts';
import { peopleNotices, peopleWords as words } from './people.content.ts';
import { listContacts, listPeople, listUpcomingCalls } from './people.queries.server.ts';
import { erasePerson, readPerson, readPersonAddress } from './people.server.ts';
import { countKinds, describeEvents } from './person-events.server.ts';

/** Contacts listed; the search finds the others. */
const SHOWN = 50;

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const facts = app.facts();
  const typed = new URL(request.url).searchParams.get('email')?.trim() ?? '';
  const email = readPersonAddress(typed);
  const person = email ? await readPerson(app, email) : undefined;
  const events = person ? describeEvents(facts, person) : [];
  const isSearch = typed !== '' && events.length === 0;
  const matches = isSearch ? await listPeople(app.db, typed.toLowerCase()) : [];
  const isCleanupDue = await isDiskCleanupDue(app.db);
  const contact = person && readContact(person);
  return {
    typed,
    email: email ?? '',
    contact,
    events,
    counts: countKinds(events),
    matches,
    contacts: typed ? [] : await listContacts(app.db, SHOWN),
    isCleanupDue,
    nextCall: email ? (await listUpcomingCalls(app.db, email, app.now()))[0]?.starts_at : undefined,
    isErasedLater: email !== undefined && (await isErasedLater(app, email)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const { values } = await readFormPost(request);
  const email = readPersonAddress(values.email);
  if (!email) return data({ error: words.notAnAddress, correction: undefined }, 422);
  if (values.intent === 'correct') {
    const outcome = await correctPerson(app, email, values);
    if (outcome.kind === 'invalid' || outcome.kind === 'known') {
      const status = outcome.kind === 'known' ? 409 : 422;
      return data({ error: undefined, correction: { values, outcome } }, status);
    }
    const to = outcome.kind === 'unchanged' ? email : outcome.email;
    if (outcome.kind !== 'unchanged') {
      await recordAudit(app, getRequestInfo(context), `person-${outcome.kind}`);
    }
    const query = new URLSearchParams({ email: to, done: outcome.kind });
    return redirect(`/admin/people?${query}`, 303);
  }
  requireOwner(context);
  const page = `/admin/people?email=${encodeURIComponent(email)}`;
  if (values.intent === 'keep') {
    await dropLaterErasure(app, email);
    return redirect(`${page}&done=kept`, 303);
  }
  if (readPersonAddress(values.confirm) !== email) {
    return data({ error: words.erase.mismatch, correction: undefined }, 422);
  }
  if ((await listUpcomingCalls(app.db, email, app.now())).length > 0) {
    const { calls } = values;
    if (calls !== 'cancel' && calls !== 'keep') {
      return data(
        { error: undefined, calls: words.erase.calls.missing, correction: undefined },
        422,
      );
    }
    await eraseLater(app, email, calls);
    await recordAudit(app, getRequestInfo(context), 'privacy-erase-later');
    return redirect(`${page}&done=later`, 303);
  }
  const { isOffDisk } = await erasePerson(app, email);
  await recordAudit(app, getRequestInfo(context), 'privacy-erased');
  return redirect(`/admin/people?done=${isOffDisk ? 'erased' : 'deleted'}`, 303);
}

export default function PeoplePage({ loaderData, actionData }: Route.ComponentProps) {
  const { typed, email, contact, events, counts, matches, isCleanupDue } = loaderData;
  const { role } = useViewer();
  const correction = actionData?.correction;
  const isRefused = correction?.outcome.kind === 'invalid';
  const callsError = actionData && 'calls' in actionData ? actionData.calls : undefined;
  const eraseError = actionData?.error ?? callsError;
  const problem = eraseError
    ? { title: words.problem, description: eraseError }
    : isRefused
      ? correctionWords.problem
      : undefined;
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Notice words={peopleNotices} problem={problem} />
      {isCleanupDue && (
        <Alert tone="info" title={words.cleanupDue.title}>
          <p>{words.cleanupDue.text}</p>
        </Alert>
      )}
      <Form method="get" className="admin-row" key={typed}>
        <Field id="people-email" name="email" label={words.search} defaultValue={typed} />
        <Button type="submit" variant="secondary" small>
          {words.apply}
        </Button>
      </Form>
      {loaderData.contacts.length > 0 && (
        <RowList
          label={words.contacts}
          rows={loaderData.contacts.map(({ email: address, name, company, status, at }) => ({
            id: address,
            main: (
              <PageLink to={`/admin/people?email=${encodeURIComponent(address)}`}>
                {name || address}
              </PageLink>
            ),
            facts: [company],
            end: <When at={at} />,
            detail: [statusWords[status as keyof typeof statusWords], address].join(', '),
          }))}
        />
      )}
      {typed && events.length === 0 && (
        <>
          <EmptyState title={words.nothing.title}>{words.nothing.text}</EmptyState>
          {matches.length > 0 && (
            <Card title={words.matches}>
              <ul>
                {matches.map((match) => (
                  <li key={match}>
                    <PageLink
                      className="inline-block py-2"
                      to={`/admin/people?email=${encodeURIComponent(match)}`}
                    >
                      {match}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </>
      )}
      {loaderData.isErasedLater && (
        <Alert tone="warn" title={words.later.title}>
          <p>{words.later.text}</p>
          {role === 'owner' && (
            <Form method="post">
              <input type="hidden" name="email" value={email} />
              <Button type="submit" name="intent" value="keep" variant="secondary" small>
                {words.later.stop}
              </Button>
            </Form>
          )}
        </Alert>
      )}
      {events.length > 0 && (
        <>
          <Table
            stacks
            caption={words.timeline}
            columns={Object.values(words.columns).map((header) => ({ header }))}
            rows={events.map((event) => ({
              id: event.kind + event.id,
              cells: [
                <When key="at" at={event.at} />,
                event.href ? (
                  <PageLink key="kind" to={event.href}>
                    {event.kind}
                  </PageLink>
                ) : (
                  event.kind
                ),
                event.detail,
              ],
            }))}
          />
          <Card title={words.included}>
            <ul>
              {counts.map(({ kind, count }) => (
                <li key={kind}>
                  {kind}: {count}
                </li>
              ))}
            </ul>
          </Card>
          {contact && <CorrectionCard email={email} contact={contact} refused={correction} />}
          {role === 'owner' && (
            <div className="admin-pair">
              <Card title={words.erase.title}>
                <p>{words.erase.text}</p>
                <Form method="post" className="admin-stack">
                  <input type="hidden" name="email" value={email} />
                  <Field
                    id="erase-confirm"
                    name="confirm"
                    label={words.erase.confirm}
                    error={actionData?.error}
                    autoComplete="off"
                  />
                  {loaderData.nextCall && (
                    <ChoiceGroup
                      id="erase-calls"
                      name="calls"
                      legend={interpolate(words.erase.calls.legend, {
                        when: shortMoment(loaderData.nextCall),
                      })}
                      options={(['cancel', 'keep'] as const).map((value) => ({
                        value,
                        label: words.erase.calls[value],
                      }))}
                      error={callsError}
                    />
                  )}
                  <div>
                    <Button type="submit" variant="secondary" small>
                      {words.erase.submit}
                    </Button>
                  </div>
                </Form>
              </Card>
              <Card title={words.pack.title}>
                <p>{words.pack.text}</p>
                <form method="post" action="/admin/people/pack">
                  <input type="hidden" name="email" value={email} />
                  <Button type="submit" small>
                    {words.pack.submit}
                  </Button>
                </form>
              </Card>
            </div>
          )}
        </>
      )}
      <RetentionTable />
    </AdminPage>
  );
}

/** The retention periods, from the constants that the daily job uses. */
function RetentionTable() {
  return (
    <Disclosure summary={retentionWords.title}>
      <p className="text-muted">{retentionWords.text}</p>
      <Table
        stacks
        caption={retentionWords.title}
        captionHidden
        columns={Object.values(retentionWords.columns).map((header) => ({ header }))}
        rows={retentionWords.kinds.map(({ what, kept }) => ({ id: what, cells: [what, kept] }))}
      />
    </Disclosure>
  );
}
