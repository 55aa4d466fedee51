import type { Facts, OwnFacts } from '#app/facts/facts.ts';
import { type TextPage, tokensOf } from '#app/facts/page-texts.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { isTarget } from '../content/content-kind.server.ts';
import { type TextField, textFields, unknownTokens } from './text-fields.server.ts';
import { textErrors as errors } from './texts.content.ts';

type Texts = NonNullable<OwnFacts['texts']>;

/** The facts with the draft of the texts, and the state of that set. */
export async function readTexts(app: AppContext) {
  await app.ownerFacts.refresh();
  const state = await app.ownerFacts.read('texts');
  const facts: Facts = { ...app.facts(), texts: state.draft ?? app.facts().texts };
  return { facts, state };
}

/** The texts of all pages with what was typed for one of them, or what to correct. */
export function readTypedTexts(
  app: Pick<AppContext, 'hasPage'>,
  facts: Facts,
  page: TextPage,
  values: Readonly<Record<string, string>>,
): { texts: Texts } | { errors: Record<string, string> } {
  const found: Record<string, string> = {};
  const own = { ...facts.texts[page] };
  for (const field of textFields(page, facts)) {
    const text = oneLine(values[field.path] ?? field.text);
    const isOriginal = values[`original:${field.path}`] !== undefined;
    if (isOriginal || text === oneLine(field.original)) {
      delete own[field.path];
      continue;
    }
    const error = findError(app, facts, field, text);
    if (error) found[field.path] = error;
    else own[field.path] = { text, was: field.original };
  }
  if (Object.keys(found).length > 0) return { errors: found };
  const { [page]: _former, ...others } = facts.texts;
  return { texts: Object.keys(own).length > 0 ? { ...others, [page]: own } : others };
}

/** The texts without one whose place is gone. */
export function withoutText(texts: Texts, page: string, path: string): Texts {
  const { [path]: _removed, ...left } = texts[page] ?? {};
  const { [page]: _former, ...others } = texts;
  return Object.keys(left).length > 0 ? { ...others, [page]: left } : others;
}

function findError(
  app: Pick<AppContext, 'hasPage'>,
  facts: Facts,
  field: TextField,
  text: string,
): string | undefined {
  if (text === '') return errors.empty;
  if (text.length > field.most) return interpolate(errors.tooLong, { most: field.most });
  if (field.kind === 'link') return isTarget(text, app) ? undefined : errors.target;
  const unknown = unknownTokens(field, facts, text);
  if (unknown.length === 0) return undefined;
  const allowed = new Set([...field.placeholders, ...Object.keys(tokensOf(facts))]);
  return interpolate(errors.token, { tokens: inBraces(unknown), allowed: inBraces([...allowed]) });
}

function inBraces(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ');
}

/** A text has no lines of its own; non-breaking spaces stay. */
function oneLine(text: string): string {
  return text.replace(/[ \t\r\n]+/g, ' ').trim();
}
