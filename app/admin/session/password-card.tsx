import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Card } from '../shell/admin-page.tsx';
import { securityWords } from './security.content.ts';

const { password: words } = securityWords;

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
  errors: Record<string, string>;
}) {
  return (
    <Card title={isFirst ? undefined : words.title}>
      {!isFirst && <p>{words.text}</p>}
      {isFromEnvironment && <p className="text-muted">{words.environment}</p>}
      <Form method="post" className="admin-stack">
        <PasswordField name="current" label={words.current} errors={errors} />
        <PasswordField name="next" label={words.next} help={words.nextHelp} errors={errors} />
        <PasswordField name="again" label={words.again} errors={errors} />
        {asksForCode && (
          <Field
            id="security-code"
            name="code"
            label={words.code}
            error={errors.code}
            autoComplete="one-time-code"
            maxLength={40}
            required
          />
        )}
        <div>
          <Button type="submit" name="intent" value="password" small>
            {words.submit}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

function PasswordField({
  name,
  label,
  help,
  errors,
}: {
  name: string;
  label: string;
  help?: string;
  errors: Record<string, string>;
}) {
  return (
    <Field
      kind="password"
      id={`security-${name}`}
      name={name}
      label={label}
      help={help}
      error={errors[name]}
      autoComplete={name === 'current' ? 'current-password' : 'new-password'}
      maxLength={1000}
      required
    />
  );
}
