import * as v from 'valibot';
import { centsOf } from '../model/tool-default.ts';
import {
  bounded,
  checkForm,
  type FormFields,
  readChoice,
  readMoney,
  readNumber,
  readText,
  type ToolFormResult,
} from '../model/tool-form.ts';
import { roiDefaults } from '../roi-calculator/roi-defaults.content.ts';
import { filledInFor } from './known-product.ts';
import {
  type StackConnection,
  type StackInput,
  type StackTool,
  type StackUse,
  stackCategories,
  type YesNo,
} from './stack-model.ts';
import { isCore, isFilledIn, MAX_PAIRS, MAX_TOOLS, usedPairs, usedRows } from './stack-rows.ts';
import { seatErrors } from './stack-seats.ts';
import { stackWords } from './tech-stack.content.ts';

const uses: readonly StackUse[] = ['daily', 'weekly', 'monthly', 'rarely', 'unknown'];
const connections: readonly StackConnection[] = ['native', 'export', 'none', 'unknown'];
const yesNo: readonly YesNo[] = ['yes', 'no', 'unknown'];

const whole = (min: number, max: number, message: string) =>
  v.nullable(
    v.pipe(
      v.number(message),
      v.integer(message),
      v.minValue(min, message),
      v.maxValue(max, message),
    ),
  );

const tool = v.object({
  name: v.pipe(
    v.string(stackWords.nameNeeded),
    v.transform((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()),
    v.minLength(1, stackWords.nameNeeded),
    v.maxLength(60, stackWords.nameTooLong),
  ),
  category: v.picklist(stackCategories, stackWords.chooseCategory),
  monthlyCostCents: v.nullable(
    v.pipe(
      v.number(stackWords.costBounds),
      v.minValue(0, stackWords.costBounds),
      v.maxValue(10_000_000, stackWords.costBounds),
    ),
  ),
  paidSeats: whole(1, 10_000, stackWords.seatBounds),
  usedSeats: whole(0, 10_000, stackWords.usedBounds),
  use: v.picklist(uses),
  connects: v.picklist(connections),
  owner: v.picklist(yesNo),
  safeLogin: v.picklist(yesNo),
  core: v.boolean(),
  personalData: v.picklist(yesNo),
  renewalMonth: whole(1, 12, stackWords.monthBounds),
});

const index = v.pipe(
  v.number(stackWords.pairNeeded),
  v.integer(stackWords.pairNeeded),
  v.minValue(0, stackWords.pairNeeded),
);

/** 1 to 40 tools, up to 20 pairs whose ends are two different tools of the list. */
export const stackSchema = v.pipe(
  v.object({
    tools: v.pipe(
      v.array(tool),
      v.minLength(1, stackWords.atLeastOne),
      v.maxLength(MAX_TOOLS, stackWords.tooMany),
    ),
    reEntry: v.pipe(
      v.array(
        v.object({
          from: index,
          to: index,
          hoursPerWeek: v.nullable(
            v.pipe(
              v.number(stackWords.hoursBounds),
              v.minValue(0.1, stackWords.hoursBounds),
              v.maxValue(400, stackWords.hoursBounds),
            ),
          ),
        }),
      ),
      v.maxLength(MAX_PAIRS, stackWords.tooManyPairs),
    ),
    wageCents: bounded(roiDefaults.wage),
    employerFactor: bounded(roiDefaults.employerFactor),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { tools, reEntry } = dataset.value;
    for (const [key, pair] of reEntry.entries()) {
      const isPair = pair.from !== pair.to && pair.from < tools.length && pair.to < tools.length;
      if (isPair) continue;
      addIssue({
        message: stackWords.pairNeeded,
        path: [
          { type: 'object', origin: 'value', input: dataset.value, key: 'reEntry', value: reEntry },
          { type: 'array', origin: 'value', input: reEntry, key, value: pair },
          { type: 'object', origin: 'value', input: { ...pair }, key: 'to', value: pair.to },
        ],
      });
    }
  }),
);

/** A row of the form before anything is known about it. */
export const emptyStackTool: StackTool = {
  name: '',
  category: 'other',
  monthlyCostCents: null,
  paidSeats: null,
  usedSeats: null,
  use: 'unknown',
  connects: 'unknown',
  owner: 'unknown',
  safeLogin: 'unknown',
  core: false,
  personalData: 'unknown',
  renewalMonth: null,
};

/** What the form starts with: no tool yet. */
export const stackDefaultInput: StackInput = {
  tools: [],
  reEntry: [],
  wageCents: centsOf(roiDefaults.wage),
  employerFactor: roiDefaults.employerFactor.value,
};

/**
 * Reads a plain post: rows `t1-name`, `t1-category` … `t40-…`, pairs `p1-from`, `p1-to`, `p1-hours`
 * with row numbers as ends, `wage` and `employerFactor`. Empty rows are skipped, and pairs without
 * hours unless both ends are chosen: then the hours are unknown. Errors come back under the field
 * names of the rows as typed.
 */
export function readStackForm(form: FormFields): ToolFormResult<StackInput> {
  const rows = usedRows(form);
  const pairs = usedPairs(form);
  const wage = readMoney(form, 'wage');
  const factor = readNumber(form, 'employerFactor');
  const end = (name: string): number => rows.indexOf(readNumber(form, name) ?? 0);
  const raw = {
    tools: rows.map((row) => readTool(form, row)),
    reEntry: pairs.map((row) => ({
      from: end(`p${row}-from`),
      to: end(`p${row}-to`),
      hoursPerWeek: readNumber(form, `p${row}-hours`),
    })),
    wageCents: wage ?? stackDefaultInput.wageCents,
    employerFactor: factor ?? stackDefaultInput.employerFactor,
  };
  const result = checkForm(stackSchema, raw, (path) => fieldOf(path, rows, pairs));
  const faults = result.kind === 'invalid' ? result.errors : {};
  const errors = { ...seatErrors(raw.tools, rows, faults), ...faults };
  if (result.kind === 'ok' && Object.keys(errors).length === 0) return result;
  for (const name of pairs.flatMap((row) => [`p${row}-from`, `p${row}-to`])) {
    if (name in errors && readText(form, name) === '') errors[name] = stackWords.endNeeded;
  }
  for (const row of rows.filter((used) => readText(form, `t${used}-name`) === '')) {
    errors[`t${row}-name`] = isFilledIn(form, row)
      ? stackWords.nameOrClear
      : stackWords.nameOfChosen;
  }
  return { kind: 'invalid', errors };
}

/** The fields of a form filled with this input. */
export function writeStackForm(input: StackInput): Record<string, string> {
  const fields: Record<string, string> = {
    wage: `${input.wageCents / 100}`,
    employerFactor: `${input.employerFactor}`,
  };
  for (const [at, row] of input.tools.entries()) {
    const cost = row.monthlyCostCents;
    const values: Record<string, string> = {
      name: row.name,
      category: row.category,
      monthlyCost: cost === null ? '' : `${cost / 100}`,
      paidSeats: `${row.paidSeats ?? ''}`,
      usedSeats: `${row.usedSeats ?? ''}`,
      use: row.use,
      connects: row.connects,
      owner: row.owner,
      safeLogin: row.safeLogin,
      core: row.core ? 'yes' : 'no',
      personalData: row.personalData,
      renewalMonth: `${row.renewalMonth ?? ''}`,
    };
    for (const [name, value] of Object.entries(values)) fields[`t${at + 1}-${name}`] = value;
  }
  for (const [at, pair] of input.reEntry.entries()) {
    fields[`p${at + 1}-from`] = `${pair.from + 1}`;
    fields[`p${at + 1}-to`] = `${pair.to + 1}`;
    fields[`p${at + 1}-hours`] = `${pair.hoursPerWeek ?? ''}`;
  }
  return fields;
}

function readTool(form: FormFields, row: number) {
  const name = (field: string): string => `t${row}-${field}`;
  return {
    name: readText(form, name('name')),
    category: readText(form, name('category')),
    monthlyCostCents: readMoney(form, name('monthlyCost')),
    paidSeats: readNumber(form, name('paidSeats')),
    usedSeats: readNumber(form, name('usedSeats')),
    use: readChoice(form, name('use'), uses, 'unknown'),
    connects: readChoice(form, name('connects'), connections, 'unknown'),
    owner: readChoice(form, name('owner'), yesNo, 'unknown'),
    safeLogin: readChoice(form, name('safeLogin'), yesNo, 'unknown'),
    core: isCore(form, row),
    personalData: readChoice(form, name('personalData'), yesNo, 'unknown'),
    renewalMonth: readNumber(form, name('renewalMonth')),
    ...filledInFor(form, row),
  };
}

function fieldOf(path: string, rows: readonly number[], pairs: readonly number[]): string {
  const [list = '', at = '', field = ''] = path.split('.');
  if (list === 'tools' && field !== '') {
    return `t${rows[Number(at)]}-${field === 'monthlyCostCents' ? 'monthlyCost' : field}`;
  }
  if (list === 'reEntry' && field !== '') {
    return `p${pairs[Number(at)]}-${field === 'hoursPerWeek' ? 'hours' : field}`;
  }
  if (list === 'tools') return 't1-name';
  return list === 'wageCents' ? 'wage' : list;
}
