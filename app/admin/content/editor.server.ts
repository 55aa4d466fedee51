import { data } from 'react-router';
import type { FactName } from '#app/facts/facts.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { type AdminPost, done } from '../shell/admin-action.server.ts';
import { type ContentKind, readItem, textsOf } from './content-kind.server.ts';
import { editorWords as words } from './editor.content.ts';
import { findKind, findScreen } from './screens.server.ts';

/** A set as its screen shows it. */
export type ContentCard = Awaited<ReturnType<typeof loadCard>>;
export type ShownField = NonNullable<ContentCard['form']>['groups'][number]['fields'][number];

/** A screen with its cards; `?edit=team:0` opens the form of an item, and `team:new` an empty one. */
export async function loadScreen(app: AppContext, { pathname, searchParams }: URL) {
  const screen = findScreen(pathname);
  if (!screen) throw data(null, 404);
  const [edited, at = ''] = (searchParams.get('edit') ?? '').split(':');
  const { kinds, ...head } = screen;
  const cards = kinds.map((kind) => loadCard(app, kind, kind.name === edited ? at : ''));
  return { ...head, cards: await Promise.all(cards) };
}

async function loadCard(app: AppContext, kind: ContentKind, at: string) {
  const { value, items, seen } = await readSet(app, kind);
  const { name, title, lead, list, notes } = kind;
  const item = items ? itemAt(items, at) : value;
  return {
    id: name,
    title,
    lead,
    seen,
    /** Of the set, or of the item that is edited; none beside a list alone. */
    form: item || at === 'new' ? await readForm(app, kind, at, item) : undefined,
    list: list &&
      items && {
        rows: items.map((one) => ({ ...(one as Marks), ...list.row(one) })),
        add: list.add,
        canHide: list.canHide,
        canRemove: items.length > (list.least ?? 0),
      },
    notes: notes && { title: notes.title, lines: notes.lines(value, app) },
  };
}

type Marks = { isSample?: boolean; isHidden?: boolean };

/** What is drafted or applies. */
async function readSet({ ownerFacts }: AppContext, { name, list }: ContentKind) {
  const set = name.replace(/:.*/, '') as FactName;
  const { value, seen } = await ownerFacts.read(set);
  return { set, value: value as object, items: list && (value as readonly object[]), seen };
}

/** The form of a set or an item with what is stored, or with what was typed and is wrong with it. */
async function readForm(
  app: AppContext,
  kind: ContentKind,
  at: string,
  item: object | undefined,
  typed?: Awaited<ReturnType<typeof readItem>>,
) {
  const groups = await kind.groups(app, item);
  const texts = typed?.texts ?? textsOf(groups, item);
  const shown = groups.map(({ fields, ...group }) => ({
    ...group,
    fields: fields.map(({ show, read, ...field }) => ({
      ...field,
      text: texts[field.name] ?? '',
      error: typed?.faults[field.name] || undefined,
    })),
  }));
  const fields = shown.flatMap((group) => group.fields);
  return {
    at,
    groups: shown,
    hasFiles: fields.some((one) => one.canUpload || one.kind === 'logo'),
  };
}

/** Saves the form of a set or an item as its draft. */
export async function saveForm(post: AdminPost) {
  const { app, values } = post;
  const { kind, path } = kindOf(post);
  const { set, value, items, seen: present } = await readSet(app, kind);
  const { at = '', seen = '' } = values;
  const before = items ? itemAt(items, at) : value;
  const others = items?.filter((one) => one !== before) ?? [];
  const read = await readItem(kind, post, { app, before, others });
  const place = before ? Number(at) : others.length;
  const next = items ? others.toSpliced(place, 0, read.item) : read.item;
  const result = Object.values(read.faults).some(Boolean)
    ? 'problem'
    : await app.ownerFacts.saveDraft(set, next as never, seen);
  if (result === 'saved' || result === 'noDraft') return done(path, result);
  const isConflict = result === 'conflict';
  const card = {
    id: kind.name,
    problem: words[result],
    // Saving again replaces what the other person has saved.
    seen: isConflict ? present : seen,
    form: await readForm(app, kind, before ? at : 'new', before, read),
  };
  return data(card, isConflict ? 409 : 422);
}

/** Moves, hides or removes an item of a list in the draft. */
export async function changeList(post: AdminPost) {
  const { app, values } = post;
  const { kind, path } = kindOf(post);
  const { set, items = [] } = await readSet(app, kind);
  const next = listAfter(values.intent, items, Number(values.at));
  if (!next || next.length < Math.min(items.length, kind.list?.least ?? 0)) throw data(null, 400);
  const result = await app.ownerFacts.saveDraft(set, next as never, values.seen ?? '');
  if (result === 'conflict') return data({ id: kind.name, problem: words.conflict }, 409);
  return done(path, `${result}#${kind.name}`);
}

/** Moving the first item up or the last one down changes nothing. */
function listAfter(intent: string | undefined, items: readonly object[], at: number) {
  const item = items[at];
  if (!item) return undefined;
  const others = items.toSpliced(at, 1);
  switch (intent) {
    case 'up':
      return others.toSpliced(Math.max(0, at - 1), 0, item);
    case 'down':
      return others.toSpliced(at + 1, 0, item);
    case 'remove':
      return others;
    default:
      return items.with(at, { ...item, isHidden: intent === 'hide' ? true : undefined });
  }
}

function kindOf({ values }: AdminPost) {
  const found = findKind(values.set);
  if (!found) throw data(null, 400);
  return found;
}

function itemAt(items: readonly object[], at: string): object | undefined {
  return at ? items[Number(at)] : undefined;
}
