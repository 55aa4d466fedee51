import { amountText } from '../model/tool-figures.ts';
import type { SummaryLine } from '../model/tool-summary.ts';
import { toolWords } from '../tools.content.ts';
import { roiFields, roiWords } from './roi-calculator.content.ts';
import { ignoredFields, type RoiField, type RoiInput } from './roi-input.ts';

/** The figures behind the result, without those that the chosen way of counting doesn't use. */
export function roiAnswers(input: RoiInput): SummaryLine[] {
  const ignored = ignoredFields(input.basis);
  const fields = (Object.keys(roiFields) as RoiField[]).filter((name) => !ignored.includes(name));
  return [
    { label: roiWords.basis.label, value: roiWords.basis[input.basis] },
    ...fields.map((name) => {
      const { label, unit } = roiFields[name].setting;
      const value = input[name];
      if (value === null) return { label, value: toolWords.dontKnow };
      return { label, value: amountText(unit.startsWith('CAD') ? value / 100 : value, unit) };
    }),
  ];
}
