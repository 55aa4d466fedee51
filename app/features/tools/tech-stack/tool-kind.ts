import type { StackTool, ToolKind } from './stack-model.ts';
import { categoryWords } from './tech-stack.content.ts';

type Named = Pick<StackTool, 'name' | 'category'>;

/** Names of a file, whatever it's for: "Customer list in Word". */
const FILE = /\b(excel|word|spreadsheets?|files|file(?! server))\b/i;
/** Spreadsheets that are programs with logins, connections and help pages. */
const ONLINE = /\b(google|airtable|smartsheet)\b/i;
const STAND_IN = /^(Tool|File) \d+ \(/;

/** What a tool is, by its group and its name. */
export function toolKind({ name, category }: Named): ToolKind {
  if (category === 'paper') return 'paper';
  const standIn = STAND_IN.exec(name)?.[1];
  if (standIn !== undefined) return standIn === 'File' ? 'file' : 'program';
  if (ONLINE.test(name)) return 'program';
  return category === 'spreadsheet' || FILE.test(name) ? 'file' : 'program';
}

/** "Tool 3 (Accounting)", in place of a name that must not be shown; what the tool is remains. */
export function standInName(tool: Named, index: number): string {
  const noun = toolKind(tool) === 'file' ? 'File' : 'Tool';
  return `${noun} ${index + 1} (${categoryWords[tool.category]})`;
}

/** Splits tools by what they are, in the order in which they stand. */
export function byKind(
  indexes: readonly number[],
  tools: readonly StackTool[],
): [ToolKind, number[]][] {
  const kinds = new Map<ToolKind, number[]>();
  for (const index of indexes) {
    const tool = tools[index];
    if (tool === undefined) continue;
    const kind = toolKind(tool);
    kinds.set(kind, [...(kinds.get(kind) ?? []), index]);
  }
  return [...kinds];
}
