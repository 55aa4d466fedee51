import * as v from 'valibot';
import { defaultSources } from '../model/tool-default.ts';
import type {
  CarriedFigures,
  ToolAbout,
  ToolDefinition,
  ToolExamples,
} from '../model/tool-definition.ts';
import { checkForm } from '../model/tool-form.ts';
import {
  couldChange,
  NEXT_STEPS,
  type SummaryAction,
  type ToolSummary,
  unknownReason,
  withMoreSteps,
} from '../model/tool-summary.ts';
import {
  type Answers,
  answerLines,
  barsOf,
  findOutFirst,
  type Level,
  levels,
  levelsSchema,
  readAnswers,
  scoreAnswers,
  wholeScore,
  writeAnswers,
  writeDigits,
} from '../questionnaire/questionnaire.ts';
import { resultLeadWords } from '../result/result-leads.content.ts';
import { toolWords } from '../tools.content.ts';
import {
  type Dimension,
  dataQualityMethod,
  dataQualityWords,
  dimensions,
  qualityBandWords,
  qualityMoreSteps,
  qualityUnknownWords,
} from './data-quality.content.ts';
import { repairReasons, repairs } from './data-quality.rules.ts';
import { dataQualityDefaults, type FileInput, fileSchema } from './file-input.ts';
import { computeFile, fileRecord, isRed, qualityBandOf, summarizeFile } from './file-result.ts';

export type QuestionsInput = { readonly mode: 'questions'; readonly answers: Answers<Level> };

/** Twelve answers, or the numbers of a file that was checked. */
export type DataQualityInput = QuestionsInput | FileInput;

const questionnaire = { sections: dimensions, choices: levels };

const questionsSchema = v.object({
  mode: v.literal('questions'),
  answers: levelsSchema(dimensions, dataQualityWords.chooseAnswer),
});

/** Scores twelve answers; the score is a whole number, from which its band is taken. */
export function computeQuestions({ answers }: QuestionsInput) {
  const { score, best, sections, unknown } = scoreAnswers(questionnaire, answers);
  const now = { score: score ?? 0, band: qualityBandOf(wholeScore(score ?? 0)) };
  const then = { score: best ?? 0, band: qualityBandOf(wholeScore(best ?? 0)) };
  const isUndecided = couldChange(now, then);
  return {
    score: wholeScore(now.score),
    best: wholeScore(then.score),
    band: now.band,
    sections,
    unknown,
    isUndecided,
  };
}

type Result = ReturnType<typeof computeQuestions>;

function summarizeQuestions(input: QuestionsInput): ToolSummary {
  const result = computeQuestions(input);
  const { score, best, isUndecided, band, unknown } = result;
  const steps = repairsFor(input);
  return {
    tool: 'data-quality-assessment',
    title: isUndecided ? qualityUnknownWords.title : qualityBandWords[band].title,
    warning: null,
    verdict: verdictOf(result),
    reasons: unknown.length === 0 ? [] : [unknownReason(unknown.length, score, best)],
    figure: {
      value: isUndecided ? `${score} to ${best}` : `${score}`,
      label: dataQualityWords.scoreLabel,
    },
    bars: barsOf(result.sections),
    lines: [],
    // Where there is no verdict, finding out comes before any repair.
    actions: isUndecided
      ? withMoreSteps(qualityMoreSteps.unknown, steps)
      : withMoreSteps(steps, qualityMoreSteps.known),
    context: [],
    findOutFirst: findOutFirst(result.unknown),
    notCounted: dataQualityWords.notCounted,
    disclaimer: toolWords.disclaimer,
  };
}

function verdictOf({ isUndecided, band, sections }: Result): string {
  if (isUndecided) return qualityUnknownWords.verdict;
  const hasRed = sections.some(({ ratio, isUnknown }) => !isUnknown && isRed(ratio ?? 1));
  return band === 'usable' && !hasRed
    ? dataQualityWords.usableWithoutRed
    : qualityBandWords[band].verdict;
}

/** For each of the three dimensions that cost the most points, as far as known, its repair. */
function repairsFor({ answers }: QuestionsInput): SummaryAction[] {
  return dimensions
    .map(({ id, weight, questions }) => {
      const known = questions.flatMap((question) => answers[question.id] ?? []);
      const points = known.reduce<number>((sum, answer) => sum + answer, 0);
      const ratio = known.length === 0 ? 1 : points / (3 * known.length);
      return { id, ratio, loss: weight * (1 - ratio) };
    })
    .filter(({ ratio }) => ratio < 0.9)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, NEXT_STEPS)
    .flatMap(({ id }) => repairOf(id, answers));
}

function repairOf(dimension: Dimension, answers: Answers<Level>): SummaryAction[] {
  const row = repairs.find((one) => one.dimension === dimension && one.when(answers));
  if (row === undefined) return [];
  return [{ text: row.title, why: repairReasons[dimension], effort: row.effort }];
}

const dataStates = { ready: 'clean', usable: 'some', fix: 'messy', stop: 'messy' } as const;

/** The state of the data, for the cost calculator. */
function carries(input: DataQualityInput): CarriedFigures | null {
  const isFile = input.mode === 'file';
  const { band, isOpen } = isFile ? fileBand(input) : questionsBand(input);
  if (isOpen) return null;
  return {
    tool: 'implementation-cost-calculator',
    fields: { data: dataStates[band] },
    words: resultLeadWords.dataInCost,
  };
}

function fileBand(input: FileInput) {
  const { band, evidence } = computeFile(input);
  return { band, isOpen: evidence.length > 0 };
}

function questionsBand(input: QuestionsInput) {
  const { band, isUndecided } = computeQuestions(input);
  return { band, isOpen: isUndecided };
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
    input.mode === 'file' ? fileRecord(input) : answerLines(questionnaire, [input.answers]),
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
  sources: defaultSources(dataQualityDefaults),
  note: 'settings',
});
