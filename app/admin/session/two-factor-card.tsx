import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Card } from '../shell/admin-page.tsx';
import type { QrCode } from './qr-code.server.ts';
import { securityWords } from './security.content.ts';

const { twoFactor: words } = securityWords;

export type TwoFactorView = {
  isOn: boolean;
  /** Whether it can't be turned off. */
  isRequired: boolean;
  /** The number of unused recovery codes. */
  recoveryLeft: number;
  setup: { secret: string; uri: string; qr: QrCode } | undefined;
};

type Errors = { current?: string; code?: string };

/** Two-factor authentication in each state: off, being set up, on, and new recovery codes. */
export function TwoFactorCard({
  view,
  recoveryCodes,
  errors,
}: {
  view: TwoFactorView;
  recoveryCodes: readonly string[] | undefined;
  errors: Errors;
}) {
  return (
    <Card title={words.title}>
      <p>{view.isOn ? words.on : words.off}</p>
      {recoveryCodes && <RecoveryCodes codes={recoveryCodes} />}
      {view.isOn ? (
        <WhileOn {...view} errors={errors} />
      ) : (
        <WhileOff setup={view.setup} errors={errors} />
      )}
    </Card>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <h3>{words.recovery.title}</h3>
      <p>{words.recovery.text}</p>
      <ul className="admin-raw">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </>
  );
}

function WhileOn({ recoveryLeft, isRequired, errors }: TwoFactorView & { errors: Errors }) {
  return (
    <Form method="post" className="admin-stack">
      <p>
        {words.recovery.left} {recoveryLeft}
      </p>
      <CurrentPassword error={errors.current} />
      <Code label={words.currentCode} error={errors.code} />
      <div className="admin-row">
        <Button type="submit" name="intent" value="new-recovery-codes" variant="secondary" small>
          {words.recovery.renew}
        </Button>
        {!isRequired && (
          <Button type="submit" name="intent" value="stop-two-factor" variant="secondary" small>
            {words.stop}
          </Button>
        )}
      </div>
    </Form>
  );
}

function WhileOff({ setup, errors }: { setup: TwoFactorView['setup']; errors: Errors }) {
  if (!setup) {
    return (
      <Form method="post" className="admin-stack">
        <CurrentPassword error={errors.current} />
        <div>
          <Button type="submit" name="intent" value="start-two-factor" variant="secondary" small>
            {words.start}
          </Button>
        </div>
      </Form>
    );
  }
  return (
    <Form method="post" className="admin-stack">
      <p>{words.scan}</p>
      <QrImage code={setup.qr} />
      <p>{words.secret}</p>
      <code className="admin-raw">{setup.secret.replace(/(.{4})/g, '$1 ').trim()}</code>
      <p>
        <a href={setup.uri}>{words.openInApp}</a>
      </p>
      <CurrentPassword error={errors.current} />
      <Code label={words.code} error={errors.code} />
      <div>
        <Button type="submit" name="intent" value="confirm-two-factor" small>
          {words.confirm}
        </Button>
      </div>
    </Form>
  );
}

function QrImage({ code }: { code: QrCode }) {
  return (
    <svg
      className="admin-qr"
      role="img"
      aria-label={words.qrLabel}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
    >
      {/* Dark on light in both colour schemes, because cameras often can't read inverted codes. */}
      <rect width={code.size} height={code.size} fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  );
}

function CurrentPassword({ error }: { error: string | undefined }) {
  return (
    <Field
      kind="password"
      id="two-factor-current"
      name="current"
      label={words.currentPassword}
      error={error}
      autoComplete="current-password"
      maxLength={1000}
      required
    />
  );
}

function Code({ label, error }: { label: string; error: string | undefined }) {
  return (
    <Field
      id="two-factor-code"
      name="code"
      label={label}
      error={error}
      autoComplete="one-time-code"
      maxLength={40}
      required
    />
  );
}
