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

/** Connection options that aren't owner settings: timeouts, certificates, rate and DKIM. */
export type MailTransport = {
  emailService?: { timeoutMs?: number; minIntervalMs?: number; ca?: string };
  smtp?: Partial<Pick<SmtpProviderOptions, 'tls' | 'timeouts' | 'dkim'>>;
};

/** The options that come from the environment: the DKIM key. */
export function readMailTransport({ dkim }: Config): MailTransport {
  return dkim ? { smtp: { dkim } } : {};
}

/** An email server that hangs blocks one lane for this long. */
const SMTP_TIMEOUTS = { totalMs: 45_000 };

/** The configured providers, in the order in which they are tried. */
export function createProviders(settings: MailSettings, transport: MailTransport): MailProvider[] {
  const emailService = createEmailService(settings, transport);
  const smtp = settings.isSmtpEnabled ? createSmtp(settings, transport) : undefined;
  return [emailService, smtp].filter((provider) => provider !== undefined);
}

/** The email service, if it is set up. Every email to it goes through here. */
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

/** The email server, if one is set, whether or not the fallback is switched on. */
export function createSmtp(
  { smtp, from }: MailSettings,
  transport: MailTransport,
): SmtpProvider | undefined {
  if (!smtp) return undefined;
  return createSmtpProvider({ ...smtp, from, timeouts: SMTP_TIMEOUTS, ...transport.smtp });
}
