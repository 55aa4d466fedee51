import { listUnreadableCalendars } from '#app/features/booking/busy/busy-calendars.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { mailSettingsArea } from '#app/platform/outbox/mail-settings.server.ts';
import { listWebhooks } from '#app/platform/outbox/webhooks.queries.server.ts';
import { openIfReadable } from '#app/platform/settings/secret-box.server.ts';
import { ownerAccountArea } from '../session/owner-account.server.ts';
import { listMembers } from '../users/users.queries.server.ts';

export const OWNER_TWO_FACTOR = 'your two-factor authentication';

/** The stored secrets that this APP_SECRET doesn't open, and where each is entered again. */
export async function listUnreadableSecrets({ db, settings }: AppContext): Promise<string[]> {
  const { smtp, emailService } = await settings.get(mailSettingsArea);
  const owner = await settings.get(ownerAccountArea);
  const sealed: [what: string, secret: string][] = [
    ['the password of the email server, under Email Settings', smtp.passwordSealed],
    ['the private key of the email service, under Email Settings', emailService.privateKeySealed],
    [OWNER_TWO_FACTOR, owner.totpSealed],
  ];
  for (const { name, totp_sealed } of await listMembers(db)) {
    sealed.push([
      `two-factor authentication of ${name}: reset it under Accounts and security`,
      totp_sealed,
    ]);
  }
  for (const { url, secret_sealed } of await listWebhooks(db)) {
    sealed.push([`the webhook ${url}: delete it and add it again`, secret_sealed]);
  }
  const unreadable = sealed.filter(
    ([, secret]) => secret && openIfReadable(settings.secrets, secret) === undefined,
  );
  const calendars = await listUnreadableCalendars({ db, settings });
  return [
    ...unreadable.map(([what]) => what),
    ...calendars.map((name) => `the calendar “${name}”: remove it and add it again`),
  ];
}
