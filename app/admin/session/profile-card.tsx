import { Form } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { Card } from '../shell/admin-page.tsx';
import { securityWords } from './security.content.ts';

const { profile: words } = securityWords;

/** The name under which a person appears to the team, and whether assignments are emailed. */
export function ProfileCard({
  profile,
  error,
}: {
  profile: { name: string; email: string; emailsAssignments: boolean };
  error: string | undefined;
}) {
  const { name, email, emailsAssignments } = profile;
  return (
    <Card title={words.title}>
      {email && <p>{interpolate(words.email, { email })}</p>}
      <Form method="post" className="admin-stack" key={`${name} ${emailsAssignments}`}>
        <Field
          id="profile-name"
          name="name"
          label={words.name}
          help={words.nameHelp}
          error={error}
          defaultValue={name}
          autoComplete="name"
          maxLength={80}
          required
        />
        <Checkbox
          id="profile-emails"
          name="emails"
          label={words.assignments}
          defaultChecked={emailsAssignments}
        />
        <div>
          <Button type="submit" name="intent" value="profile" variant="secondary" small>
            {words.submit}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
