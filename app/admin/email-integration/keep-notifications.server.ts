import type { AppContext } from '#app/platform/app-context.server.ts';
import { mailSettingsArea } from '#app/platform/outbox/mail-settings.server.ts';
import { isEmailInUse } from './email-integration.server.ts';

/** Reserved for documentation (RFC 2606), like the sample business: nobody reads what goes there. */
const SAMPLE_ADDRESS = /@(?:[^@]+\.)?example\.(?:com|org|net)$/i;

/**
 * Keeps notifications where they go before the business gets another public email address. They
 * follow it as long as no address of their own is set, and a change of that one needs the password:
 * otherwise a stolen session could have every message sent to itself.
 */
export async function keepNotifications(app: AppContext, nextEmail: string): Promise<void> {
  const { settings, config } = app;
  const stored = await settings.get(mailSettingsArea);
  if (stored.to || config.mailTo) return;
  const { to } = await app.readMailSettings();
  if (to === nextEmail || SAMPLE_ADDRESS.test(to) || !(await isEmailInUse(app))) return;
  await settings.set(mailSettingsArea, { ...stored, to });
  await app.mailSettingsChanged();
}
