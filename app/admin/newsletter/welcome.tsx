import { Form } from 'react-router';
import type { WelcomeEmail } from '#app/emails/welcome-series.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Checkbox } from '#app/ui/choice.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Field } from '#app/ui/field.tsx';
import { Card } from '../shell/admin-page.tsx';
import { formFields, type Refused } from '../shell/form-fields.ts';
import { PostButton } from '../shell/post-form.tsx';
import { newsletterWords } from './newsletter-admin.content.ts';

const words = newsletterWords.welcome;

/** The emails that new subscribers get after they confirm their address. */
export function WelcomeCard({
  emails,
  refused,
}: {
  emails: readonly WelcomeEmail[];
  refused: Refused;
}) {
  return (
    <Card title={words.title} id="welcome">
      <p>{words.lead}</p>
      {emails.map((email, at) => {
        const number = String(at + 1);
        const own = refused.values?.number === number ? refused : undefined;
        const { isOn, days, subject, preheader, body } = email;
        const stored = { isOn: isOn ? 'on' : '', days: String(days), subject, preheader, body };
        const values: Record<string, string> = own?.values ?? stored;
        const form = `welcome-${number}`;
        const field = formFields({ form, words, values, errors: own?.errors });
        return (
          <Disclosure
            key={`${number} ${subject} ${isOn}`}
            summary={`${interpolate(words.email, { number })} ${isOn ? subject : words.isOff}`}
            defaultOpen={own !== undefined}
          >
            <Form method="post" className="admin-stack" noValidate>
              <input type="hidden" name="number" value={number} />
              <Checkbox
                id={`${form}-on`}
                name="isOn"
                label={words.isOn}
                defaultChecked={values.isOn === 'on'}
              />
              <Field {...field('days')} inputMode="numeric" />
              <Field {...field('subject')} required />
              <Field {...field('preheader')} />
              <Field {...field('body')} kind="textarea" rows={10} required />
              <div className="admin-row">
                <PostButton intent="welcome">{words.save}</PostButton>
                <PostButton intent="welcome-test">{words.test}</PostButton>
              </div>
            </Form>
          </Disclosure>
        );
      })}
    </Card>
  );
}
