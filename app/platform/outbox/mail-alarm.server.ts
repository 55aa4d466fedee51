import * as v from 'valibot';
import type { SettingArea, Settings } from '../settings/settings.server.ts';
import type { MailProvider } from './providers/provider.ts';

const alarmSchema = v.object({
  /** What is wrong, as a full sentence. */
  reason: v.string(),
  /** The provider's response. */
  response: v.string(),
  /** Time of the latest such response, ISO. */
  at: v.string(),
  /** Whether the provider refuses our emails. Otherwise it can't be reached. */
  isRefusal: v.optional(v.boolean(), true),
});

export type ProviderAlarm = v.InferOutput<typeof alarmSchema>;

const area = {
  key: 'mail-alarm',
  schema: v.object({ providers: v.optional(v.record(v.string(), alarmSchema), {}) }),
} satisfies SettingArea<v.GenericSchema>;

const RECHECK_MS = 60_000;

/** Providers that refuse our emails or can't be reached: shown to the owner until they accept one again. */
export type MailAlarm = {
  raise(provider: MailProvider['name'], alarm: ProviderAlarm): Promise<void>;
  clear(provider: MailProvider['name']): Promise<void>;
};

export function createMailAlarm(settings: Settings): MailAlarm {
  /**
   * When each provider was last known to have no alarm, so that accepted emails needn't read the
   * setting each time. Expires after a while, because another process may have raised an alarm.
   */
  const quietAt = new Map<string, number>();
  return {
    async raise(provider, alarm) {
      quietAt.delete(provider);
      const { providers } = await settings.get(area);
      await settings.set(area, { providers: { ...providers, [provider]: alarm } });
    },
    async clear(provider) {
      const checkedAt = quietAt.get(provider) ?? Number.NEGATIVE_INFINITY;
      if (performance.now() - checkedAt < RECHECK_MS) return;
      const { [provider]: raised, ...others } = (await settings.get(area)).providers;
      if (raised) await settings.set(area, { providers: others });
      quietAt.set(provider, performance.now());
    },
  };
}

/** The alarms to show to the owner, by provider. */
export async function readMailAlarms(settings: Settings): Promise<Record<string, ProviderAlarm>> {
  return (await settings.get(area)).providers;
}
