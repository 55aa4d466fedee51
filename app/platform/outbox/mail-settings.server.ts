import * as v from 'valibot';
import type { Config } from '../config.server.ts';
import { openIfReadable } from '../settings/secret-box.server.ts';
import type { SettingArea, Settings } from '../settings/settings.server.ts';
import { parseSmtpUrl } from './providers/smtp.server.ts';
import type { SmtpServerSettings } from './providers/smtp-pool.server.ts';

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

export type StoredMailSettings = v.InferOutput<typeof mailSettingsSchema>;

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
  return {
    emailService: {
      origin: config.emailServiceOrigin,
      ...service,
      privateKey: open(privateKeySealed) || undefined,
    },
    // Without its password the server would refuse every email.
    smtp:
      stored.smtp.host && password !== undefined
        ? {
            host: stored.smtp.host,
            port: stored.smtp.port,
            secure: stored.smtp.secure,
            startTls: stored.smtp.startTls || config.requireTls,
            user: stored.smtp.user,
            password,
          }
        : smtpFromEnvironment(config),
    isSmtpEnabled: stored.smtp.enabled,
    from: stored.from || config.mailFrom || companyEmail,
    fromName: config.mailFromName,
    to: stored.to || config.mailTo || companyEmail,
  };
}

function smtpFromEnvironment(config: Config): MailSettings['smtp'] {
  if (!config.smtpUrl) return undefined;
  const { user, password, ...server } = parseSmtpUrl(config.smtpUrl);
  const required = config.requireTls ? { startTls: true } : {};
  return { ...server, ...required, user: user ?? '', password: password ?? '' };
}
