import { describeInZone } from '#app/platform/time/time-words.ts';
import { TORONTO } from '#app/platform/time/wall-time.ts';
import type { Db } from '#database/connect.ts';
import type { ConsentEvent } from '#database/schema.ts';
import { listConsents } from './consent.queries.server.ts';
import type { ConsentLine } from './consent-record.tsx';
import { consentRecord as words } from './signup.content.ts';

/** The events with which somebody agrees to the wording. */
const AGREES: ReadonlySet<ConsentEvent> = new Set(['requested', 'confirmed', 'resumed']);

/** The consent record of an entry as text, without network addresses. */
export async function readConsentRecord(db: Db, signupId: string): Promise<ConsentLine[]> {
  const consents = await listConsents(db, signupId);
  return consents.map((consent) => {
    const { longDate, time } = describeInZone(new Date(consent.at), TORONTO);
    return {
      id: consent.id,
      when: `${longDate}, ${time}`,
      what: words.events[consent.event],
      how: (words.methods as Record<string, string>)[consent.method] ?? consent.method,
      // The later events carry the page of the sign-up as their proof, but didn't happen on it.
      page: consent.event === 'requested' ? consent.page : '',
      wording: AGREES.has(consent.event) ? consent.wording : undefined,
      version: consent.wording_version,
    };
  });
}
