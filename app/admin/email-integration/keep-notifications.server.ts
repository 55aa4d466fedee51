import type { AppContext } from '#app/platform/app-context.server.ts';
import { mailSettingsArea, providersInUse } from '#app/platform/outbox/mail-settings.server.ts';

/** Reserved for documentation (RFC 2606), like the sample business: nobody reads what goes there. */
const SAMPLE_ADDRESS = /@(?:[^@]+\.)?example\.(?:com|org|net)$/i;

/**
 * Keeps notifications and visitors' replies where they go before the business gets another public
 * email address. They follow it as long as no address of their own is set, and a change of that one
 * needs the password: otherwise a stolen session could have them all sent to itself.
 */
export async function keepNotifications(app: AppContext, nextEmail: string): Promise<void> {
  const { email } = app.facts().company;
  const used = await app.readMailSettings();
  const isInUse = providersInUse(used).length > 0 && !SAMPLE_ADDRESS.test(email);
  if (email === nextEmail || !isInUse) return;
  const { from, to } = used;
  const stored = await app.settings.get(mailSettingsArea);
  // Addresses of the environment stay the operator's.
  await app.settings.set(mailSettingsArea, {
    ...stored,
    from: app.config.mailFrom ? stored.from : from,
    to: app.config.mailTo ? stored.to : to,
  });
  await app.mailSettingsChanged();
}
