import { isDeepStrictEqual } from 'node:util';
import type { FactName, OwnFacts } from '#app/facts/facts.ts';
import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import type { ChangeResult } from '#app/platform/owner-facts/owner-facts.server.ts';
import type { Db } from '#database/connect.ts';
import type { AuditAction } from '../audit/audit.content.ts';
import { recordAudit } from '../audit/audit.server.ts';
import type { factNotices } from './fact-set.content.ts';

type FactSet<Name extends FactName> = { name: Name; audit: AuditAction; seen: string };

export type FactOutcome =
  | { kind: 'done'; notice: keyof typeof factNotices }
  /** Somebody else has changed the set since the form was loaded. */
  | { kind: 'conflict' }
  /** These pages could not be rendered. */
  | { kind: 'failed'; pages: readonly string[] };

/** Saves a value as the draft, or publishes it. The audit log gets the detail of a publication. */
export async function writeFacts<Name extends FactName>(
  app: AppContext,
  info: RequestInfo,
  { name, audit, seen }: FactSet<Name>,
  change: {
    value: NonNullable<OwnFacts[Name]>;
    isPublishing: boolean;
    /** Whether it differs from what applies. Otherwise there is nothing to save or publish. */
    isChanged: boolean;
    detail: Record<string, unknown>;
  },
): Promise<FactOutcome> {
  const { value, isPublishing, isChanged, detail } = change;
  const record = (within: Db) => recordAudit(app, info, audit, name, detail, within);
  if (isPublishing) return publishFacts(app, { name, value, seen, isChanged, record });
  return saveFacts(app, { name, value, seen, isChanged });
}

type NewFacts<Name extends FactName> = Pick<FactSet<Name>, 'name' | 'seen'> & {
  value: NonNullable<OwnFacts[Name]>;
  isChanged: boolean;
};

/**
 * Saves a value as the draft, unless it is the draft already or what applies: then no draft is
 * needed. Beside a published set that can't be read, a draft is saved in any case.
 */
export async function saveFacts<Name extends FactName>(
  { ownerFacts }: Pick<AppContext, 'ownerFacts'>,
  { name, value, seen, isChanged }: NewFacts<Name>,
): Promise<
  | Exclude<ChangeResult, { kind: 'done' }>
  | { kind: 'done'; notice: 'saved' | 'sameDraft' | 'noDraft' }
> {
  const state = await ownerFacts.read(name);
  if (state.seen !== seen) return { kind: 'conflict' };
  const isKept = !isChanged && !(await isUnreadable(ownerFacts, name));
  if (!isKept && state.draft && isStoredAlike(value, state.draft)) {
    return { kind: 'done', notice: 'sameDraft' };
  }
  const result = isKept
    ? await ownerFacts.keepPublished(name, seen)
    : await ownerFacts.saveDraft(name, value, seen);
  return result.kind === 'done' ? { kind: 'done', notice: isKept ? 'noDraft' : 'saved' } : result;
}

/**
 * Publishes a value, unless it is what applies already: then the built-in values stay the built-in
 * ones. A published set that can't be read is replaced in any case.
 */
export async function publishFacts<Name extends FactName>(
  { ownerFacts }: Pick<AppContext, 'ownerFacts'>,
  {
    name,
    value,
    seen,
    isChanged,
    record,
  }: NewFacts<Name> & { record: (within: Db) => Promise<void> },
): Promise<
  Exclude<ChangeResult, { kind: 'done' }> | { kind: 'done'; notice: 'published' | 'unchanged' }
> {
  const isKept = !isChanged && !(await isUnreadable(ownerFacts, name));
  const result = isKept
    ? await ownerFacts.keepPublished(name, seen)
    : await ownerFacts.publish(name, value, seen, record);
  if (result.kind !== 'done') return result;
  return { kind: 'done', notice: isKept ? 'unchanged' : 'published' };
}

async function isUnreadable(
  ownerFacts: AppContext['ownerFacts'],
  name: FactName,
): Promise<boolean> {
  const faults = await ownerFacts.listFaults();
  return faults.some((fault) => fault.name === name && fault.kind === 'published');
}

/** Whether two values are stored alike. */
export function isStoredAlike(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(stored(one), stored(other));
}

function stored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** Takes back the draft or the last publication; undefined for another intent. */
export async function takeBackFacts<Name extends FactName>(
  app: AppContext,
  info: RequestInfo,
  { name, seen }: Pick<FactSet<Name>, 'name' | 'seen'>,
  intent: string | undefined,
): Promise<FactOutcome | undefined> {
  if (intent === 'discard') {
    await app.ownerFacts.discardDraft(name);
    return { kind: 'done', notice: 'discarded' };
  }
  if (intent !== 'undo') return undefined;
  const result = await app.ownerFacts.undo(name, seen, (within) =>
    recordAudit(app, info, 'version-restored', name, {}, within),
  );
  return { kind: 'done', notice: result.kind === 'done' ? 'undone' : result.kind };
}
