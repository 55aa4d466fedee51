import {
  type EmailServiceSettings,
  isEmailServiceConfigured,
} from '#app/platform/outbox/email-service-settings.ts';
import { withinTime } from '../within-time.ts';
import { callApi } from './api-client.ts';
import type { EmailServiceMail } from './email-params.ts';
import { isRecord, readJson, removeKey, textsOf, writeJson } from './web-storage.ts';

/** localStorage key of the mirrored settings (spec section 3). */
export const EMAIL_SETTINGS_KEY = 'emailSettings';
const DEFAULT_ORIGIN = 'https://api.emailjs.com';
const SEND_TIMEOUT_MS = 15_000;

/** The public settings. `origin` is saved only if it isn't the service's own. */
export type SavedEmailSettings = EmailServiceSettings & { origin?: string };

const loadClient = () => import('@emailjs/browser');

let mirrored: Promise<void> | undefined;

/**
 * Fetches the public settings once per page and mirrors them into `emailSettings`; call it on the
 * first focus of a form. If the service is set up, its client is loaded as well, because it comes
 * from our server, which may be down when the client is needed. Never rejects.
 */
export function prefetchEmailSettings(): Promise<void> {
  mirrored ??= mirrorSettings();
  return mirrored;
}

async function mirrorSettings(): Promise<void> {
  const answer = await callApi('/api/site-settings');
  if (answer.kind !== 'success' || !isRecord(answer.data)) {
    mirrored = undefined;
    return;
  }
  const settings = toSettings(answer.data.emailService);
  if (!settings) return removeKey(EMAIL_SETTINGS_KEY);
  writeJson(EMAIL_SETTINGS_KEY, settings);
  await loadClient().catch(() => {});
}

/** The mirrored settings; null if there are none or they are unreadable (logged). */
export function readEmailSettings(): SavedEmailSettings | null {
  return toSettings(readJson(EMAIL_SETTINGS_KEY));
}

function toSettings(saved: unknown): SavedEmailSettings | null {
  if (!isRecord(saved)) return null;
  const texts = textsOf(saved);
  const { serviceId = '', contactTemplateId = '', bookingTemplateId = '', publicKey = '' } = texts;
  const settings = { serviceId, contactTemplateId, bookingTemplateId, publicKey };
  const origin = texts.origin?.replace(/\/+$/, '');
  return origin && origin !== DEFAULT_ORIGIN ? { ...settings, origin } : settings;
}

/**
 * Sends one email through the email service. True once the service has accepted it; false if it
 * isn't set up, refuses, can't be reached or takes longer than 15 s. Failures are only logged.
 */
export async function sendByEmailService(mail: EmailServiceMail): Promise<boolean> {
  const settings = readEmailSettings();
  if (!settings || !isEmailServiceConfigured(settings, mail.template)) return false;
  const { serviceId, publicKey, origin } = settings;
  try {
    const { init, send } = await loadClient();
    // Only init() accepts an origin.
    init({ publicKey, origin });
    const sending = send(serviceId, settings[`${mail.template}TemplateId`], mail.params);
    return await withinTime(
      sending.then(() => true),
      SEND_TIMEOUT_MS,
      false,
    );
  } catch (error) {
    console.warn('The email service didn’t take the email:', error);
    return false;
  }
}
