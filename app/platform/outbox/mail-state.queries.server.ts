import type { Db } from '#database/connect.ts';
import type { MailProvider } from './providers/provider.ts';

/** How many of the latest attempts are searched; a success is nearly always among the first. */
const LOOKED_AT = 200;

/**
 * The latest email that one of the providers accepted, among the latest attempts. Ids sort by time.
 */
export async function findLastAccepted(
  db: Db,
  providers: readonly MailProvider['name'][],
): Promise<{ provider: MailProvider['name']; at: string } | undefined> {
  const attempts = await db
    .selectFrom('outbox_attempts')
    .select(['provider', 'outcome', 'finished_at'])
    .orderBy('id', 'desc')
    .limit(LOOKED_AT)
    .execute();
  for (const { provider, outcome, finished_at: at } of attempts) {
    const name = providers.find((known) => known === provider);
    if (name && ['accepted', 'sent'].includes(outcome)) return { provider: name, at };
  }
  return undefined;
}
