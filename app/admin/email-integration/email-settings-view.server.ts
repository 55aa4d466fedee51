import type { Facts } from '#app/facts/facts.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { isEmailServiceConfigured } from '#app/platform/outbox/email-service-settings.ts';
import {
  type MailSettings,
  mailSettingsArea,
  providersInUse,
} from '#app/platform/outbox/mail-settings.server.ts';
import type { emailIntegration } from '../admin.content.ts';

/** The settings as the page gets them: of each secret only whether it is set. */
export type EmailSettingsView = {
  emailService: {
    serviceId: string;
    contactTemplateId: string;
    bookingTemplateId: string;
    publicKey: string;
    hasPrivateKey: boolean;
    isConfigured: boolean;
  };
  smtp: {
    host: string;
    port: number;
    secure: boolean;
    startTls: boolean;
    user: string;
    hasPassword: boolean;
    enabled: boolean;
  };
  from: string;
  to: string;
  /** The addresses that are used as long as none are stored. */
  defaults: { from: DefaultAddress; to: DefaultAddress };
  /** The host of SMTP_URL, as long as no host is saved. */
  environmentHost: string | undefined;
  standing: EmailStanding;
};

/** An address of the server's environment, or else of the business. */
type DefaultAddress = { address: string; isFromServer: boolean };

/** The words about the present state of email. */
export type EmailStanding = keyof typeof emailIntegration.status;

export async function viewEmailSettings(app: AppContext): Promise<EmailSettingsView> {
  const facts = app.facts();
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
    defaults: {
      from: defaultOf(facts, app.config.mailFrom),
      to: defaultOf(facts, app.config.mailTo),
    },
    environmentHost: stored.smtp.host ? undefined : current.smtp?.host,
    standing: standingOf(current),
  };
}

function defaultOf(facts: Facts, fromServer: string | undefined): DefaultAddress {
  const { company } = facts;
  return { address: fromServer ?? company.email, isFromServer: fromServer !== undefined };
}

/** Which ways out emails have. */
function standingOf(current: MailSettings): EmailStanding {
  const hasService = providersInUse(current).includes('email-service');
  if (!current.isSmtpEnabled) return hasService ? 'disabled' : 'disabledAlone';
  if (!current.smtp) return 'noServer';
  return hasService ? 'enabled' : 'enabledAlone';
}
