import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { describeFactFault } from '#app/facts/check-facts.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import type { AdminPost } from '../shell/admin-action.server.ts';
import {
  type ContentKind,
  type ContentRow,
  type FieldGroup,
  type FieldTexts,
  readItem,
  textsOf,
} from './content-kind.server.ts';
import { editorWords as words } from './editor.content.ts';
import { findKind, findScreen } from './screens.server.ts';

/** A set as its screen shows it. */
export type ContentCard = Pick<ContentKind, 'title' | 'lead'> & {
  /** Of the definition, which a post names. */
  id: string;
  seen: string;
  /** The form of the set or of the item that is edited; none beside a list alone. */
  form: ContentForm | undefined;
  list:
    | { rows: readonly ContentRow[]; add: string; empty: string; sample: string; canHide: boolean }
    | undefined;
  notes: { title: string; lines: readonly string[] } | undefined;
};

type ContentForm = {
  /** The place of the item in its list, or `new`. */
  at: string;
  groups: readonly FieldGroup[];
  texts: FieldTexts;
  hasFiles: boolean;
};

/** What came of a post that changed nothing, or that removed an item. */
export type ContentAnswer = {
  set: string;
  problem?: { readonly title: string; readonly description: string };
  /** The form that was posted, as it was typed. */
  form?: ContentForm;
  errors?: FieldErrors;
  seen?: string;
  /** After a conflict: what another person has saved. */
  theirs?: FieldTexts | undefined;
  /** `item` is JSON. */
  removed?: { at: number; name: string; item: string };
};

type SetState = { value: object; applied: object; seen: string };

/** What is drafted or applies, with the sections as they are switched. */
async function readSet(
  { ownerFacts, facts }: AppContext,
  { name }: ContentKind,
): Promise<SetState> {
  // Another process may have published.
  await ownerFacts.refresh();
  const { draft, seen } = await ownerFacts.read(name);
  const applied = name === 'sections' ? facts().switched : facts()[name];
  return { value: draft ?? applied, applied, seen };
}

/** A screen with its cards; `?edit=team:0` opens the form of an item, and `team:new` an empty one. */
export async function loadScreen(app: AppContext, { pathname, searchParams }: URL) {
  const screen = findScreen(pathname);
  if (!screen) throw data(null, 404);
  const [, set, at = ''] = /^(\w+):(new|\d+)$/.exec(searchParams.get('edit') ?? '') ?? [];
  const { title, lead, links } = screen;
  const cards = screen.kinds.map((kind) => loadCard(app, kind, kind.name === set ? at : ''));
  return { title, lead, links, cards: await Promise.all(cards) };
}

async function loadCard(app: AppContext, kind: ContentKind, at: string): Promise<ContentCard> {
  const { value, seen } = await readSet(app, kind);
  const { name, title, lead, list } = kind;
  const items = list ? (value as readonly object[]) : [];
  const edited = list ? itemAt(items, at) : value;
  return {
    id: kind.id ?? name,
    title,
    lead,
    seen,
    form: edited || at === 'new' ? await readForm(app, kind, at, edited) : undefined,
    list: list && {
      rows: await list.rows(items, app),
      add: list.add,
      empty: list.empty,
      sample: list.sample ?? '',
      canHide: list.canHide ?? true,
    },
    notes: await kind.notes?.(value, app),
  };
}

async function readForm(
  app: AppContext,
  kind: ContentKind,
  at: string,
  item: object | undefined,
): Promise<ContentForm> {
  const groups = await kind.groups(app, item);
  const fields = groups.flatMap((group) => group.fields);
  const hasFiles = fields.some((field) => field.canUpload || field.kind === 'logo');
  return { at, groups, texts: textsOf(kind, groups, item, app.facts()), hasFiles };
}

/** Performs what a button of a card asks for; all of it changes the draft. */
export async function changeContent(post: AdminPost) {
  const { app, values } = post;
  const { intent = '', seen = '', at = '' } = values;
  const { kind, path } = findKind(values.set) ?? {};
  if (!kind || !path) throw data(null, 400);
  const id = kind.id ?? kind.name;
  const state = await readSet(app, kind);
  const items = kind.list ? (state.value as readonly object[]) : undefined;
  const write = (value: object) => app.ownerFacts.saveDraft(kind.name, value as never, seen);
  const refuse = (status: 400 | 409 | 422, answer: Omit<ContentAnswer, 'set'>) =>
    data<ContentAnswer>({ set: id, ...answer }, status);
  /** Back to the screen, or the reason why nothing was saved. */
  const finish = (result: Awaited<ReturnType<typeof write>>) =>
    result === 'conflict'
      ? refuse(409, { problem: words.conflict })
      : redirect(`${path}?done=${result}#${id}`, 303);

  if (intent === 'save') {
    const before = items ? itemAt(items, at) : state.value;
    if (!before && at !== 'new') return refuse(400, { problem: words.nothingToDo });
    const form = await readForm(app, kind, at, before);
    const again = { form: { ...form, texts: values }, seen };
    if (items && state.seen !== seen) {
      return refuse(409, { ...again, seen: state.seen, problem: words.conflictKept });
    }
    if (kind.list && !before && items?.length === kind.list.most) {
      const description = interpolate(words.full.description, { most: kind.list.most });
      return refuse(422, { ...again, problem: { ...words.full, description } });
    }
    const others = items?.filter((one) => one !== before) ?? [];
    const read = await readItem(kind, post, {
      app,
      before,
      others,
      applied: items ? undefined : state.applied,
    });
    if ('errors' in read) {
      const { texts, errors } = read;
      // A photo that came with it is among the choices now.
      const typed = { ...(await readForm(app, kind, at, before)), texts };
      return refuse(422, { form: typed, seen, errors, problem: words.problem });
    }
    if (items) {
      const place = before ? Number(at) : items.length;
      return finish(await write(items.toSpliced(place, before ? 1 : 0, read.item)));
    }
    const result = await write(read.item);
    if (result !== 'conflict') return finish(result);
    return refuse(409, {
      form: { ...form, texts: textsOf(kind, form.groups, read.item, app.facts()) },
      seen: state.seen,
      theirs: form.texts,
      problem: words.conflictKept,
    });
  }
  if (!items || !kind.list) throw data(null, 400);
  if (intent === 'restore') {
    const item = readRemoved(values.item, kind, items);
    const hasRoom = items.length < kind.list.most;
    if (!item || !hasRoom) return refuse(400, { problem: words.nothingToDo });
    return finish(await write(items.toSpliced(Number(at) || 0, 0, item)));
  }
  const [, step, place] = /^(up|down|hide|show|remove):(\d{1,3})$/.exec(intent) ?? [];
  const item = itemAt(items, place);
  const isHiding = step === 'hide' || step === 'show';
  if (!item || (isHiding && kind.list.canHide === false)) {
    return refuse(400, { problem: words.nothingToDo });
  }
  if (step === 'remove' && items.length === 1 && kind.list.lastOne) {
    return refuse(400, { problem: kind.list.lastOne });
  }
  const result = await write(takeStep(items, step, Number(place)));
  if (step !== 'remove' || result === 'conflict') return finish(result);
  const [row] = await kind.list.rows([item], app);
  const removed = { at: Number(place), name: row?.name ?? '', item: JSON.stringify(item) };
  return data<ContentAnswer>({ set: id, removed });
}

function itemAt(items: readonly object[], at: string | undefined): object | undefined {
  return at ? items[Number(at)] : undefined;
}

/** The list after the step. Moving the first item up or the last one down changes nothing. */
function takeStep(items: readonly object[], step: string | undefined, at: number): object[] {
  const { isHidden: _, ...item } = items[at] as { isHidden?: boolean };
  switch (step) {
    case 'up':
      return items.toSpliced(at, 1).toSpliced(Math.max(0, at - 1), 0, items[at] as object);
    case 'down':
      return items.toSpliced(at, 1).toSpliced(at + 1, 0, items[at] as object);
    case 'remove':
      return items.toSpliced(at, 1);
    default:
      return items.with(at, step === 'hide' ? { ...item, isHidden: true } : item) as object[];
  }
}

/** A removed item that is being restored; undefined if the set can't have it. */
function readRemoved(
  posted: string | undefined,
  { name }: ContentKind,
  items: readonly object[],
): object | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.looseObject({})), posted);
  if (!parsed.success || describeFactFault(name, [...items, parsed.output])) return undefined;
  const idOf = ({ id, slug, from }: Record<string, unknown>) => id ?? slug ?? from;
  const isThere = items.some((one) => idOf(one as Record<string, unknown>) === idOf(parsed.output));
  return isThere ? undefined : parsed.output;
}
