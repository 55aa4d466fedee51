import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { describeFactFault } from '#app/facts/facts.schema.ts';
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
import { runTransaction } from '#database/transaction.ts';
import {
  deleteDraft,
  deleteSeenDraft,
  type FactVersion,
  insertVersion,
  listCurrentVersions,
  listDrafts,
  listVersions,
  saveDraft,
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

/** A set to publish; `revision` is the draft that it comes from. */
type Change = { name: FactName; value: string | null; revision?: string };

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
  let shown: readonly FactVersion[] = [];
  let own: OwnFacts = {};
  let current = factsWith(own, now());

  /** Shows these sets in place of the built-in ones without storing them. */
  function show(facts: OwnFacts): void {
    own = facts;
    current = factsWith(own, now());
  }

  function showVersions(versions: readonly FactVersion[]): void {
    shown = versions;
    show(setsOf(versions));
  }

  /** The sets of these rows, of which later ones count. One that can't be used is logged. */
  function setsOf(rows: readonly Change[]): OwnFacts {
    const sets: { [Name in FactName]?: unknown } = {};
    for (const { name, value } of rows) {
      const read = readStored(name, value);
      if (read.fault === undefined) sets[name] = read.value;
      else log.error('facts.unreadable', { set: name, reason: read.fault });
    }
    return sets as OwnFacts;
  }

  /** The version and the draft of a set. */
  async function readRows(name: FactName) {
    const row = (await listCurrentVersions(db)).find((one) => one.name === name);
    const draft = (await listDrafts(db)).find((one) => one.name === name);
    return { row, draft, seen: `${row?.version ?? 0}.${draft?.revision ?? ''}` };
  }

  async function readState() {
    const versions = await listCurrentVersions(db);
    const drafts = await listDrafts(db);
    const state = versions.map(({ name, version }) => `${name} ${version}`);
    const seen = [...state, ...drafts.map(({ revision }) => revision)].join();
    return { versions, drafts, seen };
  }

  async function readNext(which: Publication) {
    const { versions, drafts, seen } = await readState();
    let changes: Change[] = drafts.filter(({ name, value }) => !readStored(name, value).fault);
    if (which === 'former') {
      const instants = versions.map((one) => one.published_at).sort();
      const last = versions.filter((one) => one.published_at === instants.at(-1));
      changes = await Promise.all(
        last.map(async ({ name, version }) => {
          const kept = await listVersions(db, name);
          return { name, value: kept.find((one) => one.version === version - 1)?.value ?? null };
        }),
      );
    }
    const facts = factsWith(setsOf([...versions, ...changes]), now());
    return { versions, changes, facts, seen };
  }

  return {
    show,
    /** What visitors are shown: the same object until the facts change, or the launch offer ends. */
    current(): Facts {
      const isOpen = endOfLaunch(current.launch, now()) === undefined;
      if ((current.switched.offer && isOpen) !== current.sections.offer) show(own);
      return current;
    },
    /**
     * Shows the stored facts. A set that doesn't fit its schema is replaced by the built-in one, so
     * that the site still starts; the log and `listFaults` name it.
     */
    async load(): Promise<void> {
      showVersions(await listCurrentVersions(db));
    },
    /** The stored sets that can't be used, for the owner. */
    async listFaults() {
      const rows = { published: await listCurrentVersions(db), draft: await listDrafts(db) };
      return (['published', 'draft'] as const).flatMap((kind) =>
        rows[kind].flatMap(({ name, value }) => {
          const reason = readStored(name, value).fault;
          return reason === undefined ? [] : [{ kind, name, reason }];
        }),
      );
    },
    /** Takes over what another process has published. Resolves to whether there was anything. */
    async refresh(): Promise<boolean> {
      const versions = await listCurrentVersions(db);
      const isShown = ({ name, version }: FactVersion) =>
        shown.some((one) => one.name === name && one.version === version);
      if (versions.every(isShown)) return false;
      const failed = await publishTogether(factsWith(setsOf(versions), now()), async () => {
        showVersions(versions);
        return true;
      });
      if (failed.length > 0) log.error('facts.refresh-failed', { pages: failed.join(' ') });
      return failed.length === 0;
    },
    /**
     * The draft of a set, if there is one. `seen` identifies its version and draft; it is posted back
     * with a change to detect concurrent edits.
     */
    async read<Name extends FactName>(name: Name) {
      const { draft, seen } = await readRows(name);
      return { draft: readStored<Name>(name, draft?.value).value, seen };
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
      const { row, draft, seen: present } = await readRows(name);
      if (present !== seen) return 'conflict';
      const text = JSON.stringify(value);
      // Beside a published set that can't be read, a draft is saved in any case.
      const applied = row?.value ? readStored(name, row.value).value : builtInSets[name];
      if (isDeepStrictEqual(JSON.parse(text), applied)) {
        const isGone = !draft || (await deleteSeenDraft(db, name, draft.revision));
        return isGone ? 'noDraft' : 'conflict';
      }
      const next = { name, revision: randomToken(), value: text, saved_at: now().toISOString() };
      return (await saveDraft(db, next, draft?.revision)) ? 'saved' : 'conflict';
    },
    /** What is saved and not published. `seen` identifies all of it; posted back with a change. */
    async listChanges() {
      const { versions, drafts, seen } = await readState();
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
      const { versions, changes, facts, seen: present } = await readNext(which);
      if (present !== seen || changes.length === 0) return { kind: 'conflict' };
      // Later than every publication, so that those of one instant are the ones published together.
      const last = Math.max(...versions.map((one) => Date.parse(one.published_at)));
      const published_at = new Date(Math.max(now().getTime(), last + 1)).toISOString();
      const rows = changes.map(({ name, value }) => {
        const { version = 0 } = versions.find((one) => one.name === name) ?? {};
        return { name, version: version + 1, value, published_at };
      });
      let isFirst = true;
      const failed = await publishTogether(facts, async () => {
        isFirst = await runTransaction(db, Boolean, async (transaction) => {
          for (const row of rows) {
            if (!(await insertVersion(transaction, row))) return false;
          }
          for (const { name, revision } of changes) {
            const isTaken = revision === undefined || deleteSeenDraft(transaction, name, revision);
            if (!(await isTaken)) return false;
          }
          const names = rows.map(({ name }) => name);
          await record(names, transaction);
          return true;
        });
        if (isFirst) showVersions([...versions, ...rows]);
        return isFirst;
      });
      if (failed.length > 0) return { kind: 'failed', pages: failed };
      return isFirst ? { kind: 'done' } : { kind: 'conflict' };
    },
  };
}

const jsonSchema = v.pipe(v.string(), v.parseJson());

/** A stored set, or why it can't be used. One without a text is the built-in set. */
function readStored<Name extends FactName>(
  name: Name,
  text: string | null | undefined,
): { value?: OwnFacts[Name]; fault?: string } {
  if (typeof text !== 'string') return {};
  const parsed = v.safeParse(jsonSchema, text);
  const fault = parsed.success ? describeFactFault(name, parsed.output) : `${name} is not JSON`;
  return fault === undefined ? { value: parsed.output as OwnFacts[Name] } : { fault };
}
