import {
  type EmailServiceSettings,
  isEmailServiceConfigured,
} from '#app/platform/outbox/email-service-settings.ts';
import type { EmailServiceMail } from './email-params.ts';
import { readSiteSettings } from './site-settings.ts';
import { isRecord, readJson, removeKey, writeJson } from './web-storage.ts';

/** localStorage key of the mirrored settings (spec section 3). */
export const EMAIL_SETTINGS_KEY = 'emailSettings';
const DEFAULT_ORIGIN = 'https://api.emailjs.com';
/** The service accepts one request per second. */
const THROTTLE = { id: 'emailServiceLastSent', throttle: 1_000 } as const;
const SEND_TIMEOUT_MS = 15_000;

/** The public settings. `origin` is saved only if it isn't the service's own. */
export type SavedEmailSettings = EmailServiceSettings & { origin?: string };

type Client = typeof import('@emailjs/browser');

let client: Promise<Client> | undefined;

/**
 * Fetches the public settings and mirrors them into `emailSettings`; call it on the first focus of
 * a form. If the service is set up, its client is loaded as well, because it comes from our server,
 * which may be down when the client is needed. Never rejects.
 */
export async function prefetchEmailSettings(): Promise<void> {
  const fetched = await readSiteSettings();
  if (!fetched) return;
  const settings = toSettings(fetched.emailService);
  if (!settings) {
    removeKey(EMAIL_SETTINGS_KEY);
    return;
  }
  writeJson(EMAIL_SETTINGS_KEY, settings);
  const templates = ['contact', 'booking'] as const;
  if (templates.some((template) => isEmailServiceConfigured(settings, template))) {
    await loadClient().catch(() => {});
  }
}

/** The mirrored settings; null if there are none or they are unreadable (logged). */
export function readEmailSettings(): SavedEmailSettings | null {
  return toSettings(readJson(EMAIL_SETTINGS_KEY));
}

/** Whether the owner has set up the service with this template. */
export function isEmailServiceReady(template: EmailServiceMail['template']): boolean {
  const settings = readEmailSettings();
  return settings !== null && isEmailServiceConfigured(settings, template);
}

function toSettings(saved: unknown): SavedEmailSettings | null {
  if (!isRecord(saved)) return null;
  const text = (name: string) => (typeof saved[name] === 'string' ? saved[name] : '');
  const origin = text('origin').replace(/\/+$/, '');
  return {
    serviceId: text('serviceId'),
    contactTemplateId: text('contactTemplateId'),
    bookingTemplateId: text('bookingTemplateId'),
    publicKey: text('publicKey'),
    ...(origin && origin !== DEFAULT_ORIGIN ? { origin } : {}),
  };
}

/**
 * Sends one email through the email service. True once the service has accepted it; false if it
 * isn't set up, refuses, can't be reached or takes longer than 15 s. Failures are only logged.
 */
export async function sendByEmailService(mail: EmailServiceMail): Promise<boolean> {
  const settings = readEmailSettings();
  if (!settings || !isEmailServiceConfigured(settings, mail.template)) return false;
  const { serviceId, contactTemplateId, bookingTemplateId, publicKey, origin } = settings;
  try {
    const { init, send } = await loadClient();
    // Only init() accepts an origin, and it drops the throttle unless it gets a storage provider.
    init({ publicKey, origin, storageProvider, limitRate: THROTTLE });
    const templateId = mail.template === 'booking' ? bookingTemplateId : contactTemplateId;
    await withinTime(send(serviceId, templateId, mail.params));
    return true;
  } catch (error) {
    console.warn(`The email service didn’t take the email: ${describe(error)}`);
    return false;
  }
}

function loadClient(): Promise<Client> {
  client ??= import('@emailjs/browser').catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

const storageProvider = {
  get: async (key: string) => {
    const saved = readJson(key);
    return saved === undefined ? null : String(saved);
  },
  set: async (key: string, value: string) => {
    writeJson(key, Number(value));
  },
  remove: async (key: string) => removeKey(key),
};

/** Removes the mirrored settings. */
export function clearEmailSettings(): void {
  removeKey(EMAIL_SETTINGS_KEY);
  removeKey(THROTTLE.id);
}

function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, SEND_TIMEOUT_MS, 'no answer in time');
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The client rejects with strings, plain objects or Errors. */
function describe(error: unknown): string {
  if (isRecord(error) && 'text' in error) return `${error.status} ${error.text}`;
  return error instanceof Error ? error.message : String(error);
}
