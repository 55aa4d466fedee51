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
  /** Emails that are more than {@link STALLED_AFTER_MINUTES} late: an alarm. */
  stalled: number;
};

export const LATE_AFTER_MINUTES = 30;
export const STALLED_AFTER_MINUTES = 60;

/** Reads the problems. Empty while no provider is set up, because nothing can be sent then. */
export async function readDeliveryProblems({
  db,
  settings,
  now,
  readMailSettings,
}: Pick<AppContext, 'db' | 'settings' | 'now' | 'readMailSettings'>): Promise<DeliveryProblems> {
  const names = providersInUse(await readMailSettings());
  if (names.length === 0) return { refusing: [], late: 0, stalled: 0 };
  const alarms = await readMailAlarms(settings);
  const before = (minutes: number) => new Date(now().getTime() - minutes * 60_000).toISOString();
  return {
    refusing: names.flatMap((provider) => {
      const alarm = alarms[provider];
      return alarm?.isRefusal ? [{ provider, ...alarm }] : [];
    }),
    late: await countLateEmails(db, before(LATE_AFTER_MINUTES)),
    stalled: await countLateEmails(db, before(STALLED_AFTER_MINUTES)),
  };
}

/** The providers that are set up, in the order in which they are tried. */
export function providersInUse(mail: MailSettings): MailProvider['name'][] {
  const names: MailProvider['name'][] = [];
  const isService = (['contact', 'booking'] as const).some((template) =>
    isEmailServiceConfigured(mail.emailService, template),
  );
  if (isService) names.push('email-service');
  if (mail.smtp && mail.isSmtpEnabled) names.push('smtp');
  return names;
}
