import * as v from 'valibot';
import { defaultSources } from '../model/tool-default.ts';
import type {
  CarriedFigures,
  ToolAbout,
  ToolDefinition,
  ToolExamples,
} from '../model/tool-definition.ts';
import { checkForm } from '../model/tool-form.ts';
import { type SummaryAction, type ToolSummary, withMoreSteps } from '../model/tool-summary.ts';
import {
  type Answers,
  answerLines,
  barsOf,
  findOutFirst,
  judgeAnswers,
  type Level,
  levels,
  levelsSchema,
  readAnswers,
  scoreAnswers,
  writeAnswers,
  writeDigits,
} from '../questionnaire/questionnaire.ts';
import { resultLeadWords } from '../result/result-leads.content.ts';
import {
  dataQualityMethod,
  dataQualityWords,
  dimensions,
  qualityBandWords,
  qualityMoreSteps,
  qualityUnknownWords,
} from './data-quality.content.ts';
import { cleaningMinutes, type FileInput, fileSchema } from './file-input.ts';
import {
  computeFile,
  countLines,
  needsRepair,
  qualityBandOf,
  repairsFor,
  summarizeFile,
} from './file-result.ts';

export type QuestionsInput = { readonly mode: 'questions'; readonly answers: Answers<Level> };

/** Twelve answers, or the numbers of a file that was checked. */
export type DataQualityInput = QuestionsInput | FileInput;

const questionnaire = { sections: dimensions, choices: levels };

const questionsSchema = v.object({
  mode: v.literal('questions'),
  answers: levelsSchema(dimensions, dataQualityWords.chooseAnswer),
});

/** Scores twelve answers; the score is a whole number, from which its band is taken. */
export const computeQuestions = ({ answers }: QuestionsInput) =>
  judgeAnswers(questionnaire, answers, qualityBandOf);

function summarizeQuestions(input: QuestionsInput): ToolSummary {
  const { isUndecided, band, sections, figure, unknown, unknownReasons } = computeQuestions(input);
  const steps = repairsOf(input);
  const { title, verdict } = isUndecided ? qualityUnknownWords : qualityBandWords[band];
  return {
    title,
    verdict,
    reasons: unknownReasons,
    figure,
    bars: barsOf(sections),
    lines: [],
    // Where there is no verdict, finding out comes before any repair.
    actions: isUndecided
      ? withMoreSteps(qualityMoreSteps.unknown, steps)
      : withMoreSteps(steps, qualityMoreSteps.known),
    context: [],
    findOutFirst: findOutFirst(unknown),
    notCounted: dataQualityWords.notCounted,
    advisesAgainstSpending: isUndecided || needsRepair(band),
  };
}

/** The repairs, as far as the answers about a dimension are known. */
function repairsOf({ answers }: QuestionsInput): SummaryAction[] {
  const choices = levels.filter(({ isUnknown }) => !isUnknown);
  return repairsFor(scoreAnswers({ sections: dimensions, choices }, answers).sections, answers);
}

const dataStates = { ready: 'clean', usable: 'some', fix: 'messy', stop: 'messy' } as const;

/** The state of the data, for the cost calculator. */
function carries(input: DataQualityInput): CarriedFigures | null {
  const result = input.mode === 'file' ? computeFile(input) : computeQuestions(input);
  if ('isJudged' in result ? !result.isJudged : result.isUndecided) return null;
  return {
    tool: 'implementation-cost-calculator',
    fields: { data: dataStates[result.band] },
    words: resultLeadWords.dataInCost,
  };
}

const example = (digits: string) => writeDigits(dimensions, digits);

export const dataQualityTool: ToolDefinition<DataQualityInput> = {
  slug: 'data-quality-assessment',
  schema: v.variant('mode', [questionsSchema, fileSchema]),
  read: (form) =>
    checkForm(
      questionsSchema,
      { mode: 'questions', answers: readAnswers(questionnaire, form) },
      (path) => path.replace(/^answers\./, ''),
    ),
  // A file is not kept, so no form can show it again.
  write: (input) => (input.mode === 'file' ? {} : writeAnswers(questionnaire, input.answers)),
  start: {},
  answers: (input) =>
    input.mode === 'file' ? countLines(input) : answerLines(questionnaire, [input.answers]),
  summarize: (input) => (input.mode === 'file' ? summarizeFile(input) : summarizeQuestions(input)),
  carries,
};

/** Typical answers of each business. */
export const dataQualityExamples = (): ToolExamples => ({
  hvac: example('110011101011'),
  dental: example('332222232222'),
  onlineStore: example('333333332322'),
  lawOffice: example('222222222211'),
});

export const dataQualityAbout = (): ToolAbout => ({
  method: dataQualityMethod,
  sources: defaultSources(cleaningMinutes),
});
