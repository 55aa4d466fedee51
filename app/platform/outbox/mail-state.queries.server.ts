import type { Db } from '#database/connect.ts';
import type { MailProvider } from './providers/provider.ts';

/** How many of the latest attempts are searched; a success is nearly always among the first. */
const LOOKED_AT = 200;

/** The latest email that a provider accepted, among the latest attempts. Ids sort by time. */
export async function findLastAccepted(
  db: Db,
): Promise<{ provider: MailProvider['name']; at: string } | undefined> {
  const attempts = await db
    .selectFrom('outbox_attempts')
    .select(['provider', 'outcome', 'finished_at'])
    .orderBy('id', 'desc')
    .limit(LOOKED_AT)
    .execute();
  const found = attempts.find(
    ({ provider, outcome }) => isMailProvider(provider) && ['accepted', 'sent'].includes(outcome),
  );
  if (!found || !isMailProvider(found.provider)) return undefined;
  return { provider: found.provider, at: found.finished_at };
}

function isMailProvider(name: string): name is MailProvider['name'] {
  return name === 'email-service' || name === 'smtp';
}
