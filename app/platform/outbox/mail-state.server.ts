import * as v from 'valibot';
import type { AppContext } from '../app-context.server.ts';
import type { SettingArea } from '../settings/settings.server.ts';
import { providersInUse } from './delivery-problems.server.ts';
import { readMailAlarms } from './mail-alarm.server.ts';
import { findLastAccepted } from './mail-state.queries.server.ts';
import type { MailProvider } from './providers/provider.ts';

type ProviderName = MailProvider['name'];

const probeSchema = v.object({
  last: v.optional(
    v.object({
      provider: v.optional(v.picklist(['email-service', 'smtp']), 'smtp'),
      at: v.string(),
      isGood: v.boolean(),
      /** What it answered, in words. */
      text: v.string(),
    }),
  ),
});

/** The last check of the owner's email server, or the last test email. */
const probeArea = {
  key: 'mail-probe',
  schema: probeSchema,
} satisfies SettingArea<typeof probeSchema>;

/** Whether email works, by the newest thing that is known about it. */
export type MailState =
  /** Nothing is set up, so emails wait. */
  | { kind: 'none' }
  /** It is set up, but was never tried. */
  | { kind: 'untried'; provider: ProviderName }
  | { kind: 'works'; provider: ProviderName; at: string; by: 'email' | 'check' }
  | { kind: 'fails'; provider: ProviderName; at: string; reason: string };

type Deps = Pick<AppContext, 'db' | 'settings' | 'readMailSettings'>;

/**
 * Stores the result of a check of the email server, or of a test email. A test of the email service
 * beside a server isn't stored: whether emails to visitors go out depends on the server.
 */
export async function recordProbe(
  { settings, now, readMailSettings }: Pick<AppContext, 'settings' | 'now' | 'readMailSettings'>,
  probe: { provider: ProviderName; isGood: boolean; text: string },
): Promise<void> {
  if (!tellsOfEmail(probe.provider, providersInUse(await readMailSettings()))) return;
  await settings.set(probeArea, { last: { at: now().toISOString(), ...probe } });
}

function tellsOfEmail(probed: ProviderName, inUse: readonly ProviderName[]): boolean {
  return inUse.includes('smtp') ? probed === 'smtp' : inUse.includes(probed);
}

/** The one state of email that every screen shows: the newest of failures, checks and deliveries. */
export async function readMailState(app: Deps): Promise<MailState> {
  const inUse = providersInUse(await app.readMailSettings());
  const [provider] = inUse;
  if (provider === undefined) return { kind: 'none' };
  const known: Exclude<MailState, { kind: 'none' | 'untried' }>[] = [];
  const alarms = await readMailAlarms(app.settings);
  for (const name of inUse) {
    const alarm = alarms[name];
    if (alarm) known.push({ kind: 'fails', provider: name, at: alarm.at, reason: alarm.reason });
  }
  const { last } = await app.settings.get(probeArea);
  if (last && tellsOfEmail(last.provider, inUse)) {
    const { provider: probed, at, isGood, text } = last;
    known.push(
      isGood
        ? { kind: 'works', provider: probed, at, by: probed === 'smtp' ? 'check' : 'email' }
        : { kind: 'fails', provider: probed, at, reason: text },
    );
  }
  const accepted = await findLastAccepted(app.db, inUse);
  if (accepted) known.push({ kind: 'works', by: 'email', ...accepted });
  const [newest] = known.sort((a, b) => b.at.localeCompare(a.at));
  return newest ?? { kind: 'untried', provider };
}
