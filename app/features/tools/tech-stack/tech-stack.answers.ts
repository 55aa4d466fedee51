import { MONTHS } from '#app/platform/time/long-date.ts';
import { amountText, exactDollars } from '../model/tool-figures.ts';
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

/** What was said about a tool, then what was left open. */
function toolText(tool: StackTool): string {
  const { record } = stackWords;
  const { use, connects, yesNo } = stackAnswerWords;
  const said: string[] = [categoryWords[tool.category]];
  const open: string[] = [];
  const note = (name: string, text: string | null) =>
    text === null ? open.push(name) : said.push(text);
  const choice = (name: string, answer: 'yes' | 'no' | 'unknown') =>
    note(name, answer === 'unknown' ? null : `${name}: ${yesNo[answer].toLowerCase()}`);
  const { monthlyCostCents: cost, paidSeats, usedSeats } = tool;
  note(record.cost, cost === null ? null : `${exactDollars(cost)} a month`);
  note(record.paidSeats, paidSeats === null ? null : `${record.paidSeats}: ${paidSeats}`);
  note(record.usedSeats, usedSeats === null ? null : `${record.usedSeats}: ${usedSeats}`);
  note(record.use, tool.use === 'unknown' ? null : use[tool.use].toLowerCase());
  note(record.connects, tool.connects === 'unknown' ? null : lowerFirst(connects[tool.connects]));
  choice(record.owner, tool.owner);
  choice(record.safeLogin, tool.safeLogin);
  choice(record.personalData, tool.personalData);
  if (tool.core) said.push(record.core);
  if (tool.renewalMonth !== null) {
    said.push(`${record.renewal}: ${MONTHS[tool.renewalMonth - 1]}`);
  }
  if (open.length > 0) said.push(`${record.unknown}: ${open.join(', ')}`);
  return said.join('; ');
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
