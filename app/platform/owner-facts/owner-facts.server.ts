import { isDeepStrictEqual } from 'node:util';
import { readFacts } from '#app/facts/facts.schema.ts';
import {
  builtInSets,
  type FactName,
  type Facts,
  factsWith,
  type OwnFacts,
} from '#app/facts/facts.ts';
import { endOfLaunch } from '#app/facts/offer.ts';
import { randomToken } from '#app/platform/ids.ts';
import type { Log } from '#app/platform/log.server.ts';
import type { Db } from '#database/connect.ts';
import {
  deleteDraft,
  type FactVersion,
  insertDraft,
  insertVersion,
  listDrafts,
  listVersions,
  lockFacts,
} from './owner-facts.queries.server.ts';

/**
 * Renders every page with these facts, then asks whether to go on, and only then replaces the pages,
 * all at once. Resolves to the pages that could not be rendered: then nothing is replaced.
 */
export type PublishTogether = (
  facts: Facts,
  confirm: () => Promise<boolean>,
) => Promise<readonly string[]>;

/** What can be published: the drafts, or the versions before those that were published last. */
export type Publication = 'drafts' | 'former';

export type PublishResult =
  | { kind: 'done' }
  /** Somebody else has saved or published since `seen`, or there is nothing to do. */
  | { kind: 'conflict' }
  /** These pages could not be rendered with the new facts; everything stays as it was. */
  | { kind: 'failed'; pages: readonly string[] };

export type OwnerFacts = ReturnType<typeof createOwnerFacts>;

/** The facts that the owner has put in place of the built-in ones, kept in the database. */
export function createOwnerFacts({
  db,
  log,
  now,
  publishTogether,
}: {
  db: Db;
  log: Log;
  now: () => Date;
  publishTogether: PublishTogether;
}) {
  /** The versions that are shown. */
  let shown = '';
  let own: OwnFacts = {};
  let current = factsWith(own, now());
  let faults: ReturnType<typeof setsOf>['faults'] = [];

  /** Shows these sets in place of the built-in ones without storing them. */
  function show(facts: OwnFacts): void {
    own = facts;
    current = factsWith(own, now());
  }

  /**
   * Shows the stored facts. A set that doesn't fit its schema is replaced by the built-in one, so
   * that the site still starts; the log and `listFaults` name it.
   */
  async function load(state?: Awaited<ReturnType<typeof readState>>): Promise<void> {
    const { versions, published } = state ?? (await readState(db));
    const read = setsOf(versions);
    for (const { name, reason } of read.faults) log.error('facts.unreadable', { name, reason });
    faults = read.faults;
    shown = published;
    show(read.sets);
  }

  async function readNext(which: Publication) {
    const { versions, drafts, seen } = await readState(db);
    const newest = versions.at(-1)?.published_at ?? '';
    const former = versions.filter((one) => one.published_at < newest);
    const changes =
      which === 'drafts'
        ? drafts
        : versions
            .filter((one) => one.published_at === newest)
            .map(({ name }) => ({ name, value: valueIn(former, name) }));
    const facts = factsWith(setsOf([...versions, ...changes]).sets, now());
    return { versions, newest, changes, facts, seen };
  }

  return {
    show,
    load,
    /** What visitors are shown: the same object until the facts change, or the launch offer ends. */
    current(): Facts {
      const isOpen = endOfLaunch(current.launch, now()) === undefined;
      if ((current.switched.offer && isOpen) !== current.sections.offer) show(own);
      return current;
    },
    /** The published sets that can't be used, for the owner. */
    listFaults: () => faults,
    /** Takes over what another process has published. Resolves to whether there was anything. */
    async refresh(): Promise<boolean> {
      const state = await readState(db);
      if (state.published === shown) return false;
      const facts = factsWith(setsOf(state.versions).sets, now());
      // What is published while these pages are rendered is taken over the next time.
      const failed = await publishTogether(facts, async () => {
        await load(state);
        return true;
      });
      if (failed.length > 0) log.error('facts.refresh-failed', { pages: failed.join(' ') });
      return failed.length === 0;
    },
    /**
     * A set as it is drafted, or else published. `seen` identifies its version and draft; it is
     * posted back with a change to detect concurrent edits.
     */
    async read<Name extends FactName>(name: Name) {
      const { drafted, published, seen } = await readSet(db, name);
      return { value: drafted ?? published ?? builtInSets[name], seen };
    },
    /**
     * Saves a value as the draft of its set; the draft goes if the value is what applies already
     * (`noDraft`). `conflict`: somebody else has changed the set since `seen`.
     */
    async saveDraft<Name extends FactName>(
      name: Name,
      value: NonNullable<OwnFacts[Name]>,
      seen: string,
    ): Promise<'saved' | 'noDraft' | 'conflict'> {
      const text = JSON.stringify(value);
      return db.transaction().execute(async (transaction) => {
        await lockFacts(transaction);
        const present = await readSet(transaction, name);
        if (present.seen !== seen) return 'conflict';
        await deleteDraft(transaction, name);
        if (isDeepStrictEqual(JSON.parse(text), present.published)) return 'noDraft';
        const draft = { name, revision: randomToken(), value: text, saved_at: now().toISOString() };
        await insertDraft(transaction, draft);
        return 'saved';
      });
    },
    /** What is saved and not published. `seen` identifies all of it; posted back with a change. */
    async listChanges() {
      const { versions, drafts, seen } = await readState(db);
      return { drafts: drafts.map(({ name }) => name), canUndo: versions.length > 0, seen };
    },
    /** Removes the draft of a set, or all of them. */
    discard: (name?: FactName) => deleteDraft(db, name),
    /** The facts that a publication would show. */
    readNext: async (which: Publication) => (await readNext(which)).facts,
    /**
     * Renders all pages with the sets, and publishes them only if all pages could be rendered. The
     * former versions are published again as new ones, which can be taken back themselves; drafts
     * stay. `record` is called in the transaction, to add to the audit log.
     */
    async publish(
      which: Publication,
      seen: string,
      record: (names: readonly FactName[], within: Db) => Promise<void>,
    ): Promise<PublishResult> {
      const { versions, newest, changes, facts, seen: present } = await readNext(which);
      if (present !== seen || changes.length === 0) return { kind: 'conflict' };
      // Later than all before: sets of one instant were published together.
      const instant = Math.max(now().getTime(), (Date.parse(newest) || 0) + 1);
      const published_at = new Date(instant).toISOString();
      let isFirst = true;
      const failed = await publishTogether(facts, async () => {
        isFirst = await db.transaction().execute(async (transaction) => {
          await lockFacts(transaction);
          if ((await readState(transaction)).seen !== seen) return false;
          for (const { name, value } of changes) {
            const former = versions.findLast((one) => one.name === name)?.version ?? 0;
            await insertVersion(transaction, { name, version: former + 1, value, published_at });
            if (which === 'drafts') await deleteDraft(transaction, name);
          }
          await record(
            changes.map(({ name }) => name),
            transaction,
          );
          return true;
        });
        if (isFirst) await load();
        return isFirst;
      });
      if (failed.length > 0) return { kind: 'failed', pages: failed };
      return { kind: isFirst ? 'done' : 'conflict' };
    },
  };
}

/** All versions, and the drafts that fit their schemas. */
async function readState(db: Db) {
  const versions = await listVersions(db);
  const drafts = (await listDrafts(db)).filter(({ name, value }) => readFacts(name, value).facts);
  const published = versions.map(({ name, version }) => `${name} ${version}`).join();
  const seen = [published, ...drafts.map(({ revision }) => revision)].join();
  return { versions, drafts, published, seen };
}

async function readSet<Name extends FactName>(db: Db, name: Name) {
  const { versions, drafts } = await readState(db);
  const version = versions.findLast((one) => one.name === name);
  const draft = drafts.find((one) => one.name === name);
  return {
    drafted: draft && readFacts(name, draft.value).facts,
    published: version?.value ? readFacts(name, version.value).facts : builtInSets[name],
    seen: `${version?.version} ${draft?.revision}`,
  };
}

type Stored = Pick<FactVersion, 'name' | 'value'>;

/** The value of a set in these rows, of which later ones count. */
function valueIn(rows: readonly Stored[], name: FactName): string | null {
  return rows.findLast((one) => one.name === name)?.value ?? null;
}

/** The sets in these rows, of which later ones count, and why some can't be used. */
function setsOf(rows: readonly Stored[]) {
  const sets: { [Name in FactName]?: unknown } = {};
  const faults: { name: FactName; reason: string }[] = [];
  for (const name of new Set(rows.map((row) => row.name))) {
    const value = valueIn(rows, name);
    const { facts, fault } = value === null ? {} : readFacts(name, value);
    if (facts) sets[name] = facts;
    if (fault) faults.push({ name, reason: fault });
  }
  return { sets: sets as OwnFacts, faults };
}
