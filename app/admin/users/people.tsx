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
  const invited = refusedOf(answer, 'invite');
  const saved = refusedOf(answer, 'save');
  return (
    <>
      <div className="admin-pair">
        <Card title="People" id="users">
          <p>Who else can log in to this admin area, and what they can do.</p>
          {members.length === 0 && (
            <p className="text-muted">
              Nobody else has access. You log in without an email address.
            </p>
          )}
          <RowList
            label="People"
            rows={members.map(({ id, name, email, role, status, hasTwoFactor, seenAt }) => ({
              id,
              main: <PageLink to={`/admin/security?user=${id}#user`}>{name}</PageLink>,
              facts: [words.roles[role].name],
              end: (
                <Badge tone={status === 'active' ? 'good' : 'warn'}>{words.states[status]}</Badge>
              ),
              detail: `${email}, two-factor ${hasTwoFactor ? 'on' : 'off'}${seenAt ? `, last seen ${shortMoment(seenAt)}` : ''}`,
            }))}
          />
        </Card>
        {opened ? (
          <FormCard
            key={JSON.stringify(opened)}
            title={opened.name}
            id="user"
            intent="save"
            variant="primary"
            submit="Save"
          >
            <PersonFields
              id="member"
              values={{
                name: opened.name,
                email: opened.email,
                role: opened.role,
                ...saved.values,
              }}
              errors={saved.errors}
            />
            <ConfirmFields
              id="member"
              asksForCode={asksForCode}
              help="Only if you change the email or the role."
              errors={saved.errors}
            />
          </FormCard>
        ) : (
          <FormCard
            key={members.length}
            title="Invite someone"
            intent="invite"
            variant="primary"
            submit={canEmail ? 'Send Invitation' : 'Create Invitation Link'}
          >
            <p>{canEmail ? words.invite.emailed : words.invite.shown}</p>
            <PersonFields id="invite" values={invited.values} errors={invited.errors} />
            <ConfirmFields id="invite" asksForCode={asksForCode} errors={invited.errors} />
          </FormCard>
        )}
      </div>
      {opened && (
        <AccessCards
          member={opened}
          asksForCode={asksForCode}
          errors={refusedOf(answer, 'link', 'resume', 'reset-two-factor', 'remove').errors}
        />
      )}
    </>
  );
}

/** What the owner can do about a person's access: a new link, two-factor, suspension, removal. */
function AccessCards({
  member: { status, name, hasTwoFactor, isYou },
  asksForCode,
  errors,
}: {
  member: Member;
  asksForCode: boolean;
  errors: Record<string, string>;
}) {
  if (isYou) {
    return (
      <Card title="Access">
        <p>This is you. Only another owner can change your access.</p>
      </Card>
    );
  }
  return (
    <div className="admin-pair">
      <Card title="Access">
        <p>Two-factor authentication is {hasTwoFactor ? 'on' : 'off'}.</p>
        <Form method="post" className="admin-stack">
          <ConfirmFields id="access" asksForCode={asksForCode} errors={errors} />
          {status === 'suspended' ? (
            <PostButton intent="resume">Lift the Suspension</PostButton>
          ) : (
            <>
              <PostButton intent="link">
                Create a New {status === 'invited' ? 'Invitation' : 'Password'} Link
              </PostButton>
              <p className="text-muted">{words.access.linkOnce}</p>
            </>
          )}
          {hasTwoFactor && (
            <>
              <PostButton intent="reset-two-factor">Reset Two-Factor</PostButton>
              <p className="text-muted">{words.access.reset}</p>
            </>
          )}
        </Form>
      </Card>
      <Card title="End their access">
        {status !== 'suspended' && (
          <Form method="post" className="admin-stack">
            <p>{words.access.suspend}</p>
            <PostButton intent="suspend">Suspend</PostButton>
          </Form>
        )}
        <p>{words.access.remove}</p>
        <Form method="post" className="admin-stack">
          <Checkbox
            id="member-remove"
            name="confirm"
            label={`Yes, remove ${name}`}
            error={errors.confirm}
          />
          <PostButton intent="remove">Remove</PostButton>
        </Form>
      </Card>
    </div>
  );
}

/** The fields of a person; `id` keeps their ids apart. */
function PersonFields({ id, ...typed }: { id: string } & Partial<Refused>) {
  const { fields, roles } = words;
  const field = formFields({ form: id, words: fields, ...typed });
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
  return (
    <Card title={`Link for ${name}`} id="link">
      <p>{interpolate(words.link.text, { until: shortMoment(expiresAt) })}</p>
      <p>
        <code className="admin-raw">{url}</code>
      </p>
    </Card>
  );
}
