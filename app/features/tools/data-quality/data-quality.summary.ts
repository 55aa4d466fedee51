import { dataQualityBenchmarks } from '../defaults.content.ts';
import { counted, joinWords, percentText, plainNumber, shownScore } from '../model/tool-figures.ts';
import {
  type SummaryLine,
  type ToolSummary,
  toneOf,
  withMoreSteps,
} from '../model/tool-summary.ts';
import { toolWords } from '../tools.content.ts';
import {
  dataQualityWords,
  dimensionWords,
  qualityActionWords,
  qualityBandWords,
  qualityMoreSteps,
  qualityQuestions,
  qualityUnknownWords,
} from './data-quality.content.ts';
import type { DataQualityInput, DataQualityResult } from './data-quality.formula.ts';

/** The result in words. */
export function summarizeDataQuality(
  input: DataQualityInput,
  result: DataQualityResult,
): ToolSummary {
  const { title } = result.isMostlyUnknown ? qualityUnknownWords : qualityBandWords[result.band];
  const more = qualityMoreSteps[result.isMostlyUnknown ? 'unknown' : 'known'];
  return {
    tool: 'data-quality-assessment',
    title,
    warning: null,
    verdict: verdictOf(result),
    reasons: reasonsOf(result),
    figure: {
      value: result.isMostlyUnknown
        ? `${shownScore(result.score)} to ${shownScore(result.bestCaseScore)}`
        : `${shownScore(result.score)}`,
      label: dataQualityWords.scoreLabel,
    },
    bars: result.dimensions.flatMap(({ dimension, ratio }) =>
      ratio === null
        ? []
        : [
            {
              label: dimensionWords[dimension].title,
              percent: ratio * 100,
              text: `${Math.round(ratio * 100)}%`,
              tone: toneOf(ratio * 100, 90, 75),
            },
          ],
    ),
    lines: input.mode === 'file' ? fileLines(input, result) : [],
    actions: withMoreSteps(
      result.actions.map(({ dimension, level }) => qualityActionWords[dimension][level]),
      more,
    ),
    context: dataQualityBenchmarks.map(({ text, source }) => ({ text, source })),
    findOutFirst: result.unknown.map((id) => ({
      question: qualityQuestions[id].label,
      how: qualityQuestions[id].findOut,
    })),
    notCounted: dataQualityWords.notCounted,
    disclaimer: toolWords.disclaimer,
  };
}

/** Red is below 75 %, as in the bands. */
function verdictOf(result: DataQualityResult): string {
  if (result.isMostlyUnknown) return qualityUnknownWords.verdict;
  const hasRed = result.dimensions.some(({ ratio }) => ratio !== null && ratio < 0.75);
  if (result.band === 'usable' && !hasRed) return dataQualityWords.usableWithoutRed;
  return qualityBandWords[result.band].verdict;
}

/** Minutes below an hour. */
function cleaningText(hours: number): string {
  return hours < 1 ? counted(hours * 60, 'minute') : counted(hours, 'hour', 1);
}

function fileLines(
  input: Extract<DataQualityInput, { mode: 'file' }>,
  result: DataQualityResult,
): SummaryLine[] {
  return [
    { label: 'Rows checked', value: plainNumber(input.rows, 0) },
    { label: 'Double entries', value: plainNumber(input.duplicates, 0) },
    { label: 'Values that are not valid', value: plainNumber(input.invalid, 0) },
    { label: 'Missing values', value: plainNumber(input.empty, 0) },
    { label: 'Cleaning by hand', value: cleaningText(result.hoursToClean ?? 0) },
  ];
}

function reasonsOf(result: DataQualityResult): string[] {
  const reasons: string[] = [];
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
      `You don’t know ${result.unknown.length} of 12 answers. They count as zero: the true score lies between ${shownScore(result.score)} and ${shownScore(result.bestCaseScore)}.`,
    );
  }
  return reasons;
}
