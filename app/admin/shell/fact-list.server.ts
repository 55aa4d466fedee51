import type { OwnFacts } from '#app/facts/facts.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import type { SaveResult } from '#app/platform/owner-facts/owner-facts.server.ts';
import type { UploadPost } from '../pictures/read-upload.server.ts';
import { readStep, takeStep } from './fact-list.ts';
import { type factNotices, factSetWords } from './fact-set.content.ts';

export type ListName = 'courses' | 'stories' | 'team';
export type ItemOf<Name extends ListName> = NonNullable<OwnFacts[Name]>[number];
type Problem = { title: string; description: string };

type FactList<Name extends ListName> = {
  name: Name;
  builtIn: NonNullable<OwnFacts[Name]>;
  /** The most items, and what to say when there are more. */
  most: number;
  tooMany: string;
  /** What to say instead of removing the last item; without it the list may be empty. */
  lastOne?: Problem;
  canHide?: boolean;
  nameOf(item: ItemOf<Name>): string;
  /** The item that the form describes; `before` is the one being edited, `others` the rest. */
  read(
    app: AppContext,
    upload: UploadPost,
    before: ItemOf<Name> | undefined,
    others: readonly ItemOf<Name>[],
  ): Promise<{ item: ItemOf<Name> } | { errors: FieldErrors; values: Record<string, string> }>;
  /** A removed item that is being restored; undefined if the form could not have produced it. */
  parse(text: string | undefined, others: readonly ItemOf<Name>[]): ItemOf<Name> | undefined;
};

export type ListOutcome =
  | { kind: 'done'; notice: keyof typeof factNotices }
  | { kind: 'removed'; status: 200; removed: { at: number; name: string; item: string } }
  | {
      kind: 'invalid';
      status: 409 | 422;
      /** The place of the edited item, or `new`. */
      at: string;
      values: Record<string, string>;
      errors: FieldErrors;
      problem: Problem;
      seen: string;
    }
  | { kind: 'problem'; status: 400 | 409; problem: Problem };

/** What a button of the page of a list asks for. It changes the draft. */
export async function changeFactList<Name extends ListName>(
  app: AppContext,
  upload: UploadPost,
  list: FactList<Name>,
): Promise<ListOutcome> {
  const { values } = upload;
  const { intent, at = '', seen = '' } = values;
  const { published, draft, seen: now } = await app.ownerFacts.read(list.name);
  const items = (draft ?? published ?? list.builtIn) as readonly ItemOf<Name>[];
  const write = async (next: readonly ItemOf<Name>[]) =>
    app.ownerFacts.saveDraft(list.name, next as NonNullable<OwnFacts[Name]>, seen);

  if (intent === 'restore') {
    const item = list.parse(values.item, items);
    if (!item || items.length >= list.most) return problem(400, factSetWords.nothingToDo);
    return answer(await write(items.toSpliced(Number(at) || 0, 0, item)));
  }
  if (intent === 'store') {
    const before = at === 'new' ? undefined : items[Number(at)];
    const refuse = (status: 409 | 422, words: Problem, errors: FieldErrors, typed = values) => ({
      ...{ kind: 'invalid' as const, status, at, errors, problem: words },
      ...{ values: typed, seen: status === 409 ? now : seen },
    });
    if (now !== seen) return refuse(409, factSetWords.conflictList, {});
    if (!before && items.length >= list.most) {
      return refuse(422, { ...factSetWords.problem, description: list.tooMany }, {});
    }
    const made = await list.read(
      app,
      upload,
      before,
      items.filter((one) => one !== before),
    );
    if (!('item' in made)) {
      return refuse(422, factSetWords.problem, made.errors, made.values);
    }
    const place = before ? Number(at) : items.length;
    const outcome = await write(items.toSpliced(place, before ? 1 : 0, made.item));
    if (outcome.kind === 'conflict') return refuse(409, factSetWords.conflictList, {});
    return answer(outcome);
  }
  const step = readStep(intent, items.length);
  if (!step || (step.step === 'hide' && list.canHide === false))
    return problem(400, factSetWords.nothingToDo);
  if (list.lastOne && step.step === 'remove' && items.length === 1) {
    return problem(400, list.lastOne);
  }
  const outcome = await write(takeStep(items, step));
  const item = items[step.at];
  if (step.step !== 'remove' || outcome.kind !== 'done' || !item) return answer(outcome);
  const removed = { at: step.at, name: list.nameOf(item), item: JSON.stringify(item) };
  return { kind: 'removed', status: 200, removed };
}

function answer(result: SaveResult): ListOutcome {
  return result.kind === 'done' ? result : problem(409, factSetWords.conflict);
}

function problem(status: 400 | 409, words: Problem): ListOutcome {
  return { kind: 'problem', status, problem: words };
}
