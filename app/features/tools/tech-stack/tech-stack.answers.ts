import { amountText, exactDollars, plainNumber } from '../model/tool-figures.ts';
import type { SummaryLine } from '../model/tool-summary.ts';
import type { StackInput, StackTool } from './stack-model.ts';
import {
  categoryWords,
  stackAnswerWords,
  stackFieldWords,
  stackWords,
} from './tech-stack.content.ts';

/** One line for each tool with all that was said about it, then the copying and the wage. */
export function stackAnswers(input: StackInput): SummaryLine[] {
  const nameOf = (index: number) => input.tools[index]?.name ?? '';
  return [
    ...input.tools.map((tool, index) => ({
      label: `${index + 1}. ${tool.name}`,
      value: toolText(tool),
    })),
    ...input.reEntry.map((pair, index) => ({
      label: `${stackWords.record.copying} ${index + 1}: ${nameOf(pair.from)} → ${nameOf(pair.to)}`,
      value: amountText(pair.hoursPerWeek, 'hours a week'),
    })),
    {
      label: stackFieldWords.wage.label,
      value: amountText(input.wageCents / 100, 'CAD an hour'),
    },
    {
      label: stackFieldWords.employerFactor.label,
      value: amountText(input.employerFactor, 'times the wage'),
    },
  ];
}

function toolText(tool: StackTool): string {
  const { record } = stackWords;
  const yesNo = stackAnswerWords.yesNo;
  const known = (value: number | null) =>
    value === null ? yesNo.unknown.toLowerCase() : plainNumber(value, 0);
  const cost = tool.monthlyCostCents;
  return [
    categoryWords[tool.category],
    cost === null ? record.costUnknown : `${exactDollars(cost)} a month`,
    `${record.seats}: ${known(tool.usedSeats)} of ${known(tool.paidSeats)}`,
    stackAnswerWords.use[tool.use],
    stackAnswerWords.connects[tool.connects],
    `${record.owner}: ${yesNo[tool.owner]}`,
    `${record.safeLogin}: ${yesNo[tool.safeLogin]}`,
    `${record.personalData}: ${yesNo[tool.personalData]}`,
    ...(tool.core ? [record.core] : []),
    ...(tool.renewalMonth === null ? [] : [`${record.renewal}: ${tool.renewalMonth}`]),
  ].join('; ');
}
