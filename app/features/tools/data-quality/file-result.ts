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
import { barOf } from '../questionnaire/questionnaire.ts';
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

/**
 * Scores the numbers of a file. What could not be measured is left out, and the rest counts more.
 * @returns the score as a whole number, and its band, limited by the worst column and by
 * rows that repeat
 */
export function computeFile(input: FileInput) {
  const measured: Partial<Record<Dimension, number | null>> = input.measured;
  const known = dimensions.flatMap(({ id, title, weight }) => {
    const ratio = measured[id] ?? null;
    return ratio === null ? [] : [{ id, title, weight, ratio }];
  });
  const weights = known.reduce((sum, { weight }) => sum + weight, 0);
  const points = known.reduce((sum, { weight, ratio }) => sum + weight * ratio, 0);
  const score = wholeScore(weights === 0 ? 0 : (points / weights) * 100);
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
    known,
    /** Whether the file has enough rows, columns and measured dimensions for a verdict. */
    isJudged:
      input.rows >= EVIDENCE.rows &&
      input.columns >= EVIDENCE.columns &&
      known.length >= EVIDENCE.dimensions,
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
  const { band, known, score, isJudged, heldDownBy } = computeFile(input);
  const { noVerdict } = words;
  const { title, verdict } = isJudged ? qualityBandWords[band] : noVerdict;
  const missing = dimensions.filter(({ id }) => known.every((one) => one.id !== id));
  const names = joinWords(missing.map((one) => one.title.toLowerCase()));
  const evidence = interpolate(noVerdict.reason, {
    rows: counted(input.rows, 'row'),
    columns: counted(input.columns, 'column'),
    parts: counted(known.length, 'part'),
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
      : { value: `${known.length}`, label: noVerdict.figureLabel },
    bars: known.map((one) => barOf(one.title, one.ratio)),
    lines: [...countLines(input), { label: words.lines.cleaning, value: cleaning }],
    actions: isJudged ? withMoreSteps(repairsFor(known), qualityMoreSteps.known) : noVerdict.steps,
    context: [],
    findOutFirst: [],
    notCounted: words.fileNotCounted,
  };
}

/** The repairs of the three dimensions that cost the most points. */
export function repairsFor(
  known: readonly { readonly id: Dimension; readonly weight: number; readonly ratio: number }[],
): SummaryAction[] {
  return known
    .filter(({ ratio }) => ratio < 0.9)
    .sort((a, b) => b.weight * (1 - b.ratio) - a.weight * (1 - a.ratio))
    .slice(0, NEXT_STEPS)
    .map(({ id, ratio }) => {
      const { why, weak, fair } = repairs[id];
      return { ...(ratio < 0.6 ? weak : fair), why };
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
