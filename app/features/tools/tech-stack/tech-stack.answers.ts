import { lowerFirst } from '#app/platform/format/first-letter.ts';
import { MONTHS } from '#app/platform/time/long-date.ts';
import { amountText, exactDollars } from '../model/tool-figures.ts';
import type { SummaryLine } from '../model/tool-summary.ts';
import { toolWords } from '../tools.content.ts';
import type { StackInput, StackQuestion, StackTool } from './stack-model.ts';
import { unknownAbout } from './stack-questions.ts';
import {
  categoryWords,
  stackAnswerWords,
  stackFieldWords,
  stackWords,
} from './tech-stack.content.ts';
import { toolLabel } from './tool-label.ts';

/** One line for each tool with all that was said about it, then the copying and the wage. */
export function stackAnswers(input: StackInput): SummaryLine[] {
  const nameOf = (index: number) => toolLabel(input, index);
  return [
    ...input.tools.map((tool, index) => ({
      label: `${index + 1}. ${tool.name}`,
      value: toolText(tool),
    })),
    ...input.reEntry.map((pair, index) => ({
      label: `${stackWords.record.copying} ${index + 1}: ${nameOf(pair.from)} → ${nameOf(pair.to)}`,
      value:
        pair.hoursPerWeek === null
          ? toolWords.dontKnow
          : amountText(pair.hoursPerWeek, 'hours a week'),
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

/** What was said about a tool, then what was left open of what applies to it. */
function toolText(tool: StackTool): string {
  const { record } = stackWords;
  const { use, connects, yesNo } = stackAnswerWords;
  const said: string[] = [categoryWords[tool.category]];
  const note = (text: string | null) => {
    if (text !== null) said.push(text);
  };
  const choice = (name: string, answer: 'yes' | 'no' | 'unknown') =>
    note(answer === 'unknown' ? null : `${name}: ${yesNo[answer].toLowerCase()}`);
  const { monthlyCostCents: cost, paidSeats, usedSeats } = tool;
  note(cost === null ? null : `${exactDollars(cost)} a month`);
  note(paidSeats === null ? null : `${record.paidSeats}: ${paidSeats}`);
  note(usedSeats === null ? null : `${record.usedSeats}: ${usedSeats}`);
  note(tool.use === 'unknown' ? null : use[tool.use].toLowerCase());
  note(tool.connects === 'unknown' ? null : lowerFirst(connects[tool.connects]));
  choice(record.owner, tool.owner);
  choice(record.safeLogin, tool.safeLogin);
  choice(record.personalData, tool.personalData);
  if (tool.core) said.push(record.core);
  if (tool.renewalMonth !== null) {
    said.push(`${record.renewal}: ${MONTHS[tool.renewalMonth - 1]}`);
  }
  const open = unknownAbout(tool).map((question) => openText(tool, question));
  if (open.length > 0) said.push(`${record.unknown}: ${open.join(', ')}`);
  return said.join('; ');
}

/** The two numbers of seats are one question, of which half may be answered. */
function openText({ paidSeats, usedSeats }: StackTool, question: StackQuestion): string {
  const { record } = stackWords;
  if (question === 'monthlyCostCents') return record.cost;
  if (question !== 'seats' || (paidSeats === null && usedSeats === null)) return record[question];
  return paidSeats === null ? record.paidSeats : record.usedSeats;
}
