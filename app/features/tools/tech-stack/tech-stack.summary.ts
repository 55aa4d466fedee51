import { interpolate } from '#app/platform/format/interpolate.ts';
import { contextOf } from '../model/published-figures.content.ts';
import { joinWords, shownScore } from '../model/tool-figures.ts';
import {
  type FindOutFirst,
  type ToolSummary,
  toneOf,
  unknownReason,
} from '../model/tool-summary.ts';
import { toolPageWords, toolWords } from '../tools.content.ts';
import { copyingLine, spendLines } from './spend-lines.ts';
import { openDuplicates, stays } from './stack-advice.ts';
import { untimedLinks } from './stack-gaps.ts';
import type { StackInput, StackQuestion, StackResult, StackTool } from './stack-model.ts';
import { automationLine, pairLabel, pairReasons } from './stack-pair-words.ts';
import { stepsOf } from './stack-steps.ts';
import { bandWords, isAnyBetter, openQuestions } from './stack-verdict.ts';
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
import { toolLabel, toolLabels } from './tool-label.ts';

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
      ...result.firstAutomations.map((link, at) => automationLine(input, link, at)),
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
    const names = toolLabels(input, result.heldDownBy);
    reasons.push(
      `Your score alone would say “${stackBandWords[result.scoreBand].title}”, but you can’t work without ${names}, which can’t be connected.`,
    );
  }
  if (areWeakest(result) && result.band !== 'automation-ready') {
    reasons.push(`${weakestLabel(result)}: ${toolLabels(input, result.weakLinks)}.`);
  }
  for (const { category, tools } of result.duplicates) {
    const isOpen = openDuplicates(result.duplicates, result.tools).some((stay) =>
      stay.every((tool) => tools.includes(tool)),
    );
    const words = isOpen ? stackWords.chooseOne : stackWords.oneIsEnough;
    const names = toolLabels(input, tools);
    reasons.push(interpolate(words, { job: categoryWords[category], names }));
  }
  return [...reasons, ...result.map.links.flatMap((link) => pairReasons(input, result, link))];
}

/** A few connections can only be the weakest beside others that are known and better. */
function areWeakest(result: StackResult): boolean {
  const { length } = result.weakLinks;
  return length > 0 && length <= MOST_WEAKEST && isAnyBetter(result);
}

function weakestLabel({ weakLinks, tools }: StackResult): string {
  const label = weakLinks.length === 1 ? 'Weakest connection' : 'Weakest connections';
  return tools.every(stays) ? label : `${label} among the tools to keep`;
}

/** What is found out the same way about several tools or pairs is one entry that names them. */
function findOutFirst(input: StackInput, result: StackResult): FindOutFirst[] {
  const open = [
    ...untimedLinks(result).map((link) => ({
      ...stackFindOutHours,
      name: pairLabel(input, link),
    })),
    ...openQuestions({ input, result }).flatMap(({ tool, unknown }) =>
      unknown.map((question) => ({
        ...findOut(input.tools[tool], question),
        name: toolLabel(input, tool),
      })),
    ),
  ];
  const alike = Map.groupBy(open, ({ question, how }) => `${question} ${how}`).values();
  return [...alike].flatMap((entries) => {
    const [first] = entries;
    if (first === undefined) return [];
    const names = joinWords(entries.map(({ name }) => name));
    return [{ question: `${first.question}: ${names}`, how: first.how }];
  });
}

function findOut(tool: StackTool | undefined, question: StackQuestion): FindOutFirst {
  const kind = tool === undefined ? 'program' : toolKind(tool);
  const elsewhere = kind === 'program' ? undefined : stackFindOutElsewhere[kind][question];
  return { ...stackFindOut[question], ...(elsewhere === undefined ? {} : { how: elsewhere }) };
}
