import { figureText, type ToolSummary } from '../model/tool-summary.ts';
import { toolWords } from '../tools.content.ts';

/** A result as plain text for the booking of a call, most important first. */
export function briefText(summary: ToolSummary): string {
  const lines = [
    summary.warning,
    summary.verdict,
    figureText(summary.figure),
    ...summary.bars.map((bar) => `${bar.label}: ${bar.text}`),
    ...summary.lines.map((line) => `${line.label}: ${line.value}`),
    ...summary.reasons,
    ...(summary.findOutFirst.length > 0 ? [`${toolWords.findOutFirst}:`] : []),
    ...summary.findOutFirst.map((open) => `- ${open.question}`),
  ];
  return lines.filter((line) => line !== null && line !== '').join('\n');
}
