import { Form, useNavigation } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Field } from '#app/ui/field.tsx';
import { emailIntegration } from '../admin.content.ts';
import { Facts } from '../shell/admin-page.tsx';
import { formFields } from '../shell/form-fields.ts';
import { ConfirmFields } from '../users/confirm-fields.tsx';
import { providerOf } from './email-integration.schema.ts';
import './smtp.css';
import type { EmailSettingsView } from './email-settings-view.server.ts';

const words = emailIntegration.smtp;

export function SmtpForm({
  settings,
  confirm,
  errors,
  values,
}: {
  settings: EmailSettingsView;
  /** Set if another server or address needs the password, and perhaps a code, of whoever is logged in. */
  confirm: { asksForCode: boolean } | false;
  errors: FieldErrors;
  values: Record<string, string> | undefined;
}) {
  const { formData, state } = useNavigation();
  const isBusy = state !== 'idle' && formData?.get('intent') === 'smtp';
  const { smtp, defaults, environmentHost } = settings;
  const isChecked = (name: 'enabled' | 'secure' | 'startTls') =>
    values ? values[name] === 'on' : smtp[name];
  const { fields } = words;
  const { host, port, user } = smtp;
  const stored = { host, port: String(port), user, from: settings.from, to: settings.to };
  const field = formFields({
    form: 'smtp',
    words: fields,
    values: { ...stored, ...values },
    errors,
  });
  /** What the address is for and, as long as none is stored, which one is used. */
  const addressHelp = (name: 'from' | 'to') => {
    const { help } = fields[name];
    if (settings[name]) return help;
    const { address, isFromServer } = defaults[name];
    const used = isFromServer ? words.addressOfServer : words.addressOfBusiness;
    return `${help} ${interpolate(used, { address })}`;
  };
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
      <Field
        kind="select"
        id="smtp-provider"
        name="provider"
        label={words.providers.label}
        help={words.providers.help}
        key={providerOf(host)}
        defaultValue={values?.provider ?? providerOf(host)}
      >
        {Object.entries(words.providers.items).map(([value, { name }]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Field>
      <Disclosure summary={words.providers.notes}>
        <Facts facts={Object.values(words.providers.items).map(({ name, text }) => [name, text])} />
      </Disclosure>
      <div className="smtp-server">
        <div className="form-pair">
          <Field {...field('host')} autoComplete="off" />
          <Field {...field('port')} inputMode="numeric" autoComplete="off" />
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
      </div>
      <div className="form-pair">
        <Field {...field('user')} autoComplete="off" />
        <Field
          {...field('appPassword')}
          kind="password"
          help={`${fields.appPassword.help}${smtp.hasPassword ? ` ${words.passwordStored}` : ''}`}
          defaultValue={undefined}
          autoComplete="new-password"
        />
        <Field
          {...field('from')}
          kind="email"
          help={addressHelp('from')}
          placeholder={defaults.from.address}
          autoComplete="off"
        />
        <Field
          {...field('to')}
          kind="email"
          help={addressHelp('to')}
          placeholder={defaults.to.address}
          autoComplete="off"
        />
      </div>
      {confirm && (
        <ConfirmFields
          id="smtp"
          asksForCode={confirm.asksForCode}
          help={emailIntegration.confirmHelp}
          errors={errors}
        />
      )}
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
