import { Form } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import type { AdminUser } from '#database/schema.ts';
import { Card } from '../shell/admin-page.tsx';
import { ConfirmFields } from './confirm-fields.tsx';
import { usersWords } from './users.content.ts';

const { member: words } = usersWords;

type MemberView = Pick<AdminUser, 'name' | 'status'> & { hasTwoFactor: boolean };

/** What the owner can do about a person's access: a new link, two-factor, suspension, removal. */
export function AccessCards({
  member,
  isYou,
  asksForCode,
  errors,
}: {
  member: MemberView;
  isYou: boolean;
  asksForCode: boolean;
  errors: { current?: string; code?: string };
}) {
  const { status, name, hasTwoFactor } = member;
  if (isYou) {
    return (
      <Card title={words.access}>
        <p>{words.you}</p>
      </Card>
    );
  }
  return (
    <>
      <Card title={words.access}>
        <p>{hasTwoFactor ? words.twoFactorOn : words.twoFactorOff}</p>
        <Form method="post" className="admin-stack">
          <ConfirmFields id="access" asksForCode={asksForCode} errors={errors} />
          {status === 'suspended' ? (
            <Choice intent="resume" label={words.resume} />
          ) : (
            <Choice
              intent="link"
              label={status === 'invited' ? words.invitation : words.password}
              text={words.linkText}
            />
          )}
          {hasTwoFactor && (
            <Choice intent="reset-two-factor" label={words.resetTwoFactor} text={words.resetText} />
          )}
        </Form>
        {status !== 'suspended' && (
          <Form method="post">
            <Choice intent="suspend" label={words.suspend} text={words.suspendText} />
          </Form>
        )}
      </Card>
      <Card title={words.remove}>
        <p>{words.removeText}</p>
        <Form method="post" className="admin-stack">
          <Checkbox
            id="member-remove"
            name="confirm"
            label={interpolate(words.removeConfirm, { name })}
          />
          <div>
            <Button type="submit" name="intent" value="remove" variant="secondary" small>
              {words.remove}
            </Button>
          </div>
        </Form>
      </Card>
    </>
  );
}

function Choice({ intent, label, text }: { intent: string; label: string; text?: string }) {
  return (
    <div className="admin-group">
      <div>
        <Button type="submit" name="intent" value={intent} variant="secondary" small>
          {label}
        </Button>
      </div>
      {text && <p className="text-muted">{text}</p>}
    </div>
  );
}
