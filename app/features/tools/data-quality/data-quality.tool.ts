import * as v from 'valibot';
import { defaultSources } from '../model/tool-default.ts';
import type {
  CarriedFigures,
  ToolAbout,
  ToolDefinition,
  ToolExamples,
} from '../model/tool-definition.ts';
import { checkForm } from '../model/tool-form.ts';
import { type ToolSummary, withMoreSteps } from '../model/tool-summary.ts';
import {
  type Answers,
  answerLines,
  barsOf,
  findOutFirst,
  judgeAnswers,
  type Level,
  levels,
  levelsSchema,
  questionsOf,
  readAnswers,
  scoreAnswers,
  writeAnswers,
  writeDigits,
} from '../questionnaire/questionnaire.ts';
import {
  consentNotCounted,
  dimensions,
  qualityBandWords,
  qualityMoreSteps,
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
  answers: levelsSchema(dimensions),
});

/**
 * Scores twelve answers: a whole score, and its band, which isn't the best with the worst answer to
 * any question.
 */
export function computeQuestions({ answers }: QuestionsInput) {
  const most = questionsOf(dimensions).some(({ id }) => answers[id] === 0) ? 89 : 100;
  return judgeAnswers(dimensions, answers, (score) => qualityBandOf(Math.min(score, most)));
}

function summarizeQuestions(input: QuestionsInput): ToolSummary {
  const result = computeQuestions(input);
  const { isUndecided, band, sections, figure, score, unknown, unknownReasons } = result;
  const heldDown =
    'The score alone would say “ready”, but one of your answers is the worst there is.';
  // The repairs, as far as the answers about a dimension are known.
  const choices = levels.filter(({ isUnknown }) => !isUnknown);
  const known = scoreAnswers({ sections: dimensions, choices }, input.answers);
  const steps = repairsFor(known.sections, input.answers);
  const { title, verdict } = isUndecided
    ? {
        title: 'Find out first',
        verdict:
          'Too much is unknown for a verdict: look at twenty records before you decide anything.',
      }
    : qualityBandWords[band];
  return {
    title,
    verdict,
    reasons: [...(band === qualityBandOf(score) ? [] : [heldDown]), ...unknownReasons],
    figure,
    bars: barsOf(sections),
    lines: [],
    // Where there is no verdict, finding out comes before any repair.
    actions: isUndecided
      ? [
          {
            text: 'Take twenty random customers and answer these questions for those twenty only.',
            effort: '1 hour',
          },
          {
            text: 'Export your customer list and let your browser check it: that measures up to five of the six dimensions. Delete the export afterwards.',
            effort: '10 minutes',
          },
          {
            text: 'Ask the person who keeps the list to answer the rest.',
            effort: '15 minutes',
          },
        ]
      : withMoreSteps(steps, qualityMoreSteps),
    context: [],
    findOutFirst: findOutFirst(unknown),
    notCounted: [consentNotCounted, 'Photos, attachments and notes.'],
    advisesAgainstSpending: isUndecided || needsRepair(band),
  };
}

const dataStates = { ready: 'clean', usable: 'some', fix: 'some', stop: 'messy' } as const;

/** The state of the data, for the cost calculator. */
function carries(input: DataQualityInput): CarriedFigures | null {
  const result = input.mode === 'file' ? computeFile(input) : computeQuestions(input);
  if ('isJudged' in result ? !result.isJudged : result.isUndecided) return null;
  return {
    tool: 'implementation-cost-calculator',
    fields: { data: dataStates[result.band] },
    label: 'Use this result in the cost calculator',
    note: 'The state of your data carries over. Then change what should be built to what you have in mind.',
  };
}

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
  hvac: writeDigits(dimensions, '110011101011'),
  dental: writeDigits(dimensions, '332222232222'),
  onlineStore: writeDigits(dimensions, '333333332322'),
  lawOffice: writeDigits(dimensions, '222222222211'),
});

export const dataQualityAbout = (): ToolAbout => ({
  method: [
    'Complete 25, unique 20, valid 20, accurate 15, current 10, consistent 10. In a file, a dimension that can’t be measured is left out, and the others count more.',
    'Questions: 0 to 3 points each, two for each dimension; “I don’t know” counts 0.',
    'If what you don’t know is worth more than 25 points and could change the result, there’s no verdict: find out first.',
    'A file gets a verdict only with at least 20 rows, separate columns and three dimensions that could be measured. Otherwise we say what is missing.',
    'We decide once, from the heading and a sample, what a column holds; you can correct that. Values that don’t fit count against the column but don’t change its type.',
    'File: complete = filled cells of the required columns. Valid = right format among the filled email addresses, phones, postal codes, dates and web addresses.',
    'Unique = rows that don’t seem to repeat another ÷ rows that can be compared. A row may repeat another if both the name and the email, phone or postal code match. A shared email or phone alone isn’t enough, and different dates of birth always count as different people.',
    'Current = rows dated within the last 12 months, plus half of the rows dated 12 to 24 months ago, ÷ all rows. Only a column whose heading says when something was last done or changed is used. 03/04 is read as March 4, unless a date such as 31/12 shows that the column means April 3.',
    'Consistent = the average of the columns with phones, dates or labels. Phones and dates: the share of values in the column’s usual format. Labels: the number of different labels ÷ the number of their spellings. Spellings of one label differ only in capitals or spaces: a column with just “active” and “Active” gets 50%, however often each is used. Different words for one thing, such as “ON” and “Ontario”, aren’t recognized.',
    'Accurate: no program can tell whether a value is true, so a file is not scored on it.',
    '90 or more: ready. 75–89: usable. 60–74: fix first. Below 60: stop. With the worst answer to any question, the result isn’t “ready”. A file in which more than a quarter of the rows repeat another, or have something to fix in the same column, isn’t “ready”; with more than half, it isn’t “usable”, either.',
    'Time to clean = possible duplicates × 2 minutes + invalid values × 1 minute + missing values × 3 minutes.',
    'The six dimensions follow the DAMA body of knowledge; the weights are ours.',
  ],
  sources: defaultSources(cleaningMinutes),
});
