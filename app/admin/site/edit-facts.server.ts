import { data, redirect } from 'react-router';
import type { Facts } from '#app/facts/facts.ts';
import {
  type AppContext,
  getAppContext,
  getRequestInfo,
} from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import type { Undoable } from '#app/platform/owner-facts/undoable.server.ts';
import { shortMoment } from '../shell/admin-page.tsx';
import { factSetWords } from '../shell/fact-set.content.ts';
import { type FactOutcome, takeBackFacts, writeFacts } from '../shell/fact-set.server.ts';
import type { EditedFacts, FactEditor, FactGroup, FieldValues } from './fact-editor.ts';

/** A set as its card shows it. */
export type FactCard = {
  name: EditedFacts;
  title: string;
  lead: string;
  groups: readonly FactGroup[];
  values: FieldValues;
  isPublished: boolean;
  draftSavedAt: string | undefined;
  seen: string;
  undoable: Undoable | undefined;
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
    ...{ name, title, lead, seen: state.seen, undoable: state.undoable },
    groups: editor.groups(value),
    values: editor.fieldsOf(value),
    isPublished: state.published !== undefined,
    draftSavedAt: state.draft && state.draftSavedAt ? shortMoment(state.draftSavedAt) : undefined,
  };
}

/** Performs what a button of a card asks for. */
export async function changeFactCard(
  { request, context }: PageArgs,
  editors: Editors,
  page: string,
) {
  const app = getAppContext(context);
  const info = getRequestInfo(context);
  const { values } = await readFormPost(request);
  const { set, seen = '', intent } = values;
  const editor = (editors as readonly AnyEditor[]).find(({ name }) => name === set);
  if (!editor) throw data(null, 400);
  const refused = { set, values, errors: {}, seen };
  const target = { name: editor.name, audit: 'business', seen } as const;
  const back = await takeBackFacts(app, info, target, intent);
  if (back) return answer(back);
  if (intent !== 'save' && intent !== 'publish') throw data(null, 400);
  // What is typed is compared with what applies, which another process may have published.
  await app.ownerFacts.refresh();
  const before = setOf(app.facts(), editor.name) as never;
  const parsed = await editor.parse(values, before, app);
  if ('errors' in parsed) {
    return data({ ...refused, errors: parsed.errors, problem: factSetWords.problem }, 422);
  }
  const changed = changedFields(editor.fieldsOf(before), editor.fieldsOf(parsed.value));
  const outcome = await writeFacts(app, info, target, {
    value: parsed.value,
    isPublishing: intent === 'publish',
    isChanged: changed.length > 0,
    detail: { changed },
  });
  return answer(outcome);

  async function answer(result: FactOutcome) {
    switch (result.kind) {
      case 'done':
        return redirect(`${page}?done=${result.notice}#${set}`, 303);
      case 'conflict': {
        const now = await app.ownerFacts.read(target.name);
        return data({ ...refused, seen: now.seen, problem: factSetWords.conflictKept }, 409);
      }
      case 'failed': {
        const pages = result.pages.join(', ');
        const description = interpolate(factSetWords.failed.description, { pages });
        return data(
          { ...refused, problem: { title: factSetWords.failed.title, description } },
          500,
        );
      }
      default:
        throw result satisfies never;
    }
  }
}

/** The names of the fields that differ, without their values. */
function changedFields(before: FieldValues, after: FieldValues): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => before[name] !== after[name]);
}
