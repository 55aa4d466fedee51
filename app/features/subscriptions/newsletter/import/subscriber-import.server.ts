import { readTypedAddress } from '#app/platform/outbox/address.ts';
import { ALL_MAIL } from '#app/platform/outbox/suppression.queries.server.ts';
import { personHashes } from '#app/platform/secret-links/secret-links.server.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import type { Db } from '#database/connect.ts';
import {
  insertConsents,
  insertNewSignups,
  listEntriesOf,
  listSubscribersForExport,
  listSuppressed,
} from '../../signup.queries.server.ts';
import { newsletterList } from '../../signup-lists.server.ts';
import { consentTo, type ListContext, newSignup } from '../../signup-manage.server.ts';
import {
  EXPRESS,
  findConsentFault,
  type ImportChoice,
  type LineRefusal,
  readSubscribers,
  type SUBSCRIBER_COLUMNS,
  type SubscriberFile,
  type SubscriberRow,
} from './subscriber-csv.ts';

/** Rows of one transaction, so that other writers never wait for a whole file. */
const CHUNK = 250;
const EXPORT_PAGE = 500;
/** The source and the method of imported entries and of their consent. */
const IMPORT = 'import';

type RefusedLine = { line: number; refusal: LineRefusal };

export type ImportReport = {
  taken: number;
  /** The lines that were not taken, by the reason why. */
  refused: { refusal: LineRefusal; lines: number[] }[];
};

/**
 * Adds the people of a CSV file to the newsletter, each with the date and the source of their
 * express consent. No email is sent. Can be repeated: whoever is on the list stays as they are, and
 * whoever has left stays away.
 */
export async function importSubscribers(
  app: ListContext,
  file: SubscriberFile,
  choice: ImportChoice,
): Promise<ImportReport> {
  const read = readSubscribers(file, choice, dateAt(app.now(), TORONTO));
  const rows = read.filter((line): line is SubscriberRow => !('refusal' in line));
  const refused = read.filter((line) => 'refusal' in line);
  for (let at = 0; at < rows.length; at += CHUNK) {
    refused.push(...(await importChunk(app, rows.slice(at, at + CHUNK))));
  }
  const byReason = Map.groupBy(refused, ({ refusal }) => refusal);
  return {
    taken: read.length - refused.length,
    refused: [...byReason].map(([refusal, lines]) => ({
      refusal,
      lines: lines.map(({ line }) => line),
    })),
  };
}

/** Adds one person by hand, as an import would. Returns why it didn't. */
export async function addSubscriber(
  app: ListContext,
  { email, ...person }: Omit<SubscriberRow, 'line'>,
): Promise<LineRefusal | undefined> {
  const address = readTypedAddress(email)?.address;
  if (address === undefined) return 'email';
  const fault = findConsentFault(person, dateAt(app.now(), TORONTO));
  if (fault) return fault;
  const [refused] = await importChunk(app, [{ ...person, email: address, line: 1 }]);
  return refused?.refusal;
}

/** Returns the lines that were not taken. */
function importChunk(app: ListContext, rows: readonly SubscriberRow[]): Promise<RefusedLine[]> {
  const { name } = newsletterList;
  const people = rows.map((row) => {
    // The first one is of the address as it is written.
    const hashes = personHashes(app.settings.secrets, row.email);
    return { ...row, hashes, hash: hashes[0] ?? '' };
  });
  const all = people.flatMap(({ hashes }) => hashes);
  return app.db.transaction().execute(async (transaction) => {
    const refusals = new Map<string, LineRefusal>();
    for (const { email_hash, scope } of await listSuppressed(transaction, [ALL_MAIL, name], all)) {
      if (scope === ALL_MAIL) refusals.set(email_hash, 'suppressed');
      else if (!refusals.has(email_hash)) refusals.set(email_hash, 'left');
    }
    for (const { email_hash, status } of await listEntriesOf(transaction, name, all)) {
      if (status === 'left') refusals.set(email_hash, 'left');
      else refusals.set(email_hash, status === 'confirmed' ? 'member' : 'open');
    }
    const refusalOf = ({ hashes }: { hashes: string[] }) =>
      hashes.map((hash) => refusals.get(hash)).find(Boolean);
    const welcome = people.filter((person) => refusalOf(person) === undefined);
    const added = await addSubscribers(transaction, app, welcome);
    return (
      people
        .filter(({ hash }) => !added.has(hash))
        // Someone who signed up at this very moment is on the list, too.
        .map((person) => ({ line: person.line, refusal: refusalOf(person) ?? 'member' }))
    );
  });
}

/** Returns the hashes of those that were added. */
async function addSubscribers(
  transaction: Db,
  app: ListContext,
  rows: readonly SubscriberRow[],
): Promise<ReadonlySet<string>> {
  const people = rows.map(({ email, name, date, source: wording }) => {
    const from = { source: IMPORT, page: '' };
    const signup = {
      ...newSignup(app, newsletterList.name, email),
      ...from,
      name,
      status: 'confirmed',
      // Noon UTC is on that day everywhere in Canada.
      confirmed_at: `${date}T12:00:00.000Z`,
    } as const;
    const agreed = { wording, wording_version: IMPORT, ...from };
    const how = { method: IMPORT, now: app.now() };
    return { signup, consent: consentTo(agreed, signup, 'confirmed', how) };
  });
  const signups = people.map(({ signup }) => signup);
  const added = new Set(await insertNewSignups(transaction, signups));
  const consents = people.map(({ consent }) => consent);
  await insertConsents(
    transaction,
    consents.filter(({ email_hash }) => added.has(email_hash)),
  );
  return added;
}

type ExportedRow = Record<(typeof SUBSCRIBER_COLUMNS)[number], string>;

/** The subscribers in the form in which they can be imported, page by page. */
export async function* exportSubscribers(db: Db): AsyncGenerator<ExportedRow[]> {
  let after: string | undefined = '';
  do {
    const page = { list: newsletterList.name, after, limit: EXPORT_PAGE };
    const rows: Awaited<ReturnType<typeof listSubscribersForExport>> =
      await listSubscribersForExport(db, page);
    yield rows.map((row) => ({
      email: row.email ?? '',
      name: row.name,
      consent: EXPRESS,
      consent_date: dateAt(new Date(row.confirmed_at ?? 0), TORONTO),
      consent_source: row.imported_source ?? `Sign-up form ${row.source} on ${row.page || '/'}`,
    }));
    after = rows[EXPORT_PAGE - 1]?.id;
  } while (after !== undefined);
}
