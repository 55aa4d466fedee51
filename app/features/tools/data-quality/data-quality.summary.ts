import { interpolate } from '#app/platform/format/interpolate.ts';
import {
  counted,
  joinWords,
  measuredText,
  percentText,
  plainNumber,
  shownScore,
} from '../model/tool-figures.ts';
import {
  isSureAnyway,
  NEXT_STEPS,
  type SummaryAction,
  type SummaryBar,
  type SummaryLine,
  type ToolSummary,
  toneOf,
  unknownReason,
  withMoreSteps,
} from '../model/tool-summary.ts';
import { toolPageWords, toolWords } from '../tools.content.ts';
import { duplicateRules } from './csv-duplicates.ts';
import {
  dataQualityWords,
  dimensionWords,
  fileActionWords,
  fixRowsStep,
  qualityBandWords,
  qualityMoreSteps,
  qualityQuestions,
  qualityUnknownWords,
} from './data-quality.content.ts';
import {
  type DataQualityInput,
  type DataQualityResult,
  type Dimension,
  type FileInput,
  qualityBandOf,
} from './data-quality.formula.ts';
import { duplicateRuleWords, findingWords } from './file-check.content.ts';
import { findingKinds } from './findings.ts';
import { questionStep } from './question-steps.ts';

/** The result in words. */
export function summarizeDataQuality(
  input: DataQualityInput,
  result: DataQualityResult,
): ToolSummary {
  if (result.missingEvidence.length > 0 && input.mode === 'file') return noVerdict(input, result);
  const { title } = result.isUndecided ? qualityUnknownWords : qualityBandWords[result.band];
  const repairs: SummaryAction[] = [
    ...columnRepairs(input, result),
    ...result.actions.flatMap(({ dimension, level }): SummaryAction | SummaryAction[] =>
      input.mode === 'file'
        ? fileActionWords[dimension][level]
        : (questionStep(dimension, input.answers) ?? []),
    ),
  ].slice(0, NEXT_STEPS);
  return {
    tool: 'data-quality-assessment',
    title,
    warning: null,
    verdict: verdictOf(result),
    reasons: reasonsOf(input, result),
    figure: {
      value: result.isUndecided
        ? `${shownScore(result.score)} to ${shownScore(result.bestCaseScore)}`
        : `${shownScore(result.score)}`,
      label: dataQualityWords.scoreLabel,
    },
    bars: barsOf(result),
    lines: input.mode === 'file' ? fileLines(input, result) : [],
    // Where there is no verdict, finding out comes before any repair.
    actions: result.isUndecided
      ? withMoreSteps(qualityMoreSteps.unknown, repairs)
      : withMoreSteps(repairs, [...rowRepairs(result), ...qualityMoreSteps.known]),
    context: [],
    findOutFirst: result.unknown.map((id) => ({
      question: qualityQuestions[id].label,
      how: qualityQuestions[id].findOut,
    })),
    notCounted: dataQualityWords[input.mode === 'file' ? 'fileNotCounted' : 'notCounted'],
    disclaimer: toolWords.disclaimer,
  };
}

function barsOf(result: DataQualityResult): SummaryBar[] {
  return result.dimensions.flatMap(({ dimension, ratio, isUnknown }) =>
    ratio === null
      ? []
      : [
          {
            label: dimensionWords[dimension].title,
            percent: ratio * 100,
            text: isUnknown ? toolPageWords.notKnown : measuredText(ratio),
            tone: toneOf(shownScore(ratio * 100), 90, 75),
          },
        ],
  );
}

function weakestReason(input: FileInput, result: DataQualityResult): string[] {
  if (result.band === qualityBandOf(result.score)) return [];
  const column = input.weakestColumn ?? 1;
  const unique = input.measured.uniqueness ?? 1;
  const right = accuracyOf(result);
  const lowest = Math.min(column, unique, right);
  if (column === lowest && column === 0) return [dataQualityWords.emptyColumn];
  const { wrongRows, repeatedRows, weakestColumn } = dataQualityWords;
  const others = right === lowest ? wrongRows : repeatedRows;
  const words = column === lowest ? weakestColumn : others;
  return [interpolate(words, { share: measuredText(lowest) })];
}

/** 1 if too few rows were marked. */
function accuracyOf({ dimensions }: DataQualityResult): number {
  return dimensions.find(({ dimension }) => dimension === 'accuracy')?.ratio ?? 1;
}

/** The step for a column that holds the band down. */
function columnRepairs(input: DataQualityInput, result: DataQualityResult): SummaryAction[] {
  if (input.mode !== 'file' || result.band === qualityBandOf(result.score)) return [];
  return (input.weakestColumn ?? 1) < 0.75 ? [dataQualityWords.columnStep] : [];
}

/** The few faults of a file that is good otherwise: their dimensions have no step of their own. */
function rowRepairs({ hoursToClean, actions }: DataQualityResult): SummaryAction[] {
  const hasOwnStep = actions.some(({ dimension }) => isCounted(dimension));
  if (hoursToClean === null || hoursToClean === 0 || hasOwnStep) return [];
  return [{ text: fixRowsStep, effort: cleaningText(hoursToClean) }];
}

/** Whether the time to clean counts the faults of a dimension. */
function isCounted(dimension: Dimension): boolean {
  return dimension === 'completeness' || dimension === 'uniqueness' || dimension === 'validity';
}

/** The problems of the file, most important first. */
function findingReasons(input: FileInput): string[] {
  return findingKinds.flatMap((kind) => {
    const count = input.findings[kind] ?? 0;
    return count === 0 ? [] : [interpolate(findingWords[kind], { count: plainNumber(count, 0) })];
  });
}

/** Red is below 75 %, as in the bands. */
function verdictOf(result: DataQualityResult): string {
  if (result.isUndecided) return qualityUnknownWords.verdict;
  const known = result.dimensions.filter(({ isUnknown }) => !isUnknown);
  const hasRed = barsOf({ ...result, dimensions: known }).some(({ tone }) => tone === 'weak');
  if (result.band === 'usable' && !hasRed) return dataQualityWords.usableWithoutRed;
  return qualityBandWords[result.band].verdict;
}

/** Minutes below an hour. */
function cleaningText(hours: number): string {
  return hours < 1 ? counted(hours * 60, 'minute') : counted(hours, 'hour', 1);
}

function fileLines(input: FileInput, result: DataQualityResult): SummaryLine[] {
  return [
    { label: 'Rows checked', value: plainNumber(input.rows, 0) },
    { label: 'Possible duplicates', value: plainNumber(input.duplicates, 0) },
    ...duplicateRules.flatMap((rule) => {
      const count = input.duplicatesByRule[rule] ?? 0;
      const label = `of which ${duplicateRuleWords[rule]}`;
      return count === 0 ? [] : [{ label, value: plainNumber(count, 0) }];
    }),
    { label: 'Values that are not valid', value: plainNumber(input.invalid, 0) },
    { label: 'Missing values', value: plainNumber(input.empty, 0) },
    { label: 'Cleaning by hand', value: cleaningText(result.hoursToClean ?? 0) },
  ];
}

/** What could be measured, and what is missing for a verdict. */
function noVerdict(input: FileInput, result: DataQualityResult): ToolSummary {
  const { noVerdict: words } = dataQualityWords;
  const measured = result.dimensions.filter(({ ratio }) => ratio !== null).length;
  const [first] = result.missingEvidence;
  const countOf = {
    rows: counted(input.rows, 'row'),
    columns: counted(input.columns, 'column'),
    dimensions: plainNumber(measured, 0),
    'one-column': '1',
  };
  return {
    tool: 'data-quality-assessment',
    title: words.title,
    warning: null,
    verdict: words.verdict,
    reasons: [
      ...result.missingEvidence.map((missing) =>
        interpolate(words.missing[missing], {
          count: countOf[missing],
        }),
      ),
      ...reasonsOf(input, result),
    ],
    figure: { value: `${measured}`, label: words.figureLabel },
    bars: barsOf(result),
    lines: fileLines(input, result),
    actions: [...(first === undefined ? [] : words.steps[first]), words.questionsStep],
    context: [],
    findOutFirst: [],
    notCounted: dataQualityWords.fileNotCounted,
    disclaimer: toolWords.disclaimer,
  };
}

function reasonsOf(input: DataQualityInput, result: DataQualityResult): string[] {
  const reasons: string[] =
    input.mode === 'file' ? [...weakestReason(input, result), ...findingReasons(input)] : [];
  if (result.missing.length > 0) {
    const names = joinWords(result.missing.map((d) => dimensionWords[d].title.toLowerCase()));
    reasons.push(`Not measured, so left out: ${names}.`);
  }
  if (result.accuracyInterval !== null) {
    const { low, high } = result.accuracyInterval;
    reasons.push(
      `In the whole list, between ${percentText(low)} and ${percentText(high)} of the rows are right, going by those that you marked.`,
    );
  }
  if (result.unknown.length > 0) {
    reasons.push(
      unknownReason(
        result.unknown.length,
        '12 answers',
        `is somewhere between ${shownScore(result.score)} and ${shownScore(result.bestCaseScore)}`,
      ),
      ...(isSureAnyway(result) ? [toolPageWords.sureAnyway] : []),
    );
  }
  return reasons;
}
