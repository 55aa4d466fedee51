import { isDeepStrictEqual } from 'node:util';
import { data, redirect } from 'react-router';
import type { Facts } from '#app/facts/facts.ts';
import { type AppContext, getAppContext } from '#app/platform/app-context.server.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { factSetWords } from '../shell/fact-set.content.ts';
import type { EditedFacts, FactEditor, FactGroup, FieldValues } from './fact-editor.ts';

/** A set as its card shows it. */
export type FactCard = {
  name: EditedFacts;
  title: string;
  lead: string;
  groups: readonly FactGroup[];
  values: FieldValues;
  seen: string;
};

type AnyEditor = FactEditor<never>;
type Editors = readonly unknown[];
type PageArgs = { request: Request; context: Parameters<typeof getAppContext>[0] };

/** The cards of a page with these editors. */
export async function loadFactCards(
  { context }: Pick<PageArgs, 'context'>,
  editors: Editors,
): Promise<FactCard[]> {
  const app = getAppContext(context);
  await app.ownerFacts.refresh();
  return Promise.all((editors as readonly AnyEditor[]).map((editor) => loadCard(app, editor)));
}

/** The set as it applies, with the sections as they are switched. */
function setOf(facts: Facts, name: EditedFacts) {
  return name === 'sections' ? facts.switched : facts[name];
}

async function loadCard({ ownerFacts, facts }: AppContext, editor: AnyEditor): Promise<FactCard> {
  const state = await ownerFacts.read(editor.name);
  const value = (state.draft ?? setOf(facts(), editor.name)) as never;
  const { name, title, lead } = editor;
  return {
    ...{ name, title, lead, seen: state.seen },
    groups: editor.groups(value),
    values: editor.fieldsOf(value),
  };
}

/** Performs what a button of a card asks for. */
export async function changeFactCard(
  { request, context }: PageArgs,
  editors: Editors,
  page: string,
) {
  const app = getAppContext(context);
  const { values } = await readFormPost(request);
  const { set, seen = '', intent } = values;
  const editor = (editors as readonly AnyEditor[]).find(
    ({ name }) => name === set || editors.length === 1,
  );
  if (!editor || intent !== 'save') throw data(null, 400);
  const refused = { set: editor.name, values, errors: {}, seen, theirs: undefined };
  // What is typed is compared with what applies, which another process may have published.
  await app.ownerFacts.refresh();
  const before = setOf(app.facts(), editor.name) as never;
  const parsed = await editor.parse(values, before, app);
  if ('errors' in parsed) {
    return data({ ...refused, errors: parsed.errors, problem: factSetWords.problem }, 422);
  }
  // Values that a form can't tell apart are the same.
  const isSame = isDeepStrictEqual(editor.fieldsOf(before), editor.fieldsOf(parsed.value as never));
  const value = isSame ? before : parsed.value;
  const saved = await app.ownerFacts.saveDraft(editor.name, value, seen);
  if (saved.kind === 'done') return redirect(`${page}?done=${saved.notice}#${editor.name}`, 303);
  const now = await app.ownerFacts.read(editor.name);
  const theirs = editor.fieldsOf((now.draft ?? now.published ?? before) as never);
  return data({ ...refused, seen: now.seen, theirs, problem: factSetWords.conflictKept }, 409);
}
