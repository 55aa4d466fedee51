import { lowerFirst } from '#app/platform/format/first-letter.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { roiDefaults } from '../roi-calculator/roi-defaults.content.ts';
import { categoryOf, rowTitle } from './stack-tool-row.tsx';
import { stackFieldWords, stackWords } from './tech-stack.content.ts';

/** "QuickBooks, seats you pay for", "Copied by hand 1, typed into": all rows have the same fields. */
export function labelOf(
  field: string,
  message: string,
  values: Record<string, string>,
): string | undefined {
  if (message === stackWords.atLeastOne) return undefined;
  const label = fieldLabels.get(field.replace(/^[tp]\d+-/, ''));
  const [, list, number] = /^([tp])(\d+)-/.exec(field) ?? [];
  if (number === undefined) return label;
  const row =
    list === 'p'
      ? interpolate(stackWords.pairNumber, { number })
      : toolOf(Number(number), values, field.endsWith('-name'));
  return label === undefined ? row : `${row}, ${lowerFirst(label)}`;
}

/** The tool of a row by its name, or by its number while the name is what has to be changed. */
function toolOf(row: number, values: Record<string, string>, isAboutName: boolean): string {
  const name = values[`t${row}-name`]?.trim();
  if (isAboutName || !name) return `${row}. ${rowTitle(row, categoryOf(row, values))}`;
  const namesakes = Object.entries(values).filter(
    ([field, value]) => /^t\d+-name$/.test(field) && value.trim() === name,
  );
  return namesakes.length > 1 ? `${row}. ${name}` : name;
}

/** The labels of the fields whose instructions don't name them. */
const fieldLabels: ReadonlyMap<string, string> = new Map([
  ['monthlyCost', stackFieldWords.monthlyCost.label],
  ['paidSeats', stackFieldWords.paidSeats.label],
  ['usedSeats', stackFieldWords.usedSeats.label],
  ['from', stackFieldWords.reEntryFrom.label],
  ['to', stackFieldWords.reEntryTo.label],
  ['hours', stackFieldWords.reEntryHours.label],
  ['wage', roiDefaults.wage.label],
  ['employerFactor', roiDefaults.employerFactor.label],
]);
