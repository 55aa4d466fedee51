import * as v from 'valibot';
import type { SettingArea, Settings } from '../settings/settings.server.ts';
import type { MailProvider } from './providers/provider.ts';

const alarmSchema = v.object({
  /** What is wrong, as a sentence. */
  reason: v.string(),
  /** What the provider said. */
  response: v.string(),
  /** ISO, when it last said so. */
  at: v.string(),
});

export type ProviderAlarm = v.InferOutput<typeof alarmSchema>;

const area = {
  key: 'mail-alarm',
  schema: v.object({ providers: v.optional(v.record(v.string(), alarmSchema), {}) }),
} satisfies SettingArea<v.GenericSchema>;

/** Providers that refuse to work for us: kept for the owner until they accept an email again. */
export type MailAlarm = {
  raise(provider: MailProvider['name'], alarm: ProviderAlarm): Promise<void>;
  clear(provider: MailProvider['name']): Promise<void>;
};

export function createMailAlarm(settings: Settings): MailAlarm {
  /** Providers known to be without an alarm: most emails are accepted, and need not look. */
  const quiet = new Set<string>();
  return {
    async raise(provider, alarm) {
      quiet.delete(provider);
      const { providers } = await settings.get(area);
      await settings.set(area, { providers: { ...providers, [provider]: alarm } });
    },
    async clear(provider) {
      if (quiet.has(provider)) return;
      const { [provider]: raised, ...others } = (await settings.get(area)).providers;
      if (raised) await settings.set(area, { providers: others });
      quiet.add(provider);
    },
  };
}

/** The alarms to show to the owner, by provider. */
export async function readMailAlarms(settings: Settings): Promise<Record<string, ProviderAlarm>> {
  return (await settings.get(area)).providers;
}
