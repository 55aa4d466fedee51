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
  dataQualityDefaults,
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
  const measured = dimensions.map(({ id, title, weight }) => ({
    id,
    title,
    weight,
    // No program can tell whether a value is true.
    ratio: id === 'accuracy' ? null : input.measured[id],
  }));
  const known = measured.flatMap((one) => (one.ratio === null ? [] : { ...one, ratio: one.ratio }));
  const weights = known.reduce((sum, { weight }) => sum + weight, 0);
  const points = known.reduce((sum, { weight, ratio }) => sum + weight * ratio, 0);
  const score = wholeScore(weights === 0 ? 0 : (points / weights) * 100);
  const limits = [
    { share: input.measured.uniqueness ?? 1, reason: words.repeatedRows },
    { share: input.weakestColumn ?? 1, reason: words.weakestColumn },
  ];
  const worst = limits.reduce((least, one) => (one.share <= least.share ? one : least));
  const band = limitedBand(qualityBandOf(score), wholeScore(worst.share * 100));
  return {
    score,
    band,
    /** What holds the band down; undefined if nothing does. */
    heldDownBy: band === qualityBandOf(score) ? undefined : worst,
    known,
    missing: measured.filter((one) => one.ratio === null),
    evidence: missingEvidence(input, known.length),
    hoursToClean: hoursToClean(input),
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
    ...(rows < EVIDENCE.rows ? [interpolate(missing.rows, { count: counted(rows, 'row') })] : []),
    ...(columns < EVIDENCE.columns
      ? [interpolate(missing.columns, { count: counted(columns, 'column') })]
      : []),
    ...(measured < EVIDENCE.dimensions
      ? [interpolate(missing.dimensions, { count: measured })]
      : []),
  ];
}

/** Duplicates × 2 min + invalid values × 1 min + empty required values × 3 min, in hours. */
export function hoursToClean(counts: {
  readonly duplicates: number;
  readonly invalid: number;
  readonly empty: number;
}): number {
  const { minutesPerDuplicate, minutesPerInvalid, minutesPerEmpty } = dataQualityDefaults;
  return (
    (counts.duplicates * minutesPerDuplicate.value +
      counts.invalid * minutesPerInvalid.value +
      counts.empty * minutesPerEmpty.value) /
    60
  );
}

/** The result of a file in words. */
export function summarizeFile(input: FileInput): ToolSummary {
  const { band, known, score, evidence, heldDownBy, missing, hoursToClean } = computeFile(input);
  const { noVerdict } = words;
  const hasVerdict = evidence.length === 0;
  const hasRed = known.some(({ ratio }) => isRed(ratio));
  const { title, verdict } = hasVerdict ? qualityBandWords[band] : noVerdict;
  const names = joinWords(missing.map((one) => one.title.toLowerCase()));
  return {
    title,
    verdict: hasVerdict && band === 'usable' && !hasRed ? words.usableWithoutRed : verdict,
    reasons: [
      ...evidence,
      ...(heldDownBy
        ? [interpolate(heldDownBy.reason, { share: measuredText(heldDownBy.share) })]
        : []),
      ...findingKinds.flatMap((kind) => {
        const found = input.findings[kind] ?? 0;
        return found === 0 ? [] : interpolate(findingWords[kind], { count: plainNumber(found, 0) });
      }),
      ...(missing.length === 0 ? [] : [interpolate(words.leftOut, { names })]),
    ],
    figure: hasVerdict
      ? { value: `${score}`, label: words.scoreLabel }
      : { value: `${known.length}`, label: noVerdict.figureLabel },
    bars: known.map((one) => barOf(one.title, one.ratio)),
    lines: [...countLines(input), { label: words.lines.cleaning, value: timeText(hoursToClean) }],
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
      const { text, effort } = ratio < 0.6 ? weak : fair;
      return { text, why, effort };
    });
}

/** Minutes below an hour. */
function timeText(hours: number): string {
  return hours < 1 ? counted(hours * 60, 'minute') : counted(hours, 'hour', 1);
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
