import type { OwnFacts } from '#app/facts/own-facts.ts';
import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import type { FactName } from '#app/platform/owner-facts/owner-facts.server.ts';
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
    detail: Record<string, unknown>;
  },
): Promise<FactOutcome> {
  const { value, isPublishing, detail } = change;
  const record = (within: Db) => recordAudit(app, info, audit, name, detail, within);
  const result = isPublishing
    ? await app.ownerFacts.publish(name, value, seen, record)
    : await app.ownerFacts.saveDraft(name, value, seen);
  if (result.kind !== 'done') return result;
  return { kind: 'done', notice: isPublishing ? 'published' : 'saved' };
}

/** Takes back the draft or the last publication; undefined for another intent. */
export async function takeBackFacts<Name extends FactName>(
  app: AppContext,
  info: RequestInfo,
  { name, audit, seen }: FactSet<Name>,
  intent: string | undefined,
): Promise<FactOutcome | undefined> {
  if (intent === 'discard') {
    await app.ownerFacts.discardDraft(name);
    return { kind: 'done', notice: 'discarded' };
  }
  if (intent !== 'undo') return undefined;
  const result = await app.ownerFacts.undo(name, seen, (within) =>
    recordAudit(app, info, audit, name, { undone: true }, within),
  );
  return { kind: 'done', notice: result.kind === 'done' ? 'undone' : result.kind };
}
