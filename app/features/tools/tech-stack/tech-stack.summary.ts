import { interpolate } from '#app/platform/format/interpolate.ts';
import { contextOf } from '../model/published-figures.content.ts';
import { dollars, hoursAWeek, joinWords, shownScore } from '../model/tool-figures.ts';
import {
  type FindOutFirst,
  type ToolSummary,
  toneOf,
  unknownReason,
} from '../model/tool-summary.ts';
import { toolPageWords, toolWords } from '../tools.content.ts';
import { copyingLine, spendLines } from './spend-lines.ts';
import { leaves, weakestLinks } from './stack-advice.ts';
import type { StackInput, StackQuestion, StackResult, StackTool } from './stack-model.ts';
import { pairLabel, stepsOf } from './stack-steps.ts';
import { bandWords, openDuplicates } from './stack-verdict.ts';
import {
  categoryWords,
  stackBandWords,
  stackFindOut,
  stackFindOutElsewhere,
  stackFindOutHours,
  stackPartWords,
  stackWords,
} from './tech-stack.content.ts';
import { toolKind } from './tool-kind.ts';
import { toolLabel } from './tool-label.ts';

/** Where more tools than this are equally badly connected, none of them stands out. */
const MOST_WEAKEST = 4;

/** The result in words. */
export function summarizeStack(input: StackInput, result: StackResult): ToolSummary {
  const band = bandWords({ input, result });
  return {
    tool: 'tech-stack-analyzer',
    title: band.title,
    warning: null,
    verdict: band.verdict,
    reasons: reasonsOf(input, result),
    figure: { value: `${shownScore(result.score)}`, label: stackWords.scoreLabel },
    bars: (Object.keys(stackPartWords) as (keyof typeof stackPartWords)[]).map((part) => ({
      label: stackPartWords[part],
      percent: result.parts[part] * 100,
      text: result.unknownParts.includes(part)
        ? toolPageWords.notKnown
        : `${Math.round(result.parts[part] * 100)}%`,
      tone: toneOf(result.parts[part] * 100),
    })),
    lines: [
      ...spendLines(input, result),
      copyingLine(result),
      ...result.firstAutomations.map((link, index) => ({
        label: `Automation ${index + 1}: ${pairLabel(input, link)}`,
        value: `${hoursAWeek(link.hoursPerWeek)}, ${dollars(link.costCents)} a month`,
      })),
    ],
    actions: stepsOf(input, result),
    context: contextOf('tech-stack-analyzer'),
    findOutFirst: findOutFirst(input, result),
    notCounted: stackWords.notCounted,
    disclaimer: toolWords.disclaimer,
  };
}

function reasonsOf(input: StackInput, result: StackResult): string[] {
  const reasons: string[] = [];
  const { count, scored, of } = result.unknownAnswers;
  if (count > 0) {
    reasons.push(unknownReason(count, `${of} answers about your tools`, 'may be higher', scored));
  }
  if (result.heldDownBy.length > 0) {
    const names = joinWords(result.heldDownBy.map((tool) => toolLabel(input, tool)));
    reasons.push(
      `Your score alone would say “${stackBandWords[result.scoreBand].title}”, but you can’t work without ${names}, which can’t be connected.`,
    );
  }
  const weakest = weakestLinks(input.tools, result.tools);
  if (areWeakest(weakest, result) && result.band !== 'automation-ready') {
    const names = joinWords(weakest.map((tool) => toolLabel(input, tool)));
    reasons.push(`${weakestLabel(weakest, result)}: ${names}.`);
  }
  for (const { category, tools } of result.duplicates) {
    const names = joinWords(tools.map((tool) => toolLabel(input, tool)));
    const isOpen = openDuplicates(result).some((stay) =>
      stay.every((tool) => tools.includes(tool)),
    );
    const words = isOpen ? stackWords.chooseOne : stackWords.oneIsEnough;
    reasons.push(interpolate(words, { job: categoryWords[category], names }));
  }
  for (const link of result.map.links) {
    if (link.kind === 'ready') continue;
    const names = joinWords(link.blockedBy.map((tool) => toolLabel(input, tool)));
    const copying =
      link.hoursPerWeek === null ? 'copied by hand' : `${hoursAWeek(link.hoursPerWeek)} of copying`;
    reasons.push(
      `${pairLabel(input, link)}: ${copying}, but as far as you know, ${names} can’t be connected.`,
    );
  }
  return reasons;
}

/** A few connections can only be the weakest beside others that are known. */
function areWeakest(weakest: readonly number[], { unknownLinks, tools }: StackResult): boolean {
  const known = tools.filter((tool) => !leaves(tool)).length - unknownLinks.length;
  return weakest.length > 0 && weakest.length <= MOST_WEAKEST && known > weakest.length;
}

function weakestLabel(weakest: readonly number[], { tools }: StackResult): string {
  const label = weakest.length === 1 ? 'Weakest connection' : 'Weakest connections';
  return tools.some(leaves) ? `${label} among the tools to keep` : label;
}

function findOutFirst(input: StackInput, result: StackResult): FindOutFirst[] {
  const about = (name: string, { question, how }: FindOutFirst) => ({
    question: `${name}: ${question}`,
    how,
  });
  return [
    ...result.map.links
      .filter(({ hoursPerWeek }) => hoursPerWeek === null)
      .map((link) => about(pairLabel(input, link), stackFindOutHours)),
    ...result.tools.flatMap(({ tool, unknown }) =>
      unknown.map((question) =>
        about(toolLabel(input, tool), findOut(input.tools[tool], question)),
      ),
    ),
  ];
}

function findOut(tool: StackTool | undefined, question: StackQuestion): FindOutFirst {
  const kind = tool === undefined ? 'program' : toolKind(tool);
  const elsewhere = kind === 'program' ? undefined : stackFindOutElsewhere[kind][question];
  return { ...stackFindOut[question], ...(elsewhere === undefined ? {} : { how: elsewhere }) };
}
