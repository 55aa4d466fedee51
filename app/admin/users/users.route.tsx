import { data, Form } from 'react-router';
import * as v from 'valibot';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { fieldErrors } from '#app/platform/forms/field-errors.ts';
import { canEmailNow } from '#app/platform/outbox/mail-state.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { checkAccount } from '../session/account-check.server.ts';
import { listSessions } from '../session/session.queries.server.ts';
import { getLogin } from '../session/session.server.ts';
import { hasTwoFactor } from '../session/two-factor.server.ts';
import { adminAction, done } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card, shortMoment } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import { RowList } from '../shell/row-list.tsx';
import type { Route } from './+types/users.route.ts';
import { ConfirmFields } from './confirm-fields.tsx';
import { LinkCard } from './link-card.tsx';
import { PersonFields } from './person.form.tsx';
import { usersNotices, usersWords as words } from './users.content.ts';
import { listMembers } from './users.queries.server.ts';
import { personSchema } from './users.schema.ts';
import { invite } from './users.server.ts';

export const meta = adminMeta(words.title);

export async function loader({ context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const sessions = await listSessions(app.db);
  return {
    canEmail: await canEmailNow(app),
    asksForCode: hasTwoFactor(getLogin(context).account),
    members: (await listMembers(app.db)).map(({ id, name, email, role, status, totp_sealed }) => ({
      id,
      name,
      email,
      role,
      status,
      hasTwoFactor: totp_sealed !== '',
      seenAt: sessions.find((session) => session.account_id === id)?.last_seen_at,
    })),
  };
}

export const action = adminAction(async ({ app, info, login, values: typed }) => {
  const { current = '', code = '', ...values } = typed;
  const parsed = v.safeParse(personSchema, values);
  const refuse = (status: number, errors: Record<string, string>) =>
    data({ values, errors, link: undefined }, status);
  if (!parsed.success) return refuse(422, fieldErrors(parsed.issues));
  // A stolen session must not be enough to create another login.
  const unsure = await checkAccount(app, info, login, { current, code });
  if (unsure) return refuse(unsure.status, unsure.errors);
  const invited = await invite(app, info, parsed.output);
  if (!invited) return refuse(409, { email: words.fields.email.known });
  if (invited.isEmailed) return done('/admin/users', 'invited');
  const { url, expiresAt } = invited;
  return data({ values: {}, errors: {}, link: { url, expiresAt, name: parsed.output.name } });
});

export default function TeamPage({ loaderData, actionData }: Route.ComponentProps) {
  const { canEmail, asksForCode, members } = loaderData;
  const errors: Record<string, string> = actionData?.errors ?? {};
  const problem = Object.keys(errors).length > 0 ? words.notInvited : undefined;
  const { invite: labels, list } = words;
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Notice
        words={usersNotices}
        problem={problem}
        result={actionData?.link && words.link.created}
      />
      {actionData?.link && <LinkCard name={actionData.link.name} link={actionData.link} />}
      <div className="admin-pair">
        <Card title={list.title}>
          {members.length === 0 ? (
            <p className="text-muted">{list.none}</p>
          ) : (
            <RowList
              label={list.title}
              rows={members.map((member) => ({
                id: member.id,
                main: <PageLink to={`/admin/users/${member.id}`}>{member.name}</PageLink>,
                facts: [words.roles[member.role].name],
                end: (
                  <Badge tone={member.status === 'active' ? 'good' : 'warn'}>
                    {words.states[member.status]}
                  </Badge>
                ),
                detail: [
                  member.email,
                  member.hasTwoFactor ? list.twoFactor : list.noTwoFactor,
                  member.seenAt && interpolate(list.seen, { at: shortMoment(member.seenAt) }),
                ]
                  .filter(Boolean)
                  .join(', '),
              }))}
            />
          )}
        </Card>
        <Card title={labels.title}>
          <p>
            {labels.text} {canEmail ? labels.emailed : labels.shown}
          </p>
          <Form method="post" className="admin-stack" noValidate key={members.length}>
            <PersonFields id="invite" values={actionData?.values ?? {}} errors={errors} />
            <ConfirmFields id="invite" asksForCode={asksForCode} errors={errors} />
            <div>
              <Button type="submit" small>
                {canEmail ? labels.submit : labels.submitShown}
              </Button>
            </div>
          </Form>
        </Card>
      </div>
    </AdminPage>
  );
}
