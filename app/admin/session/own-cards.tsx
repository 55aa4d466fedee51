import { interpolate } from '#app/platform/format/interpolate.ts';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { Table } from '#app/ui/table.tsx';
import { Card, When } from '../shell/admin-page.tsx';
import type { Refused } from '../shell/form-fields.ts';
import { ButtonForm, FormCard } from '../shell/post-form.tsx';
import { ConfirmFields } from '../users/confirm-fields.tsx';
import { securityWords as words } from './security.content.ts';

/** Changes the password of whoever is logged in. */
export function PasswordCard({
  isFirst,
  isFromEnvironment,
  asksForCode,
  refused: { errors },
}: {
  /** In place of the password that the site made. */
  isFirst: boolean;
  isFromEnvironment: boolean;
  asksForCode: boolean;
  refused: Refused;
}) {
  const { password } = words;
  return (
    <FormCard
      title={isFirst ? undefined : password.title}
      intent="password"
      variant="primary"
      submit={password.submit}
    >
      {!isFirst && <p>{password.text}</p>}
      {isFromEnvironment && <p className="text-muted">{password.environment}</p>}

      <ConfirmFields id="security" asksForCode={asksForCode} errors={errors} />
      <NewPasswordFields id="security" errors={errors} />
    </FormCard>
  );
}

/** A new password, typed twice. */
export function NewPasswordFields({ id, errors }: { id: string; errors: Record<string, string> }) {
  return (['next', 'again'] as const).map((name) => (
    <Field
      key={name}
      kind="password"
      id={`${id}-${name}`}
      name={name}
      label={words.password[name]}
      help={name === 'next' ? words.password.nextHelp : undefined}
      error={errors[name]}
      autoComplete="new-password"
      maxLength={1000}
      required
    />
  ));
}

/** The name under which a person appears to the team, and whether assignments are emailed. */
export function ProfileCard({
  profile: { name, email, emailsAssignments },
  refused: { errors },
}: {
  profile: { name: string; email: string; emailsAssignments: boolean };
  refused: Refused;
}) {
  const { profile } = words;
  return (
    <FormCard
      key={`${name} ${emailsAssignments}`}
      title={profile.title}
      intent="profile"
      submit={profile.submit}
    >
      {email && <p>{interpolate(profile.email, { email })}</p>}

      <Field
        id="profile-name"
        name="name"
        label={profile.name}
        help={profile.nameHelp}
        error={errors.name}
        defaultValue={name}
        autoComplete="name"
        maxLength={80}
        required
      />
      <Checkbox
        id="profile-emails"
        name="emails"
        label={profile.assignments}
        defaultChecked={emailsAssignments}
      />
    </FormCard>
  );
}

type SessionView = {
  who: string;
  ip: string;
  created_at: string;
  last_seen_at: string;
  isCurrent: boolean;
};

/** Where the person is logged in; for an owner with a team, where everybody is. */
export function SessionsCard({
  sessions,
  hasTeam,
}: {
  sessions: readonly SessionView[];
  hasTeam: boolean;
}) {
  const { title, text, columns, current, everybody, endAll } = words.sessions;
  const { who, ...others } = columns;
  const shown = hasTeam ? columns : others;
  return (
    <Card title={title}>
      <p>{text}</p>
      {hasTeam && (
        <p>
          {everybody} <a href="#users">{words.parts.users}</a>.
        </p>
      )}
      <Table
        stacks
        caption={title}
        captionHidden
        columns={Object.values(shown).map((header) => ({ header }))}
        rows={sessions.map((session) => ({
          id: session.who + session.created_at + session.last_seen_at,
          cells: [
            ...(hasTeam ? [session.who] : []),
            session.isCurrent ? `${session.ip} (${current})` : session.ip,
            <When key="since" at={session.created_at} />,
            <When key="seen" at={session.last_seen_at} />,
          ],
        }))}
      />
      <ButtonForm intent="end-sessions">{endAll}</ButtonForm>
    </Card>
  );
}
