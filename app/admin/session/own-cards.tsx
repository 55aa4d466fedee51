import { Form } from 'react-router';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { Table } from '#app/ui/table.tsx';
import { Card, When } from '../shell/admin-page.tsx';
import { ButtonForm, FormCard, PostButton } from '../shell/post-form.tsx';
import { ConfirmFields } from '../users/confirm-fields.tsx';
import type { QrCode } from './qr-code.server.ts';
import { securityWords as words } from './security.content.ts';

type Errors = Record<string, string>;

/** Changes the password of whoever is logged in. */
export function PasswordCard({
  isFirst,
  isFromEnvironment,
  asksForCode,
  errors,
}: {
  /** In place of the password that the site made. */
  isFirst: boolean;
  isFromEnvironment: boolean;
  asksForCode: boolean;
  errors: Errors;
}) {
  return (
    <FormCard
      title={isFirst ? undefined : 'Change the password'}
      intent="password"
      variant="primary"
      submit="Change Password"
    >
      {!isFirst && <p>{words.password.text}</p>}
      {isFromEnvironment && <p className="text-muted">{words.password.environment}</p>}
      <ConfirmFields id="security" asksForCode={asksForCode} errors={errors} />
      <NewPasswordFields id="security" errors={errors} />
    </FormCard>
  );
}

/** A new password, typed twice. */
export function NewPasswordFields({ id, errors }: { id: string; errors: Errors }) {
  const both = { kind: 'password', autoComplete: 'new-password', maxLength: 1000 } as const;
  return (
    <>
      <Field
        {...both}
        id={`${id}-next`}
        name="next"
        label="New password"
        help="At least 15 characters. Four unrelated words work well."
        error={errors.next}
        required
      />
      <Field
        {...both}
        id={`${id}-again`}
        name="again"
        label="New password again"
        error={errors.again}
        required
      />
    </>
  );
}

/** The name under which a person appears to the team, and whether assignments are emailed. */
export function ProfileCard({
  profile: { name, email, emailsAssignments },
  errors,
}: {
  profile: { name: string; email: string; emailsAssignments: boolean };
  errors: Errors;
}) {
  return (
    <FormCard key={`${name} ${emailsAssignments}`} title="You" intent="profile" submit="Save">
      {email && <p>You log in with {email}. The owner can change it.</p>}
      <Field
        id="profile-name"
        name="name"
        label="Your name"
        help="The team sees it next to what you do and what’s assigned to you."
        error={errors.name}
        defaultValue={name}
        autoComplete="name"
        maxLength={80}
        required
      />
      <Checkbox
        id="profile-emails"
        name="emails"
        label="Email me when a message or a call is assigned to me"
        defaultChecked={emailsAssignments}
      />
    </FormCard>
  );
}

type SessionView = { ip: string; created_at: string; last_seen_at: string; isCurrent: boolean };

/** Where the person is logged in. */
export function SessionsCard({ sessions }: { sessions: readonly SessionView[] }) {
  const title = 'Where you’re logged in';
  return (
    <Card title={title}>
      <p>A session ends after 30 minutes of inactivity, or after 12 hours at most.</p>
      <Table
        stacks
        caption={title}
        captionHidden
        columns={[{ header: 'Address' }, { header: 'Since (Toronto)' }, { header: 'Last used' }]}
        rows={sessions.map(({ ip, created_at, last_seen_at, isCurrent }) => ({
          id: created_at + last_seen_at,
          cells: [
            isCurrent ? `${ip} (this one)` : ip,
            <When key="since" at={created_at} />,
            <When key="seen" at={last_seen_at} />,
          ],
        }))}
      />
      <ButtonForm intent="end-sessions">End All of Your Sessions</ButtonForm>
    </Card>
  );
}

type TwoFactorView = {
  isOn: boolean;
  /** Whether it can't be turned off. */
  isRequired: boolean;
  /** The number of unused recovery codes. */
  recoveryLeft: number;
  setup: { secret: string; uri: string; qr: QrCode } | undefined;
};

/** Two-factor authentication in each state: off, being set up, on, and new recovery codes. */
export function TwoFactorCard({
  view: { isOn, isRequired, recoveryLeft, setup },
  recoveryCodes,
  errors,
}: {
  view: TwoFactorView;
  recoveryCodes: readonly string[] | undefined;
  errors: Errors;
}) {
  const { on, off, recovery } = words.twoFactor;
  return (
    <Card title="Two-factor authentication">
      <p>{isOn ? on : off}</p>
      {recoveryCodes && (
        <>
          <h3>Your recovery codes</h3>
          <p>{recovery}</p>
          <ul className="admin-raw">
            {recoveryCodes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </>
      )}
      {/* Another form after each success, so that the password and the code don't stay in it. */}
      <Form key={[isOn, setup?.secret, recoveryCodes].join()} method="post" className="admin-stack">
        {isOn && <p>Recovery codes left: {recoveryLeft}</p>}
        {!isOn && setup && <NewSecret setup={setup} />}
        <ConfirmFields
          id="two-factor"
          asksForCode={isOn || setup !== undefined}
          codeLabel={isOn ? undefined : 'Code shown in the app'}
          errors={errors}
        />
        {isOn ? (
          <div className="admin-row">
            <PostButton intent="new-recovery-codes">Make New Recovery Codes</PostButton>
            {!isRequired && <PostButton intent="stop-two-factor">Turn Off</PostButton>}
          </div>
        ) : setup ? (
          <PostButton intent="confirm-two-factor" variant="primary">
            Turn On
          </PostButton>
        ) : (
          <PostButton intent="start-two-factor">Set Up Two-Factor Authentication</PostButton>
        )}
      </Form>
    </Card>
  );
}

function NewSecret({ setup: { secret, uri, qr } }: { setup: NonNullable<TwoFactorView['setup']> }) {
  return (
    <>
      <p>Scan this code with your authenticator app:</p>
      <svg
        className="admin-qr"
        role="img"
        aria-label="QR code for your authenticator app"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
      >
        {/* Dark on light in both colour schemes, because cameras often can't read inverted codes. */}
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <p>Or type in this key:</p>
      <code className="admin-raw">{secret.replace(/(.{4})/g, '$1 ').trim()}</code>
      <p>
        <a href={uri}>Open in the authenticator app on this device</a>
      </p>
    </>
  );
}
