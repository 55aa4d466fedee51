import { shownScore } from '../model/tool-figures.ts';
import { couldChange } from '../model/tool-summary.ts';
import { hoursToClean } from './cleaning-hours.ts';
import type { DuplicateRule } from './csv-duplicates.ts';
import { EVIDENCE, type MissingEvidence, missingEvidence } from './evidence.ts';
import type { FindingKind } from './findings.ts';
import { type Interval, wilsonInterval } from './wilson-interval.ts';

/**
 * Data quality in six dimensions, from twelve answers or from a checked file.
 *
 *   score = sum of weight × dimension / sum of the weights that could be measured × 100
 *
 * The six dimensions follow the DAMA DMBOK, icedq.com and ryanconsulting.ai; the weights are ours.
 */

export const dimensions = [
  'completeness',
  'uniqueness',
  'validity',
  'accuracy',
  'timeliness',
  'consistency',
] as const;

export type Dimension = (typeof dimensions)[number];

export const dimensionWeights: Readonly<Record<Dimension, number>> = {
  completeness: 25,
  uniqueness: 20,
  validity: 20,
  accuracy: 15,
  timeliness: 10,
  consistency: 10,
};

/** Two questions for each dimension. */
export const qualityQuestionIds = [
  'C1',
  'C2',
  'U1',
  'U2',
  'V1',
  'V2',
  'A1',
  'A2',
  'T1',
  'T2',
  'K1',
  'K2',
] as const;

export type QualityQuestionId = (typeof qualityQuestionIds)[number];

const questionsOf: Readonly<Record<Dimension, readonly QualityQuestionId[]>> = {
  completeness: ['C1', 'C2'],
  uniqueness: ['U1', 'U2'],
  validity: ['V1', 'V2'],
  accuracy: ['A1', 'A2'],
  timeliness: ['T1', 'T2'],
  consistency: ['K1', 'K2'],
};

/** 0 to 3, or null for "I don't know", which counts as 0. */
export type QualityAnswer = 0 | 1 | 2 | 3 | null;

export type QuestionsInput = {
  readonly mode: 'questions';
  readonly answers: Readonly<Record<QualityQuestionId, QualityAnswer>>;
};

/** The numbers of a file check. The file itself stays in the browser. */
export type FileInput = {
  readonly mode: 'file';
  readonly rows: number;
  /** Columns that were measured. */
  readonly columns: number;
  /** A heading mentions patients, whose records must never be merged on a guess. */
  readonly holdsPatients: boolean;
  /** Ratios 0 to 1; null when the file has no column to measure it by. */
  readonly measured: Readonly<Record<Exclude<Dimension, 'accuracy'>, number | null>>;
  /** The visitor's marks on random rows; null if none were marked. */
  readonly sample: { readonly right: number; readonly checked: number } | null;
  /** Rows that may repeat an earlier one. */
  readonly duplicates: number;
  /** The duplicates by the rule that found them. */
  readonly duplicatesByRule: Readonly<Partial<Record<DuplicateRule, number>>>;
  /** The number of filled but invalid values. */
  readonly invalid: number;
  /** Empty values in columns marked as required. */
  readonly empty: number;
  /** The smallest share of usable values in one column, 0 to 1; null if none is measured. */
  readonly weakestColumn: number | null;
  /** The number of other problems by kind: cells, rows or columns. */
  readonly findings: Readonly<Partial<Record<FindingKind, number>>>;
};

export type DataQualityInput = QuestionsInput | FileInput;
export type QualityBand = 'ready' | 'usable' | 'fix' | 'stop';

export type DimensionResult = {
  readonly dimension: Dimension;
  readonly weight: number;
  /** 0 to 1; null when it was not measured. */
  readonly ratio: number | null;
  /** None of its questions was answered; its ratio is zero. */
  readonly isUnknown: boolean;
};

/** 'weak' below 60 %, 'fair' below 90 %. */
export type QualityAction = { readonly dimension: Dimension; readonly level: 'weak' | 'fair' };

export type DataQualityResult = {
  readonly mode: DataQualityInput['mode'];
  /** 0 to 100, full precision. */
  readonly score: number;
  readonly band: QualityBand;
  readonly dimensions: readonly DimensionResult[];
  readonly missing: readonly Dimension[];
  /** 95 % interval of the accuracy, 0 to 1; only after rows were marked. */
  readonly accuracyInterval: Interval | null;
  /** Hours of manual cleaning; only for a file. */
  readonly hoursToClean: number | null;
  /** Up to three, those that cost the most points first. */
  readonly actions: readonly QualityAction[];
  readonly unknown: readonly QualityQuestionId[];
  /** The score if all unknown answers turned out to be 3; for a file the score itself. */
  readonly bestCaseScore: number;
  /** So much is unknown that it could change the band, so none is shown. */
  readonly isUndecided: boolean;
  /** Why there is no verdict on a file; empty if there is one. */
  readonly missingEvidence: readonly MissingEvidence[];
};

/** Scores answers or the numbers of a file check. Never NaN. */
export function computeDataQuality(input: DataQualityInput): DataQualityResult {
  const results = dimensions.map((dimension) => ({
    dimension,
    weight: dimensionWeights[dimension],
    ratio: input.mode === 'questions' ? answered(input, dimension) : measured(input, dimension),
    isUnknown: input.mode === 'questions' && knownRatio(input, dimension) === null,
  }));
  const score = scoreDimensions(
    Object.fromEntries(results.map((r) => [r.dimension, r.ratio])) as Record<
      Dimension,
      number | null
    >,
  );
  const missing = results.filter((r) => r.ratio === null).map((r) => r.dimension);
  const sample = input.mode === 'file' ? input.sample : null;
  const unknown =
    input.mode === 'questions' ? qualityQuestionIds.filter((id) => input.answers[id] === null) : [];
  const best = input.mode === 'questions' ? bestCaseScore(input) : score;
  const caseOf = (points: number) => ({ score: points, band: limitedBand(points, input) });
  return {
    mode: input.mode,
    ...caseOf(score),
    dimensions: results,
    missing,
    accuracyInterval:
      sample === null || sample.checked === 0 ? null : wilsonInterval(sample.right, sample.checked),
    hoursToClean: input.mode === 'file' ? hoursToClean(input) : null,
    actions: actionsOf(input),
    unknown,
    bestCaseScore: best,
    isUndecided: couldChange(caseOf(score), caseOf(best)),
    missingEvidence:
      input.mode === 'file'
        ? missingEvidence({ ...input, dimensions: dimensions.length - missing.length })
        : [],
  };
}

/**
 * The weighted score of ratios between 0 and 1.
 * @returns 0 to 100; dimensions that are null are left out and the other weights scaled up; 0 when
 * nothing was measured
 */
export function scoreDimensions(ratios: Readonly<Record<Dimension, number | null>>): number {
  let points = 0;
  let weight = 0;
  for (const dimension of dimensions) {
    const ratio = ratios[dimension];
    if (ratio === null) continue;
    points += ratio * dimensionWeights[dimension];
    weight += dimensionWeights[dimension];
  }
  return weight === 0 ? 0 : (points / weight) * 100;
}

/** The band of a score, taken from the displayed number (one decimal). */
export function qualityBandOf(score: number): QualityBand {
  const shown = shownScore(score);
  if (shown >= 90) return 'ready';
  if (shown >= 75) return 'usable';
  return shown >= 60 ? 'fix' : 'stop';
}

function bestCaseScore(input: QuestionsInput): number {
  const ratios = dimensions.map((dimension) => [dimension, answered(input, dimension, 3)]);
  return scoreDimensions(Object.fromEntries(ratios) as Record<Dimension, number>);
}

function answered(input: QuestionsInput, dimension: Dimension, unknownAs = 0): number {
  const ids = questionsOf[dimension];
  const sum = ids.reduce((total, id) => total + (input.answers[id] ?? unknownAs), 0);
  return sum / (3 * ids.length);
}

function measured(input: FileInput, dimension: Dimension): number | null {
  if (dimension !== 'accuracy') return input.measured[dimension];
  const { sample } = input;
  const isEnough = sample !== null && sample.checked >= EVIDENCE.markedRows;
  return isEnough ? sample.right / sample.checked : null;
}

/** The ratio of the known answers alone; null if there is none. */
function knownRatio(input: DataQualityInput, dimension: Dimension): number | null {
  if (input.mode === 'file') return measured(input, dimension);
  const known = questionsOf[dimension].flatMap((id) => input.answers[id] ?? []);
  const sum = known.reduce<number>((total, answer) => total + answer, 0);
  return known.length === 0 ? null : sum / (3 * known.length);
}

/**
 * The band of a score; that of a file is limited by the displayed percentage of the worst column, of
 * rows that don't repeat or of rows marked as right.
 */
function limitedBand(score: number, input: DataQualityInput): QualityBand {
  const band = qualityBandOf(score);
  if (input.mode === 'questions') return band;
  const ratios = [input.weakestColumn, input.measured.uniqueness, measured(input, 'accuracy')];
  const weakest = shownScore(Math.min(...ratios.map((ratio) => ratio ?? 1)) * 100);
  if (weakest < 50 && (band === 'ready' || band === 'usable')) return 'fix';
  return weakest < 75 && band === 'ready' ? 'usable' : band;
}

/** The actions for the weakest dimensions. Unknown answers have to be found out first. */
function actionsOf(input: DataQualityInput): QualityAction[] {
  return dimensions
    .map((dimension) => ({ dimension, ratio: knownRatio(input, dimension) ?? 1 }))
    .filter(({ ratio }) => ratio < 0.9)
    .sort((a, b) => lossOf(b) - lossOf(a))
    .slice(0, 3)
    .map(({ dimension, ratio }) => ({ dimension, level: ratio < 0.6 ? 'weak' : 'fair' }));
}

function lossOf({ dimension, ratio }: { dimension: Dimension; ratio: number }): number {
  return dimensionWeights[dimension] * (1 - ratio);
}
