import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Field } from '#app/ui/field.tsx';
import { emailIntegration } from '../admin.content.ts';
import { Facts } from '../shell/admin-page.tsx';
import { formFields, type Refused } from '../shell/form-fields.ts';
import { Options } from '../shell/post-form.tsx';
import { ConfirmFields } from '../users/confirm-fields.tsx';
import type { Route } from './+types/email-integration.route.ts';
import { providerOf } from './email-integration.schema.ts';
import './smtp.css';

type Settings = Route.ComponentProps['loaderData'];
type FormProps = { settings: Settings; refused: Refused };

/** One form of a tab, with its heading and the button that posts it. */
function TabForm({
  intent,
  words,
  settings,
  errors,
  children,
}: {
  intent: 'email-service' | 'smtp' | 'test';
  words: (typeof emailIntegration)['smtp' | 'emailService' | 'test'];
  settings: Settings;
  errors: Refused['errors'];
  children: ReactNode;
}) {
  const { formData, state } = useNavigation();
  return (
    <Form method="post" className="admin-stack mt-4" noValidate autoComplete="off">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      {children}
      {intent !== 'test' && (
        <ConfirmFields
          id={intent}
          asksForCode={settings.asksForCode}
          help="Because your emails go where these settings say."
          errors={errors}
        />
      )}
      <div>
        <Button
          type="submit"
          name="intent"
          value={intent}
          busy={state !== 'idle' && formData?.get('intent') === intent}
          busyLabel={words.busy}
        >
          {words.submit}
        </Button>
      </div>
    </Form>
  );
}

export function EmailServiceForm({ settings, refused: { values, errors } }: FormProps) {
  const { emailService: stored, hasEmailService } = settings;
  const words = emailIntegration.emailService;
  const field = formFields({
    form: 'email',
    words: words.fields,
    values: { ...stored, ...values },
    errors,
  });
  return (
    <TabForm
      key={JSON.stringify(stored)}
      intent="email-service"
      words={words}
      settings={settings}
      errors={errors}
    >
      <p className={`font-bold ${hasEmailService ? 'text-good' : 'text-warn'}`}>
        {hasEmailService
          ? 'Complete: your own notifications go through the email service.'
          : 'Not complete yet: emails go by SMTP, or wait in the queue.'}
      </p>
      <div className="form-pair">
        <Field {...field('serviceId')} />
        <Field {...field('contactTemplateId')} />
        <Field {...field('bookingTemplateId')} />
        <Field {...field('publicKey')} />
        <Field {...field('privateKey')} kind="password" />
      </div>
    </TabForm>
  );
}

export function SmtpForm({ settings, refused: { values, errors } }: FormProps) {
  const { smtp, from, to, used } = settings;
  const { host, port, user } = smtp;
  const words = emailIntegration.smtp;
  const stored = { provider: providerOf(host), host, port: String(port), user, from, to };
  const field = formFields({
    form: 'smtp',
    words: words.fields,
    values: { ...stored, ...values },
    errors,
  });
  const box = (name: keyof typeof words.boxes) => ({
    id: `smtp-${name}`,
    name,
    label: words.boxes[name],
    defaultChecked: values ? values[name] === 'on' : smtp[name],
  });
  /** As long as no address is stored, its help says which one is used. */
  const address = (name: 'from' | 'to') => ({
    ...field(name),
    kind: 'email' as const,
    help: `${words.fields[name].help} ${settings[name] ? '' : `Until you enter one here, ${used[name]} is used.`}`,
  });
  return (
    <TabForm
      key={JSON.stringify([smtp, from, to])}
      intent="smtp"
      words={words}
      settings={settings}
      errors={errors}
    >
      <Checkbox {...box('enabled')} role="switch" />
      <Field kind="select" {...field('provider')}>
        <Options words={words.providers} />
      </Field>
      <Disclosure summary="What each provider asks for">
        <Facts facts={words.providerNotes} />
      </Disclosure>
      <div className="smtp-server">
        <div className="form-pair">
          <Field {...field('host')} />
          <Field {...field('port')} inputMode="numeric" />
        </div>
        <Checkbox {...box('secure')} />
        <Checkbox {...box('startTls')} />
      </div>
      <div className="form-pair">
        <Field {...field('user')} />
        <Field {...field('appPassword')} kind="password" autoComplete="new-password" />
        <Field {...address('from')} />
        <Field {...address('to')} />
      </div>
    </TabForm>
  );
}

export function TestMailForm({ settings, refused: { values, errors } }: FormProps) {
  const words = emailIntegration.test;
  const field = formFields({
    form: 'test',
    words: words.fields,
    values: {
      provider: settings.hasEmailService ? 'email-service' : 'smtp',
      subject: 'Test email from your website',
      message: 'If you can read this, your website can send email.',
      ...values,
    },
    errors,
  });
  return (
    <TabForm intent="test" words={words} settings={settings} errors={errors}>
      <div className="form-pair">
        <Field kind="select" key={String(settings.hasEmailService)} {...field('provider')}>
          <Options words={words.providers} />
        </Field>
        <Field {...field('to')} kind="email" autoComplete="email" required />
      </div>
      <Field {...field('subject')} />
      <Field {...field('message')} kind="textarea" />
    </TabForm>
  );
}
