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
  const editor = (editors as readonly AnyEditor[]).find(({ name }) => name === set);
  if (!editor || intent !== 'save') throw data(null, 400);
  const refused = { set, values, errors: {}, seen };
  // What is typed is compared with what applies, which another process may have published.
  await app.ownerFacts.refresh();
  const before = setOf(app.facts(), editor.name) as never;
  const parsed = await editor.parse(values, before, app);
  if ('errors' in parsed) {
    return data({ ...refused, errors: parsed.errors, problem: factSetWords.problem }, 422);
  }
  const saved = await app.ownerFacts.saveDraft(editor.name, parsed.value, seen);
  if (saved.kind === 'done') return redirect(`${page}?done=${saved.notice}#${set}`, 303);
  const now = await app.ownerFacts.read(editor.name);
  return data({ ...refused, seen: now.seen, problem: factSetWords.conflictKept }, 409);
}
