import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  builtInSets,
  type FactName,
  type Facts,
  factsWith,
  type OwnFacts,
} from '#app/facts/facts.ts';
import { rememberCourses } from '#app/facts/former-courses.server.ts';
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
import { readStored } from './stored-facts.server.ts';

/** A set as its editor sees it. */
export type FactState<Name extends FactName> = {
  /** Undefined if the built-in values apply. */
  published: OwnFacts[Name];
  draft: OwnFacts[Name];
  /** Identifies the version and the draft; posted back with a change to detect concurrent edits. */
  seen: string;
};

/** What is saved and not published, and what was published last. */
export type UnpublishedChanges = {
  drafts: readonly { name: FactName; savedAt: string }[];
  /**
   * The sets that were published together last: what `undoLast` takes back. An undoing publishes the
   * former versions again, and can itself be taken back.
   */
  last: { names: readonly FactName[]; kind: 'publication' | 'undoing' } | undefined;
  /** Identifies all of it; posted back with a change. */
  seen: string;
};

/** A stored set that can't be used: the published version, or only the draft. */
export type FactFault = { name: FactName; kind: 'published' | 'draft'; reason: string };

export type SaveResult =
  /** `noDraft`: this is what applies already. `sameDraft`: this is the draft already. */
  | { kind: 'done'; notice: 'saved' | 'noDraft' | 'sameDraft' }
  /** Somebody else has changed the set since `seen`. */
  | { kind: 'conflict' };

export type PublishResult =
  | { kind: 'done' }
  /** Somebody else has saved or published since `seen`, or there is nothing to do. */
  | { kind: 'conflict' }
  /** These pages could not be rendered with the new facts; everything stays as it was. */
  | { kind: 'failed'; pages: readonly string[] };

/** Called in the transaction that publishes, to add to the audit log. */
type RecordChange = (within: Db) => Promise<void>;

export type OwnerFacts = {
  /** What visitors are shown at present. */
  current(): Facts;
  /** Shows these sets in place of the built-in ones without storing them. */
  show(own: OwnFacts): void;
  /**
   * Shows the stored facts. A set that doesn't fit its schema is replaced by the built-in one, so
   * that the site still starts; the log and `listFaults` name it.
   */
  load(): Promise<void>;
  /** The stored sets that can't be used, for the owner. */
  listFaults(): Promise<FactFault[]>;
  /** Takes over what another process has published. Resolves to whether there was anything. */
  refresh(): Promise<boolean>;
  read<Name extends FactName>(name: Name): Promise<FactState<Name>>;
  /** Saves a value as the draft of its set; the draft goes if the value is what applies already. */
  saveDraft<Name extends FactName>(
    name: Name,
    value: NonNullable<OwnFacts[Name]>,
    seen: string,
  ): Promise<SaveResult>;
  listChanges(): Promise<UnpublishedChanges>;
  /** Removes the draft of a set, or all of them. */
  discard(name?: FactName): Promise<void>;
  /** Renders all pages with all drafts, and publishes them only if all pages could be rendered. */
  publishAll(seen: string, record: RecordChange): Promise<PublishResult>;
  /** What `undoLast` would publish. */
  readFormer(): Promise<Facts>;
  /** Publishes the former versions of the sets that were published last; drafts stay. */
  undoLast(seen: string, record: RecordChange): Promise<PublishResult>;
  /** The facts with all drafts in place of what is published. */
  readDrafts(): Promise<Facts>;
};

/**
 * Renders every page with these facts, then asks whether to go on, and only then replaces the pages,
 * all at once. Resolves to the pages that could not be rendered: then nothing is replaced.
 */
export type PublishTogether = (
  facts: Facts,
  confirm: () => Promise<boolean>,
) => Promise<readonly string[]>;

type Parts = { db: Db; log: Log; now: () => Date; publishTogether: PublishTogether };

/** A set to publish; `revision` is the draft that it comes from. */
type Change = { name: FactName; value: string | null; revision?: string };

type Versions = ReadonlyMap<FactName, FactVersion>;

/** The facts that the owner has put in place of the built-in ones, kept in the database. */
export function createOwnerFacts({ db, log, now, publishTogether }: Parts): OwnerFacts {
  let shown: Versions = new Map();
  let own: OwnFacts = {};
  let current = factsWith(own, now());

  function show(facts: OwnFacts): void {
    own = facts;
    current = factsWith(own, now());
    rememberCourses(own.courses);
  }

  /** The same object until the facts change, or the launch offer ends. */
  function currentFacts(): Facts {
    const isOpen = endOfLaunch(current.launch, now()) === undefined;
    if ((current.switched.offer && isOpen) !== current.sections.offer) show(own);
    return current;
  }

  function showVersions(versions: Versions): void {
    shown = versions;
    show(setsOf(versions.values()));
  }

  /** The sets of these rows, of which later ones count. One that can't be used is logged. */
  function setsOf(rows: Iterable<Change>): OwnFacts {
    const sets: { [Name in FactName]?: unknown } = {};
    for (const { name, value } of rows) {
      const read = readStored(name, value);
      if (read.fault === undefined) sets[name] = read.value;
      else log.error('facts.unreadable', { set: name, reason: read.fault });
    }
    return sets as OwnFacts;
  }

  async function publish(
    versions: Versions,
    changes: readonly Change[],
    record: RecordChange,
  ): Promise<PublishResult> {
    const published_at = nextInstant(versions);
    const rows = changes.map(({ name, value }) => ({
      name,
      version: (versions.get(name)?.version ?? 0) + 1,
      value,
      published_at,
    }));
    const next = new Map(versions);
    for (const row of rows) next.set(row.name, row);
    let isFirst = true;
    const failed = await publishTogether(factsWith(setsOf(next.values()), now()), async () => {
      isFirst = await runTransaction(db, Boolean, async (transaction) => {
        for (const row of rows) {
          if (!(await insertVersion(transaction, row))) return false;
        }
        for (const { name, revision } of changes) {
          const isTaken = revision === undefined || deleteSeenDraft(transaction, name, revision);
          if (!(await isTaken)) return false;
        }
        await record(transaction);
        return true;
      });
      if (isFirst) showVersions(next);
      return isFirst;
    });
    if (failed.length > 0) return { kind: 'failed', pages: failed };
    return isFirst ? { kind: 'done' } : { kind: 'conflict' };
  }

  /** Later than every publication, so that those of one instant are the ones published together. */
  function nextInstant(versions: Versions): string {
    const last = lastPublished(versions)[0]?.published_at;
    const instant = now().toISOString();
    if (last === undefined || last < instant) return instant;
    return new Date(Date.parse(last) + 1).toISOString();
  }

  /** The version and the draft of a set. */
  async function readRows(name: FactName) {
    const row = (await readVersions(db)).get(name);
    const draft = (await listDrafts(db)).find((one) => one.name === name);
    const seen = `${row?.version ?? 0}.${draft?.revision ?? ''}`;
    return { row, draft, seen };
  }

  async function readState() {
    const versions = await readVersions(db);
    const drafts = await listDrafts(db);
    const state = [...versions.values()].map(({ name, version }) => `${name} ${version}`);
    const saved = drafts.map(({ name, revision }) => `${name} ${revision}`);
    const seen = createHash('sha256')
      .update([...state, '', ...saved].join('\n'))
      .digest('base64url');
    const usable = drafts.filter(({ name, value }) => !readStored(name, value).fault);
    return { versions, drafts: usable, seen };
  }

  /** The value of a set that many versions before the current one. */
  async function valueBefore({ name, version }: FactVersion, steps: number) {
    const before = await listVersions(db, name);
    return before.find((one) => one.version === version - steps)?.value ?? null;
  }

  /** The versions before those that were published last. */
  async function formerVersions(versions: Versions): Promise<Change[]> {
    return Promise.all(
      lastPublished(versions).map(async (last) => ({
        name: last.name,
        value: await valueBefore(last, 1),
      })),
    );
  }

  /** An undoing is found by its values, which are those of the versions before the last ones. */
  async function isUndoing(last: readonly FactVersion[]): Promise<boolean> {
    const before = await Promise.all(last.map((one) => valueBefore(one, 2)));
    return last.every(({ version, value }, at) => version > 1 && before[at] === value);
  }

  return {
    current: currentFacts,
    show,
    async load() {
      showVersions(await readVersions(db));
    },
    async refresh() {
      const versions = await readVersions(db);
      if ([...versions.values()].every((one) => shown.get(one.name)?.version === one.version)) {
        return false;
      }
      const next = factsWith(setsOf(versions.values()), now());
      const failed = await publishTogether(next, async () => {
        showVersions(versions);
        return true;
      });
      if (failed.length > 0) log.error('facts.refresh-failed', { pages: failed.join(' ') });
      return failed.length === 0;
    },
    async listFaults() {
      const rows = { published: (await readVersions(db)).values(), draft: await listDrafts(db) };
      return (['published', 'draft'] as const).flatMap((kind) =>
        [...rows[kind]].flatMap(({ name, value }) => {
          const reason = readStored(name, value).fault;
          return reason === undefined ? [] : [{ kind, name, reason }];
        }),
      );
    },
    async read<Name extends FactName>(name: Name) {
      const { row, draft, seen } = await readRows(name);
      return {
        published: readStored<Name>(name, row?.value).value,
        draft: readStored<Name>(name, draft?.value).value,
        seen,
      };
    },
    async saveDraft(name, value, seen) {
      const { row, draft, seen: present } = await readRows(name);
      if (present !== seen) return { kind: 'conflict' };
      const text = JSON.stringify(value);
      const isSame = (set: unknown) =>
        set !== undefined && isDeepStrictEqual(JSON.parse(text), JSON.parse(JSON.stringify(set)));
      // Beside a published set that can't be read, a draft is saved in any case.
      if (isSame(row?.value ? readStored(name, row.value).value : builtInSets[name])) {
        const isGone = !draft || (await deleteSeenDraft(db, name, draft.revision));
        return isGone ? { kind: 'done', notice: 'noDraft' } : { kind: 'conflict' };
      }
      if (isSame(readStored(name, draft?.value).value))
        return { kind: 'done', notice: 'sameDraft' };
      const next = { name, revision: randomToken(), value: text, saved_at: now().toISOString() };
      const isSaved = await saveDraft(db, next, draft?.revision);
      return isSaved ? { kind: 'done', notice: 'saved' } : { kind: 'conflict' };
    },
    async listChanges() {
      const { versions, drafts, seen } = await readState();
      const last = lastPublished(versions);
      const kind = (await isUndoing(last)) ? 'undoing' : 'publication';
      return {
        drafts: drafts.map(({ name, saved_at }) => ({ name, savedAt: saved_at })),
        last: last.length === 0 ? undefined : { names: last.map(({ name }) => name), kind },
        seen,
      };
    },
    async discard(name) {
      await deleteDraft(db, name);
    },
    async publishAll(seen, record) {
      const state = await readState();
      if (state.seen !== seen || state.drafts.length === 0) return { kind: 'conflict' };
      return publish(state.versions, state.drafts, record);
    },
    async readFormer() {
      const versions = await readVersions(db);
      const former = await formerVersions(versions);
      return factsWith(setsOf([...versions.values(), ...former]), now());
    },
    async undoLast(seen, record) {
      const { versions, seen: present } = await readState();
      const changes = await formerVersions(versions);
      if (present !== seen || changes.length === 0) return { kind: 'conflict' };
      return publish(versions, changes, record);
    },
    async readDrafts() {
      const { versions, drafts } = await readState();
      return factsWith(setsOf([...versions.values(), ...drafts]), now());
    },
  };
}

/** The versions that were published last, at the same time. */
function lastPublished(versions: Versions): FactVersion[] {
  const all = [...versions.values()];
  const last = all
    .map(({ published_at }) => published_at)
    .sort()
    .at(-1);
  return all.filter(({ published_at }) => published_at === last);
}

async function readVersions(db: Db): Promise<Versions> {
  return new Map((await listCurrentVersions(db)).map((row) => [row.name, row]));
}
