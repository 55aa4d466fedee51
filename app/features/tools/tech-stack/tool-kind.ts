import type { StackTool, ToolKind } from './stack-model.ts';
import { categoryWords } from './tech-stack.content.ts';

type Named = Pick<StackTool, 'name' | 'category' | 'connects'>;

/** Names of paper, whatever it's for: "Whiteboard in the office". A whiteboard app connects. */
const PAPER =
  /\b(whiteboard|wall (calendar|planner)|notebook|binder|paper (calendar|book|forms?|lists?))\b/i;
/** Names of a file, whatever it's for: "Customer list in Word". */
const FILE = /\b(excel|word|spreadsheets?|files|file(?! server))\b/i;
/** Spreadsheets that are programs with logins, connections and help pages. */
const ONLINE = /\b(google|airtable|smartsheet)\b/i;

/** What stands for a name that must not be shown; it still says what the tool is. */
const kinds = ['program', 'file', 'paper'] as const satisfies readonly ToolKind[];
const standIns = { program: 'Tool', file: 'File', paper: 'Paper' } as const;
const STAND_IN = /^(Tool|File|Paper) \d+ \(/;

/** What a tool is, by its group and its name. */
export function toolKind({ name, category, connects }: Named): ToolKind {
  if (category === 'paper') return 'paper';
  const standIn = STAND_IN.exec(name)?.[1];
  if (standIn !== undefined) return kinds.find((kind) => standIns[kind] === standIn) ?? 'program';
  const canConnect = connects === 'native' || connects === 'export';
  if (!canConnect && PAPER.test(name)) return 'paper';
  if (ONLINE.test(name)) return 'program';
  return category === 'spreadsheet' || FILE.test(name) ? 'file' : 'program';
}

/** "Tool 3 (Accounting)", or "File 3 (Accounting)" where the group alone doesn't say that. */
export function standInName(tool: Named, index: number): string {
  const noun = tool.category === 'paper' ? standIns.program : standIns[toolKind(tool)];
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
