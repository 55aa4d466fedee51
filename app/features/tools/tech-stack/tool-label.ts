import { joinWords } from '../model/tool-figures.ts';
import type { StackInput, StackTool } from './stack-model.ts';
import { categoryWords } from './tech-stack.content.ts';

/** The name of a tool. A name that stands in two rows gets its job: "QuickBooks (Payroll)". */
export function toolLabel({ tools }: Pick<StackInput, 'tools'>, index: number): string {
  const tool = tools[index];
  if (tool === undefined) return '';
  const namesakes = tools.filter((other) => nameKey(other) === nameKey(tool));
  if (namesakes.length === 1) return tool.name;
  const isOnlyOneOfJob =
    namesakes.filter(({ category }) => category === tool.category).length === 1;
  const job = tool.category === 'crm' ? 'CRM' : categoryWords[tool.category];
  return `${tool.name} (${isOnlyOneOfJob ? job : `tool ${index + 1}`})`;
}

/** The names of several tools: "Jobber and QuickBooks Online". */
export function toolLabels(input: Pick<StackInput, 'tools'>, indexes: readonly number[]): string {
  return joinWords(indexes.map((index) => toolLabel(input, index)));
}

function nameKey({ name }: StackTool): string {
  return name.trim().toLowerCase();
}
