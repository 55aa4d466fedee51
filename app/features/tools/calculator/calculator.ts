import * as v from 'valibot';
import type { ToolDefault } from '../model/tool-default.ts';
import { amountText } from '../model/tool-figures.ts';
import {
  bounded,
  type FormFields,
  readMoney,
  readNumber,
  readText,
  type ToolFormResult,
} from '../model/tool-form.ts';
import type { FindOutFirst, SummaryLine } from '../model/tool-summary.ts';
import { toolWords } from '../tools.content.ts';

/** The words that all calculators share. */
export const calculatorWords = {
  notAnswered: 'Not answered',
  chooseRow: 'Choose a tool',
  choose: 'Choose an answer, or “I don’t know”.',
  whole: 'Enter a whole number, or clear the field if you don’t know.',
  countBounds: (max: number) => `Enter a whole number from 0 to ${max}.`,
  contradiction: 'Two of these answers contradict each other.',
  usedInstead: (amount: string) => `We used ${amount}.`,
  countedAsZero: 'We counted it as zero.',
} as const;

/**
 * The calculator engine. A calculator is a table of fields and a formula: from the table follow the
 * form, its schema, reading and writing it, the answers in words, and what to find out first.
 *
 * A figure in dollars is called `wage` in the form and `wageCents` in the input. Null and "unknown"
 * mean "I don't know".
 */

/** A number within bounds, or empty for "I don't know". */
export type NumberField = ToolDefault & {
  readonly kind: 'number';
  /** The label as it stands inside a sentence. */
  readonly short?: string;
  readonly help?: string;
  readonly findOut?: string;
  /** What is counted for "I don't know"; null: nothing, and nobody is told. Else `value`. */
  readonly whenUnknown?: number | null;
  readonly whole?: boolean;
  /** Makes it a choice: the names of 1, 2, 3 … */
  readonly names?: readonly string[];
  /** Counts only while that choice has that value. */
  readonly onlyFor?: { readonly choice: string; readonly value: string };
};

type ChoiceField = {
  readonly kind: 'choice';
  readonly label: string;
  readonly short?: string;
  readonly help?: string;
  readonly findOut?: string;
  readonly options: Readonly<Record<string, string>>;
  /** Empty: not answered yet. In a list it may depend on the row. */
  readonly start: string | ((row: number) => string);
  /** Radio buttons instead of a list to choose from. */
  readonly radio?: boolean;
};

/** How many of each kind. */
type CountsField = {
  readonly kind: 'counts';
  readonly prefix: string;
  readonly of: Readonly<Record<string, { label: string; help: string; findOut?: string }>>;
  readonly start: Readonly<Record<string, number>>;
  readonly max: number;
  /** The error if all are zero; without it, none is needed. */
  readonly atLeastOne?: string;
};

export type TextField = {
  readonly kind: 'text';
  readonly label: string;
  readonly help?: string;
  readonly max: number;
  readonly missing: string;
  readonly tooLong: string;
  readonly suggestions?: readonly string[];
};

type FlagField = {
  readonly kind: 'flag';
  readonly label: string;
  readonly short: string;
  readonly help?: string;
};

/** A row of another list, by its place. */
type RowOfField = {
  readonly kind: 'rowOf';
  readonly list: string;
  readonly label: string;
  readonly missing: string;
};

export type CellField = NumberField | ChoiceField | TextField | FlagField | RowOfField;

/** A list of things with the same fields: `t1-name`, `t1-use`, `t2-name` … */
export type RowsField = {
  readonly kind: 'rows';
  readonly prefix: string;
  readonly label: string;
  readonly max: number;
  readonly tooMany: string;
  /** The error for an empty list; without it, it may be empty. */
  readonly atLeastOne?: string;
  readonly fields: Readonly<Record<string, CellField>>;
};

export type Field = CellField | CountsField | RowsField;
export type Fields = Readonly<Record<string, Field>>;

type ValueOf<One> = One extends { kind: 'number' }
  ? number | null
  : One extends { kind: 'choice'; options: infer Options }
    ? keyof Options & string
    : One extends { kind: 'counts'; of: infer Kinds }
      ? Readonly<Record<keyof Kinds & string, number>>
      : One extends { kind: 'rows'; fields: infer Cells }
        ? readonly InputOf<Cells>[]
        : One extends { kind: 'flag' }
          ? boolean
          : One extends { kind: 'rowOf' }
            ? number
            : string;

type KeyOf<Name extends string, One> = One extends { kind: 'number'; unit: `CAD${string}` }
  ? `${Name}Cents`
  : Name;

/** The answers to a table of fields. */
export type InputOf<Table> = {
  readonly [Name in keyof Table & string as KeyOf<Name, Table[Name]>]: ValueOf<Table[Name]>;
};

/** The same without "I don't know". */
type KnownInput<Input> = { readonly [Key in keyof Input]: NonNullable<Input[Key]> };

type Values = Readonly<Record<string, unknown>>;

const isMoney = (field: Field) => field.kind === 'number' && field.unit.startsWith('CAD');
const keyOf = (name: string, field: Field) => (isMoney(field) ? `${name}Cents` : name);
const scaleOf = (field: Field) => (isMoney(field) ? 100 : 1);

/** A table's fields by the names that they have in the input. */
function byKey<One extends Field>(
  fields: Readonly<Record<string, One>>,
): [key: string, name: string, field: One][] {
  return Object.entries(fields).map(([name, field]) => [keyOf(name, field), name, field]);
}

/** What a choice starts with in a row; in a form without rows the number doesn't matter. */
export function startOf(field: CellField, row = 0): string {
  if (field.kind === 'choice') {
    return typeof field.start === 'string' ? field.start : field.start(row);
  }
  return field.kind === 'flag' ? 'no' : '';
}

/** The rows of a list in which something was filled in, chosen or changed, by their numbers. */
export function rowsInUse({ prefix, max, fields }: RowsField, form: FormFields): number[] {
  const isUsed = (row: number) =>
    Object.entries(fields).some(([name, field]) => {
      const text = readText(form, `${prefix}${row}-${name}`);
      return !['', 'unknown', startOf(field, row)].includes(text);
    });
  return Array.from({ length: max }, (_, at) => at + 1).filter(isUsed);
}

/** A calculator's form, without its formula. */
export type CalculatorForm<Input> = {
  readonly schema: v.GenericSchema<unknown, Input>;
  readonly read: (form: FormFields) => ToolFormResult<Input>;
  readonly write: (input: Input) => Record<string, string>;
  readonly start: Record<string, string>;
  readonly answers: (input: Input) => SummaryLine[];
};

/**
 * What follows from a table of fields.
 * @param faults what no field alone shows, by its path in the input: 'pairs.0.to'
 * @param titleOf the title of a row in the record of the answers
 */
export function calculatorForm<const Table extends Fields>(
  fields: Table,
  faults: (input: InputOf<Table>) => ReadonlyMap<string, string> = () => new Map(),
  titleOf: (input: InputOf<Table>, list: string, at: number) => string = () => '',
): CalculatorForm<InputOf<Table>> {
  type Input = InputOf<Table>;
  const shape = v.object(
    Object.fromEntries(byKey(fields).map(([key, , field]) => [key, schemaOf(field)])),
  ) as unknown as v.GenericSchema<unknown, Input>;
  return {
    schema: v.pipe(
      shape,
      v.check((input) => faults(input).size === 0, calculatorWords.contradiction),
    ),
    read(form) {
      const used = Object.fromEntries(
        Object.entries(fields).flatMap(([name, field]) =>
          field.kind === 'rows' ? [[name, rowsInUse(field, form)]] : [],
        ),
      );
      const read = v.safeParse(shape, readAll(fields, form, used));
      const found = read.success
        ? [...faults(read.output)]
        : read.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const);
      if (read.success && found.length === 0) return { kind: 'ok', input: read.output };
      const errors: Record<string, string> = {};
      for (const [path, message] of found) errors[fieldAt(fields, path, used)] ??= message;
      return { kind: 'invalid', errors };
    },
    write: (input) => writeAll(fields, input),
    start: startValues(fields),
    answers: (input) => answersOf(fields, input, (list, at) => titleOf(input, list, at)),
  };
}

function schemaOf(field: Field): v.GenericSchema {
  switch (field.kind) {
    case 'number':
      return v.nullable(
        field.whole ? v.pipe(bounded(field), v.integer(calculatorWords.whole)) : bounded(field),
      );
    case 'choice':
      return v.picklist(Object.keys(field.options), calculatorWords.choose);
    case 'counts': {
      const message = calculatorWords.countBounds(field.max);
      const count = v.pipe(
        v.number(message),
        v.integer(message),
        v.minValue(0, message),
        v.maxValue(field.max, message),
      );
      const counts = v.object(
        Object.fromEntries(Object.keys(field.of).map((kind) => [kind, count])),
      );
      const isEnough = (all: Readonly<Record<string, number>>) =>
        Object.values(all).some((one) => one !== 0);
      return field.atLeastOne ? v.pipe(counts, v.check(isEnough, field.atLeastOne)) : counts;
    }
    case 'text':
      return v.pipe(
        v.string(field.missing),
        v.transform((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()),
        v.minLength(1, field.missing),
        v.maxLength(field.max, field.tooLong),
      );
    case 'flag':
      return v.boolean();
    case 'rowOf':
      return v.pipe(v.number(), v.integer(field.missing), v.minValue(0, field.missing));
    case 'rows':
      return v.pipe(
        v.array(
          v.object(
            Object.fromEntries(byKey(field.fields).map(([key, , cell]) => [key, schemaOf(cell)])),
          ),
        ),
        v.minLength(field.atLeastOne ? 1 : 0, field.atLeastOne ?? ''),
        v.maxLength(field.max, field.tooMany),
      );
    default:
      return field satisfies never;
  }
}

type UsedRows = Readonly<Record<string, readonly number[]>>;

function readAll(fields: Fields, form: FormFields, used: UsedRows, prefix = ''): Values {
  return Object.fromEntries(
    byKey(fields).map(([key, name, field]) => [
      key,
      field.kind === 'rows'
        ? used[name]?.map((row) => readAll(field.fields, form, used, `${field.prefix}${row}-`))
        : readField(field, form, used, prefix + name),
    ]),
  );
}

function readField(
  field: Exclude<Field, RowsField>,
  form: FormFields,
  used: UsedRows,
  name: string,
): unknown {
  switch (field.kind) {
    case 'number':
      return isMoney(field) ? readMoney(form, name) : readNumber(form, name);
    case 'choice':
      return readText(form, name) || ('unknown' in field.options ? 'unknown' : startOf(field));
    case 'counts':
      return Object.fromEntries(
        Object.keys(field.of).map((kind) => [
          kind,
          readNumber(form, `${field.prefix}-${kind}`) ?? 0,
        ]),
      );
    case 'text':
      return readText(form, name);
    case 'flag':
      return readText(form, name) === 'yes';
    case 'rowOf':
      return used[field.list]?.indexOf(readNumber(form, name) ?? 0);
    default:
      return field satisfies never;
  }
}

/** The form field of a path in the input: "tools.0.monthlyCostCents" is "t1-monthlyCost". */
function fieldAt(fields: Fields, path: string, used: UsedRows): string {
  const [key, second = '', third] = path.split('.');
  const [, name = '', field] = byKey(fields).find(([one]) => one === key) ?? [];
  if (field?.kind === 'counts') {
    return `${field.prefix}-${second || Object.keys(field.of)[0]}`;
  }
  if (field?.kind !== 'rows') return name;
  const row = used[name]?.[Number(second)] ?? 1;
  const cell = byKey(field.fields).find(([one]) => one === third)?.[1];
  return `${field.prefix}${row}-${cell ?? Object.keys(field.fields)[0]}`;
}

/** What the form starts with. */
function startValues(fields: Fields): Record<string, string> {
  const start: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'counts') Object.assign(start, countFields(field, field.start));
    else if (field.kind === 'number') start[name] = `${field.value}`;
    else if (field.kind === 'choice') start[name] = startOf(field);
  }
  return start;
}

function countFields({ prefix, of }: CountsField, counts: Values): Record<string, string> {
  return Object.fromEntries(
    Object.keys(of).map((kind) => [`${prefix}-${kind}`, `${counts[kind] ?? 0}`]),
  );
}

function writeAll(fields: Fields, input: Values, prefix = ''): Record<string, string> {
  const written: Record<string, string> = {};
  for (const [key, name, field] of byKey(fields)) {
    const value = input[key];
    if (field.kind === 'counts') Object.assign(written, countFields(field, value as Values));
    else if (field.kind === 'rows') {
      for (const [at, row] of (value as Values[]).entries()) {
        Object.assign(written, writeAll(field.fields, row, `${field.prefix}${at + 1}-`));
      }
    } else written[prefix + name] = textOf(field, value);
  }
  return written;
}

function textOf(field: CellField, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (field.kind === 'flag') return value ? 'yes' : 'no';
  if (field.kind === 'rowOf') return `${Number(value) + 1}`;
  return field.kind === 'number' ? `${Number(value) / scaleOf(field)}` : `${value}`;
}

/** Whether a field counts beside the other answers. */
export function counts(field: Field, input: Values): boolean {
  if (field.kind !== 'number' || field.onlyFor === undefined) return true;
  return input[field.onlyFor.choice] === field.onlyFor.value;
}

function answersOf(
  fields: Fields,
  input: Values,
  titleOf: (list: string, at: number) => string,
): SummaryLine[] {
  return byKey(fields).flatMap(([key, name, field]): SummaryLine[] => {
    const value = input[key];
    if (!counts(field, input)) return [];
    if (field.kind === 'rows') {
      return (value as Values[]).map((row, at) => ({
        label: titleOf(name, at),
        value: rowText(field, row),
      }));
    }
    if (field.kind === 'counts') {
      return Object.entries(field.of).flatMap(([kind, { label }]) => {
        const count = (value as Values)[kind];
        return count ? [{ label, value: `${count}` }] : [];
      });
    }
    return [{ label: field.label, value: answerText(field, value) }];
  });
}

/** What is known of a row: "for: Accounting; cost: $90 a month". The rest is to be found out. */
function rowText({ fields }: RowsField, row: Values): string {
  const said: string[] = [];
  for (const [key, , field] of byKey(fields)) {
    const value = row[key];
    const isOpen = value === null || value === 'unknown' || value === false;
    if (isOpen || field.kind === 'text' || field.kind === 'rowOf') continue;
    const short = field.short ?? field.label;
    if (field.kind === 'flag') said.push(short);
    else
      said.push(short === '' ? answerText(field, value) : `${short}: ${answerText(field, value)}`);
  }
  return said.join('; ') || toolWords.dontKnow;
}

function answerText(field: CellField, value: unknown): string {
  if (value === null) return toolWords.dontKnow;
  if (field.kind === 'choice') return field.options[`${value}`] ?? '';
  if (field.kind !== 'number') return `${value}`;
  return field.names?.[Number(value) - 1] ?? amountText(Number(value) / scaleOf(field), field.unit);
}

/** The answers with what is counted in place of "I don't know". */
export function withUsual<Input extends Values>(fields: Fields, input: Input): KnownInput<Input> {
  const known: Record<string, unknown> = { ...input };
  for (const [key, , field] of byKey(fields)) {
    if (field.kind === 'number') known[key] ??= usualOf(field) * scaleOf(field);
  }
  return known as KnownInput<Input>;
}

function usualOf({ whenUnknown, value }: NumberField): number {
  return whenUnknown === undefined ? value : (whenUnknown ?? 0);
}

/** What isn't known, each with how to find it out and what was counted instead. */
export function findOutFirst(fields: Fields, input: Values): FindOutFirst[] {
  return byKey(fields).flatMap(([key, , field]): FindOutFirst[] => {
    const value = input[key];
    if (!counts(field, input)) return [];
    if (field.kind === 'counts') {
      return Object.entries(field.of).flatMap(([kind, { label, findOut }]) =>
        findOut && (value as Values)[kind] ? [{ question: label, how: findOut }] : [],
      );
    }
    if (field.kind === 'choice' && value === 'unknown' && field.findOut) {
      return [{ question: field.label, how: field.findOut }];
    }
    if (field.kind !== 'number' || value !== null || !field.findOut) return [];
    return [{ question: field.label, how: `${field.findOut}${usedInstead(field)}` }];
  });
}

function usedInstead(field: NumberField): string {
  if (field.whenUnknown === null) return '';
  const used = usualOf(field);
  if (used === 0) return ` ${calculatorWords.countedAsZero}`;
  return ` ${calculatorWords.usedInstead(amountText(used, field.unit))}`;
}

/** The label of a form field, for the list of errors: "2. Wave, seats you pay for". */
export function labelOf(
  fields: Fields,
  name: string,
  rowTitle: (list: string, row: number) => string,
): string {
  for (const [list, field] of Object.entries(fields)) {
    if (field.kind === 'counts') {
      const kind = field.of[name.slice(field.prefix.length + 1)];
      if (kind !== undefined && name.startsWith(`${field.prefix}-`)) return kind.label;
    } else if (field.kind === 'rows') {
      const [, prefix, row, cell = ''] = /^(\D+)(\d+)-(\w+)$/.exec(name) ?? [];
      const label = prefix === field.prefix && field.fields[cell]?.label;
      if (label) return `${rowTitle(list, Number(row))}, ${label}`;
    } else if (list === name) return field.label;
  }
  return '';
}
