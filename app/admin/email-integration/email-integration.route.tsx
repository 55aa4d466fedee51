import { type ReactNode, useEffect, useRef } from 'react';
import { data } from 'react-router';
import * as v from 'valibot';
import type { ToastWords } from '#app/content-types.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { EMAIL_SETTINGS_KEY } from '#app/platform/browser/email-service.ts';
import { writeJson } from '#app/platform/browser/web-storage.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { fieldErrors } from '#app/platform/forms/field-errors.ts';
import { providersInUse } from '#app/platform/outbox/mail-settings.server.ts';
import { readMailState } from '#app/platform/outbox/mail-state.server.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf, siteUrlOf } from '#app/platform/seo/site-url.ts';
import { Alert } from '#app/ui/alert.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { describeOutage } from '#database/outage.ts';
import { emailIntegration as words } from '../admin.content.ts';
import { mailWords } from '../mail/mail.content.ts';
import { mailStateWords } from '../mail/mail-state.content.ts';
import { MailStateLine } from '../mail/mail-state.tsx';
import { notificationsArea } from '../notifications/daily-summary.server.ts';
import { notificationsNotices, SUMMARY_HOURS } from '../notifications/notifications.content.ts';
import { NotificationsCard } from '../notifications/notifications-card.tsx';
import { getLogin } from '../session/session.server.ts';
import { hasTwoFactor } from '../session/two-factor.server.ts';
import {
  type AdminPost,
  adminAction,
  confirm,
  done,
  refuse,
} from '../shell/admin-action.server.ts';
import { AdminPage, Card, Facts } from '../shell/admin-page.tsx';
import { type Refused, refusedOf } from '../shell/form-fields.ts';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/email-integration.route.ts';
import { type EmailForm, EmailServiceForm, SmtpForm, TestMailForm } from './email-forms.tsx';
import { emailServiceSchema, smtpSchema, testMailSchema } from './email-integration.schema.ts';
import {
  checkSmtp,
  isEmailInUse,
  type ProviderAnswer,
  saveEmailService,
  saveSmtp,
  sendTestMail,
} from './email-integration.server.ts';
import { type EmailSettingsView, viewEmailSettings } from './email-settings-view.server.ts';

const PAGE = '/admin/email-integration';
const SMTP_SETTINGS_KEY = 'smtpSettings';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(factsOf(matches), siteUrlOf(matches), words.head, PAGE);
}

export async function loader({ context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const settings = await app.readMailSettings();
  return {
    ...(await viewEmailSettings(app)),
    summary: { ...(await app.settings.get(notificationsArea)), to: settings.to },
    mailState: await readMailState(app),
    check: providersInUse(settings).includes('smtp') ? ('server' as const) : ('service' as const),
    asksAgain: await isEmailInUse(app),
    asksForCode: hasTwoFactor(getLogin(context).account),
  };
}

/** What came of saving or of a test email, as the page says it. */
type Outcome = {
  form: EmailForm;
  isGood: boolean;
  words: ToastWords;
  answer?: ProviderAnswer | undefined;
  /** What was typed, if it isn't stored now. */
  values?: Record<string, string>;
};

function saved(form: EmailForm, answer?: ProviderAnswer) {
  return data<Outcome>({ form, isGood: true, words: words.toasts.saved, answer });
}

/** Saves one of the two forms of settings. While nothing can be stored, it stays as it was typed. */
const saving =
  <Schema extends v.GenericSchema, Answer>(
    schema: Schema,
    save: (post: AdminPost, input: v.InferOutput<Schema>) => Promise<Answer>,
  ) =>
  async (post: AdminPost) => {
    try {
      const parsed = v.safeParse(schema, post.values);
      if (!parsed.success) return refuse(post, fieldErrors(parsed.issues));
      const unsure = (await isEmailInUse(post.app)) ? await confirm(post) : undefined;
      return unsure ?? (await save(post, parsed.output));
    } catch (error) {
      if (describeOutage(error) === undefined) throw error;
      return refuse(post, {}, 503);
    }
  };

export const action = adminAction({
  'email-service': saving(emailServiceSchema, async ({ app, audit }, input) => {
    await saveEmailService(app, input);
    await audit('mail-settings', 'email-service');
    return saved('email-service');
  }),
  smtp: saving(smtpSchema, async (post, input) => {
    const outcome = await saveSmtp(post.app, input);
    if (outcome.kind === 'password-again') {
      return refuse(post, { appPassword: words.smtp.passwordAgain });
    }
    const { enabled, host } = input;
    await post.audit('mail-settings', 'smtp', { enabled, host });
    return saved('smtp', outcome.check);
  }),
  async test(post) {
    const { app, values, audit } = post;
    const parsed = v.safeParse(testMailSchema, values);
    if (!parsed.success) return refuse(post, fieldErrors(parsed.issues));
    const { provider, to } = parsed.output;
    const answer = await sendTestMail(app, parsed.output);
    await audit('test-mail', provider, { accepted: answer.isGood });
    const { testSent, testFailed } = words.toasts;
    const description = interpolate(testSent.description, { recipient: to });
    const { isGood } = answer;
    const said = isGood ? { ...testSent, description } : testFailed;
    return data<Outcome>({ form: 'test', isGood, words: said, answer, values }, isGood ? 200 : 502);
  },
  async summary({ app, values, audit }) {
    const isSummaryOn = values.summary === 'on';
    const hour = SUMMARY_HOURS.find((choice) => String(choice) === values.hour) ?? 8;
    await app.settings.set(notificationsArea, { isSummaryOn, hour });
    await audit('notifications', '', { isSummaryOn, hour });
    return done(PAGE, 'summary');
  },
  async check({ app }) {
    await checkSmtp(app);
    return done(PAGE);
  },
});

export default function EmailIntegrationPage({ loaderData, actionData }: Route.ComponentProps) {
  useMirror(loaderData);
  const result = useRef<HTMLDivElement>(null);
  const outcome = actionData && 'form' in actionData ? actionData : undefined;
  const refusal = actionData && 'errors' in actionData ? actionData : undefined;
  const hasErrors = Object.keys(refusal?.errors ?? {}).length > 0;
  // The result stands above a long form: a refused one moves the focus to its field instead.
  useEffect(() => {
    if (actionData && !hasErrors) result.current?.focus();
  }, [actionData, hasErrors]);
  const confirmation = loaderData.asksAgain && { asksForCode: loaderData.asksForCode };
  const { standing, smtp: stored, emailService } = loaderData;
  const status = words.status[standing];
  const isGood = stored.enabled && standing !== 'noServer';
  const saysAll = loaderData.mailState.kind === 'none';
  const refused = (form: EmailForm) => refusedOf(actionData, form);
  const panels: Record<EmailForm, ReactNode> = {
    'email-service': (
      <EmailServiceForm
        settings={emailService}
        confirm={confirmation}
        refused={refused('email-service')}
      />
    ),
    smtp: <SmtpForm settings={loaderData} confirm={confirmation} refused={refused('smtp')} />,
    test: (
      <TestMailForm
        preferred={emailService.isConfigured ? 'email-service' : 'smtp'}
        refused={outcome?.values ? { values: outcome.values, errors: {} } : refused('test')}
      />
    ),
  };
  return (
    <AdminPage
      title={words.title}
      actions={
        <>
          <a href="#summary">Daily summary</a>
          <PageLink to="/admin/mail">{mailWords.title}</PageLink>
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
        {outcome && <ResultBox outcome={outcome} />}
        {refusal && (
          <Alert tone="bad" title={refusalWords(refusal).title}>
            <p>{refusalWords(refusal).description}</p>
          </Alert>
        )}
      </div>
      <section className="admin-card" aria-label={words.tabsLabel}>
        <Tabs
          label={words.tabsLabel}
          // Most owners have an email server and no email service.
          defaultTab={
            outcome?.form ??
            refusal?.values.intent ??
            (emailService.isConfigured ? 'email-service' : 'smtp')
          }
          tabs={words.tabs.map(({ id, label }) => ({ id, label, panel: panels[id] }))}
        />
      </section>
      <NotificationsCard {...loaderData.summary} />
      <Card title={words.dataCollection.title}>
        <p>{words.dataCollection.text}</p>
        <Facts
          facts={words.dataCollection.items.map(({ title, description }) => [title, description])}
        />
      </Card>
    </AdminPage>
  );
}

function refusalWords({ values, errors }: Refused): ToastWords {
  const { saveFailed, testMissing, testFailed } = words.toasts;
  if (values?.intent !== 'test') return saveFailed;
  return errors.to === words.test.fields.to.missing ? testMissing : testFailed;
}

function ResultBox({ outcome: { form, isGood, words: said, answer } }: { outcome: Outcome }) {
  const isDoubtful = isGood && answer && !answer.isGood;
  const tone = isDoubtful ? 'warn' : isGood ? 'good' : 'bad';
  const { meaning, raw, empty } = words.test.answer;
  return (
    <Alert tone={tone} title={isDoubtful ? words.smtp.notReady : said.title}>
      <p>{said.description}</p>
      {answer && (
        <Facts
          facts={[
            [meaning, answer.meaning],
            [
              raw,
              (form === 'test' || answer.raw) && (
                <code className="admin-raw">{answer.raw || empty}</code>
              ),
            ],
          ]}
        />
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
