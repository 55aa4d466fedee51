import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { success } from '../http/json-response.server.ts';
import { isEmailServiceConfigured } from '../outbox/email-service-settings.ts';

/**
 * `GET /api/site-settings`: what a prerendered page has to know of the owner's settings. Only values
 * that a browser may have; never a private key or a password.
 */
export const siteSettingsApi = new Hono<AppEnv>().get('/site-settings', async (context) => {
  const { config, readMailSettings } = context.var.app;
  const { emailService } = await readMailSettings();
  const isConfigured =
    isEmailServiceConfigured(emailService, 'contact') ||
    isEmailServiceConfigured(emailService, 'booking');
  const { serviceId, contactTemplateId, bookingTemplateId, publicKey, origin } = emailService;
  return success(context, 200, {
    emailService: isConfigured
      ? { serviceId, contactTemplateId, bookingTemplateId, publicKey, origin }
      : null,
    chatWidgetUrl: config.chatWidgetUrl ?? null,
  });
});
