import { amountText, plainNumber } from '../model/tool-figures.ts';
import type { SummaryLine } from '../model/tool-summary.ts';
import { toolWords } from '../tools.content.ts';
import { type CostInput, type CostNumber, connectionKinds, pieceKinds } from './cost-figures.ts';
import {
  connectionWords,
  costNumberFields,
  costWords,
  dataWords,
  pieceWords,
  privacyWords,
  teamWords,
} from './implementation-cost.content.ts';

/** The answers. Counts of zero are left out, unknown figures are marked. */
export function costAnswers(input: CostInput): SummaryLine[] {
  const counts = [
    ...pieceKinds.map((kind) => ({ ...pieceWords[kind], count: input.pieces[kind] })),
    ...connectionKinds.map((kind) => ({
      ...connectionWords[kind],
      count: input.connections[kind],
    })),
  ];
  const numbers = Object.keys(costNumberFields) as CostNumber[];
  return [
    ...counts
      .filter(({ count }) => count > 0)
      .map(({ label, count }) => ({ label, value: plainNumber(count, 0) })),
    { label: costWords.dataLabel, value: dataWords[input.data] },
    { label: costWords.teamLabel, value: teamWords[input.team] },
    { label: costWords.privacyLabel, value: privacyWords[input.privacy] },
    ...numbers.map((name) => {
      const { label, unit } = costNumberFields[name].setting;
      const value = input[name];
      if (value === null) return { label, value: toolWords.dontKnow };
      return { label, value: amountText(unit.startsWith('CAD') ? value / 100 : value, unit) };
    }),
  ];
}
