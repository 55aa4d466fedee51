import * as v from 'valibot';
import type { AppContext } from '../app-context.server.ts';
import type { SettingArea } from '../settings/settings.server.ts';
import { providersInUse, readDeliveryProblems } from './delivery-problems.server.ts';
import { findLastAccepted } from './mail-state.queries.server.ts';
import type { MailProvider } from './providers/provider.ts';

type ProviderName = MailProvider['name'];

const probeSchema = v.object({
  last: v.optional(
    v.object({
      at: v.string(),
      isGood: v.boolean(),
      /** What the server answered, in words. */
      text: v.string(),
    }),
  ),
});

/** The last check of the owner's email server, which sends no email. */
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

type Deps = Pick<AppContext, 'db' | 'settings' | 'now' | 'readMailSettings'>;

/** Stores the result of a check of the email server. */
export async function recordProbe(
  { settings, now }: Pick<AppContext, 'settings' | 'now'>,
  { isGood, text }: { isGood: boolean; text: string },
): Promise<void> {
  await settings.set(probeArea, { last: { at: now().toISOString(), isGood, text } });
}

/** The one state of email that every screen shows: the newest of refusals, checks and deliveries. */
export async function readMailState(app: Deps): Promise<MailState> {
  const [provider] = providersInUse(await app.readMailSettings());
  if (provider === undefined) return { kind: 'none' };
  const known: Exclude<MailState, { kind: 'none' | 'untried' }>[] = [];
  const { refusing } = await readDeliveryProblems(app);
  for (const { provider: name, at, reason } of refusing) {
    known.push({ kind: 'fails', provider: name, at, reason });
  }
  const { last } = await app.settings.get(probeArea);
  if (last && providersInUse(await app.readMailSettings()).includes('smtp')) {
    const probe = { provider: 'smtp', at: last.at } as const;
    known.push(
      last.isGood
        ? { ...probe, kind: 'works', by: 'check' }
        : { ...probe, kind: 'fails', reason: last.text },
    );
  }
  const accepted = await findLastAccepted(app.db);
  if (accepted) known.push({ kind: 'works', by: 'email', ...accepted });
  const [newest] = known.sort((a, b) => b.at.localeCompare(a.at));
  return newest ?? { kind: 'untried', provider };
}
