/** An input, and the value of the set that it stands for. */
export type Field = {
  readonly kind:
    | 'line'
    /** One line that is too long for a line. */
    | 'area'
    /** Paragraphs, headings and lists. */
    | 'markdown'
    /** A list of texts, one on each line. */
    | 'lines'
    | 'number'
    | 'email'
    | 'tel'
    | 'url'
    /** A page of this site or an https address. */
    | 'link'
    | 'date'
    | 'time'
    /** A day and a time in Toronto. */
    | 'datetime-local'
    | 'switch'
    | 'choice'
    | 'picture'
    | 'logo'
    | 'color';
  /** The path of the value in its set or item, such as `address.locality`. */
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  /** Characters of a text. */
  readonly most?: number;
  /** The bounds of a number. */
  readonly range?: readonly [least: number, most: number];
  /** The labels of a choice by its values. */
  readonly options?: Readonly<Record<string, string>>;
  readonly pictures?: readonly { value: string; label: string; image: string }[];
  readonly isOptional?: boolean;
  /** Shown where there is no value. In an optional field it stands for none. */
  readonly blank?: string;
  /** What to enter, where the kind of the field doesn't say it. */
  readonly error?: string;
  /** A picture may also be a new photo. */
  readonly canUpload?: boolean;
  /** The kind itself puts the value into the set. */
  readonly isOwn?: boolean;
  /** The text of a value that isn't its own text. */
  show?(value: never, item: never): string;
  /** The value of such a text; false or undefined if it can't be one. */
  read?(text: string): unknown;
};

/** Fields that belong together. */
export type FieldGroup = {
  readonly title?: string;
  readonly lead?: string;
  readonly fields: readonly Field[];
};

function ofKind(kind: Field['kind']) {
  return (name: string, label: string, help?: string): Field => ({ kind, name, label, help });
}

export const email = ofKind('email');
export const link = ofKind('link');
export const date = ofKind('date');
export const time = ofKind('time');
export const toggle = ofKind('switch');

/** A line of at most so many characters. */
export function line(name: string, label: string, most: number, help?: string): Field {
  return { kind: 'line', name, label, most, help };
}

export function area(name: string, label: string, most: number, help?: string): Field {
  return { ...line(name, label, most, help), kind: 'area' };
}

/** A whole number within these bounds. */
export function number(
  name: string,
  label: string,
  range: readonly [least: number, most: number],
  help?: string,
): Field {
  return { kind: 'number', name, label, range, help };
}

/** One of the options, the first one in a new item. */
export function choice(
  name: string,
  label: string,
  options: Readonly<Record<string, string>>,
  help?: string,
): Field {
  return { kind: 'choice', name, label, options, blank: Object.keys(options)[0], help };
}

export function optional(field: Field): Field {
  return { ...field, isOptional: true };
}
