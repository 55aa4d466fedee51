import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { builtInCompany } from '#app/facts/company.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { type FieldErrors, fieldErrors } from '#app/platform/forms/field-errors.ts';
import { businessSchema } from './business.schema.ts';
import { fieldsOf } from './business-fields.ts';

type Outcome =
  | { kind: 'done'; notice: 'saved' | 'noDraft' | 'sameDraft' }
  | { kind: 'invalid'; errors: FieldErrors }
  /** `theirs` is what another person saved, `seen` its version. */
  | { kind: 'conflict'; theirs: Record<string, string>; seen: string };

/** Saves the fields as the draft. */
export async function saveBusiness(
  { ownerFacts, now }: AppContext,
  values: Record<string, string>,
): Promise<Outcome> {
  const { published, draft } = await ownerFacts.read('company');
  const before = published ?? builtInCompany;
  const parsed = v.safeParse(businessSchema(draft ?? before, now()), values);
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.issues) };
  const isSame = isDeepStrictEqual(fieldsOf(before), fieldsOf(parsed.output));
  const value = isSame ? before : parsed.output;
  const saved = await ownerFacts.saveDraft('company', value, values.seen ?? '');
  if (saved.kind === 'done') return saved;
  const latest = await ownerFacts.read('company');
  return {
    kind: 'conflict',
    theirs: fieldsOf(latest.draft ?? latest.published ?? builtInCompany),
    seen: latest.seen,
  };
}
