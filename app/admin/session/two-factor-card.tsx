import { Form } from 'react-router';
import { Card } from '../shell/admin-page.tsx';
import type { Refused } from '../shell/form-fields.ts';
import { PostButton } from '../shell/post-form.tsx';
import { ConfirmFields } from '../users/confirm-fields.tsx';
import type { QrCode } from './qr-code.server.ts';
import { securityWords } from './security.content.ts';

const { twoFactor: words } = securityWords;

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
  refused: { errors },
}: {
  view: TwoFactorView;
  recoveryCodes: readonly string[] | undefined;
  refused: Refused;
}) {
  return (
    <Card title={words.title}>
      <p>{isOn ? words.on : words.off}</p>
      {recoveryCodes && (
        <>
          <h3>{words.recovery.title}</h3>
          <p>{words.recovery.text}</p>
          <ul className="admin-raw">
            {recoveryCodes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </>
      )}
      <Form method="post" className="admin-stack">
        {isOn && (
          <p>
            {words.recovery.left} {recoveryLeft}
          </p>
        )}
        {!isOn && setup && <NewSecret setup={setup} />}
        <ConfirmFields
          id="two-factor"
          asksForCode={isOn || setup !== undefined}
          codeLabel={isOn ? undefined : words.code}
          errors={errors}
        />
        {isOn ? (
          <div className="admin-row">
            <PostButton intent="new-recovery-codes">{words.recovery.renew}</PostButton>
            {!isRequired && <PostButton intent="stop-two-factor">{words.stop}</PostButton>}
          </div>
        ) : setup ? (
          <PostButton intent="confirm-two-factor" variant="primary">
            {words.confirm}
          </PostButton>
        ) : (
          <PostButton intent="start-two-factor">{words.start}</PostButton>
        )}
      </Form>
    </Card>
  );
}

function NewSecret({ setup: { secret, uri, qr } }: { setup: NonNullable<TwoFactorView['setup']> }) {
  return (
    <>
      <p>{words.scan}</p>
      <svg
        className="admin-qr"
        role="img"
        aria-label={words.qrLabel}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
      >
        {/* Dark on light in both colour schemes, because cameras often can't read inverted codes. */}
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <p>{words.secret}</p>
      <code className="admin-raw">{secret.replace(/(.{4})/g, '$1 ').trim()}</code>
      <p>
        <a href={uri}>{words.openInApp}</a>
      </p>
    </>
  );
}
