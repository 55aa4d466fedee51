import type { AppContext } from '#app/platform/app-context.server.ts';
import { isEmailServiceConfigured } from '#app/platform/outbox/email-service-settings.ts';
import {
  type MailSettings,
  mailSettingsArea,
  providersInUse,
} from '#app/platform/outbox/mail-settings.server.ts';
import type { emailIntegration } from '../admin.content.ts';

/** The settings as the page gets them: of each secret only whether it is set. */
export type EmailSettingsView = Awaited<ReturnType<typeof viewEmailSettings>>;

export async function viewEmailSettings(app: AppContext) {
  const stored = await app.settings.get(mailSettingsArea);
  const current = await app.readMailSettings();
  const { privateKeySealed, ...service } = stored.emailService;
  const { passwordSealed, ...smtp } = stored.smtp;
  return {
    emailService: {
      ...service,
      hasPrivateKey: privateKeySealed !== '',
      isConfigured: isEmailServiceConfigured(service, 'contact'),
    },
    smtp: { ...smtp, hasPassword: passwordSealed !== '' },
    from: stored.from,
    to: stored.to,
    /** The addresses that are used, also as long as none are stored. */
    defaults: { from: current.from, to: current.to },
    /** The host of SMTP_URL, as long as no host is saved. */
    environmentHost: stored.smtp.host ? undefined : current.smtp?.host,
    standing: standingOf(current),
  };
}

/** Which ways out emails have. */
function standingOf(current: MailSettings): keyof typeof emailIntegration.status {
  const hasService = providersInUse(current).includes('email-service');
  if (!current.isSmtpEnabled) return hasService ? 'disabled' : 'disabledAlone';
  if (!current.smtp) return 'noServer';
  return hasService ? 'enabled' : 'enabledAlone';
}
