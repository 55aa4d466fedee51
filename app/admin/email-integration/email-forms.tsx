import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Field } from '#app/ui/field.tsx';
import { emailIntegration } from '../admin.content.ts';
import { Facts } from '../shell/admin-page.tsx';
import { formFields, refusedOf } from '../shell/form-fields.ts';
import { Options } from '../shell/post-form.tsx';
import { ConfirmFields } from '../users/confirm-fields.tsx';
import type { Route } from './+types/email-integration.route.ts';
import { providerOf } from './email-integration.schema.ts';
import './smtp.css';

type FormProps = Pick<Route.ComponentProps, 'loaderData' | 'actionData'>;

/** One form of a tab, with what came of it above its heading, and the button that posts it. */
function TabForm({
  intent,
  words,
  loaderData,
  actionData,
  children,
}: FormProps & {
  intent: 'email-service' | 'smtp' | 'test';
  words: (typeof emailIntegration)['smtp' | 'emailService' | 'test'];
  children: ReactNode;
}) {
  const { formData, state } = useNavigation();
  return (
    <>
      <div aria-live="polite">
        {actionData?.values?.intent === intent && <Result {...actionData} />}
      </div>
      {/* To its tab, so that the answer is in view. */}
      <Form
        method="post"
        action={`#${intent}`}
        className="admin-stack mt-4"
        noValidate
        autoComplete="off"
      >
        <h2>{words.title}</h2>
        <p>{words.text}</p>
        {children}
        {intent !== 'test' && (
          <ConfirmFields
            id={intent}
            asksForCode={loaderData.asksForCode}
            help="Because your emails go where these settings say."
            errors={refusedOf(actionData, intent).errors}
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
    </>
  );
}

/** What came of a post, unless it was saved. */
function Result({ values, errors, ...more }: NonNullable<FormProps['actionData']>) {
  const { saveFailed, testMissing, testSent, testFailed } = emailIntegration.toasts;
  if (!('answer' in more)) {
    const isTest = values?.intent === 'test';
    return (
      <Alert tone="bad" title={isTest ? testMissing.title : saveFailed.title}>
        <p>{isTest ? Object.values(errors).join(' ') : saveFailed.description}</p>
      </Alert>
    );
  }
  const { isGood, reason, response } = more.answer;
  const said = isGood ? testSent : testFailed;
  return (
    <Alert tone={isGood ? 'good' : 'bad'} title={said.title}>
      <p>
        {interpolate(said.description, { recipient: values.to ?? '' })} {reason}
      </p>
      <p>
        Response: <code className="admin-raw">{response || '(nothing)'}</code>
      </p>
    </Alert>
  );
}

export function EmailServiceForm(props: FormProps) {
  const { emailService: stored, hasEmailService } = props.loaderData;
  const { values, errors } = refusedOf(props.actionData, 'email-service');
  const words = emailIntegration.emailService;
  const field = formFields({
    form: 'email',
    words: words.fields,
    values: { ...stored, ...values },
    errors,
  });
  return (
    <TabForm {...props} key={JSON.stringify(stored)} intent="email-service" words={words}>
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

export function SmtpForm(props: FormProps) {
  const { smtp, from, to, used } = props.loaderData;
  const { values, errors } = refusedOf(props.actionData, 'smtp');
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
    help: `${words.fields[name].help} ${stored[name] ? '' : `Until you enter one here, ${used[name]} is used.`}`,
  });
  return (
    <TabForm {...props} key={JSON.stringify([smtp, from, to])} intent="smtp" words={words}>
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

export function TestMailForm(props: FormProps) {
  const { hasEmailService } = props.loaderData;
  const { values, errors } = refusedOf(props.actionData, 'test');
  const words = emailIntegration.test;
  const field = formFields({
    form: 'test',
    words: words.fields,
    values: {
      provider: hasEmailService ? 'email-service' : 'smtp',
      subject: 'Test email from your website',
      message: 'If you can read this, your website can send email.',
      ...values,
    },
    errors,
  });
  return (
    <TabForm {...props} intent="test" words={words}>
      <div className="form-pair">
        <Field kind="select" key={String(hasEmailService)} {...field('provider')}>
          <Options words={words.providers} />
        </Field>
        <Field {...field('to')} kind="email" autoComplete="email" required />
      </div>
      <Field {...field('subject')} />
      <Field {...field('message')} kind="textarea" />
    </TabForm>
  );
}
