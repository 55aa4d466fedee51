import type { Facts } from '#app/facts/facts.ts';
import type { Log } from '#app/platform/log.server.ts';
import { describeOutage } from '#database/outage.ts';
import type { ChangingFiles } from './publishing-parts.ts';

/**
 * Finds what the features publish while the server runs. If one of them fails, such as by a damaged
 * row, the others are still published and its own pages stay as they are. Throws if the database is
 * out of reach.
 */
export function createChangingParts(
  log: Log,
  parts: Readonly<Record<string, (facts: Facts) => Promise<Partial<ChangingFiles>>>>,
): (facts: Facts) => Promise<ChangingFiles> {
  const latest = new Map<string, Partial<ChangingFiles>>();
  return async (facts) => {
    for (const [part, find] of Object.entries(parts)) {
      try {
        latest.set(part, await find(facts));
      } catch (error) {
        if (describeOutage(error) !== undefined) throw error;
        log.error('publishing.part-failed', { part, error });
      }
    }
    const found = [...latest.values()];
    return {
      pages: found.flatMap(({ pages = [] }) => pages),
      files: Object.assign({}, ...found.map(({ files = {} }) => files)),
    };
  };
}
