import type { AppContext } from '../app-context.server.ts';
import { isEmailServiceConfigured } from './email-service-settings.ts';
import { type ProviderAlarm, readMailAlarms } from './mail-alarm.server.ts';
import type { MailSettings } from './mail-settings.server.ts';
import { countLateEmails } from './outbox-count.queries.server.ts';
import type { MailProvider } from './providers/provider.ts';

/** What prevents emails from being sent, for the owner. */
export type DeliveryProblems = {
  /** Providers that are set up and refuse our emails. */
  refusing: ({ provider: MailProvider['name'] } & ProviderAlarm)[];
  /** Emails that are more than {@link LATE_AFTER_MINUTES} late. */
  late: number;
};

export const LATE_AFTER_MINUTES = 30;

/** Reads the problems. Empty while no provider is set up, because nothing can be sent then. */
export async function readDeliveryProblems({
  db,
  settings,
  now,
  readMailSettings,
}: Pick<AppContext, 'db' | 'settings' | 'now' | 'readMailSettings'>): Promise<DeliveryProblems> {
  const names = providersInUse(await readMailSettings());
  if (names.length === 0) return { refusing: [], late: 0 };
  const alarms = await readMailAlarms(settings);
  const dueBefore = new Date(now().getTime() - LATE_AFTER_MINUTES * 60_000).toISOString();
  return {
    refusing: names.flatMap((provider) => {
      const alarm = alarms[provider];
      return alarm ? [{ provider, ...alarm }] : [];
    }),
    late: await countLateEmails(db, dueBefore),
  };
}

function providersInUse(mail: MailSettings): MailProvider['name'][] {
  const names: MailProvider['name'][] = [];
  const isService = (['contact', 'booking'] as const).some((template) =>
    isEmailServiceConfigured(mail.emailService, template),
  );
  if (isService) names.push('email-service');
  if (mail.smtp && mail.isSmtpEnabled) names.push('smtp');
  return names;
}
