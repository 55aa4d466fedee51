import * as v from 'valibot';
import type { FactName } from '#app/facts/facts.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { cleanLine, isWithin } from '#app/platform/forms/text-fields.ts';
import {
  findUploaded,
  storeLogo,
  storePhoto,
} from '#app/platform/pictures/picture-store.server.ts';
import { parseDayField } from '#app/platform/time/calendar-date.ts';
import { pictureErrors } from '../pictures/pictures.content.ts';
import type { UploadPost } from '../pictures/read-upload.server.ts';
import { contentErrors as errors } from './editor.content.ts';
import type { Field, FieldGroup } from './fields.ts';

export type FieldTexts = Readonly<Record<string, string>>;

type Given<Item> = {
  app: AppContext;
  /** As typed, without invisible characters. */
  texts: FieldTexts;
  /** Undefined for a new item. */
  before: Item | undefined;
  /** The other items of the list. */
  others: readonly Item[];
};

/** What is wrong, by the names of the fields. */
export type Faults = Readonly<Record<string, string | false | undefined>>;

/** How a set of facts, or each item of a set that is a list, is shown as a form and read from one. */
export type ContentKind<Item extends object = object> = {
  /** The set. The pages share that of the texts. */
  readonly name: FactName | `texts:${string}`;
  readonly title: string;
  readonly lead?: string;
  readonly list?: {
    readonly least?: number;
    readonly add: string;
    readonly canHide?: boolean;
    row(item: Item): { name: string; detail: string };
  };
  /** The fields of a set or an item; without one, those of a new item. */
  groups(app: AppContext, item?: Item): readonly FieldGroup[] | Promise<readonly FieldGroup[]>;
  /** Adds what the fields don't give by themselves. */
  complete?(item: Item, given: Given<Item>): Item;
  /** What a field can't check by itself, once each is right alone. */
  check?(item: Item, given: Given<Item>): Faults | Promise<Faults>;
  /** Shown below the form. */
  readonly notes?: {
    readonly title: string;
    lines(value: Item, app: AppContext): readonly string[];
  };
};

/** The texts of the fields of a set or an item; without one, those of a new item. */
export function textsOf(groups: readonly FieldGroup[], item: object = {}): FieldTexts {
  const fields = groups.flatMap((group) => group.fields);
  return Object.fromEntries(fields.map((field) => [field.name, textOf(field, item)]));
}

function textOf({ name, kind, blank = '', show }: Field, item: object): string {
  const value = valueAt(item, name);
  const photo = valueAt(item, 'photo.id');
  if (show) return show(value as never, item as never);
  if (kind === 'logo') return String(valueAt(item, `${name}.id`) ?? '');
  if (kind === 'picture' && photo) return `photo:${photo}`;
  if (value === undefined) return blank;
  if (kind === 'switch') return value ? 'on' : '';
  return kind === 'lines' ? (value as string[]).join('\n') : String(value);
}

/** The set or item that a posted form describes, and what to correct in it. */
export async function readItem(
  kind: ContentKind,
  post: UploadPost,
  given: Omit<Given<object>, 'texts'>,
): Promise<{ texts: FieldTexts; faults: Faults; item: object }> {
  const { app, before } = given;
  const groups = await kind.groups(app, before);
  const item: object = structuredClone(before ?? {});
  const texts: Record<string, string> = {};
  const faults: Record<string, string> = {};
  for (const field of groups.flatMap((group) => group.fields)) {
    const { text, value, error } = await readField(field, post, app);
    texts[field.name] = text;
    if (error !== undefined) faults[field.name] = error;
    else if (field.kind === 'picture') Object.assign(item, value);
    else if (!field.isOwn) put(item, field.name, value);
  }
  if (Object.keys(faults).length > 0) return { texts, faults, item };
  const complete = kind.complete?.(item, { ...given, texts }) ?? item;
  const found = await kind.check?.(complete, { ...given, texts });
  return { texts, faults: found ?? {}, item: complete };
}

type ReadField = { text: string; value?: unknown; error?: string };

async function readField(field: Field, post: UploadPost, app: AppContext): Promise<ReadField> {
  const { name, kind, pictures = [], canUpload } = field;
  const typed = post.values[name] ?? '';
  if (kind === 'switch') {
    const off = field.isOptional ? undefined : false;
    return { text: typed && 'on', value: typed ? true : off };
  }
  if (kind === 'logo') {
    const upload = post.file(`${name}File`);
    const id = post.values[`${name}Remove`] ? '' : typed;
    const logo = await (upload ? storeLogo(app, upload) : findUploaded(app, 'logo', id));
    if (typeof logo === 'string') return { text: id, error: pictureErrors[logo] };
    return { text: logo?.id ?? '', value: logo };
  }
  if (kind === 'picture') {
    const upload = canUpload ? post.file('upload') : undefined;
    const stored = upload && (await storePhoto(app, upload));
    if (typeof stored === 'string') return { text: typed, error: pictureErrors[stored] };
    const isOffered = pictures.some((picture) => picture.value === typed);
    const [, id] = typed.split('photo:');
    const photo = stored ?? (isOffered && id ? await findUploaded(app, 'photo', id) : undefined);
    if (!photo && !isOffered) return { text: typed, error: errors.choice };
    const picture = photo ? field.blank : typed;
    return { text: photo ? `photo:${photo.id}` : typed, value: { picture, photo } };
  }
  const { most = 300, range: [least, largest] = [0, 0], read = readers[kind] } = field;
  const text = cleanText(kind, typed);
  if (field.isOptional && (text === '' || text === field.blank)) return { text };
  if (!isWithin(text, most)) return { text, error: interpolate(errors.long, { most }) };
  const value = read ? read(text, field, app) : text || false;
  if (value !== false && value !== undefined) return { text, value };
  const wrong = errors[kind as keyof typeof errors] ?? errors.missing;
  return { text, error: field.error ?? interpolate(wrong, { least, most: largest }) };
}

const emailSchema = v.pipe(v.string(), v.email());

/** The value of a text in a field of such a kind, unless it can't be one. */
const readers: {
  readonly [Kind in Field['kind']]?: (text: string, field: Field, app: AppContext) => unknown;
} = {
  number: (text, { range: [least, most] = [0, 0] }) =>
    /^\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= most && Number(text),
  lines: (text) => text !== '' && text.split('\n'),
  email: (text) => v.is(emailSchema, text) && text,
  url: (text) => /^https:\/\/[^\s/]+\.\S+$/.test(text) && text,
  // A page of this site that exists, or a secure address elsewhere.
  link: (text, _, app) =>
    (/^https:\/\/[^\s/@\\]+\.[^\s\\]+$/.test(text) ||
      (/^\/(?![/\\])[^\s\\]*$/.test(text) && app.hasPage(text.replace(/[?#].*$/, '')))) &&
    text,
  date: (text) => parseDayField(text),
  time: (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text) && text,
  color: (text) => /^#[\da-f]{6}$/.test(text) && text,
  choice: (text, { options = {} }) => Object.hasOwn(options, text) && text,
};

function cleanText(kind: Field['kind'], typed: string): string {
  switch (kind) {
    case 'markdown':
      return typed.replaceAll('\r\n', '\n').trim();
    case 'lines':
      return typed.split('\n').map(cleanLine).filter(Boolean).join('\n');
    case 'number':
      return typed.replace(/[\s,$]/g, '');
    default:
      // Spaces that don't break a line stay.
      return cleanLine(typed).replace(/ +/g, ' ');
  }
}

function valueAt(value: object, path: string): unknown {
  return path.split('.').reduce<unknown>((inside, key) => Reflect.get(Object(inside), key), value);
}

/** Sets the value at a path, or removes it, with the objects that then hold nothing. */
function put(value: object, path: string, next: unknown): void {
  const [key = '', ...rest] = path.split('.');
  const inside = rest.length > 0 ? (Reflect.get(value, key) ?? {}) : next;
  if (rest.length > 0) put(inside, rest.join('.'), next);
  const isGone = rest.length > 0 ? Object.keys(inside).length === 0 : next === undefined;
  if (isGone) Reflect.deleteProperty(value, key);
  else Reflect.set(value, key, inside);
}
