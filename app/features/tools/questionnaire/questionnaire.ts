import * as v from 'valibot';
import { wholeScore } from '../model/tool-figures.ts';
import { type FormFields, readText } from '../model/tool-form.ts';
import type { FindOutFirst, SummaryBar, SummaryLine } from '../model/tool-summary.ts';
import { couldChange, toneOf, unknownReason } from '../model/tool-summary.ts';
import { toolPageWords, toolWords } from '../tools.content.ts';

/**
 * Questions with fixed answers, in sections, for one or several columns. A tool defines its sections
 * and choices once; reading, writing, the schema, the score and the texts about answers follow.
 *
 *   ratio of a section = sum of weight × points / most possible, over the questions that apply
 *   score              = sum of section weight × ratio / sum of section weights, 0 to 100
 */
type Questionnaire<Value, Asked extends Question = Question> = {
  readonly sections: readonly Section<Asked>[];
  readonly choices: readonly Choice<Value>[];
};

export type Section<Asked extends Question = Question> = {
  readonly id: string;
  readonly title: string;
  readonly help?: string;
  /** Without one, it weighs as much as its questions that apply. */
  readonly weight?: number;
  readonly questions: readonly Asked[];
};

export type Question = {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  /** The labels of its choices where they are its own, in their order. */
  readonly answers?: readonly string[];
  /** For those who don't know. */
  readonly findOut: string;
  /** Within its section; 1 unless given. */
  readonly weight?: number;
};

export type Choice<Value> = {
  /** In the form. */
  readonly field: string;
  /** In the answers, and so in links that were shared. */
  readonly value: Value;
  /** Whole points; null leaves the question out of the score. */
  readonly points: number | null;
  readonly label?: string;
  readonly isUnknown?: boolean;
};

export type Answers<Value> = Readonly<Record<string, Value>>;

/** An answer of 0 to 3, worst first, or null for "I don't know", which counts as 0. */
export type Level = 0 | 1 | 2 | 3 | null;

export const levels: readonly Choice<Level>[] = [
  { field: '0', value: 0, points: 0 },
  { field: '1', value: 1, points: 1 },
  { field: '2', value: 2, points: 2 },
  { field: '3', value: 3, points: 3 },
  { field: 'unknown', value: null, points: 0, label: toolWords.dontKnow, isUnknown: true },
];

/** The schema of answers of 0 to 3 or null to each question. */
export function levelsSchema(sections: readonly Section[], missing: string) {
  const level = v.nullable(v.picklist([0, 1, 2, 3], missing));
  return v.object(Object.fromEntries(questionsOf(sections).map(({ id }) => [id, level])), missing);
}

export function questionsOf<Asked extends Question>(sections: readonly Section<Asked>[]): Asked[] {
  return sections.flatMap(({ questions }) => questions);
}

/** Reads a form with a field for each question; what is no choice stays as it is for the schema. */
export function readAnswers<Value>(
  { sections, choices }: Questionnaire<Value>,
  form: FormFields,
  prefix = '',
): Record<string, Value | string> {
  return Object.fromEntries(
    questionsOf(sections).map(({ id }) => {
      const text = readText(form, prefix + id);
      const choice = choices.find(({ field }) => field === text);
      return [id, choice === undefined ? text : choice.value];
    }),
  );
}

/** The fields of a form with these answers. */
export function writeAnswers<Value>(
  { sections, choices }: Questionnaire<Value>,
  answers: Answers<Value>,
  prefix = '',
): Record<string, string> {
  return Object.fromEntries(
    questionsOf(sections).map(({ id }) => {
      const choice = choices.find(({ value }) => value === answers[id]);
      return [prefix + id, choice?.field ?? 'unknown'];
    }),
  );
}

/** The fields of answers given as one character each, in the order of the questions: "2130…". */
export function writeDigits(sections: readonly Section[], digits: string): Record<string, string> {
  return Object.fromEntries(
    questionsOf(sections).map(({ id }, at) => [id, digits[at] ?? 'unknown']),
  );
}

/** What was chosen, in words. */
export function answerText<Value>(
  choices: readonly Choice<Value>[],
  question: Question,
  value: Value | undefined,
): string {
  const at = choices.findIndex((choice) => choice.value === value);
  return choices[at]?.label ?? question.answers?.[at] ?? toolWords.dontKnow;
}

/** Each question with what was chosen, in each column. */
export function answerLines<Value>(
  { sections, choices }: Questionnaire<Value>,
  columns: readonly Answers<Value>[],
): SummaryLine[] {
  return questionsOf(sections).map((question) => ({
    label: question.label,
    value: columns
      .map((answers) => answerText(choices, question, answers[question.id]))
      .join(' / '),
  }));
}

export type ScoredSection<Asked extends Question = Question> = {
  readonly section: Section<Asked>;
  /** 0 to 1; null if none of its questions applies. */
  readonly ratio: number | null;
  /** Questions apply, and the answer to none of them is known. */
  readonly isUnknown: boolean;
};

type Scored<Asked extends Question = Question> = {
  /** 0 to 100; null if nothing applies. */
  readonly score: number | null;
  /** The score if everything unknown turned out well. */
  readonly best: number | null;
  readonly sections: readonly ScoredSection<Asked>[];
  /** The sections as they would be then. */
  readonly bestSections: readonly ScoredSection<Asked>[];
  readonly unknown: readonly Asked[];
};

/** Scores one column. A question without an answer counts as unknown. */
export function scoreAnswers<Value, Asked extends Question>(
  questionnaire: Questionnaire<Value, Asked>,
  answers: Answers<Value>,
): Scored<Asked> {
  const { sections, choices } = questionnaire;
  const most = Math.max(...choices.map(({ points }) => points ?? 0));
  const choiceOf = ({ id }: Asked) =>
    choices.find(({ value }) => value === answers[id]) ??
    choices.find(({ isUnknown }) => isUnknown);

  function scoreCase(unknownPoints: number) {
    let total = 0;
    let weights = 0;
    const scored = sections.map((section): ScoredSection<Asked> => {
      let points = 0;
      let weight = 0;
      let known = 0;
      for (const question of section.questions) {
        const choice = choiceOf(question);
        if (choice === undefined || choice.points === null) continue;
        const own = question.weight ?? 1;
        points += own * (choice.isUnknown ? unknownPoints : choice.points);
        weight += own;
        if (!choice.isUnknown) known += 1;
      }
      if (weight === 0) return { section, ratio: null, isUnknown: false };
      const ratio = points / (most * weight);
      total += (section.weight ?? weight) * ratio;
      weights += section.weight ?? weight;
      return { section, ratio, isUnknown: known === 0 };
    });
    return { sections: scored, score: weights === 0 ? null : (total / weights) * 100 };
  }

  const now = scoreCase(0);
  const best = scoreCase(most);
  return {
    score: now.score,
    best: best.score,
    sections: now.sections,
    bestSections: best.sections,
    unknown: questionsOf(sections).filter((question) => choiceOf(question)?.isUnknown),
  };
}

/**
 * The verdict on answers: a whole score, its band, and whether so much is unknown that there is none.
 * @param bandOf the band of a whole score, after every rule that limits it
 */
export function judgeAnswers<Value, Asked extends Question, Band>(
  questionnaire: Questionnaire<Value, Asked>,
  answers: Answers<Value>,
  bandOf: (score: number, sections: readonly ScoredSection<Asked>[]) => Band,
) {
  const { score, best, sections, bestSections, unknown } = scoreAnswers(questionnaire, answers);
  const judge = (points: number, of: typeof sections) => ({
    score: points,
    band: bandOf(wholeScore(points), of),
  });
  const now = judge(score ?? 0, sections);
  const then = judge(best ?? 0, bestSections);
  const isUndecided = couldChange(now, then);
  const [shown, most] = [wholeScore(now.score), wholeScore(then.score)];
  return {
    score: shown,
    band: now.band,
    sections,
    unknown,
    isUndecided,
    figure: { value: isUndecided ? `${shown} to ${most}` : `${shown}`, label: 'out of 100' },
    unknownReasons: unknown.length === 0 ? [] : [unknownReason(unknown.length, shown, most)],
  };
}

/** A bar for each section with questions that apply. */
export function barsOf(sections: readonly ScoredSection[]): SummaryBar[] {
  return sections.flatMap(({ section, ratio, isUnknown }) =>
    ratio === null ? [] : [barOf(section.title, ratio, isUnknown)],
  );
}

/** A bar for a share between 0 and 1. */
export function barOf(label: string, ratio: number, isUnknown = false): SummaryBar {
  const percent = ratio * 100;
  return {
    label,
    percent,
    text: isUnknown ? toolPageWords.notKnown : `${wholeScore(percent)}%`,
    tone: toneOf(percent),
  };
}

/** What isn't known, with how to find out. */
export function findOutFirst(
  unknown: readonly Pick<Question, 'label' | 'findOut'>[],
): FindOutFirst[] {
  return unknown.map(({ label, findOut }) => ({ question: label, how: findOut }));
}
