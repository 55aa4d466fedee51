import * as v from 'valibot';
import { centsOf } from '../model/tool-default.ts';
import {
  boundedOrUnknown,
  checkForm,
  type FormFields,
  readChoice,
  readMoney,
  readNumber,
  type ToolFormResult,
} from '../model/tool-form.ts';
import { roiFields, roiWords } from './roi-calculator.content.ts';
import type { RoiField, RoiInput } from './roi-input.ts';

const fieldNames = Object.keys(roiFields) as RoiField[];

const shape = Object.fromEntries(
  fieldNames.map((name) => [name, boundedOrUnknown(roiFields[name].setting)]),
) as Record<RoiField, ReturnType<typeof boundedOrUnknown>>;

/** All numbers of the calculator, each within its bounds or null for "I don't know". */
export const roiSchema = v.pipe(
  v.object({ basis: v.picklist(['hours', 'items']), ...shape }),
  v.forward(
    v.check((input) => hoursFromItems(input) >= 0.5, roiWords.hoursTooFew),
    ['minutesPerItem'],
  ),
  v.forward(
    v.check((input) => hoursFromItems(input) <= 2000, roiWords.hoursTooMany),
    ['minutesPerItem'],
  ),
);

/** What the form starts with. */
export const roiDefaultInput: RoiInput = {
  basis: 'hours',
  ...(Object.fromEntries(
    fieldNames.map((name) => {
      const { setting } = roiFields[name];
      return [name, setting.unit.startsWith('CAD') ? centsOf(setting) : setting.value];
    }),
  ) as Record<RoiField, number>),
};

/** Reads a plain post. Money is typed in dollars; an empty field means "I don't know". */
export function readRoiForm(form: FormFields): ToolFormResult<RoiInput> {
  const numbers = Object.fromEntries(
    fieldNames.map((name) => {
      const { field, setting } = roiFields[name];
      return [
        name,
        setting.unit.startsWith('CAD') ? readMoney(form, field) : readNumber(form, field),
      ];
    }),
  );
  const basis = readChoice(form, 'basis', ['hours', 'items'], 'hours');
  return checkForm(roiSchema, { basis, ...numbers }, (path) =>
    Object.hasOwn(roiFields, path) ? roiFields[path as RoiField].field : path,
  );
}

/** The fields of a form filled with this input. */
export function writeRoiForm(input: RoiInput): Record<string, string> {
  const fields: Record<string, string> = { basis: input.basis };
  for (const name of fieldNames) {
    const { field, setting } = roiFields[name];
    const value = input[name];
    const shown = value !== null && setting.unit.startsWith('CAD') ? value / 100 : value;
    fields[field] = shown === null ? '' : `${shown}`;
  }
  return fields;
}

/** Hours a week where they follow from items; otherwise a value inside the bounds. */
function hoursFromItems(input: RoiInput): number {
  if (input.basis === 'hours' || input.itemsPerMonth === null || input.minutesPerItem === null) {
    return 1;
  }
  return ((input.itemsPerMonth * input.minutesPerItem) / 60) * (12 / 52);
}
