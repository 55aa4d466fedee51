import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Field } from '#app/ui/field.tsx';
import { emailIntegration as all } from '../admin.content.ts';
import { Facts } from '../shell/admin-page.tsx';
import { formFields, type Refused } from '../shell/form-fields.ts';
import { ConfirmFields } from '../users/confirm-fields.tsx';
import { providerOf } from './email-integration.schema.ts';
import './smtp.css';
import type { EmailSettingsView } from './email-settings-view.server.ts';

export type EmailForm = 'email-service' | 'smtp' | 'test';

/** Set if a change needs the password, and perhaps a code, of whoever is logged in. */
type Confirm = { asksForCode: boolean } | false;

/** One form of a tab, with its heading and the button that posts it. */
function TabForm({
  intent,
  words,
  labels,
  confirm = false,
  errors,
  children,
}: {
  intent: EmailForm;
  words: { readonly title: string; readonly text: string };
  labels: { readonly submit: string; readonly busy: string };
  confirm?: Confirm;
  errors: Refused['errors'];
  children: ReactNode;
}) {
  const { formData, state } = useNavigation();
  return (
    <Form method="post" className="admin-stack mt-4" noValidate preventScrollReset>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      {children}
      {confirm && (
        <ConfirmFields
          id={intent}
          asksForCode={confirm.asksForCode}
          help={all.confirmHelp}
          errors={errors}
        />
      )}
      <div>
        <Button
          type="submit"
          name="intent"
          value={intent}
          busy={state !== 'idle' && formData?.get('intent') === intent}
          busyLabel={labels.busy}
        >
          {labels.submit}
        </Button>
      </div>
    </Form>
  );
}

const saving = { submit: all.save, busy: all.saving };

export function EmailServiceForm({
  settings: { isConfigured, hasPrivateKey, ...stored },
  confirm,
  refused: { values, errors },
}: {
  settings: EmailSettingsView['emailService'];
  confirm: Confirm;
  refused: Refused;
}) {
  const words = all.emailService;
  const field = formFields({
    form: 'email',
    words: words.fields,
    values: { ...stored, ...values },
    errors,
  });
  return (
    <TabForm intent="email-service" words={words} labels={saving} confirm={confirm} errors={errors}>
      <p className={`font-bold ${isConfigured ? 'text-good' : 'text-warn'}`}>
        {isConfigured ? words.configured : words.notConfigured}
      </p>
      <div className="form-pair">
        {(['serviceId', 'contactTemplateId', 'bookingTemplateId', 'publicKey'] as const).map(
          (name) => (
            <Field key={name} {...field(name)} autoComplete="off" />
          ),
        )}
        <Field
          {...field('privateKey')}
          kind="password"
          help={`${words.fields.privateKey.help}${hasPrivateKey ? ` ${words.keyStored}` : ''}`}
          autoComplete="off"
        />
      </div>
    </TabForm>
  );
}

export function SmtpForm({
  settings: { smtp, from, to, defaults, environmentHost },
  confirm,
  refused: { values, errors },
}: {
  settings: EmailSettingsView;
  confirm: Confirm;
  refused: Refused;
}) {
  const words = all.smtp;
  const { fields, providers } = words;
  const { host, port, user } = smtp;
  const stored = { host, port: String(port), user, from, to };
  const field = formFields({
    form: 'smtp',
    words: fields,
    values: { ...stored, ...values },
    errors,
  });
  const box = (name: 'enabled' | 'secure' | 'startTls') => ({
    id: `smtp-${name}`,
    name,
    label: fields[name].label,
    defaultChecked: values ? values[name] === 'on' : smtp[name],
  });
  /** What the address is for and, as long as none is stored, which one is used. */
  const address = (name: 'from' | 'to', isStored: boolean) => ({
    ...field(name),
    kind: 'email' as const,
    help: `${fields[name].help} ${isStored ? '' : `Until you enter one here, ${defaults[name]} is used.`}`,
    placeholder: defaults[name],
    autoComplete: 'off',
  });
  return (
    <TabForm intent="smtp" words={words} labels={saving} confirm={confirm} errors={errors}>
      {environmentHost && (
        <p className="text-muted">
          {interpolate(words.fromEnvironment, { host: environmentHost })}
        </p>
      )}
      <Checkbox {...box('enabled')} role="switch" />
      <Field
        kind="select"
        id="smtp-provider"
        name="provider"
        label={providers.label}
        help={providers.help}
        key={providerOf(host)}
        defaultValue={values?.provider ?? providerOf(host)}
      >
        {Object.entries(providers.items).map(([value, { name }]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Field>
      <Disclosure summary={providers.notes}>
        <Facts facts={Object.values(providers.items).map(({ name, text }) => [name, text])} />
      </Disclosure>
      <div className="smtp-server">
        <div className="form-pair">
          <Field {...field('host')} autoComplete="off" />
          <Field {...field('port')} inputMode="numeric" autoComplete="off" />
        </div>
        <Checkbox {...box('secure')} />
        <Checkbox {...box('startTls')} />
      </div>
      <div className="form-pair">
        <Field {...field('user')} autoComplete="off" />
        <Field
          {...field('appPassword')}
          kind="password"
          help={`${fields.appPassword.help}${smtp.hasPassword ? ` ${words.passwordStored}` : ''}`}
          autoComplete="new-password"
        />
        <Field {...address('from', from !== '')} />
        <Field {...address('to', to !== '')} />
      </div>
    </TabForm>
  );
}

export function TestMailForm({
  preferred,
  refused: { values, errors },
}: {
  /** The provider that is selected by default. */
  preferred: EmailForm;
  refused: Refused;
}) {
  const words = all.test;
  const { provider, defaultSubject, defaultMessage } = words;
  const field = formFields({
    form: 'test',
    words: words.fields,
    values: { subject: defaultSubject, message: defaultMessage, ...values },
    errors,
  });
  return (
    <TabForm
      intent="test"
      words={words}
      labels={{ submit: words.submit, busy: words.submitting }}
      errors={errors}
    >
      <div className="form-pair">
        <Field
          kind="select"
          key={preferred}
          id="test-provider"
          name="provider"
          label={provider.label}
          help={provider.help}
          defaultValue={values?.provider ?? preferred}
        >
          {Object.entries(provider.options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Field>
        <Field {...field('to')} kind="email" autoComplete="email" required />
      </div>
      <Field {...field('subject')} />
      <Field {...field('message')} kind="textarea" />
    </TabForm>
  );
}
