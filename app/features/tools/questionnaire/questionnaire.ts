import * as v from 'valibot';
import { wholeScore } from '../model/tool-figures.ts';
import { type FormFields, readText } from '../model/tool-form.ts';
import type {
  FindOutFirst,
  SummaryAction,
  SummaryBar,
  SummaryLine,
} from '../model/tool-summary.ts';
import { couldChange, toneOf } from '../model/tool-summary.ts';
import { toolWords } from '../tools.content.ts';

/**
 * Questions with fixed answers, in sections, for one or several columns. A tool defines its sections
 * and choices once; reading, writing, the schema, the score and the texts about answers follow.
 *
 *   ratio of a section = sum of weight × points / most possible, over the questions that apply
 *   score              = sum of section weight × ratio / sum of section weights, 0 to 100
 */
type Questionnaire<Value> = {
  readonly sections: readonly Section[];
  readonly choices: readonly Choice<Value>[];
};

export type Section = {
  readonly id: string;
  readonly title: string;
  readonly help?: string;
  /** Without one, it weighs as much as its questions that apply. */
  readonly weight?: number;
  readonly questions: readonly Question[];
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
  /** For the answers 0, 1 and 2; the second serves both where there is no third. */
  readonly advice?: readonly SummaryAction[];
};

export type Choice<Value> = {
  /** In the answers, and so in links that were shared. */
  readonly value: Value;
  /** Whole points; null leaves the question out of the score. */
  readonly points: number | null;
  readonly label?: string;
  readonly isUnknown?: boolean;
};

export type Answers<Value> = Readonly<Record<string, Value>>;

/** What stands for an answer in a form. */
export function fieldOf(value: unknown): string {
  return value === null || value === undefined ? 'unknown' : `${value}`;
}

/** An answer of 0 to 3, worst first, or null for "I don't know", which counts as 0. */
export type Level = 0 | 1 | 2 | 3 | null;

export const levels: readonly Choice<Level>[] = [
  { value: 0, points: 0 },
  { value: 1, points: 1 },
  { value: 2, points: 2 },
  { value: 3, points: 3 },
  { value: null, points: 0, label: toolWords.dontKnow, isUnknown: true },
];

/** What a question without an answer says. */
export const chooseAnswer = 'Choose an answer, or “I don’t know”.';

/** The schema of answers of 0 to 3 or null to each question. */
export function levelsSchema(sections: readonly Section[]) {
  const level = v.nullable(v.picklist([0, 1, 2, 3], chooseAnswer));
  return v.object(Object.fromEntries(questionsOf(sections).map(({ id }) => [id, level])));
}

export function questionsOf(sections: readonly Section[]): Question[] {
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
      const choice = choices.find(({ value }) => fieldOf(value) === text);
      return [id, choice === undefined ? text : choice.value];
    }),
  );
}

/** The fields of a form with these answers. */
export function writeAnswers(
  { sections }: Questionnaire<unknown>,
  answers: Answers<unknown>,
  prefix = '',
): Record<string, string> {
  return Object.fromEntries(
    questionsOf(sections).map(({ id }) => [prefix + id, fieldOf(answers[id])]),
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

export type ScoredSection = {
  readonly section: Section;
  /** In the score. */
  readonly weight: number;
  /** 0 to 1; null if none of its questions applies. */
  readonly ratio: number | null;
  /** Questions apply, and the answer to none of them is known. */
  readonly isUnknown: boolean;
};

/**
 * Scores one column.
 * @param unknownShare how much of their points unknown answers count, 0 to 1
 * @returns the score from 0 to 100, and the ratios of the sections
 */
export function scoreAnswers<Value>(
  { sections, choices }: Questionnaire<Value>,
  answers: Answers<Value>,
  unknownShare = 0,
) {
  const most = Math.max(...choices.map(({ points }) => points ?? 0));
  const scored = sections.map((section): ScoredSection => {
    let points = 0;
    let weight = 0;
    let isUnknown = true;
    for (const question of section.questions) {
      const answer = answers[question.id];
      // Without an answer, it counts as unknown.
      const choice =
        choices.find(({ value }) => value === answer) ?? choices.find(({ isUnknown }) => isUnknown);
      if (choice === undefined || choice.points === null) continue;
      const own = question.weight ?? 1;
      points += own * (choice.isUnknown ? unknownShare * most : choice.points);
      weight += own;
      isUnknown &&= choice.isUnknown ?? false;
    }
    const ratio = weight === 0 ? null : points / (most * weight);
    return { section, weight: section.weight ?? weight, ratio, isUnknown };
  });
  return { score: scoreOf(scored), sections: scored };
}

/** From 0 to 100, by the sections that apply; 0 if none does. */
export function scoreOf(sections: readonly ScoredSection[]): number {
  let total = 0;
  let weights = 0;
  for (const { ratio, weight } of sections) {
    if (ratio === null) continue;
    total += weight * ratio;
    weights += weight;
  }
  return weights === 0 ? 0 : (total / weights) * 100;
}

/**
 * The verdict on answers: a whole score, its band, and whether so much is unknown that there is none.
 * @param bandOf the band of a whole score, after every rule that limits it
 */
export function judgeAnswers<Band>(
  sections: readonly Section[],
  answers: Answers<Level>,
  bandOf: (score: number, sections: readonly ScoredSection[]) => Band,
) {
  const judge = (unknownShare: number) => {
    const scored = scoreAnswers({ sections, choices: levels }, answers, unknownShare);
    return { ...scored, band: bandOf(wholeScore(scored.score), scored.sections) };
  };
  const unknown = questionsOf(sections).filter(({ id }) => (answers[id] ?? null) === null);
  const now = judge(0);
  const best = judge(1);
  const isUndecided = couldChange(now, best);
  const [shown, most] = [wholeScore(now.score), wholeScore(best.score)];
  return {
    score: shown,
    band: now.band,
    sections: now.sections,
    unknown,
    isUndecided,
    figure: { value: isUndecided ? `${shown} to ${most}` : `${shown}`, label: 'out of 100' },
    unknownReasons:
      unknown.length === 0
        ? []
        : [
            `What you don’t know counts as zero, so the true score is somewhere between ${shown} and ${most}.`,
          ],
  };
}

/** A bar for each section with questions that apply. */
export function barsOf(sections: readonly ScoredSection[]): SummaryBar[] {
  return sections.flatMap(({ section: { title }, ratio, isUnknown }) => {
    if (ratio === null) return [];
    const percent = ratio * 100;
    const text = isUnknown ? 'not known' : `${wholeScore(percent)}%`;
    return { label: title, percent, text, tone: toneOf(percent) };
  });
}

/** What isn't known, with how to find out. */
export function findOutFirst(
  unknown: readonly Pick<Question, 'label' | 'findOut'>[],
): FindOutFirst[] {
  return unknown.map(({ label, findOut }) => ({ question: label, how: findOut }));
}
