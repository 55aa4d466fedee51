import * as v from 'valibot';
import { success } from '../http/json-response.server.ts';
import type { Operation } from '../http/operation.ts';
import { hasEmailService } from '../outbox/email-service-settings.ts';

const siteSettingsSchema = v.object({
  emailService: v.nullable(
    v.object({
      serviceId: v.string(),
      contactTemplateId: v.string(),
      bookingTemplateId: v.string(),
      publicKey: v.string(),
      origin: v.string(),
    }),
  ),
  chatWidgetUrl: v.nullable(v.string()),
});

/**
 * `GET /api/site-settings`: the owner's settings that a prerendered page needs. Only public values,
 * never a private key or a password.
 */
export const siteSettingsOperation: Operation = {
  method: 'GET',
  path: '/api/site-settings',
  words: {
    id: 'site-settings',
    title: 'Read the settings that pages need',
    text: 'The public identifiers of the email service and the URL of the chat widget, if the owner has set them.',
    success: '`data.emailService` and `data.chatWidgetUrl`, null where nothing is set.',
  },
  success: { status: 200, data: siteSettingsSchema },
  failures: [{ status: 503 }],
  async handle(context) {
    const { config, readMailSettings } = context.var.app;
    const { emailService } = await readMailSettings();
    const { serviceId, contactTemplateId, bookingTemplateId, publicKey, origin } = emailService;
    return success(context, 200, {
      emailService: hasEmailService(emailService)
        ? { serviceId, contactTemplateId, bookingTemplateId, publicKey, origin }
        : null,
      chatWidgetUrl: config.chatWidgetUrl ?? null,
    });
  },
};
