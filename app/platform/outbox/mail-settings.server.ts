import * as v from 'valibot';
import type { Config } from '../config.server.ts';
import { openIfReadable } from '../settings/secret-box.server.ts';
import type { SettingArea, Settings } from '../settings/settings.server.ts';
import type { MailProvider, ProviderName } from './delivery.ts';
import { hasEmailService } from './email-service-settings.ts';
import { createEmailServiceProvider } from './providers/emailjs.server.ts';
import {
  createSmtpProvider,
  parseSmtpUrl,
  type SmtpProvider,
  type SmtpProviderOptions,
} from './providers/smtp.server.ts';
import type { SmtpServerSettings } from './providers/smtp-connection.server.ts';

const text = v.optional(v.string(), '');

const mailSettingsSchema = v.object({
  emailService: v.optional(
    v.object({
      serviceId: text,
      contactTemplateId: text,
      bookingTemplateId: text,
      publicKey: text,
      /** Sealed (encrypted); only the server uses it. */
      privateKeySealed: text,
    }),
    {},
  ),
  smtp: v.optional(
    v.object({
      host: text,
      port: v.optional(v.number(), 465),
      secure: v.optional(v.boolean(), true),
      /** STARTTLS is used wherever it is offered unless the owner turns it off. */
      startTls: v.optional(v.boolean(), true),
      user: text,
      passwordSealed: text,
      /** The SMTP fallback is on unless the owner turns it off. */
      enabled: v.optional(v.boolean(), true),
    }),
    {},
  ),
  from: text,
  to: text,
});

export const mailSettingsArea = {
  key: 'mail',
  schema: mailSettingsSchema,
} satisfies SettingArea<typeof mailSettingsSchema>;

export type MailSettings = {
  emailService: {
    origin: string;
    serviceId: string;
    contactTemplateId: string;
    bookingTemplateId: string;
    publicKey: string;
    privateKey: string | undefined;
  };
  /** Undefined while no SMTP server is named. */
  smtp: (SmtpServerSettings & { user: string; password: string }) | undefined;
  isSmtpEnabled: boolean;
  from: string;
  /** Display name of the sender; undefined: the company's name. */
  fromName?: string | undefined;
  /** The address that receives the owner's notifications. */
  to: string;
};

/**
 * The owner's settings, or else those of the environment (SMTP_URL, MAIL_FROM, MAIL_TO). A secret
 * that can't be opened counts as missing.
 */
export async function readMailSettings(
  settings: Settings,
  config: Config,
  companyEmail: string,
): Promise<MailSettings> {
  const stored = await settings.get(mailSettingsArea);
  const open = (sealed: string) => (sealed ? openIfReadable(settings.secrets, sealed) : '');
  const { privateKeySealed, ...service } = stored.emailService;
  const password = open(stored.smtp.passwordSealed);
  const { host, port, secure, startTls, user } = stored.smtp;
  // Without its password the server would refuse every email.
  const isUsable = host !== '' && password !== undefined;
  const smtp = isUsable
    ? { host, port, secure, startTls, user, password }
    : config.smtpUrl === undefined
      ? undefined
      : { user: '', password: '', ...parseSmtpUrl(config.smtpUrl) };
  return {
    emailService: {
      origin: config.emailServiceOrigin,
      ...service,
      privateKey: open(privateKeySealed) || undefined,
    },
    smtp: smtp && { ...smtp, startTls: smtp.startTls !== false || config.requireTls },
    isSmtpEnabled: stored.smtp.enabled,
    from: stored.from || config.mailFrom || companyEmail,
    fromName: config.mailFromName,
    to: stored.to || config.mailTo || companyEmail,
  };
}

/** Connection options that aren't owner settings: timeouts, certificates, rate and DKIM. */
export type MailTransport = {
  emailService?: { timeoutMs?: number; minIntervalMs?: number; ca?: string };
  smtp?: Partial<Pick<SmtpProviderOptions, 'tls' | 'timeouts' | 'dkim'>>;
};

/** The options that come from the environment: the DKIM key. */
export function readMailTransport({ dkim }: Config): MailTransport {
  return dkim ? { smtp: { dkim } } : {};
}

/** The providers that are set up, in the order in which they are tried. */
export function providersInUse(mail: MailSettings): ProviderName[] {
  const names: ProviderName[] = [];
  if (hasEmailService(mail.emailService)) names.push('email-service');
  if (mail.smtp && mail.isSmtpEnabled) names.push('smtp');
  return names;
}

/**
 * Whether emails to visitors can leave: only a mail server sends them, the email service has
 * templates for the owner's notifications alone. While it is false, queued emails wait.
 */
export async function canEmailVisitors(app: {
  readMailSettings(): Promise<MailSettings>;
}): Promise<boolean> {
  // Settings that can't be read can't send either.
  const settings = await app.readMailSettings().catch(() => undefined);
  return settings !== undefined && providersInUse(settings).includes('smtp');
}

/** The email service, if it is set up. Every email to it goes through here. */
export function createEmailService(
  settings: MailSettings,
  transport: MailTransport,
): MailProvider | undefined {
  if (!hasEmailService(settings.emailService)) return undefined;
  return createEmailServiceProvider({ ...settings.emailService, ...transport.emailService });
}

/** The email server, if one is set, whether or not the fallback is switched on. */
export function createSmtp(
  { smtp, from }: MailSettings,
  transport: MailTransport,
): SmtpProvider | undefined {
  if (!smtp) return undefined;
  return createSmtpProvider({ ...smtp, from, ...transport.smtp });
}
