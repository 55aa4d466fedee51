import { type FactName, type Facts, factsWith, type OwnFacts } from '#app/facts/facts.ts';
import { rememberCourses } from '#app/facts/former-courses.server.ts';
import { randomToken } from '#app/platform/ids.ts';
import type { Log } from '#app/platform/log.server.ts';
import type { Db } from '#database/connect.ts';
import { runTransaction } from '#database/transaction.ts';
import {
  deleteDraft,
  deleteSeenDraft,
  type FactVersion,
  findDraft,
  findVersion,
  insertVersion,
  listCurrentVersions,
  listDraftNames,
  saveDraft,
} from './owner-facts.queries.server.ts';
import { revisionOf, seenOf } from './seen-version.ts';
import { faultOf, parseValue, readUsable } from './stored-facts.server.ts';
import { findUndoable, type Undoable } from './undoable.server.ts';

/** A set as its editor sees it. */
export type FactState<Name extends FactName> = {
  /** Undefined if the built-in values apply. */
  published: OwnFacts[Name];
  draft: OwnFacts[Name];
  draftSavedAt: string | undefined;
  /** Identifies the version and the draft; posted back with a change to detect concurrent edits. */
  seen: string;
  /** What `undo` would take back; undefined if nothing was published. */
  undoable: Undoable | undefined;
};

/** A stored set that can't be used: the published version, or only the draft. */
export type FactFault = { name: FactName; kind: 'published' | 'draft'; reason: string };

export type ChangeResult =
  | { kind: 'done' }
  /** Somebody else has changed the set since `seen`. */
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
   * Once the launch offer has ended, no other page speaks of it: its section counts as switched off,
   * while its own page stays and says that the offer has ended.
   */
  showOfferEnded(isEnded: boolean): void;
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
  saveDraft<Name extends FactName>(
    name: Name,
    value: NonNullable<OwnFacts[Name]>,
    seen: string,
  ): Promise<ChangeResult>;
  discardDraft(name: FactName): Promise<void>;
  /** Renders all pages with the value, and publishes it only if all of them could be. */
  publish<Name extends FactName>(
    name: Name,
    value: NonNullable<OwnFacts[Name]>,
    seen: string,
    record: RecordChange,
  ): Promise<ChangeResult>;
  /** Instead of saving or publishing what is published already: only the draft goes. */
  keepPublished(name: FactName, seen: string): Promise<ChangeResult>;
  /** What `undo` would publish; undefined for the built-in values. */
  readFormer<Name extends FactName>(name: Name): Promise<OwnFacts[Name]>;
  /** Publishes the version before the current one again. */
  undo(name: FactName, seen: string, record: RecordChange): Promise<ChangeResult>;
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

/** The facts that the owner has put in place of the built-in ones, kept in the database. */
export function createOwnerFacts({ db, log, now, publishTogether }: Parts): OwnerFacts {
  let shown = new Map<string, FactVersion>();
  let own: OwnFacts = {};
  let isOfferEnded = false;
  let current = factsWith(own);

  function show(facts: OwnFacts): void {
    own = facts;
    current = factsWith(own, { isOfferEnded });
    rememberCourses(own.courses);
  }

  function showVersions(versions: Map<string, FactVersion>): void {
    shown = versions;
    show(usableFacts(versions));
  }

  function usableFacts(versions: ReadonlyMap<string, FactVersion>): OwnFacts {
    return factsOf(versions, (set, error) => log.error('facts.unreadable', { set, error }));
  }

  function nextFacts(versions: ReadonlyMap<string, FactVersion>): Facts {
    return factsWith(usableFacts(versions), { isOfferEnded });
  }

  async function publishValue(
    name: FactName,
    value: string | null,
    seen: string,
    record: RecordChange,
  ): Promise<ChangeResult> {
    const versions = await readVersions(db);
    const version = (versions.get(name)?.version ?? 0) + 1;
    if ((await seenNow(name)) !== seen) return { kind: 'conflict' };
    const next = new Map(versions).set(name, { name, version, value });
    let isFirst = true;
    const failed = await publishTogether(nextFacts(next), async () => {
      isFirst = await runTransaction(db, Boolean, async (transaction) => {
        const row = { name, version, value, published_at: now().toISOString() };
        if (!(await insertVersion(transaction, row))) return false;
        await deleteDraft(transaction, name);
        await record(transaction);
        return true;
      });
      if (isFirst) showVersions(next);
      return isFirst;
    });
    if (failed.length > 0) return { kind: 'failed', pages: failed };
    return isFirst ? { kind: 'done' } : { kind: 'conflict' };
  }

  async function seenNow(name: FactName): Promise<string> {
    const version = (await readVersions(db)).get(name)?.version ?? 0;
    return seenOf(version, (await findDraft(db, name))?.revision);
  }

  return {
    current: () => current,
    show,
    showOfferEnded(isEnded) {
      if (isEnded === isOfferEnded) return;
      isOfferEnded = isEnded;
      show(own);
    },
    async load() {
      showVersions(await readVersions(db));
    },
    async refresh() {
      const versions = await readVersions(db);
      if ([...versions.values()].every((one) => shown.get(one.name)?.version === one.version)) {
        return false;
      }
      const failed = await publishTogether(nextFacts(versions), async () => {
        showVersions(versions);
        return true;
      });
      if (failed.length > 0) log.error('facts.refresh-failed', { pages: failed.join(' ') });
      return failed.length === 0;
    },
    async listFaults() {
      const found: FactFault[] = [];
      const note = (kind: FactFault['kind'], name: FactName, value: string | null) => {
        const reason = faultOf(name, value);
        if (reason !== undefined) found.push({ kind, name, reason });
      };
      for (const { name, value } of (await readVersions(db)).values()) {
        note('published', name as FactName, value);
      }
      for (const name of (await listDraftNames(db)) as FactName[]) {
        const draft = await findDraft(db, name);
        if (draft) note('draft', name, draft.value);
      }
      return found;
    },
    async read<Name extends FactName>(name: Name) {
      const row = (await readVersions(db)).get(name);
      const draft = await findDraft(db, name);
      return {
        published: row && readUsable<Name>(name, row.value),
        draft: draft && readUsable<Name>(name, draft.value),
        draftSavedAt: draft?.saved_at,
        seen: seenOf(row?.version ?? 0, draft?.revision),
        undoable: row && (await findUndoable(db, row)),
      };
    },
    async saveDraft(name, value, seen) {
      if ((await seenNow(name)) !== seen) return { kind: 'conflict' };
      const draft = {
        revision: randomToken(),
        value: JSON.stringify(value),
        saved_at: now().toISOString(),
      };
      const isSaved = await saveDraft(db, name, draft, revisionOf(seen));
      return { kind: isSaved ? 'done' : 'conflict' };
    },
    discardDraft: (name) => deleteDraft(db, name),
    publish: (name, value, seen, record) => publishValue(name, JSON.stringify(value), seen, record),
    async keepPublished(name, seen) {
      if ((await seenNow(name)) !== seen) return { kind: 'conflict' };
      const draft = revisionOf(seen);
      const isGone = draft === undefined || (await deleteSeenDraft(db, name, draft));
      return { kind: isGone ? 'done' : 'conflict' };
    },
    async readFormer<Name extends FactName>(name: Name) {
      const version = (await readVersions(db)).get(name)?.version ?? 0;
      const former = await findVersion(db, name, version - 1);
      return former && readUsable<Name>(name, former.value);
    },
    async undo(name, seen, record) {
      const version = (await readVersions(db)).get(name)?.version;
      if (version === undefined) return { kind: 'conflict' };
      const former = await findVersion(db, name, version - 1);
      return publishValue(name, former?.value ?? null, seen, record);
    },
    async readDrafts() {
      const facts: { [Name in FactName]?: unknown } = usableFacts(await readVersions(db));
      for (const name of (await listDraftNames(db)) as FactName[]) {
        const draft = await findDraft(db, name);
        const value = draft && readUsable(name, draft.value);
        if (value) facts[name] = value;
      }
      return factsWith(facts as OwnFacts, { isOfferEnded });
    },
  };
}

/** The facts that the database holds, for a command. Throws if one doesn't fit its schema. */
export async function readStoredFacts(db: Db): Promise<OwnFacts> {
  return factsOf(await readVersions(db));
}

async function readVersions(db: Db): Promise<Map<string, FactVersion>> {
  return new Map((await listCurrentVersions(db)).map((row) => [row.name, row]));
}

/** Without `onFault` it throws if one doesn't fit its schema. */
function factsOf(
  versions: ReadonlyMap<string, FactVersion>,
  onFault?: (name: string, error: unknown) => void,
): OwnFacts {
  const facts: { [Name in FactName]?: unknown } = {};
  for (const { name, value } of versions.values()) {
    try {
      const parsed = parseValue(name as FactName, value);
      if (parsed !== undefined) facts[name as FactName] = parsed;
    } catch (error) {
      if (!onFault) throw error;
      onFault(name, error);
    }
  }
  return facts as OwnFacts;
}
