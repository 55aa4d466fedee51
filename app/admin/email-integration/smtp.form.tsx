import { Form, useNavigation } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { emailIntegration } from '../admin.content.ts';
import type { EmailSettingsView } from './email-integration.server.ts';

const words = emailIntegration.smtp;

export function SmtpForm({
  settings,
  errors,
  values,
}: {
  settings: EmailSettingsView;
  errors: FieldErrors;
  values: Record<string, string> | undefined;
}) {
  const { formData, state } = useNavigation();
  const isBusy = state !== 'idle' && formData?.get('intent') === 'smtp';
  const { smtp, defaults, environmentHost } = settings;
  const isChecked = (name: 'enabled' | 'secure' | 'startTls') =>
    values ? values[name] === 'on' : smtp[name];
  const { fields } = words;
  return (
    <Form method="post" className="admin-stack mt-4" noValidate preventScrollReset>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      {environmentHost && (
        <p className="text-muted">
          {interpolate(words.fromEnvironment, { host: environmentHost })}
        </p>
      )}
      <Checkbox
        id="smtp-enabled"
        name="enabled"
        role="switch"
        label={fields.enabled.label}
        defaultChecked={isChecked('enabled')}
      />
      <div className="admin-form-2">
        <Field
          id="smtp-host"
          name="host"
          label={fields.host.label}
          placeholder={fields.host.placeholder}
          defaultValue={values?.host ?? smtp.host}
          error={errors.host}
          autoComplete="off"
        />
        <Field
          id="smtp-port"
          name="port"
          label={fields.port.label}
          help={fields.port.help}
          placeholder={fields.port.placeholder}
          defaultValue={values?.port ?? String(smtp.port)}
          error={errors.port}
          inputMode="numeric"
          autoComplete="off"
        />
        <Field
          id="smtp-user"
          name="user"
          label={fields.user.label}
          placeholder={fields.user.placeholder}
          defaultValue={values?.user ?? smtp.user}
          error={errors.user}
          autoComplete="off"
        />
        <Field
          kind="password"
          id="smtp-appPassword"
          name="appPassword"
          label={fields.appPassword.label}
          help={`${smtp.hasPassword ? words.passwordStored : words.passwordMissing} ${fields.appPassword.help}`}
          error={errors.appPassword}
          autoComplete="new-password"
        />
        <Field
          kind="email"
          id="smtp-from"
          name="from"
          label={fields.from.label}
          help={fields.from.help}
          placeholder={defaults.from}
          defaultValue={values?.from ?? settings.from}
          error={errors.from}
          autoComplete="off"
        />
        <Field
          kind="email"
          id="smtp-to"
          name="to"
          label={fields.to.label}
          help={fields.to.help}
          placeholder={defaults.to}
          defaultValue={values?.to ?? settings.to}
          error={errors.to}
          autoComplete="off"
        />
      </div>
      <Checkbox
        id="smtp-secure"
        name="secure"
        label={fields.secure.label}
        defaultChecked={isChecked('secure')}
      />
      <Checkbox
        id="smtp-startTls"
        name="startTls"
        label={fields.startTls.label}
        defaultChecked={isChecked('startTls')}
      />
      <div>
        <Button
          type="submit"
          name="intent"
          value="smtp"
          busy={isBusy}
          busyLabel={emailIntegration.saving}
        >
          {emailIntegration.save}
        </Button>
      </div>
    </Form>
  );
}
