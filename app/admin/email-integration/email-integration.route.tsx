import { useEffect } from 'react';
import { data } from 'react-router';
import * as v from 'valibot';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { EMAIL_SETTINGS_KEY } from '#app/platform/browser/email-service.ts';
import { writeJson } from '#app/platform/browser/web-storage.ts';
import { fieldErrors } from '#app/platform/forms/field-errors.ts';
import { isEmailServiceConfigured } from '#app/platform/outbox/email-service-settings.ts';
import { mailSettingsArea, providersInUse } from '#app/platform/outbox/mail-settings.server.ts';
import { readMailState } from '#app/platform/outbox/mail-state.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { describeOutage } from '#database/outage.ts';
import { emailIntegration as words } from '../admin.content.ts';
import { MailStateLine } from '../mail/mail-state.tsx';
import { notificationsArea } from '../notifications/daily-summary.server.ts';
import { getLogin } from '../session/session.server.ts';
import { hasTwoFactor } from '../session/two-factor.server.ts';
import {
  type AdminPost,
  adminAction,
  confirm,
  done,
  refuse,
} from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card, Facts } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import { FormCard, Options } from '../shell/post-form.tsx';
import type { Route } from './+types/email-integration.route.ts';
import { EmailServiceForm, SmtpForm, TestMailForm } from './email-forms.tsx';
import { emailServiceSchema, smtpSchema, testMailSchema } from './email-integration.schema.ts';
import { checkSmtp, saveEmailService, saveSmtp, sendTestMail } from './email-integration.server.ts';

const PAGE = '/admin/email-integration';

/** When the daily summary can be sent. */
const HOURS = {
  5: '5:00 AM',
  6: '6:00 AM',
  7: '7:00 AM',
  8: '8:00 AM',
  9: '9:00 AM',
  10: '10:00 AM',
  11: '11:00 AM',
  12: '12:00 PM',
};

const notices = {
  saved: words.toasts.saved,
  summary: { title: 'Saved', description: 'Your daily summary is up to date.' },
};

export const meta = adminMeta('Email Settings');

/** Of the settings everything but the secrets. */
export async function loader({ context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const { emailService, smtp, from, to } = await app.settings.get(mailSettingsArea);
  const { privateKeySealed, ...service } = emailService;
  const { passwordSealed, ...server } = smtp;
  const used = await app.readMailSettings();
  const status = used.smtp ? 'enabled' : 'noServer';
  return {
    emailService: service,
    hasEmailService: isEmailServiceConfigured(service, 'contact'),
    smtp: server,
    from,
    to,
    /** The addresses that are used, also as long as none are stored. */
    used: { from: used.from, to: used.to },
    status: smtp.enabled ? status : 'disabled',
    mailState: await readMailState(app),
    check: providersInUse(used).includes('smtp') ? 'server' : 'service',
    summary: await app.settings.get(notificationsArea),
    asksForCode: hasTwoFactor(getLogin(context).account),
  } as const;
}

/** While nothing can be stored, the form stays as it was typed. */
function saving<Answer>(save: (post: AdminPost) => Promise<Answer>) {
  return async (post: AdminPost) => {
    try {
      return await save(post);
    } catch (error) {
      if (describeOutage(error) === undefined) throw error;
      return refuse(post, {}, 503);
    }
  };
}

export const action = adminAction({
  'email-service': saving(async (post) => {
    const parsed = v.safeParse(emailServiceSchema, post.values);
    if (!parsed.success) return refuse(post, fieldErrors(parsed.issues));
    const unsure = await confirm(post);
    if (unsure) return unsure;
    await saveEmailService(post.app, parsed.output);
    await post.audit('mail-settings', 'email-service');
    return done(`${PAGE}?done=saved#main`);
  }),
  smtp: saving(async (post) => {
    const parsed = v.safeParse(smtpSchema, post.values);
    if (!parsed.success) return refuse(post, fieldErrors(parsed.issues));
    const unsure = await confirm(post);
    if (unsure) return unsure;
    if (!(await saveSmtp(post.app, parsed.output))) {
      return refuse(post, { appPassword: words.smtp.passwordAgain });
    }
    const { enabled, host } = parsed.output;
    await post.audit('mail-settings', 'smtp', { enabled, host });
    return done(`${PAGE}?done=saved#main`);
  }),
  async test(post) {
    const { app, values, audit } = post;
    const parsed = v.safeParse(testMailSchema, values);
    if (!parsed.success) return refuse(post, fieldErrors(parsed.issues));
    const answer = await sendTestMail(app, parsed.output);
    const { isGood } = answer;
    await audit('test-mail', parsed.output.provider, { accepted: isGood });
    return data({ values, errors: {}, answer }, isGood ? 200 : 502);
  },
  async summary({ app, values, audit }) {
    const isSummaryOn = values.summary === 'on';
    const hour = Object.hasOwn(HOURS, values.hour ?? '') ? Number(values.hour) : 8;
    await app.settings.set(notificationsArea, { isSummaryOn, hour });
    await audit('notifications', '', { isSummaryOn, hour });
    return done(PAGE, 'summary');
  },
  async check({ app }) {
    await checkSmtp(app);
    return done(PAGE);
  },
});

export default function EmailIntegrationPage(props: Route.ComponentProps) {
  const { emailService, smtp, hasEmailService, status, mailState, check, summary, used } =
    props.loaderData;
  // The copies in localStorage that spec section 3 asks for, always without the password.
  useEffect(() => {
    writeJson(EMAIL_SETTINGS_KEY, emailService);
    const { startTls, ...server } = smtp;
    writeJson('smtpSettings', { ...server, appPassword: '' });
  }, [emailService, smtp]);
  return (
    <AdminPage
      title={words.title}
      actions={
        <>
          <a href="#summary">Daily summary</a>
          <PageLink to="/admin/mail">Email log</PageLink>
        </>
      }
    >
      <Notice words={notices} />
      <Alert
        tone={status === 'enabled' ? 'good' : 'warn'}
        title={words.status[status].title}
        role="status"
      >
        <p>{words.status[status].description}</p>
      </Alert>
      <MailStateLine state={mailState} check={check} />
      <section className="admin-card" aria-label="Email settings">
        <Tabs
          label="Email settings"
          // Most owners have an email server and no email service.
          defaultTab={hasEmailService ? 'email-service' : 'smtp'}
          tabs={[
            {
              id: 'email-service',
              label: 'Email Service',
              panel: <EmailServiceForm {...props} />,
            },
            { id: 'smtp', label: 'SMTP', panel: <SmtpForm {...props} /> },
            { id: 'test', label: 'Test Email', panel: <TestMailForm {...props} /> },
          ]}
        />
      </section>
      <FormCard
        key={JSON.stringify(summary)}
        title="Daily summary"
        id="summary"
        intent="summary"
        submit="Save Summary"
      >
        <p>{words.summary.text}</p>
        <Checkbox
          id="summary-on"
          name="summary"
          label="Email me a summary every day"
          defaultChecked={summary.isSummaryOn}
        />
        <Field
          kind="select"
          id="summary-hour"
          name="hour"
          label="At (Toronto time)"
          help={`It goes to ${used.to}.`}
          defaultValue={String(summary.hour)}
        >
          <Options words={HOURS} />
        </Field>
        <p>
          {words.summary.alarm} <PageLink to="/admin/advanced#webhooks">Webhooks</PageLink>
        </p>
      </FormCard>
      <Card title={words.dataCollection.title}>
        <p>{words.dataCollection.text}</p>
        <Facts facts={words.dataCollection.items} />
      </Card>
    </AdminPage>
  );
}
