import type { Db } from '#database/connect.ts';
import type { CampaignMailServer } from './campaign-mail-server.ts';

export const ISSUE_ID = '01CAMPA1GN0000000000000000';
/** A confirmation requested this shortly before an outage may be delayed by it. */
const OUTAGE_MARGIN_MS = 10_000;

export type CampaignFigures = {
  recipients: number;
  sent: number;
  bounced: number;
  kills: number;
  outages: number;
  seconds: number;
  /**
   * Killed in both attempts: it is left to the owner, and the report of
   * the issue says so.
   */
  uncertain: number;
  /** Expected recipients that got nothing, without those. */
  missing: number;
  /** Addresses that must not get it, but did. */
  unwanted: number;
  /** Addresses that got it twice though no attempt is on record as unknown. */
  twiceUnexplained: number;
  /** Addresses that got it twice under one Message-ID, after an attempt whose outcome was lost. */
  twiceInDoubt: number;
  /** What is known about each address of `twiceUnexplained`. */
  unexplained: Unexplained[];
  confirmations: number;
  /** Confirmation emails that never arrived. */
  confirmationsMissing: number;
  /** Latest arrival of a confirmation after its request was acknowledged, outages left out. */
  slowestConfirmationMs: number;
  /** The most emails of the issue that arrived while one of these confirmations waited. */
  mostBeforeConfirmation: number;
};

/** An address that got it twice without a record, with its arrivals and the attempts on record. */
export type Unexplained = {
  email: string;
  arrivals: { at: string; messageId: string }[];
  attempts: {
    outbox_id: string;
    number: number;
    outcome: string;
    response: string;
    started_at: string;
    finished_at: string;
  }[];
};

/** A confirmation that was asked for and acknowledged. */
export type Asked = { email: string; at: number };

/** Compares what arrived with what should have. */
export async function evaluateCampaign(
  db: Db,
  { received, outages }: CampaignMailServer,
  expected: ReadonlySet<string>,
  asked: readonly Asked[],
) {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'recipient', 'state', 'bounced'])
    .where('batch', '=', `newsletter-issue:${ISSUE_ID}`)
    .execute();
  const unknown = await db
    .selectFrom('outbox_attempts')
    .innerJoin('outbox', 'outbox.id', 'outbox_attempts.outbox_id')
    .select('outbox.recipient')
    .where('outbox_attempts.outcome', '=', 'unknown')
    .execute();
  const inDoubt = new Set(unknown.map(({ recipient }) => recipient));
  const readers = [...received].filter(([email]) => email.endsWith('@example.com'));
  const twice = readers.filter(([, arrivals]) => arrivals.length > 1);
  const isExplained = ([email, arrivals]: (typeof twice)[number]) =>
    arrivals.length === 2 &&
    new Set(arrivals.map(({ messageId }) => messageId)).size === 1 &&
    inDoubt.has(email);
  const unexplained = twice.filter((entry) => !isExplained(entry));
  const leftToOwner = new Set(
    rows.filter(({ state }) => state === 'unknown').map(({ recipient }) => recipient),
  );
  const wanted = [...expected].filter((email) => !email.startsWith('gone'));
  const waits = asked.map(({ email, at }) => ({
    at,
    ms: (received.get(email)?.[0]?.at ?? Number.POSITIVE_INFINITY) - at,
  }));
  const inOutage = (at: number) =>
    outages.some(({ from, to }) => at > from - OUTAGE_MARGIN_MS && at < to + OUTAGE_MARGIN_MS);
  const undisturbed = waits.filter(({ at }) => !inOutage(at)).map(({ ms }) => ms);
  const issueTimes = readers.flatMap(([, arrivals]) => arrivals.map(({ at }) => at));
  const overtaken = waits
    .filter(({ at }) => !inOutage(at))
    .map(({ at, ms }) => issueTimes.filter((time) => time > at && time < at + ms).length);
  return {
    recipients: rows.length,
    sent: rows.filter(({ state }) => state === 'sent').length,
    bounced: rows.filter(({ state, bounced }) => state === 'failed' && bounced === 1).length,
    uncertain: leftToOwner.size,
    missing: wanted.filter((email) => !received.has(email) && !leftToOwner.has(email)).length,
    unwanted: readers.filter(([email]) => !expected.has(email)).length,
    twiceUnexplained: unexplained.length,
    twiceInDoubt: twice.filter(isExplained).length,
    unexplained: await Promise.all(unexplained.map((entry) => describeUnexplained(db, entry))),
    confirmations: asked.length,
    confirmationsMissing: undisturbed.filter((ms) => !Number.isFinite(ms)).length,
    slowestConfirmationMs: Math.max(0, ...undisturbed),
    mostBeforeConfirmation: Math.max(0, ...overtaken),
  };
}

async function describeUnexplained(
  db: Db,
  [email, arrivals]: [string, { at: number; messageId: string }[]],
): Promise<Unexplained> {
  const attempts = await db
    .selectFrom('outbox_attempts')
    .innerJoin('outbox', 'outbox.id', 'outbox_attempts.outbox_id')
    .select(['outbox_id', 'number', 'outcome', 'response', 'started_at'])
    .select('outbox_attempts.finished_at')
    .where('outbox.recipient', '=', email)
    .orderBy('started_at')
    .execute();
  const times = arrivals.map(({ at, messageId }) => ({
    at: new Date(at).toISOString(),
    messageId,
  }));
  return { email, arrivals: times, attempts };
}
