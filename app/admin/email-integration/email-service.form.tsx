import { Form, useNavigation } from 'react-router';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { type AdminFieldWords, emailIntegration } from '../admin.content.ts';
import { ConfirmFields } from '../users/confirm-fields.tsx';
import type { EmailSettingsView } from './email-settings-view.server.ts';

const words = emailIntegration.emailService;
const publicFields = ['serviceId', 'contactTemplateId', 'bookingTemplateId', 'publicKey'] as const;

export function EmailServiceForm({
  settings,
  confirm,
  errors,
  values,
}: {
  settings: EmailSettingsView['emailService'];
  /** Set if a change needs the password, and perhaps a code, of whoever is logged in. */
  confirm: { asksForCode: boolean } | false;
  errors: FieldErrors;
  values: Record<string, string> | undefined;
}) {
  const { formData, state } = useNavigation();
  const isBusy = state !== 'idle' && formData?.get('intent') === 'email-service';
  return (
    <Form method="post" className="admin-stack mt-4" noValidate preventScrollReset>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <p className={`font-bold ${settings.isConfigured ? 'text-good' : 'text-warn'}`}>
        {settings.isConfigured ? words.configured : words.notConfigured}
      </p>
      <div className="form-pair">
        {publicFields.map((name) => (
          <Field
            key={name}
            id={`email-${name}`}
            name={name}
            label={words.fields[name].label}
            help={words.fields[name].help}
            placeholder={placeholderOf(words.fields[name])}
            defaultValue={values?.[name] ?? settings[name]}
            error={errors[name]}
            autoComplete="off"
          />
        ))}
        <Field
          kind="password"
          id="email-privateKey"
          name="privateKey"
          label={words.fields.privateKey.label}
          help={`${words.fields.privateKey.help}${settings.hasPrivateKey ? ` ${words.keyStored}` : ''}`}
          error={errors.privateKey}
          autoComplete="off"
        />
      </div>
      {confirm && (
        <ConfirmFields
          id="service"
          asksForCode={confirm.asksForCode}
          help={emailIntegration.confirmHelp}
          errors={errors}
        />
      )}
      <div>
        <Button
          type="submit"
          name="intent"
          value="email-service"
          busy={isBusy}
          busyLabel={emailIntegration.saving}
        >
          {emailIntegration.save}
        </Button>
      </div>
    </Form>
  );
}

function placeholderOf(field: AdminFieldWords): string | undefined {
  return field.placeholder;
}
