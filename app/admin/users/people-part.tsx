import { Form } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Card, shortMoment } from '../shell/admin-page.tsx';
import { RowList } from '../shell/row-list.tsx';
import { ConfirmFields } from './confirm-fields.tsx';
import type { readPeople } from './people-part.server.ts';
import { PersonFields, type PersonValues } from './person.form.tsx';
import { usersWords as words } from './users.content.ts';

/** Who else can log in, and the form that invites another person: for owners. */
export function PeoplePart({
  people: { canEmail, members },
  asksForCode,
  values,
  errors,
}: {
  people: Awaited<ReturnType<typeof readPeople>>;
  asksForCode: boolean;
  values: PersonValues;
  errors: Record<string, string>;
}) {
  const { invite: labels, list } = words;
  return (
    <div className="admin-pair">
      <Card title={list.title} id="users">
        <p>{words.lead}</p>
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
          <PersonFields id="invite" values={values} errors={errors} />
          <ConfirmFields id="invite" asksForCode={asksForCode} errors={errors} />
          <div>
            <Button type="submit" name="intent" value="invite" small>
              {canEmail ? labels.submit : labels.submitShown}
            </Button>
          </div>
        </Form>
      </Card>
    </div>
  );
}
