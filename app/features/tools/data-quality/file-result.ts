import { interpolate } from '#app/platform/format/interpolate.ts';
import { counted, joinWords, measuredText, plainNumber } from '../model/tool-figures.ts';
import {
  NEXT_STEPS,
  type SummaryAction,
  type SummaryLine,
  type ToolSummary,
  withMoreSteps,
} from '../model/tool-summary.ts';
import { barOf, wholeScore } from '../questionnaire/questionnaire.ts';
import { toolWords } from '../tools.content.ts';
import {
  type Dimension,
  dimensions,
  fileActionWords,
  fixRowsStep,
  type QualityBand,
  qualityBandWords,
  qualityMoreSteps,
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

type FileResult = ReturnType<typeof computeFile>;

function limitedBand(band: QualityBand, weakest: number): QualityBand {
  if (weakest < 50 && (band === 'ready' || band === 'usable')) return 'fix';
  return weakest < 75 && band === 'ready' ? 'usable' : band;
}

type MissingEvidence = keyof typeof words.noVerdict.missing;

/** What is missing for a verdict: enough rows, columns or measured dimensions. */
function missingEvidence({ rows, columns, findings }: FileInput, measured: number) {
  if ((findings['one-column'] ?? 0) > 0) return ['one-column'] satisfies MissingEvidence[];
  const missing: MissingEvidence[] = [];
  if (rows < EVIDENCE.rows) missing.push('rows');
  if (columns < EVIDENCE.columns) missing.push('columns');
  if (measured < EVIDENCE.dimensions) missing.push('dimensions');
  return missing;
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
  const result = computeFile(input);
  const [missing] = result.evidence;
  const { noVerdict } = words;
  const common = {
    tool: 'data-quality-assessment',
    warning: null,
    bars: result.known.map(({ title, ratio }) => barOf(title, ratio)),
    lines: linesOf(input, result),
    context: [],
    findOutFirst: [],
    notCounted: words.fileNotCounted,
    disclaimer: toolWords.disclaimer,
  } as const;
  if (missing !== undefined) {
    return {
      ...common,
      title: noVerdict.title,
      verdict: noVerdict.verdict,
      reasons: [...evidenceReasons(input, result), ...reasonsOf(input, result)],
      figure: { value: `${result.known.length}`, label: noVerdict.figureLabel },
      actions: [...noVerdict.steps[missing], noVerdict.questionsStep],
    };
  }
  const hasRed = result.known.some(({ ratio }) => isRed(ratio));
  const band = qualityBandWords[result.band];
  return {
    ...common,
    title: band.title,
    verdict: result.band === 'usable' && !hasRed ? words.usableWithoutRed : band.verdict,
    reasons: reasonsOf(input, result),
    figure: { value: `${result.score}`, label: words.scoreLabel },
    actions: stepsOf(input, result),
  };
}

/** The column that holds the band down, then the weakest dimensions, then the faulty rows. */
function stepsOf(input: FileInput, { known, heldDownBy, hoursToClean }: FileResult) {
  const hasWeakColumn = heldDownBy !== undefined && (input.weakestColumn ?? 1) < 0.75;
  const weak = known
    .filter(({ ratio }) => ratio < 0.9)
    .sort((a, b) => b.weight * (1 - b.ratio) - a.weight * (1 - a.ratio))
    .slice(0, NEXT_STEPS);
  const steps: SummaryAction[] = [
    ...(hasWeakColumn ? [words.columnStep] : []),
    ...weak.map(({ id, ratio }) => fileActionWords[id][ratio < 0.6 ? 'weak' : 'fair']),
  ].slice(0, NEXT_STEPS);
  const hasOwnStep = weak.some(({ id }) => countedDimensions.includes(id));
  const rows =
    hoursToClean > 0 && !hasOwnStep
      ? [{ text: fixRowsStep, effort: cleaningText(hoursToClean) }]
      : [];
  return withMoreSteps(steps, [...rows, ...qualityMoreSteps.known]);
}

/** The dimensions whose faults the time to clean counts. */
const countedDimensions: readonly Dimension[] = ['completeness', 'uniqueness', 'validity'];

function reasonsOf(input: FileInput, { heldDownBy, missing }: FileResult): string[] {
  const isEmptyColumn = heldDownBy?.reason === words.weakestColumn && heldDownBy.share === 0;
  const held =
    heldDownBy && interpolate(heldDownBy.reason, { share: measuredText(heldDownBy.share) });
  const names = joinWords(missing.map(({ title }) => title.toLowerCase()));
  return [
    ...(held === undefined ? [] : [isEmptyColumn ? words.emptyColumn : held]),
    ...findingKinds.flatMap((kind) => {
      const found = input.findings[kind] ?? 0;
      return found === 0 ? [] : interpolate(findingWords[kind], { count: plainNumber(found, 0) });
    }),
    ...(missing.length === 0 ? [] : [interpolate(words.leftOut, { names })]),
  ];
}

function evidenceReasons(input: FileInput, { evidence, known }: FileResult): string[] {
  const counts = {
    rows: counted(input.rows, 'row'),
    columns: counted(input.columns, 'column'),
    dimensions: plainNumber(known.length, 0),
    'one-column': '1',
  };
  return evidence.map((missing) =>
    interpolate(words.noVerdict.missing[missing], { count: counts[missing] }),
  );
}

/** Minutes below an hour. */
function cleaningText(hours: number): string {
  return hours < 1 ? counted(hours * 60, 'minute') : counted(hours, 'hour', 1);
}

function linesOf(input: FileInput, { hoursToClean }: FileResult): SummaryLine[] {
  const { lines } = words;
  return [
    { label: lines.rows, value: plainNumber(input.rows, 0) },
    { label: lines.duplicates, value: plainNumber(input.duplicates, 0) },
    ...duplicateRules.flatMap((rule) => {
      const found = input.duplicatesByRule[rule] ?? 0;
      const label = interpolate(lines.ofWhich, { rule: duplicateRuleWords[rule] });
      return found === 0 ? [] : { label, value: plainNumber(found, 0) };
    }),
    { label: lines.invalid, value: plainNumber(input.invalid, 0) },
    { label: lines.empty, value: plainNumber(input.empty, 0) },
    { label: lines.cleaning, value: cleaningText(hoursToClean) },
  ];
}

/** The counts behind the result, for the printed record. They contain no value of the file. */
export function fileRecord(input: FileInput): SummaryLine[] {
  const { rows, columns, duplicates, invalid, empty, measured } = input;
  const { record } = words;
  const titleOf = (id: string) => dimensions.find((one) => one.id === id)?.title ?? id;
  return [
    { label: record.rows, value: plainNumber(rows, 0) },
    { label: record.columns, value: plainNumber(columns, 0) },
    { label: record.duplicates, value: plainNumber(duplicates, 0) },
    { label: record.invalid, value: plainNumber(invalid, 0) },
    { label: record.empty, value: plainNumber(empty, 0) },
    ...Object.entries(measured).map(([id, ratio]) => ({
      label: titleOf(id),
      value: ratio === null ? record.notMeasured : measuredText(ratio),
    })),
  ];
}
