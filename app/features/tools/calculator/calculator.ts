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

/** How many of one kind. */
type CountField = {
  readonly kind: 'count';
  readonly label: string;
  readonly help: string;
  readonly findOut?: string;
  readonly max: number;
  readonly start: number;
};

/** How many of each kind. */
type CountsField = {
  readonly kind: 'counts';
  readonly prefix: string;
  readonly of: Readonly<Record<string, Pick<CountField, 'label' | 'help' | 'findOut'>>>;
  readonly start: Readonly<Record<string, number>>;
  readonly max: number;
  /** The error if all are zero; without it, none is needed. */
  readonly atLeastOne?: string;
};

type TextField = {
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

export type CellField = NumberField | CountField | ChoiceField | TextField | FlagField | RowOfField;

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

type Field = CellField | CountsField | RowsField;
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

/** The fields of counts, one for each kind. */
function countsOf({ of, start, max }: CountsField): Readonly<Record<string, CountField>> {
  return Object.fromEntries(
    Object.entries(of).map(([kind, words]) => [
      kind,
      { kind: 'count', ...words, max, start: start[kind] ?? 0 },
    ]),
  );
}

/** A field of the form, and where it is in the input: "t1-monthlyCost", "tools.0.monthlyCostCents". */
export type Place = {
  readonly name: string;
  readonly path: string;
  readonly field: CellField;
  /** The list and the number of its row, of a field in a list. */
  readonly list?: string;
  readonly row: number;
};

/** All fields of a form, given the numbers of the rows of each list. */
export function placesOf(fields: Fields, rowsOf: (list: string) => readonly number[]): Place[] {
  return Object.entries(fields).flatMap(([name, field]): Place[] => {
    if (field.kind === 'counts') {
      return Object.entries(countsOf(field)).map(([kind, one]) => ({
        name: `${field.prefix}-${kind}`,
        path: `${name}.${kind}`,
        field: one,
        row: 0,
      }));
    }
    if (field.kind !== 'rows') return [{ name, path: keyOf(name, field), field, row: 0 }];
    return rowsOf(name).flatMap((row, at) =>
      Object.entries(field.fields).map(([cell, one]) => ({
        name: `${field.prefix}${row}-${cell}`,
        path: `${name}.${at}.${keyOf(cell, one)}`,
        field: one,
        list: name,
        row,
      })),
    );
  });
}

const valueAt = (input: Values, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Values)[key], input);

const rowsIn = (input: Values) => (list: string) =>
  (input[list] as Values[]).map((_, at) => at + 1);

/** What a field starts with; in a form without rows the number doesn't matter. */
export function startOf(field: CellField, row = 0): string {
  if (field.kind === 'choice') {
    return typeof field.start === 'string' ? field.start : field.start(row);
  }
  if (field.kind === 'number') return row === 0 ? `${field.value}` : '';
  if (field.kind === 'count') return `${field.start}`;
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

/**
 * What follows from a table of fields.
 * @param faults what no field alone shows, by its path in the input: 'pairs.0.to'
 * @param titleOf the title of a row in the record of the answers
 */
export function calculatorForm<const Table extends Fields>(
  fields: Table,
  faults: (input: InputOf<Table>) => ReadonlyMap<string, string> = () => new Map(),
  titleOf: (input: InputOf<Table>, list: string, at: number) => string = () => '',
) {
  type Input = InputOf<Table>;
  const shape = tableSchema(fields) as unknown as v.GenericSchema<unknown, Input>;
  return {
    schema: v.pipe(
      shape,
      v.check((input) => faults(input).size === 0, calculatorWords.contradiction),
    ),
    read(form: FormFields): ToolFormResult<Input> {
      const usedRows = (list: string) => {
        const field = fields[list];
        return field?.kind === 'rows' ? rowsInUse(field, form) : [];
      };
      const read = v.safeParse(shape, readAll(fields, form, usedRows));
      const found = read.success
        ? [...faults(read.output)]
        : read.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const);
      if (read.success && found.length === 0) return { kind: 'ok', input: read.output };
      const errors: Record<string, string> = {};
      // An empty list is a fault of its first field.
      const places = placesOf(fields, (list) => [...usedRows(list), 1]);
      for (const [path, message] of found) {
        const place = places.find((one) => `${one.path}.`.startsWith(`${path}.`));
        errors[place?.name ?? path] ??= message;
      }
      return { kind: 'invalid', errors };
    },
    write(input: Input): Record<string, string> {
      return Object.fromEntries(
        placesOf(fields, rowsIn(input)).map(({ name, path, field }) => [
          name,
          textOf(field, valueAt(input, path)),
        ]),
      );
    },
    start: Object.fromEntries(
      placesOf(fields, () => []).map(({ name, field }) => [name, startOf(field)]),
    ),
    answers(input: Input): SummaryLine[] {
      const lines: SummaryLine[] = [];
      for (const { path, field, list, row } of placesOf(fields, rowsIn(input))) {
        const value = valueAt(input, path);
        if (list !== undefined) {
          const label = titleOf(input, list, row - 1);
          const before = lines.at(-1)?.label === label ? lines.pop()?.value : '';
          const said = [before, rowText(field, value)].filter(Boolean).join('; ');
          lines.push({ label, value: said });
        } else if (counts(field, input) && !(field.kind === 'count' && value === 0)) {
          lines.push({ label: field.label, value: answerText(field, value) });
        }
      }
      return lines.map(({ label, value }) => ({ label, value: value || toolWords.dontKnow }));
    },
  };
}

function tableSchema(fields: Fields) {
  return v.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [keyOf(name, field), schemaOf(field)]),
    ),
  );
}

function schemaOf(field: Field): v.GenericSchema {
  switch (field.kind) {
    case 'number':
      return v.nullable(
        field.whole ? v.pipe(bounded(field), v.integer(calculatorWords.whole)) : bounded(field),
      );
    case 'choice':
      return v.picklist(Object.keys(field.options), calculatorWords.choose);
    case 'count': {
      const message = calculatorWords.countBounds(field.max);
      return v.pipe(
        v.number(message),
        v.integer(message),
        v.minValue(0, message),
        v.maxValue(field.max, message),
      );
    }
    case 'counts': {
      const { atLeastOne } = field;
      const isEnough = (all: Values) => Object.values(all).some((one) => one !== 0);
      const counts = tableSchema(countsOf(field));
      return atLeastOne ? v.pipe(counts, v.check(isEnough, atLeastOne)) : counts;
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
        v.array(tableSchema(field.fields)),
        v.minLength(field.atLeastOne ? 1 : 0, field.atLeastOne ?? ''),
        v.maxLength(field.max, field.tooMany),
      );
    default:
      return field satisfies never;
  }
}

type RowsOf = (list: string) => readonly number[];

/** The input as it is in the form, for the schema to check. */
function readAll(fields: Fields, form: FormFields, rowsOf: RowsOf): Values {
  const input: Record<string, unknown> = {};
  for (const [name, { kind }] of Object.entries(fields)) {
    if (kind === 'rows') input[name] = rowsOf(name).map(() => ({}));
    if (kind === 'counts') input[name] = {};
  }
  for (const { name, path, field } of placesOf(fields, rowsOf)) {
    const keys = path.split('.');
    const key = keys.pop() ?? '';
    const part = keys.length === 0 ? input : valueAt(input, keys.join('.'));
    (part as Record<string, unknown>)[key] = readField(field, form, name, rowsOf);
  }
  return input;
}

function readField(field: CellField, form: FormFields, name: string, rowsOf: RowsOf): unknown {
  switch (field.kind) {
    case 'number':
      return isMoney(field) ? readMoney(form, name) : readNumber(form, name);
    case 'count':
      return readNumber(form, name) ?? 0;
    case 'choice':
      return readText(form, name) || ('unknown' in field.options ? 'unknown' : startOf(field));
    case 'text':
      return readText(form, name);
    case 'flag':
      return readText(form, name) === 'yes';
    case 'rowOf':
      return rowsOf(field.list).indexOf(readNumber(form, name) ?? 0);
    default:
      return field satisfies never;
  }
}

function textOf(field: CellField, value: unknown): string {
  if (value === null) return '';
  if (field.kind === 'flag') return value ? 'yes' : 'no';
  if (field.kind === 'rowOf') return `${Number(value) + 1}`;
  return field.kind === 'number' ? `${Number(value) / scaleOf(field)}` : `${value}`;
}

/** Whether a field counts beside the other answers. */
function counts(field: Field, input: Values): boolean {
  if (field.kind !== 'number' || field.onlyFor === undefined) return true;
  return input[field.onlyFor.choice] === field.onlyFor.value;
}

/** What is known of a field in a row: "for: Accounting". The rest is to be found out. */
function rowText(field: CellField, value: unknown): string {
  const isOpen = value === null || value === 'unknown' || value === false;
  if (isOpen || field.kind === 'text' || field.kind === 'rowOf') return '';
  const short = ('short' in field ? field.short : undefined) ?? field.label;
  if (field.kind === 'flag') return short;
  return short === '' ? answerText(field, value) : `${short}: ${answerText(field, value)}`;
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
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'number') known[keyOf(name, field)] ??= usualOf(field) * scaleOf(field);
  }
  return known as KnownInput<Input>;
}

function usualOf({ whenUnknown, value }: NumberField): number {
  return whenUnknown === undefined ? value : (whenUnknown ?? 0);
}

/** What isn't known, each with how to find it out and what was counted instead. */
export function findOutFirst(fields: Fields, input: Values): FindOutFirst[] {
  return placesOf(fields, () => []).flatMap(({ path, field }) => {
    const value = valueAt(input, path);
    const isOpen = field.kind === 'count' ? value !== 0 : value === null || value === 'unknown';
    if (!isOpen || !('findOut' in field && field.findOut) || !counts(field, input)) return [];
    const instead = field.kind === 'number' ? usedInstead(field) : '';
    return [{ question: field.label, how: field.findOut + instead }];
  });
}

function usedInstead(field: NumberField): string {
  if (field.whenUnknown === null) return '';
  const used = usualOf(field);
  if (used === 0) return ` ${calculatorWords.countedAsZero}`;
  return ` ${calculatorWords.usedInstead(amountText(used, field.unit))}`;
}
