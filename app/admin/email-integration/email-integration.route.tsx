import { useEffect, useRef } from 'react';
import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { EMAIL_SETTINGS_KEY } from '#app/platform/browser/email-service.ts';
import { writeJson } from '#app/platform/browser/web-storage.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { providersInUse } from '#app/platform/outbox/mail-settings.server.ts';
import { readMailState } from '#app/platform/outbox/mail-state.server.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf, siteUrlOf } from '#app/platform/seo/site-url.ts';
import { Alert } from '#app/ui/alert.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { describeOutage } from '#database/outage.ts';
import { emailIntegration as words } from '../admin.content.ts';
import { recordAudit } from '../audit/audit.server.ts';
import { mailWords } from '../mail/mail.content.ts';
import { mailStateWords } from '../mail/mail-state.content.ts';
import { MailStateLine } from '../mail/mail-state.tsx';
import { notificationsArea } from '../notifications/daily-summary.server.ts';
import {
  notificationsNotices,
  notificationsWords,
  SUMMARY_HOURS,
} from '../notifications/notifications.content.ts';
import { NotificationsCard } from '../notifications/notifications-card.tsx';
import { checkAccount } from '../session/account-check.server.ts';
import { getLogin } from '../session/session.server.ts';
import { hasTwoFactor } from '../session/two-factor.server.ts';
import { AdminPage, Card } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/email-integration.route.ts';
import { emailServiceSchema, smtpSchema, testMailSchema } from './email-integration.schema.ts';
import {
  checkSmtp,
  isEmailInUse,
  needsConfirmation,
  saveEmailService,
  saveSmtp,
  sendTestMail,
  serviceNeedsConfirmation,
} from './email-integration.server.ts';
import { type EmailPostResult, refuse, saved, tested } from './email-integration-responses.ts';
import { EmailServiceForm } from './email-service.form.tsx';
import { type EmailSettingsView, viewEmailSettings } from './email-settings-view.server.ts';
import { SmtpForm } from './smtp.form.tsx';
import { TestMailForm } from './test-mail.form.tsx';

const SMTP_SETTINGS_KEY = 'smtpSettings';

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  return pageMeta(facts, siteUrlOf(matches), words.head, '/admin/email-integration');
}

export async function loader({ context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const usesServer = providersInUse(await app.readMailSettings()).includes('smtp');
  return {
    ...(await viewEmailSettings(app)),
    summary: {
      ...(await app.settings.get(notificationsArea)),
      to: (await app.readMailSettings()).to,
    },
    mailState: await readMailState(app),
    check: usesServer ? ('server' as const) : ('service' as const),
    asksAgain: await isEmailInUse(app),
    asksForCode: hasTwoFactor(getLogin(context).account),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const info = getRequestInfo(context);
  const { values } = await readFormPost(request);
  const confirm = async (form: 'email-service' | 'smtp') => {
    const unsure = await checkAccount(app, info, getLogin(context), values);
    return unsure && refuse(form, values, [], unsure.errors, undefined, unsure.status);
  };
  try {
    switch (values.intent) {
      case 'email-service': {
        const parsed = v.safeParse(emailServiceSchema, values);
        if (!parsed.success) return refuse('email-service', values, parsed.issues);
        if (await serviceNeedsConfirmation(app, parsed.output)) {
          const refused = await confirm('email-service');
          if (refused) return refused;
        }
        await saveEmailService(app, parsed.output);
        await recordAudit(app, info, 'mail-settings', 'email-service');
        return saved('email-service');
      }
      case 'smtp': {
        const parsed = v.safeParse(smtpSchema, values);
        if (!parsed.success) return refuse('smtp', values, parsed.issues);
        if (await needsConfirmation(app, parsed.output)) {
          const refused = await confirm('smtp');
          if (refused) return refused;
        }
        const outcome = await saveSmtp(app, parsed.output);
        if (outcome.kind === 'password-again') {
          const errors = { appPassword: words.smtp.passwordAgain };
          return refuse('smtp', values, [], errors);
        }
        const { enabled, host } = parsed.output;
        await recordAudit(app, info, 'mail-settings', 'smtp', { enabled, host });
        return saved('smtp', outcome.check);
      }
      case 'test': {
        const parsed = v.safeParse(testMailSchema, values);
        if (!parsed.success) {
          const isMissing = (values.to ?? '').trim() === '';
          const toast = isMissing ? words.toasts.testMissing : words.toasts.testFailed;
          return refuse('test', values, parsed.issues, {}, toast);
        }
        const answer = await sendTestMail(app, parsed.output);
        const { provider, to } = parsed.output;
        await recordAudit(app, info, 'test-mail', provider, { accepted: answer.isGood });
        return tested(values, to, answer);
      }
      case 'summary': {
        const isSummaryOn = values.summary === 'on';
        const hour = SUMMARY_HOURS.find((choice) => String(choice) === values.hour) ?? 8;
        await app.settings.set(notificationsArea, { isSummaryOn, hour });
        await recordAudit(app, info, 'notifications', '', { isSummaryOn, hour });
        return redirect('/admin/email-integration?done=summary', 303);
      }
      case 'check':
        await checkSmtp(app);
        return redirect('/admin/email-integration', 303);
      default:
        throw data(null, 400);
    }
  } catch (error) {
    if (describeOutage(error) === undefined) throw error;
    const form = values.intent === 'smtp' ? 'smtp' : 'email-service';
    return refuse(form, values, [], {}, words.toasts.saveFailed, 503);
  }
}

export default function EmailIntegrationPage({ loaderData, actionData }: Route.ComponentProps) {
  useMirror(loaderData);
  const result = useRef<HTMLDivElement>(null);
  // The result stands above a long form: a refused one moves the focus to its field instead.
  useEffect(() => {
    if (actionData && Object.keys(actionData.errors).length === 0) result.current?.focus();
  }, [actionData]);
  const confirmation = loaderData.asksAgain && { asksForCode: loaderData.asksForCode };
  const { standing, smtp: stored } = loaderData;
  const status = words.status[standing];
  const isGood = stored.enabled && standing !== 'noServer';
  const saysAll = loaderData.mailState.kind === 'none';
  const [service, smtp, test] = words.tabs;
  const errorsOf = (form: EmailPostResult['form']) =>
    actionData?.form === form ? actionData.errors : ({} as FieldErrors);
  const valuesOf = (form: EmailPostResult['form']) =>
    actionData?.form === form ? actionData.values : undefined;
  return (
    <AdminPage
      title={words.title}
      actions={
        <>
          <a href="#summary">{notificationsWords.title}</a>
          <PageLink to="/admin/mail">{mailWords.linkLabel}</PageLink>
        </>
      }
    >
      <Notice words={notificationsNotices} />
      <Alert tone={isGood ? 'good' : 'warn'} title={status.title} role="status">
        {saysAll && <p>{mailStateWords.none.text}</p>}
        <p>{status.description}</p>
      </Alert>
      {!saysAll && <MailStateLine state={loaderData.mailState} check={loaderData.check} />}
      <div aria-live="polite" ref={result} tabIndex={-1}>
        {actionData && <ResultBox result={actionData} />}
      </div>
      <section className="admin-card" aria-label={words.tabsLabel}>
        <Tabs
          label={words.tabsLabel}
          // Most owners have an email server and no email service.
          defaultTab={
            actionData?.form ?? (loaderData.emailService.isConfigured ? service.id : smtp.id)
          }
          tabs={[
            {
              id: service.id,
              label: service.label,
              panel: (
                <EmailServiceForm
                  settings={loaderData.emailService}
                  confirm={confirmation}
                  errors={errorsOf('email-service')}
                  values={valuesOf('email-service')}
                />
              ),
            },
            {
              id: smtp.id,
              label: smtp.label,
              panel: (
                <SmtpForm
                  settings={loaderData}
                  confirm={confirmation}
                  errors={errorsOf('smtp')}
                  values={valuesOf('smtp')}
                />
              ),
            },
            {
              id: test.id,
              label: test.label,
              panel: (
                <TestMailForm
                  preferred={loaderData.emailService.isConfigured ? 'email-service' : 'smtp'}
                  errors={errorsOf('test')}
                  values={valuesOf('test')}
                />
              ),
            },
          ]}
        />
      </section>
      <NotificationsCard {...loaderData.summary} />
      <Card title={words.dataCollection.title}>
        <p>{words.dataCollection.text}</p>
        <dl className="admin-facts">
          {words.dataCollection.items.map((item) => (
            <div key={item.title} className="contents">
              <dt className="font-bold text-ink">{item.title}</dt>
              <dd>{item.description}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </AdminPage>
  );
}

function ResultBox({ result }: { result: EmailPostResult }) {
  const { answer, form, tone } = result;
  const isDoubtful = tone === 'good' && answer && !answer.isGood;
  return (
    <Alert
      tone={isDoubtful ? 'warn' : tone}
      title={isDoubtful ? words.smtp.notReady : result.words.title}
    >
      <p>{result.words.description}</p>
      {answer && (
        <dl className="admin-facts mt-2">
          <dt>{words.test.answer.meaning}</dt>
          <dd>{answer.meaning}</dd>
          {(form === 'test' || answer.raw) && (
            <>
              <dt>{words.test.answer.raw}</dt>
              <dd>
                <code className="admin-raw">{answer.raw || words.test.answer.empty}</code>
              </dd>
            </>
          )}
        </dl>
      )}
    </Alert>
  );
}

/** Copies the settings to localStorage as spec section 3 asks, always without the password. */
function useMirror({ emailService, smtp }: EmailSettingsView) {
  useEffect(() => {
    const { serviceId, contactTemplateId, bookingTemplateId, publicKey } = emailService;
    writeJson(EMAIL_SETTINGS_KEY, { serviceId, contactTemplateId, bookingTemplateId, publicKey });
    const { host, port, secure, user, enabled } = smtp;
    writeJson(SMTP_SETTINGS_KEY, { host, port, secure, user, appPassword: '', enabled });
  }, [emailService, smtp]);
}
