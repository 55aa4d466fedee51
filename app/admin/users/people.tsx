import { interpolate } from '#app/platform/format/interpolate.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { Route } from '../session/+types/security.route.ts';
import { Card, shortMoment } from '../shell/admin-page.tsx';
import { formFields, refusedOf } from '../shell/form-fields.ts';
import { Focused, FormCard, Options, PostButton } from '../shell/post-form.tsx';
import { RowList } from '../shell/row-list.tsx';
import { ConfirmFields } from './confirm-fields.tsx';
import { usersWords as words } from './users.content.ts';

/**
 * For owners: who else can log in, and beside them the form of the one who is opened or of a new
 * one, or the link that was just made. The form closes after each success, so that no password and
 * no code stays in it.
 */
export function PeoplePart({
  loaderData: { people = [], opened, isOn },
  actionData,
}: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
  const { link } = { link: undefined, ...actionData };
  const form = opened ? 'member' : 'invite';
  const refused = refusedOf(actionData, 'invite', 'save', 'link', 'reset-two-factor', 'remove');
  const field = formFields({ form, words: words.fields, values: opened, ...refused });
  return (
    <div className="admin-pair">
      <Card title="Who else can log in" id="users">
        {people.length === 0 && <p className="text-muted">Nobody yet.</p>}
        <RowList
          label="People"
          rows={people.map(({ id, name, email, role, status, twoFactor }) => ({
            id,
            main: <PageLink to={`/admin/security?user=${id}#user`}>{name}</PageLink>,
            facts: [words.roles[role]],
            end: <Badge tone={status === 'active' ? 'good' : 'warn'}>{words.states[status]}</Badge>,
            detail: `${email}, two-factor ${twoFactor}`,
          }))}
        />
      </Card>
      {link ? (
        <Focused key={link.url}>
          <Card title={`Link for ${link.name}`}>
            <p>{interpolate(words.linkNote, { until: shortMoment(link.expiresAt) })}</p>
            <p>
              <code className="admin-raw">{link.url}</code>
            </p>
          </Card>
        </Focused>
      ) : (
        <FormCard
          key={opened?.id ?? people.length}
          title={opened?.name ?? 'Invite someone'}
          id="user"
          intent={opened ? 'save' : 'invite'}
          fields={{ shown: opened?.status === 'suspended' ? 'suspended' : 'active' }}
          variant="primary"
          submit={opened ? 'Save' : 'Send Invitation'}
          more={
            opened && (
              <>
                {opened.status === 'suspended' ? (
                  <PostButton intent="remove">Remove</PostButton>
                ) : (
                  <PostButton intent="link">Create a New Link</PostButton>
                )}
                {opened.twoFactor === 'on' && (
                  <PostButton intent="reset-two-factor">Reset Two-Factor</PostButton>
                )}
              </>
            )
          }
        >
          {!opened && <p>{words.invite}</p>}
          <Field {...field('name')} autoComplete="off" required />
          <Field {...field('email')} kind="email" autoComplete="off" required />
          <Field {...field('role')} kind="select">
            <Options words={words.roles} />
          </Field>
          {opened && (
            <Field {...field('status')} kind="select">
              <Options words={words.access} />
            </Field>
          )}
          <ConfirmFields id={form} asksForCode={isOn} errors={refused.errors} />
        </FormCard>
      )}
    </div>
  );
}
