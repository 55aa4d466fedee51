import { Form } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Card, shortMoment } from '../shell/admin-page.tsx';
import { formFields, type Refused, refusedOf } from '../shell/form-fields.ts';
import { FormCard, PostButton } from '../shell/post-form.tsx';
import { RowList } from '../shell/row-list.tsx';
import { ConfirmFields } from './confirm-fields.tsx';
import type { readPeople } from './people.server.ts';
import { usersWords as words } from './users.content.ts';

type People = Awaited<ReturnType<typeof readPeople>>;
type Member = People['members'][number];

/** For owners: who else can log in, and what they can do about one of them or to invite another. */
export function PeoplePart({
  people: { canEmail, members, opened },
  asksForCode,
  answer,
}: {
  people: People;
  asksForCode: boolean;
  answer: object | undefined;
}) {
  const { invite, list } = words;
  const invited = refusedOf(answer, 'invite');
  const saved = refusedOf(answer, 'save');
  return (
    <>
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
                main: (
                  <PageLink to={`/admin/security?user=${member.id}#user`}>{member.name}</PageLink>
                ),
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
        {opened ? (
          <FormCard
            key={`${opened.id} ${opened.name} ${opened.email} ${opened.role}`}
            title={opened.name}
            id="user"
            intent="save"
            variant="primary"
            submit={words.member.save}
          >
            <PersonFields
              id="member"
              refused={{
                ...saved,
                values: {
                  name: opened.name,
                  email: opened.email,
                  role: opened.role,
                  ...saved.values,
                },
              }}
            />
            <ConfirmFields
              id="member"
              asksForCode={asksForCode}
              help={words.confirm.changeHelp}
              errors={saved.errors}
            />
          </FormCard>
        ) : (
          <FormCard
            key={members.length}
            title={invite.title}
            intent="invite"
            variant="primary"
            submit={canEmail ? invite.submit : invite.submitShown}
          >
            <p>
              {invite.text} {canEmail ? invite.emailed : invite.shown}
            </p>

            <PersonFields id="invite" refused={invited} />
            <ConfirmFields id="invite" asksForCode={asksForCode} errors={invited.errors} />
          </FormCard>
        )}
      </div>
      {opened && (
        <AccessCards
          member={opened}
          asksForCode={asksForCode}
          refused={refusedOf(answer, 'link', 'resume', 'reset-two-factor', 'remove')}
        />
      )}
    </>
  );
}

/** What the owner can do about a person's access: a new link, two-factor, suspension, removal. */
function AccessCards({
  member: { status, name, hasTwoFactor, isYou },
  asksForCode,
  refused: { errors },
}: {
  member: Member;
  asksForCode: boolean;
  refused: Refused;
}) {
  const { member } = words;
  if (isYou) {
    return (
      <Card title={member.access}>
        <p>{member.you}</p>
      </Card>
    );
  }
  return (
    <div className="admin-pair">
      <Card title={member.access}>
        <p>{hasTwoFactor ? member.twoFactorOn : member.twoFactorOff}</p>
        <Form method="post" className="admin-stack">
          <ConfirmFields id="access" asksForCode={asksForCode} errors={errors} />
          {status === 'suspended' ? (
            <PostButton intent="resume">{member.resume}</PostButton>
          ) : (
            <>
              <PostButton intent="link">
                {status === 'invited' ? member.invitation : member.password}
              </PostButton>
              <p className="text-muted">{member.linkText}</p>
            </>
          )}
          {hasTwoFactor && (
            <>
              <PostButton intent="reset-two-factor">{member.resetTwoFactor}</PostButton>
              <p className="text-muted">{member.resetText}</p>
            </>
          )}
        </Form>
      </Card>
      <Card title={member.end}>
        {status !== 'suspended' && (
          <Form method="post" className="admin-stack">
            <p>{member.suspendText}</p>
            <PostButton intent="suspend">{member.suspend}</PostButton>
          </Form>
        )}
        <p>{member.removeText}</p>
        <Form method="post" className="admin-stack">
          <Checkbox
            id="member-remove"
            name="confirm"
            label={interpolate(member.removeConfirm, { name })}
            error={errors.confirm}
          />
          <PostButton intent="remove">{member.remove}</PostButton>
        </Form>
      </Card>
    </div>
  );
}

/** The fields of a person; `id` keeps their ids apart. */
function PersonFields({ id, refused: { values, errors } }: { id: string; refused: Refused }) {
  const { fields, roles } = words;
  const field = formFields({ form: id, words: fields, values, errors });
  return (
    <>
      <Field {...field('name')} autoComplete="off" maxLength={80} required />
      <Field {...field('email')} kind="email" autoComplete="off" maxLength={254} required />
      <Field
        {...field('role')}
        kind="select"
        help={Object.values(roles)
          .map((role) => `${role.name}: ${role.text}.`)
          .join(' ')}
      >
        {Object.entries(roles).map(([role, { name }]) => (
          <option key={role} value={role}>
            {name}
          </option>
        ))}
      </Field>
    </>
  );
}

/** A link that the owner passes on, shown once. */
export function LinkCard({
  link: { name, url, expiresAt },
}: {
  link: { name: string; url: string; expiresAt: string };
}) {
  const { title, text } = words.link;
  return (
    <Card title={interpolate(title, { name })} id="link">
      <p>{interpolate(text, { until: shortMoment(expiresAt) })}</p>
      <p>
        <code className="admin-raw">{url}</code>
      </p>
    </Card>
  );
}
