import * as v from 'valibot';
import { describeFactFault } from '#app/facts/check-facts.server.ts';
import type { OwnFacts } from '#app/facts/own-facts.ts';
import { showFacts, withFacts } from '#app/facts/published-facts.server.ts';
import { randomToken } from '#app/platform/ids.ts';
import type { Log } from '#app/platform/log.server.ts';
import type { Db } from '#database/connect.ts';
import { runTransaction } from '#database/transaction.ts';
import {
  deleteDraft,
  type FactVersion,
  findDraft,
  findVersion,
  insertVersion,
  listCurrentVersions,
  listDraftNames,
  saveDraft,
} from './owner-facts.queries.server.ts';

export type FactName = keyof OwnFacts;

/** A set as its editor sees it. */
export type FactState<Name extends FactName> = {
  /** Undefined if the built-in values apply. */
  published: OwnFacts[Name];
  draft: OwnFacts[Name];
  draftSavedAt: string | undefined;
  /** Which version and draft this is; sent back with a change, to notice the changes of others. */
  seen: string;
  /** Whether there is a publication to undo. */
  canUndo: boolean;
};

export type ChangeResult =
  | { kind: 'done' }
  /** Somebody else has changed the set since `seen`. */
  | { kind: 'conflict' }
  /** These pages could not be rendered with the new facts; everything stays as it was. */
  | { kind: 'failed'; pages: readonly string[] };

/** Called in the transaction that publishes, to add to the audit log. */
type RecordChange = (within: Db) => Promise<void>;

export type OwnerFacts = {
  /** Shows the stored facts. Throws, with a sentence, if one doesn't fit its schema. */
  load(): Promise<void>;
  /** Publishes what another process has published. Resolves to whether there was something. */
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
  /** Publishes the version before the current one again. */
  undo(name: FactName, seen: string, record: RecordChange): Promise<ChangeResult>;
  /** Runs the work with all drafts in place of what is published. */
  withDrafts<Result>(work: () => Promise<Result>): Promise<Result>;
};

/**
 * Renders every page in the facts of the caller, then asks whether to go on, and only then replaces
 * the pages, all at once. Resolves to the pages that could not be rendered: then nothing is replaced.
 */
export type PublishTogether = (confirm: () => Promise<boolean>) => Promise<readonly string[]>;

type Parts = { db: Db; log: Log; now: () => Date; publishTogether: PublishTogether };

/** The facts that the owner has put in place of the built-in ones, kept in the database. */
export function createOwnerFacts({ db, log, now, publishTogether }: Parts): OwnerFacts {
  let shown = new Map<string, FactVersion>();

  function show(versions: Map<string, FactVersion>): void {
    shown = versions;
    showFacts(factsOf(versions));
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
    const failed = await withFacts(factsOf(next), () =>
      publishTogether(async () => {
        isFirst = await runTransaction(db, Boolean, async (transaction) => {
          const row = { name, version, value, published_at: now().toISOString() };
          if (!(await insertVersion(transaction, row))) return false;
          await deleteDraft(transaction, name);
          await record(transaction);
          return true;
        });
        if (isFirst) show(next);
        return isFirst;
      }),
    );
    if (failed.length > 0) return { kind: 'failed', pages: failed };
    return isFirst ? { kind: 'done' } : { kind: 'conflict' };
  }

  async function seenNow(name: FactName): Promise<string> {
    const version = (await readVersions(db)).get(name)?.version ?? 0;
    return seenOf(version, (await findDraft(db, name))?.revision);
  }

  return {
    async load() {
      show(await readVersions(db));
    },
    async refresh() {
      const versions = await readVersions(db);
      if ([...versions.values()].every((one) => shown.get(one.name)?.version === one.version)) {
        return false;
      }
      const failed = await withFacts(factsOf(versions), () =>
        publishTogether(async () => {
          show(versions);
          return true;
        }),
      );
      if (failed.length > 0) log.error('facts.refresh-failed', { pages: failed.join(' ') });
      return failed.length === 0;
    },
    async read<Name extends FactName>(name: Name) {
      const row = (await readVersions(db)).get(name);
      const draft = await findDraft(db, name);
      return {
        published: row && parseValue<Name>(name, row.value),
        draft: draft && readDraft<Name>(name, draft.value),
        draftSavedAt: draft?.saved_at,
        seen: seenOf(row?.version ?? 0, draft?.revision),
        canUndo: row !== undefined,
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
    async undo(name, seen, record) {
      const version = (await readVersions(db)).get(name)?.version;
      if (version === undefined) return { kind: 'conflict' };
      const former = await findVersion(db, name, version - 1);
      return publishValue(name, former?.value ?? null, seen, record);
    },
    async withDrafts(work) {
      const facts: { [Name in FactName]?: unknown } = { ...factsOf(await readVersions(db)) };
      for (const name of (await listDraftNames(db)) as FactName[]) {
        const draft = await findDraft(db, name);
        const value = draft && readDraft(name, draft.value);
        if (value) facts[name] = value;
      }
      return withFacts(facts as OwnFacts, work);
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

function factsOf(versions: ReadonlyMap<string, FactVersion>): OwnFacts {
  const facts: { [Name in FactName]?: unknown } = {};
  for (const { name, value } of versions.values()) {
    const parsed = parseValue(name as FactName, value);
    if (parsed !== undefined) facts[name as FactName] = parsed;
  }
  return facts as OwnFacts;
}

const jsonSchema = v.pipe(v.string(), v.parseJson());

/** A stored set; undefined for the built-in one. Throws if it doesn't fit its schema. */
function parseValue<Name extends FactName>(name: Name, value: string | null): OwnFacts[Name] {
  if (value === null) return undefined;
  const parsed = v.safeParse(jsonSchema, value);
  const fault = parsed.success ? describeFactFault(name, parsed.output) : `${name} is not JSON`;
  if (fault) throw new Error(`The stored facts can't be used: ${fault}.`);
  return parsed.output as OwnFacts[Name];
}

/** A draft of a former version of the site may not fit any more: then there is none. */
function readDraft<Name extends FactName>(name: Name, value: string): OwnFacts[Name] {
  const parsed = v.safeParse(jsonSchema, value);
  if (!parsed.success || describeFactFault(name, parsed.output)) return undefined;
  return parsed.output as OwnFacts[Name];
}

function seenOf(version: number, revision: string | undefined): string {
  return `${version}.${revision ?? ''}`;
}

function revisionOf(seen: string): string | undefined {
  return seen.slice(seen.indexOf('.') + 1) || undefined;
}
