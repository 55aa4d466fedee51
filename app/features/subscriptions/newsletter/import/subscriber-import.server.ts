import type { AppContext } from '#app/platform/app-context.server.ts';
import { newId } from '#app/platform/ids.ts';
import { ALL_MAIL } from '#app/platform/outbox/suppression.queries.server.ts';
import {
  addressHash,
  personHashes,
  secretTokenHash,
} from '#app/platform/secret-links/secret-links.server.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import type { Db } from '#database/connect.ts';
import type { Signup } from '#database/schema.ts';
import {
  insertConsents,
  insertNewSignups,
  listEntriesOf,
  listSubscribersForExport,
  listSuppressed,
} from '../../signup.queries.server.ts';
import { newsletterList } from '../../signup-lists.server.ts';
import {
  EXPRESS,
  type FileRefusal,
  type LineRefusal,
  readSubscriberCsv,
  type SUBSCRIBER_COLUMNS,
  type SubscriberRow,
} from './subscriber-csv.ts';

/** Rows of one transaction, so that other writers never wait for a whole file. */
const CHUNK = 250;
const EXPORT_PAGE = 500;
/** The source and the method of imported entries and of their consent. */
const IMPORT = 'import';

export type ImportReport = {
  taken: number;
  /** The lines that were not taken, by the reason why. */
  refused: { refusal: LineRefusal; lines: number[] }[];
};

type ImportContext = Pick<AppContext, 'db' | 'now' | 'settings'>;

/**
 * Adds the people of a CSV file to the newsletter, each with the date and the source of their
 * express consent. No email is sent. Can be repeated: whoever is on the list stays as they are, and
 * whoever has left stays away. A text is returned if the file can't be read.
 */
export async function importSubscribers(
  app: ImportContext,
  file: Uint8Array,
): Promise<ImportReport | FileRefusal> {
  const today = dateAt(app.now(), TORONTO);
  const read = readSubscriberCsv(file, today);
  if (typeof read === 'string') return read;
  const refused = new Map<LineRefusal, number[]>();
  const refuse = (line: number, refusal: LineRefusal) => {
    const lines = refused.get(refusal);
    if (lines) lines.push(line);
    else refused.set(refusal, [line]);
  };
  const rows: SubscriberRow[] = [];
  for (const one of read) {
    if ('refusal' in one) refuse(one.line, one.refusal);
    else rows.push(one);
  }
  let taken = 0;
  for (let at = 0; at < rows.length; at += CHUNK) {
    const outcome = await importChunk(app, rows.slice(at, at + CHUNK));
    taken += outcome.taken;
    for (const { line, refusal } of outcome.refused) refuse(line, refusal);
  }
  return {
    taken,
    refused: [...refused].map(([refusal, lines]) => ({ refusal, lines })),
  };
}

type ChunkOutcome = { taken: number; refused: { line: number; refusal: LineRefusal }[] };

function importChunk(app: ImportContext, rows: readonly SubscriberRow[]): Promise<ChunkOutcome> {
  const { secrets } = app.settings;
  const { name } = newsletterList;
  const hashed = rows.map((row) => {
    const person = personHashes(secrets, row.email);
    return { ...row, hash: addressHash(secrets, row.email), person };
  });
  const hashes = hashed.flatMap(({ person }) => person);
  return app.db.transaction().execute(async (transaction) => {
    const entries = await listEntriesOf(transaction, name, hashes);
    const statusOf = new Map(entries.map((entry) => [entry.email_hash, entry.status]));
    const suppressions = await listSuppressed(transaction, [ALL_MAIL, name], hashes);
    const refusalOf = ({ hash, person }: { hash: string; person: string[] }) => {
      const status = statusOf.get(hash) ?? person.map((one) => statusOf.get(one)).find(Boolean);
      if (status !== undefined) return refusalFor(status);
      const scopes = suppressions.filter((row) => person.includes(row.email_hash));
      if (scopes.length === 0) return undefined;
      return scopes.some(({ scope }) => scope === ALL_MAIL) ? 'suppressed' : 'left';
    };
    const welcome = hashed.filter((row) => refusalOf(row) === undefined);
    const added = new Set(await addSubscribers(transaction, app, welcome));
    return {
      taken: added.size,
      refused: hashed.flatMap((row) => {
        if (added.has(row.hash)) return [];
        // Someone who signed up at this very moment is on the list, too.
        return [{ line: row.line, refusal: refusalOf(row) ?? 'member' }];
      }),
    };
  });
}

function refusalFor(status: Signup['status']): LineRefusal {
  if (status === 'left') return 'left';
  return status === 'confirmed' ? 'member' : 'open';
}

/** Returns the hashes of those that were added. */
async function addSubscribers(
  transaction: Db,
  { now, settings }: ImportContext,
  rows: readonly (SubscriberRow & { hash: string })[],
): Promise<string[]> {
  const { name } = newsletterList;
  const time = now().toISOString();
  const signups = rows.map(({ email, hash, date }) => {
    const id = newId(now());
    return {
      id,
      list: name,
      email,
      email_hash: hash,
      status: 'confirmed' as const,
      preferences: '{}',
      source: IMPORT,
      page: '',
      manage_hash: secretTokenHash(settings.secrets, 'manage', id),
      created_at: time,
      requested_at: time,
      // Noon UTC is on that day everywhere in Canada.
      confirmed_at: `${date}T12:00:00.000Z`,
    };
  });
  const added = new Set(await insertNewSignups(transaction, signups));
  const sources = new Map(rows.map(({ hash, source }) => [hash, source]));
  const consents = signups
    .filter(({ email_hash }) => added.has(email_hash))
    .map(({ id, email_hash }) => ({
      id: newId(now()),
      signup_id: id,
      list: name,
      email_hash,
      event: 'confirmed' as const,
      method: IMPORT,
      wording: sources.get(email_hash) ?? '',
      wording_version: IMPORT,
      source: IMPORT,
      page: '',
      ip: null,
      at: time,
    }));
  await insertConsents(transaction, consents);
  return [...added];
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
      consent: EXPRESS,
      consent_date: dateAt(new Date(row.confirmed_at ?? 0), TORONTO),
      consent_source: row.imported_source ?? `Sign-up form ${row.source} on ${row.page || '/'}`,
    }));
    after = rows[EXPORT_PAGE - 1]?.id;
  } while (after !== undefined);
}
