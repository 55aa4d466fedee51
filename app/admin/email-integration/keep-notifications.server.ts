import type { AppContext } from '#app/platform/app-context.server.ts';
import { mailSettingsArea } from '#app/platform/outbox/mail-settings.server.ts';
import { isEmailInUse } from './email-integration.server.ts';

/** Reserved for documentation (RFC 2606), like the sample business: nobody reads what goes there. */
const SAMPLE_ADDRESS = /@(?:[^@]+\.)?example\.(?:com|org|net)$/i;

/**
 * Keeps notifications and visitors' replies where they go before the business gets another public
 * email address. They follow it as long as no address of their own is set, and a change of that one
 * needs the password: otherwise a stolen session could have them all sent to itself.
 */
export async function keepNotifications(app: AppContext, nextEmail: string): Promise<void> {
  const { settings, config } = app;
  const stored = await settings.get(mailSettingsArea);
  const now = await app.readMailSettings();
  const follows = {
    to: !stored.to && !config.mailTo,
    from: !stored.from && !config.mailFrom,
  };
  const kept = (['to', 'from'] as const).filter(
    (name) => follows[name] && now[name] !== nextEmail && !SAMPLE_ADDRESS.test(now[name]),
  );
  if (kept.length === 0 || !(await isEmailInUse(app))) return;
  const addresses = Object.fromEntries(kept.map((name) => [name, now[name]]));
  await settings.set(mailSettingsArea, { ...stored, ...addresses });
  await app.mailSettingsChanged();
}
