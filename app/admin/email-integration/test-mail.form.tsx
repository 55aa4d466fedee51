import { Form, useNavigation } from 'react-router';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { emailIntegration } from '../admin.content.ts';

const words = emailIntegration.test;

export function TestMailForm({
  preferred,
  errors,
  values,
}: {
  /** The provider that is selected by default. */
  preferred: keyof typeof words.provider.options;
  errors: FieldErrors;
  values: Record<string, string> | undefined;
}) {
  const { formData, state } = useNavigation();
  const isBusy = state !== 'idle' && formData?.get('intent') === 'test';
  return (
    <Form method="post" className="admin-stack mt-4" noValidate preventScrollReset>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <div className="form-pair">
        <Field
          kind="select"
          key={preferred}
          id="test-provider"
          name="provider"
          label={words.provider.label}
          help={words.provider.help}
          defaultValue={values?.provider ?? preferred}
        >
          {Object.entries(words.provider.options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Field>
        <Field
          kind="email"
          id="test-to"
          name="to"
          label={words.fields.to.label}
          placeholder={words.fields.to.placeholder}
          defaultValue={values?.to}
          error={errors.to}
          autoComplete="email"
          required
        />
      </div>
      <Field
        id="test-subject"
        name="subject"
        label={words.fields.subject.label}
        defaultValue={values?.subject ?? words.defaultSubject}
        error={errors.subject}
      />
      <Field
        kind="textarea"
        id="test-message"
        name="message"
        label={words.fields.message.label}
        defaultValue={values?.message ?? words.defaultMessage}
        error={errors.message}
      />
      <div>
        <Button type="submit" name="intent" value="test" busy={isBusy} busyLabel={words.submitting}>
          {words.submit}
        </Button>
      </div>
    </Form>
  );
}
