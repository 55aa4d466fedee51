import * as v from 'valibot';
import { builtInCompany, type Company } from '#app/facts/company.ts';
import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { type FieldErrors, fieldErrors } from '#app/platform/forms/field-errors.ts';
import type { Db } from '#database/connect.ts';
import type { AuditAction } from '../audit/audit.content.ts';
import { recordAudit } from '../audit/audit.server.ts';
import { keepNotifications } from '../email-integration/keep-notifications.server.ts';
import { publishFacts, saveFacts } from '../shell/fact-set.server.ts';
import type { businessNotices } from './business.content.ts';
import { businessSchema } from './business.schema.ts';
import { fieldsOf } from './business-fields.ts';

type Outcome =
  | { kind: 'done'; notice: keyof typeof businessNotices }
  | { kind: 'invalid'; errors: FieldErrors }
  /** `theirs` is what another person saved, `seen` its version. */
  | { kind: 'conflict'; theirs: Record<string, string>; seen: string }
  | { kind: 'failed'; pages: readonly string[] }
  | { kind: 'unknown' };

/** What a button of the page asks for: saving the draft, publishing, discarding, undoing. */
export async function changeBusiness(
  app: AppContext,
  info: RequestInfo,
  values: Record<string, string>,
): Promise<Outcome> {
  const { ownerFacts } = app;
  const { seen = '', intent } = values;
  const record =
    (action: AuditAction, detail: Record<string, unknown> = {}) =>
    (within: Db) =>
      recordAudit(app, info, action, 'company', detail, within);
  switch (intent) {
    case 'save':
    case 'publish': {
      const { published, draft } = await ownerFacts.read('company');
      const before = published ?? builtInCompany;
      const parsed = v.safeParse(businessSchema(draft ?? before, app.now()), values);
      if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.issues) };
      const changed = changedFields(before, parsed.output);
      const isChanged = changed.length > 0;
      const change = { name: 'company', value: parsed.output, seen, isChanged } as const;
      if (intent === 'save') return answer(app, await saveFacts(app, change));
      await keepNotifications(app, parsed.output.email);
      return answer(
        app,
        await publishFacts(app, { ...change, record: record('business', { changed }) }),
      );
    }
    case 'discard':
      await ownerFacts.discardDraft('company');
      return { kind: 'done', notice: 'discarded' };
    case 'undo': {
      const former = (await ownerFacts.readFormer('company')) ?? builtInCompany;
      await keepNotifications(app, former.email);
      const result = await ownerFacts.undo('company', seen, record('version-restored'));
      return { kind: 'done', notice: result.kind === 'done' ? 'undone' : result.kind };
    }
    default:
      return { kind: 'unknown' };
  }
}

async function answer(
  app: AppContext,
  result: Awaited<ReturnType<typeof saveFacts | typeof publishFacts>>,
): Promise<Outcome> {
  if (result.kind !== 'conflict') return result;
  const { published, draft, seen } = await app.ownerFacts.read('company');
  return { kind: 'conflict', theirs: fieldsOf(draft ?? published ?? builtInCompany), seen };
}

/** The names of the fields, without their values: the audit log holds no email addresses. */
function changedFields(before: Company, after: Company): string[] {
  const former = fieldsOf(before);
  return Object.entries(fieldsOf(after))
    .filter(([field, value]) => former[field] !== value)
    .map(([field]) => field);
}

/** The values of the draft, or those that apply, for a form that asks for some of them and publishes. */
export async function readBusinessFields({
  ownerFacts,
}: Pick<AppContext, 'ownerFacts'>): Promise<{ values: Record<string, string>; seen: string }> {
  const { published, draft, seen } = await ownerFacts.read('company');
  return { values: fieldsOf(draft ?? published ?? builtInCompany), seen };
}
