import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { FactName, Facts } from '#app/facts/facts.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
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

/** An input, and the value of the set that it stands for. */
export type Field = {
  /** The path of the value in its set or item, such as `address.locality`. */
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly kind?:
    | 'line'
    /** One line that is too long for a line. */
    | 'area'
    /** Paragraphs, headings and lists. */
    | 'markdown'
    /** A list of texts, one on each line. */
    | 'lines'
    | 'number'
    | 'degrees'
    | 'email'
    | 'tel'
    | 'url'
    /** A page of this site or an https address. */
    | 'link'
    | 'date'
    | 'time'
    | 'switch'
    | 'choice'
    | 'picture'
    | 'logo'
    | 'colour';
  /** Characters of a text, lines of a list, or the largest number. */
  readonly most?: number;
  readonly least?: number;
  readonly isOptional?: boolean;
  readonly pattern?: RegExp;
  /** What to enter, where the kind of the field doesn't say it. */
  readonly error?: string;
  readonly options?: readonly FieldOption[];
  /** In a new item; of a colour, the one that is shown without an own one. */
  readonly blank?: string;
  /** A picture may also be a new photo. */
  readonly canUpload?: boolean;
  /** The kind itself translates between the value and the input. */
  readonly isOwn?: boolean;
};

export type FieldOption = {
  readonly value: string;
  readonly label: string;
  readonly image?: string;
};

/** Fields that belong together. */
export type FieldGroup = {
  readonly title?: string;
  readonly lead?: string;
  readonly help?: string;
  readonly fields: readonly Field[];
};

export type FieldTexts = Readonly<Record<string, string>>;

export type ContentRow = {
  id: string;
  name: string;
  detail: string;
  picture?: string | undefined;
  isSample?: boolean;
  isHidden?: boolean | undefined;
};

type Given<Item> = {
  app: AppContext;
  /** As typed, without invisible characters. */
  texts: FieldTexts;
  /** Undefined for a new item. */
  before: Item | undefined;
  /** The other items of the list. */
  others: readonly Item[];
};

/** How a set of facts, or each item of a set that is a list, is shown as a form and read from one. */
export type ContentKind<Item extends object = object> = {
  readonly name: FactName;
  /** Where several definitions share a set, as the pages share their texts: `texts:home`. */
  readonly id?: string;
  readonly title: string;
  readonly lead: string;
  readonly list?: {
    readonly most: number;
    readonly add: string;
    readonly empty: string;
    /** The mark of a made-up item. */
    readonly sample?: string;
    /** Why the last item stays; without it the list may be empty. */
    readonly lastOne?: { readonly title: string; readonly description: string };
    readonly canHide?: boolean;
    rows(items: readonly Item[], app: AppContext): readonly ContentRow[] | Promise<ContentRow[]>;
  };
  /** The fields of a set or an item; without one, those of a new item. */
  groups(app: AppContext, item?: Item): readonly FieldGroup[] | Promise<readonly FieldGroup[]>;
  /** The texts of fields that don't show the value at their path. */
  textsOf?(item: Item, facts: Facts): FieldTexts;
  /** Adds what the fields don't give by themselves. */
  complete?(item: Item, given: Given<Item>): Item;
  /** What a field can't check by itself, once each is right alone. */
  check?(item: Item, given: Given<Item>): FieldErrors | Promise<FieldErrors>;
  /** Shown below the form. */
  notes?(
    value: Item,
    app: AppContext,
  ): { title: string; lines: readonly string[] } | Promise<{ title: string; lines: string[] }>;
};

/** The texts of the fields of a set or an item; without one, those of a new item. */
export function textsOf(
  kind: ContentKind,
  groups: readonly FieldGroup[],
  item: object | undefined,
  facts: Facts,
): FieldTexts {
  const fields = groups.flatMap((group) => group.fields);
  const texts = fields.map((field) => [field.name, item ? textOf(field, item) : blankOf(field)]);
  return { ...Object.fromEntries(texts), ...(item && kind.textsOf?.(item, facts)) };
}

function blankOf({ kind, blank, options = [] }: Field): string {
  return blank ?? (kind === 'choice' || kind === 'picture' ? (options[0]?.value ?? '') : '');
}

function textOf({ name, kind }: Field, item: object): string {
  const value = valueAt(item, name);
  switch (kind) {
    case 'switch':
      return value ? 'on' : '';
    case 'lines':
      return (value as string[]).join('\n');
    case 'logo':
      return String(valueAt(item, `${name}.id`) ?? '');
    case 'picture': {
      const photo = valueAt(item, 'photo.id');
      return photo === undefined ? String(value) : `photo:${photo}`;
    }
    default:
      return String(value ?? '');
  }
}

type ReadItem = { item: object } | { errors: FieldErrors; texts: FieldTexts };

/** The set or item that a posted form describes, or what to correct in it. */
export async function readItem(
  kind: ContentKind,
  post: UploadPost,
  { app, before, others, applied }: Omit<Given<object>, 'texts'> & { applied: object | undefined },
): Promise<ReadItem> {
  const groups = await kind.groups(app, before);
  const item: object = structuredClone(before ?? {});
  const texts: Record<string, string> = {};
  const found: FieldErrors = {};
  for (const field of groups.flatMap((group) => group.fields)) {
    const { text, value, error } = await readField(field, post, app, before);
    texts[field.name] = text;
    if (error !== undefined) found[field.name] = error;
    else if (field.kind === 'picture') Object.assign(item, value);
    else if (!field.isOwn) put(item, field.name, value);
  }
  const typed = { ...post.values, ...texts };
  if (Object.keys(found).length > 0) return { errors: found, texts: typed };
  const given = { app, texts, before, others };
  const complete = kind.complete?.(item, given) ?? item;
  const faults = (await kind.check?.(complete, given)) ?? {};
  if (Object.keys(faults).length > 0) return { errors: faults, texts: typed };
  const shown = textsOf(kind, groups, complete, app.facts());
  // Values that a form can't tell apart are the same.
  const same = [applied, before].find(
    (one) => one && isDeepStrictEqual(textsOf(kind, groups, one, app.facts()), shown),
  );
  return { item: same ?? complete };
}

type ReadField = { text: string; value?: unknown; error?: string | undefined };

async function readField(
  field: Field,
  post: UploadPost,
  app: AppContext,
  before: object | undefined,
): Promise<ReadField> {
  const { name, kind } = field;
  const typed = post.values[name] ?? '';
  switch (kind) {
    case 'switch':
      return { text: typed && 'on', value: typed !== '' };
    case 'lines':
      return readLines(field, typed);
    case 'markdown': {
      const text = typed.replaceAll('\r\n', '\n').trim();
      const { most = 0 } = field;
      return isWithin(text, most)
        ? { text, value: text }
        : { text, error: interpolate(errors.long, { most }) };
    }
    case 'picture':
      return readPicture(field, post, app, before);
    case 'logo': {
      const upload = post.file(`${name}File`);
      const id = post.values[`${name}Remove`] ? '' : typed;
      const logo = await (upload ? storeLogo(app, upload) : findUploaded(app, 'logo', id));
      if (typeof logo === 'string') return { text: id, error: pictureErrors[logo] };
      return { text: logo?.id ?? '', value: logo };
    }
    case 'colour': {
      const stored = before ? textOf(field, before) : '';
      const picked = post.values[`${name}Picker`] ?? '';
      // A colour input always has a value: it counts if it alone was changed.
      const isPicked = typed === stored && picked !== '' && picked !== (stored || field.blank);
      return checkText(field, isPicked ? picked : typed.toLowerCase().replace(/^\s*#?/, '#'), app);
    }
    case 'number':
    case 'degrees': {
      const text = typed.replace(kind === 'number' ? /[\s,$]/g : /\s/g, '').replace(',', '.');
      const { least = 0, most = 1_000_000 } = field;
      const isNumber = (kind === 'number' ? /^\d{1,7}$/ : /^-?\d{1,3}(\.\d{1,8})?$/).test(text);
      if (text === '' && field.isOptional) return { text };
      const isRight = isNumber && Number(text) >= least && Number(text) <= most;
      const range = { least: least.toLocaleString('en-CA'), most: most.toLocaleString('en-CA') };
      return isRight
        ? { text, value: Number(text) }
        : { text: typed, error: interpolate(errors[kind], range) };
    }
    default:
      return checkText(field, typed, app);
  }
}

const emailSchema = v.pipe(v.string(), v.maxLength(254), v.email());

function checkText(field: Field, typed: string, app: AppContext): ReadField {
  // Spaces that don't break a line stay.
  const line = cleanLine(typed).replace(/ +/g, ' ');
  const text = field.kind === 'colour' && line === '#' ? '' : line;
  const { kind = 'line', most = 300, options = [], pattern, isOptional } = field;
  if (text === '' && isOptional) return { text };
  const isRight = {
    email: () => v.is(emailSchema, text),
    url: () => /^https:\/\/[^\s/]+\.\S+$/.test(text),
    link: () => isTarget(text, app),
    date: () => parseDayField(text) !== undefined,
    time: () => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
    colour: () => /^#[\da-f]{6}$/.test(text),
    choice: () => options.some(({ value }) => value === text),
  }[kind as string];
  const missing = errors[kind as keyof typeof errors] ?? errors.missing;
  if (isRight ? !isRight() : text === '') return { text, error: field.error ?? missing };
  if (!isWithin(text, most)) return { text, error: interpolate(errors.long, { most }) };
  return { text, value: text, error: pattern?.test(text) === false ? field.error : undefined };
}

function readLines({ most = 8 }: Field, typed: string): ReadField {
  const lines = typed.split('\n').flatMap((line) => cleanLine(line) || []);
  const isRight =
    lines.length > 0 && lines.length <= most && lines.every((one) => one.length <= 120);
  return isRight
    ? { text: lines.join('\n'), value: lines }
    : { text: typed, error: interpolate(errors.lines, { most }) };
}

async function readPicture(
  { options = [], canUpload }: Field,
  post: UploadPost,
  app: AppContext,
  before: object | undefined,
): Promise<ReadField> {
  const { picture: typed = '' } = post.values;
  const upload = canUpload ? post.file('upload') : undefined;
  const stored = upload && (await storePhoto(app, upload));
  if (typeof stored === 'string') return { text: typed, error: pictureErrors[stored] };
  const isOffered = options.some(({ value }) => value === typed);
  const [, id = ''] = /^photo:(.*)$/.exec(typed) ?? [];
  const photo = stored ?? (isOffered ? await findUploaded(app, 'photo', id) : undefined);
  if (!photo && !isOffered && typed !== '') return { text: typed, error: errors.choice };
  const isDrawing = isOffered && id === '';
  const former = before && valueAt(before, 'picture');
  const picture = isDrawing && !photo ? typed : (former ?? options[0]?.value);
  return { text: photo ? `photo:${photo.id}` : typed, value: { picture, photo } };
}

/** A page of this site that exists, or a secure address elsewhere. */
export function isTarget(address: string, app: Pick<AppContext, 'hasPage'>): boolean {
  // A header can't have them, so that a redirect would fail.
  if (/\p{Cc}/u.test(address)) return false;
  if (/^https:\/\/[^\s/@\\]+\.[^\s\\]+$/.test(address)) return true;
  const path = address.replace(/[?#].*$/, '');
  return /^\/(?![/\\])[^\s\\]*$/.test(address) && app.hasPage(path);
}

function valueAt(value: object, path: string): unknown {
  return path.split('.').reduce<unknown>((inside, key) => Reflect.get(Object(inside), key), value);
}

/** Sets the value at a path, or removes it. */
function put(value: object, path: string, next: unknown): void {
  const [key = '', ...rest] = path.split('.');
  if (rest.length > 0) {
    const inside = Reflect.get(value, key) ?? {};
    Reflect.set(value, key, inside);
    put(inside, rest.join('.'), next);
  } else if (next === undefined) Reflect.deleteProperty(value, key);
  else Reflect.set(value, key, next);
}
