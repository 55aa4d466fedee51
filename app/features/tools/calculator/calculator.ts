import * as v from 'valibot';
import { ours, type ToolDefault } from '../model/tool-default.ts';
import { amountText, plainNumber } from '../model/tool-figures.ts';
import {
  checkForm,
  type FormFields,
  parseNumber,
  readText,
  type ToolFormResult,
} from '../model/tool-form.ts';
import type { FindOutFirst, SummaryLine } from '../model/tool-summary.ts';
import { toolWords } from '../tools.content.ts';

/**
 * The calculator engine. A calculator is a table of fields and a formula: from the table follow the
 * form, its schema, reading and writing it, the answers in words, and what to find out first.
 *
 * A figure in dollars is called `wage` in the form and `wageCents` in the input. Null and "unknown"
 * mean "I don't know".
 */
export type Field<Value = unknown> = {
  readonly label: string;
  /** The label as it stands inside a sentence; empty where the answer says what it is about. */
  readonly short?: string;
  readonly help?: string;
  readonly findOut?: string;
  /** How it looks in the form. */
  readonly control: 'number' | 'select' | 'radio' | 'text' | 'checkbox';
  readonly unit?: string;
  /** What can be chosen, or the list whose rows can be, and what stands for no choice. */
  readonly options?: Readonly<Record<string, string>>;
  readonly list?: string;
  readonly unanswered?: string;
  readonly schema: v.GenericSchema<unknown, Value>;
  /** What it starts with: in a row, whose number that is, or in a form without rows (0). */
  start(row: number): string;
  /** The text of the form as the schema takes it. */
  read(text: string, rowsOf: RowsOf): unknown;
  write(value: Value): string;
  /** In words, if it is known; undefined for what needn't be said. */
  say(value: Value): string | undefined;
  /** Whether it's to be found out first, where null and "unknown" don't tell. */
  isOpen?(value: Value): boolean;
  /** What is counted in the input for "I don't know". */
  readonly usual?: number;
  /** Counts only while that choice has that value. */
  readonly onlyFor?: { readonly choice: string; readonly value: string };
};

type FieldWords = Pick<Field, 'label' | 'short' | 'help' | 'findOut'>;
/** The numbers of the rows of a list. */
type RowsOf = (list: string) => readonly number[];

type NumberWords<Unit extends string> = FieldWords &
  Pick<Field, 'options' | 'unanswered' | 'onlyFor'> &
  Pick<ToolDefault, 'value' | 'max'> &
  Partial<Pick<ToolDefault, 'min' | 'source' | 'evidence'>> & {
    readonly unit: Unit;
    /** What is counted for "I don't know"; null: nothing, and nobody is told. Else `value`. */
    readonly whenUnknown?: number | null;
    readonly whole?: boolean;
  };

const isMoney = (unit: string) => unit.startsWith('CAD');

/** A number within bounds, or empty for "I don't know". Our own figure unless a source is named. */
export function number<const Unit extends string>(words: NumberWords<Unit>) {
  const { value, unit, min = 0, max, whole = false, options, findOut, whenUnknown = value } = words;
  const scale = isMoney(unit) ? 100 : 1;
  const from = `${isMoney(unit) ? '$' : ''}${plainNumber(min, 2)}`;
  const bounds = `Enter ${from} to ${amountText(max, unit)}, or clear the field if you don’t know.`;
  const instead = whenUnknown
    ? `We used ${amountText(whenUnknown, unit)}.`
    : 'We counted it as zero.';
  return {
    ...ours,
    min,
    ...words,
    ...(findOut && whenUnknown !== null && { findOut: `${findOut} ${instead}` }),
    control: options ? ('select' as const) : ('number' as const),
    usual: (whenUnknown ?? 0) * scale,
    schema: v.nullable(
      v.pipe(
        v.number(bounds),
        v.minValue(min * scale, bounds),
        v.maxValue(max * scale, bounds),
        v.check(
          (one) => !whole || Number.isInteger(one),
          'Enter a whole number, or clear the field if you don’t know.',
        ),
      ),
    ),
    start: (row: number) => (row === 0 ? `${value}` : ''),
    read(text: string) {
      const amount = parseNumber(text);
      return amount !== null && isMoney(unit) ? Math.round(amount * scale) : amount;
    },
    write: (amount: number | null) => (amount === null ? '' : `${amount / scale}`),
    say: (amount: number | null) =>
      options?.[`${amount}`] ?? amountText(Number(amount) / scale, unit),
  };
}

/**
 * A choice.
 * @param start what it starts with; empty: not answered yet
 */
export function choice<const Options extends Readonly<Record<string, string>>>(
  words: FieldWords & { readonly options: Options; readonly control?: 'radio' },
  start: (keyof Options & string) | '',
) {
  type Value = keyof Options & string;
  return {
    control: 'select' as const,
    ...words,
    schema: v.picklist(
      Object.keys(words.options) as Value[],
      'Choose an answer, or “I don’t know”.',
    ),
    ...(start === '' && { unanswered: 'Not answered' }),
    start: (_row: number): string => start,
    read: (text: string) => text || ('unknown' in words.options ? 'unknown' : start),
    write: String,
    say: (value: Value) => words.options[value],
  };
}

type Kind = Pick<Field, 'label' | 'help' | 'findOut'> & { readonly start?: number };

/**
 * How many of each kind.
 * @param atLeastOne the error if all are zero; without it, none is needed
 */
export function counts<const Kinds extends Readonly<Record<string, Kind>>>(
  prefix: string,
  kinds: Kinds,
  max: number,
  atLeastOne = '',
) {
  const message = `Enter a whole number from 0 to ${max}.`;
  const count = ({ start = 0, ...words }: Kind): Field<number> => ({
    ...words,
    control: 'number',
    schema: v.pipe(
      v.number(message),
      v.integer(message),
      v.minValue(0, message),
      v.maxValue(max, message),
    ),
    start: () => `${start}`,
    read: (typed) => parseNumber(typed) ?? 0,
    write: String,
    say: (value) => (value === 0 ? undefined : `${value}`),
    isOpen: (value) => value !== 0,
  });
  const fields = Object.fromEntries(
    Object.entries(kinds).map(([kind, words]) => [kind, count(words)]),
  ) as Record<keyof Kinds & string, Field<number>>;
  const schema = v.pipe(
    schemaOf(fields),
    v.check((all) => !atLeastOne || Object.values(all).some((one) => one !== 0), atLeastOne),
  );
  return { prefix, fields, schema };
}

/** What is the same for most kinds of field: the answer is its text, and it needn't be said. */
export const plain = {
  start: () => '',
  read: (typed: string): unknown => typed,
  write: String,
  say: (): string | undefined => '',
};

/** A row of another list, by its place. */
export function rowOf(list: string, label: string, missing: string) {
  return {
    ...plain,
    label,
    list,
    control: 'select' as const,
    unanswered: 'Choose a tool',
    schema: v.pipe(v.number(), v.integer(missing), v.minValue(0, missing)),
    read: (typed: string, rows: RowsOf) => rows(list).indexOf(parseNumber(typed) ?? 0),
    write: (value: number) => `${value + 1}`,
  };
}

type Cells = Readonly<Record<string, Field>>;
type Group = {
  readonly prefix: string;
  readonly fields: Cells;
  readonly schema: v.GenericSchema;
};
/** A list of things with the same fields: `t1-name`, `t1-use`, `t2-name` … */
export type Rows = Group & { readonly max: number };
export type Fields = Readonly<Record<string, Field | Group | Rows>>;

/**
 * A list of at most so many rows.
 * @param atLeastOne the error for an empty list; without it, it may be empty
 */
export function rows<const Columns extends Cells>(
  prefix: string,
  fields: Columns,
  max: number,
  atLeastOne = '',
) {
  const schema = v.pipe(
    v.array(schemaOf(fields)),
    v.minLength(atLeastOne ? 1 : 0, atLeastOne),
    v.maxLength(max),
    v.readonly(),
  );
  return { prefix, fields, max, schema };
}

type KeyOf<Name extends string, One> = One extends { unit: `CAD${string}` } ? `${Name}Cents` : Name;

/** The answers to a table of fields. */
export type InputOf<Table extends Fields> = {
  readonly [Name in keyof Table & string as KeyOf<Name, Table[Name]>]: v.InferOutput<
    Table[Name]['schema']
  >;
};

/** The same without "I don't know". */
type KnownInput<Input> = { readonly [Key in keyof Input]: NonNullable<Input[Key]> };

type Values = Readonly<Record<string, unknown>>;

/** What a field is called in the input. */
export function keyOf(name: string, field: Fields[string]): string {
  return 'unit' in field && isMoney(field.unit ?? '') ? `${name}Cents` : name;
}

function schemaOf<Table extends Fields>(table: Table) {
  const entries = Object.entries(table).map(([name, one]) => [keyOf(name, one), one.schema]);
  return v.object(Object.fromEntries(entries)) as unknown as v.GenericSchema<
    unknown,
    InputOf<Table>
  >;
}

/** A field of the form, and where it is in the input: "t1-monthlyCost", "tools.0.monthlyCostCents". */
export type Place = {
  readonly name: string;
  readonly path: string;
  readonly field: Field;
  /** The list and the number of its row, of a field in a list. */
  readonly list?: string;
  readonly row: number;
};

/** All fields of a form, given the numbers of the rows of each list. */
export function placesOf(fields: Fields, rowsOf: RowsOf): Place[] {
  return Object.entries(fields).flatMap(([name, one]): Place[] => {
    if (!('fields' in one)) return [{ name, path: keyOf(name, one), field: one, row: 0 }];
    const within = (prefix: string, path: string, more: Pick<Place, 'list' | 'row'>) =>
      Object.entries(one.fields).map(([cell, field]) => ({
        name: `${prefix}-${cell}`,
        path: `${path}.${keyOf(cell, field)}`,
        field,
        ...more,
      }));
    if (!('max' in one)) return within(one.prefix, name, { row: 0 });
    return rowsOf(name).flatMap((row, at) =>
      within(`${one.prefix}${row}`, `${name}.${at}`, { list: name, row }),
    );
  });
}

const valueAt = (input: Values, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Values)[key], input);

const rowsIn = (input: Values) => (list: string) =>
  (input[list] as Values[]).map((_, at) => at + 1);

/** The rows of a list in which something was filled in, chosen or changed, by their numbers. */
export function rowsInUse({ prefix, max, fields }: Rows, form: FormFields): number[] {
  const isUsed = (row: number) =>
    Object.entries(fields).some(([name, field]) => {
      const typed = readText(form, `${prefix}${row}-${name}`);
      return !['', 'unknown', field.start(row)].includes(typed);
    });
  return Array.from({ length: max }, (_, at) => at + 1).filter(isUsed);
}

/** The input as it is in the form, for the schema to check. */
function readAll(fields: Fields, form: FormFields, rowsOf: RowsOf, before = ''): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, one]) => {
      if (!('fields' in one)) {
        return [keyOf(name, one), one.read(readText(form, before + name), rowsOf)];
      }
      const within = (prefix: string) => readAll(one.fields, form, rowsOf, `${prefix}-`);
      if (!('max' in one)) return [name, within(one.prefix)];
      return [name, rowsOf(name).map((row) => within(`${one.prefix}${row}`))];
    }),
  );
}

/**
 * What follows from a table of fields.
 * @param faults what no field alone shows: paths in the input ('pairs.0.to') with their messages
 * @param titleOf the title of a row in the record of the answers
 */
export function calculatorForm<Table extends Fields>(
  fields: Table,
  faults: (
    input: InputOf<Table>,
  ) => readonly (readonly [path: string, message: string])[] = () => [],
  titleOf: (input: InputOf<Table>, list: string, at: number) => string = () => '',
) {
  type Input = InputOf<Table>;
  const shape = schemaOf(fields);
  return {
    schema: v.pipe(
      shape,
      v.check((input) => faults(input).length === 0, 'Two of these answers contradict each other.'),
    ),
    read(form: FormFields): ToolFormResult<Input> {
      const usedRows = (list: string) => rowsInUse(fields[list] as Rows, form);
      // An empty list is a fault of its first field.
      const places = placesOf(fields, (list) => [...usedRows(list), 1]);
      const nameAt = (path: string) =>
        places.find((one) => `${one.path}.`.startsWith(`${path}.`))?.name ?? path;
      const read = checkForm(shape, readAll(fields, form, usedRows), nameAt);
      const found = read.kind === 'ok' ? faults(read.input) : [];
      if (found.length === 0) return read;
      const errors = found.map(([path, message]) => [nameAt(path), message]);
      return { kind: 'invalid', errors: Object.fromEntries(errors) };
    },
    write(input: Input): Record<string, string> {
      return Object.fromEntries(
        placesOf(fields, rowsIn(input)).map(({ name, path, field }) => [
          name,
          field.write(valueAt(input, path)),
        ]),
      );
    },
    start: Object.fromEntries(
      placesOf(fields, () => []).map(({ name, field }) => [name, field.start(0)]),
    ),
    answers(input: Input): SummaryLine[] {
      const lines = new Map<string, string[]>();
      for (const { path, field, list, row } of placesOf(fields, rowsIn(input))) {
        const value = valueAt(input, path);
        const said = isUnknown(value) ? '' : field.say(value);
        if (said === undefined || !isCounted(field, input)) continue;
        const { label, short = label } = field;
        const line = list === undefined ? label : titleOf(input, list, row - 1);
        const own = list === undefined || !short ? said : `${short}: ${said}`;
        lines.set(line, [...(lines.get(line) ?? []), ...(said ? [own] : [])]);
      }
      return [...lines].map(([label, said]) => ({
        label,
        value: said.join('; ') || toolWords.dontKnow,
      }));
    },
  };
}

const isUnknown = (value: unknown) => value === null || value === 'unknown';

/** Whether a field counts beside the other answers. */
function isCounted({ onlyFor }: Field, input: Values): boolean {
  return onlyFor === undefined || input[onlyFor.choice] === onlyFor.value;
}

/** The answers with what is counted in place of "I don't know". */
export function withUsual<Input extends Values>(fields: Fields, input: Input): KnownInput<Input> {
  const known: Record<string, unknown> = { ...input };
  for (const { path, field } of placesOf(fields, () => [])) {
    if (field.usual !== undefined) known[path] ??= field.usual;
  }
  return known as KnownInput<Input>;
}

/** The answers with others in place of the choice "unknown". */
export function withAnswers<Input extends object>(input: Input, answers: Partial<Input>): Input {
  const known = Object.entries(input).filter(([, value]) => value !== 'unknown');
  return { ...input, ...answers, ...Object.fromEntries(known) };
}

/** What isn't known, each with how to find it out and what was counted instead. */
export function findOutFirst(fields: Fields, input: Values): FindOutFirst[] {
  return placesOf(fields, () => []).flatMap(({ path, field }) => {
    const { label, findOut, isOpen = isUnknown } = field;
    if (!findOut || !isOpen(valueAt(input, path)) || !isCounted(field, input)) return [];
    return [{ question: label, how: findOut }];
  });
}
