import { interpolate } from '#app/platform/format/interpolate.ts';
import {
  counted,
  joinWords,
  measuredText,
  plainNumber,
  wholeScore,
} from '../model/tool-figures.ts';
import {
  NEXT_STEPS,
  type SummaryAction,
  type SummaryLine,
  type ToolSummary,
  withMoreSteps,
} from '../model/tool-summary.ts';
import {
  type Answers,
  barsOf,
  type Level,
  type ScoredSection,
  scoreOf,
} from '../questionnaire/questionnaire.ts';
import {
  type Dimension,
  dimensions,
  type QualityBand,
  qualityBandWords,
  qualityMoreSteps,
  repairs,
  dataQualityWords as words,
} from './data-quality.content.ts';
import { duplicateRuleWords, findingKinds, findingWords } from './file-check.content.ts';
import { cleaningMinutes, duplicateRules, EVIDENCE, type FileInput } from './file-input.ts';

/** The band of a whole score. */
export function qualityBandOf(score: number): QualityBand {
  if (score >= 90) return 'ready';
  if (score >= 75) return 'usable';
  return score >= 60 ? 'fix' : 'stop';
}

/** Whether a project with this data would only repeat its mistakes. */
export const needsRepair = (band: QualityBand) => band === 'fix' || band === 'stop';

/**
 * Scores the numbers of a file. What could not be measured is left out, and the rest counts more.
 * @returns the score as a whole number, and its band, limited by the worst column and by
 * rows that repeat
 */
export function computeFile(input: FileInput) {
  const measured: Partial<Record<Dimension, number | null>> = input.measured;
  const sections = dimensions.map((section) => {
    return {
      section,
      weight: section.weight,
      ratio: measured[section.id] ?? null,
      isUnknown: false,
    };
  });
  const score = wholeScore(scoreOf(sections) ?? 0);
  const knownCount = sections.filter(({ ratio }) => ratio !== null).length;
  const unique = { share: input.measured.uniqueness ?? 1, reason: words.repeatedRows };
  const column = { share: input.weakestColumn ?? 1, reason: words.weakestColumn };
  const worst = column.share <= unique.share ? column : unique;
  const worstPercent = wholeScore(worst.share * 100);
  // Below 75% rules out "ready", below 50% "usable", too.
  const most = worstPercent < 50 ? 74 : worstPercent < 75 ? 89 : 100;
  const band = qualityBandOf(Math.min(score, most));
  return {
    score,
    band,
    /** What holds the band down; undefined if nothing does. */
    heldDownBy: band === qualityBandOf(score) ? undefined : worst,
    sections,
    knownCount,
    /** Whether the file has enough rows, columns and measured dimensions for a verdict. */
    isJudged:
      input.rows >= EVIDENCE.rows &&
      input.columns >= EVIDENCE.columns &&
      knownCount >= EVIDENCE.dimensions,
  };
}

/** Duplicates × 2 min + invalid values × 1 min + empty required values × 3 min, in hours. */
export function hoursToClean(counts: Pick<FileInput, 'duplicates' | 'invalid' | 'empty'>): number {
  const { duplicate, invalid, empty } = cleaningMinutes;
  const minutes =
    counts.duplicates * duplicate.value +
    counts.invalid * invalid.value +
    counts.empty * empty.value;
  return minutes / 60;
}

/** The result of a file in words. */
export function summarizeFile(input: FileInput): ToolSummary {
  const { band, sections, knownCount, score, isJudged, heldDownBy } = computeFile(input);
  const { noVerdict } = words;
  const { title, verdict } = isJudged ? qualityBandWords[band] : noVerdict;
  const missing = sections.filter(({ ratio }) => ratio === null);
  const names = joinWords(missing.map(({ section }) => section.title.toLowerCase()));
  const evidence = interpolate(noVerdict.reason, {
    rows: counted(input.rows, 'row'),
    columns: counted(input.columns, 'column'),
    parts: counted(knownCount, 'part'),
  });
  const found = findingKinds.filter((kind) => input.findings[kind]);
  const hours = hoursToClean(input);
  const cleaning = hours < 1 ? counted(hours * 60, 'minute') : counted(hours, 'hour', 1);
  return {
    title,
    verdict,
    reasons: [
      isJudged ? '' : evidence,
      heldDownBy ? interpolate(heldDownBy.reason, { share: measuredText(heldDownBy.share) }) : '',
      ...found.map((kind) =>
        interpolate(findingWords[kind], { count: plainNumber(input.findings[kind] ?? 0, 0) }),
      ),
      interpolate(words.leftOut, { names }),
    ].filter(Boolean),
    figure: isJudged
      ? { value: `${score}`, label: words.scoreLabel }
      : { value: `${knownCount}`, label: noVerdict.figureLabel },
    bars: barsOf(sections),
    lines: [...countLines(input), { label: words.lines.cleaning, value: cleaning }],
    actions: isJudged
      ? withMoreSteps(repairsFor(sections), qualityMoreSteps.known)
      : noVerdict.steps,
    context: [],
    findOutFirst: [],
    notCounted: words.fileNotCounted,
    advisesAgainstSpending: !isJudged || needsRepair(band),
  };
}

/**
 * The repairs of the three dimensions that cost the most points.
 * @param answers so that nobody is told to do what they answered that they do
 */
export function repairsFor(
  sections: readonly ScoredSection[],
  answers: Answers<Level> = {},
): SummaryAction[] {
  return sections
    .map(({ section, weight, ratio }) => ({ id: section.id, weight, missing: 1 - (ratio ?? 1) }))
    .filter(({ missing }) => missing > 0.1)
    .sort((a, b) => b.weight * b.missing - a.weight * a.missing)
    .slice(0, NEXT_STEPS)
    .map(({ id, missing }) => {
      const { why, weak, fair, instead } = repairs[id as Dimension];
      const isDone = instead !== undefined && answers[instead.question] === 3;
      if (isDone) return { ...instead.step, why };
      return { ...(missing > 0.4 ? weak : fair), why };
    });
}

/** The counts behind the result. They contain no value of the file. */
export function countLines(input: FileInput): SummaryLine[] {
  const { lines } = words;
  const rules = duplicateRules.map((rule): [string, number] => [
    interpolate(lines.ofWhich, { rule: duplicateRuleWords[rule] }),
    input.duplicatesByRule[rule] ?? 0,
  ]);
  const counts: [string, number][] = [
    [lines.rows, input.rows],
    [lines.columns, input.columns],
    [lines.duplicates, input.duplicates],
    ...rules.filter(([, count]) => count > 0),
    [lines.invalid, input.invalid],
    [lines.empty, input.empty],
  ];
  return counts.map(([label, count]) => ({ label, value: plainNumber(count, 0) }));
}
