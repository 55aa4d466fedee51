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
import { duplicateRuleWords, findingWords } from './file-check.content.ts';
import {
  cleaningMinutes,
  duplicateRules,
  EVIDENCE,
  type FileInput,
  findingKinds,
} from './file-input.ts';

/** The band of a whole score. */
export function qualityBandOf(score: number): QualityBand {
  if (score >= 90) return 'ready';
  if (score >= 75) return 'usable';
  return score >= 60 ? 'fix' : 'stop';
}

/** Whether a part of the data is so weak that it has to be cleaned before a start, by whole percent. */
export function isRed(share: number): boolean {
  return wholeScore(share * 100) < 75;
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
  const scoreBand = qualityBandOf(score);
  const band = limitedBand(scoreBand, wholeScore(worst.share * 100));
  return {
    score,
    band,
    /** What holds the band down; undefined if nothing does. */
    heldDownBy: band === scoreBand ? undefined : worst,
    known,
    missing: dimensions.filter(({ id }) => known.every((one) => one.id !== id)),
    evidence: missingEvidence(input, known.length),
  };
}

function limitedBand(band: QualityBand, weakest: number): QualityBand {
  if (weakest < 50 && (band === 'ready' || band === 'usable')) return 'fix';
  return weakest < 75 && band === 'ready' ? 'usable' : band;
}

/** What is missing for a verdict: enough rows, columns or measured dimensions. */
function missingEvidence({ rows, columns }: FileInput, measured: number): string[] {
  const { missing } = words.noVerdict;
  return [
    rows < EVIDENCE.rows ? interpolate(missing.rows, { count: counted(rows, 'row') }) : '',
    columns < EVIDENCE.columns
      ? interpolate(missing.columns, { count: counted(columns, 'column') })
      : '',
    measured < EVIDENCE.dimensions ? interpolate(missing.dimensions, { count: measured }) : '',
  ].filter(Boolean);
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
  const { band, known, score, evidence, heldDownBy, missing } = computeFile(input);
  const { noVerdict } = words;
  const hasVerdict = evidence.length === 0;
  const { title, verdict } = hasVerdict ? qualityBandWords[band] : noVerdict;
  const isUsable = hasVerdict && band === 'usable' && !known.some(({ ratio }) => isRed(ratio));
  const names = joinWords(missing.map((one) => one.title.toLowerCase()));
  const hours = hoursToClean(input);
  const cleaning = hours < 1 ? counted(hours * 60, 'minute') : counted(hours, 'hour', 1);
  return {
    title,
    verdict: isUsable ? words.usableWithoutRed : verdict,
    reasons: [
      ...evidence,
      heldDownBy ? interpolate(heldDownBy.reason, { share: measuredText(heldDownBy.share) }) : '',
      ...findingKinds.map((kind) => {
        const found = input.findings[kind] ?? 0;
        const count = plainNumber(found, 0);
        return found === 0 ? '' : interpolate(findingWords[kind], { count });
      }),
      names && interpolate(words.leftOut, { names }),
    ].filter(Boolean),
    figure: hasVerdict
      ? { value: `${score}`, label: words.scoreLabel }
      : { value: `${known.length}`, label: noVerdict.figureLabel },
    bars: known.map((one) => barOf(one.title, one.ratio)),
    lines: [...countLines(input), { label: words.lines.cleaning, value: cleaning }],
    actions: hasVerdict
      ? withMoreSteps(repairsFor(known), qualityMoreSteps.known)
      : noVerdict.steps,
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

function countLines(input: FileInput): SummaryLine[] {
  const { lines } = words;
  const count = (label: string, value: number) => ({ label, value: plainNumber(value, 0) });
  return [
    count(lines.rows, input.rows),
    count(lines.columns, input.columns),
    count(lines.duplicates, input.duplicates),
    ...duplicateRules.flatMap((rule) => {
      const found = input.duplicatesByRule[rule] ?? 0;
      const label = interpolate(lines.ofWhich, { rule: duplicateRuleWords[rule] });
      return found === 0 ? [] : count(label, found);
    }),
    count(lines.invalid, input.invalid),
    count(lines.empty, input.empty),
  ];
}

/** The counts behind the result, for the printed record. They contain no value of the file. */
export function fileRecord(input: FileInput): SummaryLine[] {
  const { known, missing } = computeFile(input);
  return [
    ...countLines(input),
    ...known.map(({ title, ratio }) => ({ label: title, value: measuredText(ratio) })),
    ...missing.map(({ title }) => ({ label: title, value: words.notMeasured })),
  ];
}
