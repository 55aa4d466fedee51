import type { Config } from '../config.server.ts';
import { isEmailServiceConfigured } from './email-service-settings.ts';
import type { MailSettings } from './mail-settings.server.ts';
import { createEmailServiceProvider } from './providers/emailjs.server.ts';
import type { MailProvider } from './providers/provider.ts';
import {
  createSmtpProvider,
  type SmtpProvider,
  type SmtpProviderOptions,
} from './providers/smtp.server.ts';

/** How the providers talk, apart from the owner's settings: time-outs, certificates, pace, DKIM. */
export type MailTransport = {
  emailService?: { timeoutMs?: number; minIntervalMs?: number; ca?: string };
  smtp?: Partial<Pick<SmtpProviderOptions, 'tls' | 'timeouts' | 'dkim'>>;
};

/** What the environment says about it: the DKIM key. */
export function readMailTransport({ dkim }: Config): MailTransport {
  return dkim ? { smtp: { dkim } } : {};
}

/** An email server that hangs holds up one lane for this long. */
const SMTP_TIMEOUTS = { totalMs: 45_000 };

/** The providers that the settings name, in the order in which they are asked. */
export function createProviders(settings: MailSettings, transport: MailTransport): MailProvider[] {
  const emailService = createEmailService(settings, transport);
  const smtp = settings.isSmtpEnabled ? createSmtp(settings, transport) : undefined;
  return [emailService, smtp].filter((provider) => provider !== undefined);
}

/** The email service, where it is set up. The one way in which any email reaches it. */
export function createEmailService(
  { emailService }: MailSettings,
  transport: MailTransport,
): MailProvider | undefined {
  const isConfigured =
    isEmailServiceConfigured(emailService, 'contact') ||
    isEmailServiceConfigured(emailService, 'booking');
  if (!isConfigured) return undefined;
  return createEmailServiceProvider({ ...emailService, ...transport.emailService });
}

/** The email server, where one is named, the fallback switched on or not. */
export function createSmtp(
  { smtp, from }: MailSettings,
  transport: MailTransport,
): SmtpProvider | undefined {
  if (!smtp) return undefined;
  return createSmtpProvider({ ...smtp, from, timeouts: SMTP_TIMEOUTS, ...transport.smtp });
}
