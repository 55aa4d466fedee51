import { interpolate } from '#app/platform/format/interpolate.ts';
import { measuredText, plainNumber } from '../model/tool-figures.ts';
import type { SummaryLine } from '../model/tool-summary.ts';
import { toolWords } from '../tools.content.ts';
import { dataQualityWords, dimensionWords, qualityQuestions } from './data-quality.content.ts';
import {
  type DataQualityInput,
  type FileInput,
  qualityQuestionIds,
} from './data-quality.formula.ts';

/** The twelve answers, or the counts of the file check, which never contain values of the file. */
export function dataQualityAnswers(input: DataQualityInput): SummaryLine[] {
  if (input.mode === 'file') return fileCounts(input);
  return qualityQuestionIds.map((id) => {
    const answer = input.answers[id];
    const { label, answers } = qualityQuestions[id];
    return { label, value: answer === null ? toolWords.dontKnow : answers[answer] };
  });
}

function fileCounts(input: FileInput) {
  const { rows, columns, duplicates, invalid, empty, measured, sample } = input;
  const { record } = dataQualityWords;
  const dimensions = Object.keys(measured) as (keyof typeof measured)[];
  return [
    { label: record.rows, value: plainNumber(rows, 0) },
    { label: record.columns, value: plainNumber(columns, 0) },
    { label: record.duplicates, value: plainNumber(duplicates, 0) },
    { label: record.invalid, value: plainNumber(invalid, 0) },
    { label: record.empty, value: plainNumber(empty, 0) },
    ...dimensions.map((dimension) => {
      const ratio = measured[dimension];
      return {
        label: dimensionWords[dimension].title,
        value: ratio === null ? record.notMeasured : measuredText(ratio),
      };
    }),
    ...(sample
      ? [{ label: dimensionWords.accuracy.title, value: interpolate(record.sample, sample) }]
      : []),
  ];
}
