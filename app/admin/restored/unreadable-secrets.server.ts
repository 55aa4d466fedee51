import { listUnreadableCalendars } from '#app/features/booking/busy/busy-calendars.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { mailSettingsArea } from '#app/platform/outbox/mail-settings.server.ts';
import { listWebhooks } from '#app/platform/outbox/webhooks.queries.server.ts';
import { openIfReadable } from '#app/platform/settings/secret-box.server.ts';
import { ownerAccountArea } from '../session/owner-account.server.ts';
import { listMembers } from '../users/users.queries.server.ts';

/** A stored secret that this APP_SECRET doesn't open. */
export type UnreadableSecret = {
  what: 'smtp' | 'email-service' | 'owner-two-factor' | 'two-factor' | 'calendar' | 'webhook';
  /** Whose or which it is, where there can be several. */
  name: string;
};

export async function listUnreadableSecrets({
  db,
  settings,
}: Pick<AppContext, 'db' | 'settings'>): Promise<UnreadableSecret[]> {
  const mail = await settings.get(mailSettingsArea);
  const owner = await settings.get(ownerAccountArea);
  const stored: (UnreadableSecret & { sealed: string })[] = [
    { what: 'smtp', name: '', sealed: mail.smtp.passwordSealed },
    { what: 'email-service', name: '', sealed: mail.emailService.privateKeySealed },
    { what: 'owner-two-factor', name: '', sealed: owner.totpSealed },
  ];
  for (const { name, totp_sealed: sealed } of await listMembers(db)) {
    stored.push({ what: 'two-factor', name, sealed });
  }
  for (const { url: name, secret_sealed: sealed } of await listWebhooks(db)) {
    stored.push({ what: 'webhook', name, sealed });
  }
  const unreadable = stored.filter(
    ({ sealed }) => sealed && openIfReadable(settings.secrets, sealed) === undefined,
  );
  const calendars = await listUnreadableCalendars({ db, settings });
  return [
    ...unreadable.map(({ what, name }) => ({ what, name })),
    ...calendars.map((name) => ({ what: 'calendar' as const, name })),
  ];
}
