import { interpolate } from '#app/platform/format/interpolate.ts';
import {
  counted,
  joinWords,
  measuredText,
  plainNumber,
  wholeScore,
} from '../model/tool-figures.ts';
import {
  NEXT_STEPS,
  type SummaryAction,
  type SummaryLine,
  type ToolSummary,
  withMoreSteps,
} from '../model/tool-summary.ts';
import {
  type Answers,
  barsOf,
  type Level,
  type ScoredSection,
  scoreOf,
} from '../questionnaire/questionnaire.ts';
import {
  consentNotCounted,
  type Dimension,
  dimensions,
  type QualityBand,
  qualityBandWords,
  qualityMoreSteps,
  repairs,
} from './data-quality.content.ts';
import { duplicateRuleWords, findingWords } from './file-check.content.ts';
import { cleaningMinutes, type FileInput } from './file-input.ts';

/** The band of a whole score. */
export function qualityBandOf(score: number): QualityBand {
  if (score >= 90) return 'ready';
  if (score >= 75) return 'usable';
  return score >= 60 ? 'fix' : 'stop';
}

/** Whether a project with this data would only repeat its mistakes. */
export const needsRepair = (band: QualityBand) => band === 'fix' || band === 'stop';

/**
 * Scores the numbers of a file. What could not be measured is left out, and the rest counts more.
 * @returns the score as a whole number, and its band, limited by rows that repeat and by the worst
 * column
 */
export function computeFile({ rows, measured, weakestColumn, findings }: FileInput) {
  const ratios: Readonly<Record<string, number | null>> = measured;
  const sections = dimensions.map((section) => {
    const { id, weight = 1 } = section;
    return { section, weight, ratio: ratios[id] ?? null, isUnknown: false };
  });
  const score = wholeScore(scoreOf(sections));
  const knownCount = sections.filter(({ ratio }) => ratio !== null).length;
  const weakest = Math.min(measured.uniqueness ?? 1, weakestColumn ?? 1);
  const percent = wholeScore(weakest * 100);
  // Below 75% rules out "ready", below 50% "usable", too.
  const most = percent < 50 ? 74 : percent < 75 ? 89 : 100;
  return {
    score,
    band: qualityBandOf(Math.min(score, most)),
    weakest,
    sections,
    knownCount,
    /** Whether the file has enough for a verdict. */
    isJudged: rows >= 20 && knownCount >= 3 && !findings['one-column'],
  };
}

/** The result of a file in words. */
export function summarizeFile(input: FileInput): ToolSummary {
  const { band, sections, knownCount, score, isJudged, weakest } = computeFile(input);
  const { title, verdict } = isJudged
    ? qualityBandWords[band]
    : {
        title: 'Not enough to judge',
        verdict: 'There isn’t enough in this file for a verdict.',
      };
  const evidence = `A verdict needs at least 20 rows, separate columns and 3 of 6 parts that can be measured. This file has ${counted(input.rows, 'row')} and ${counted(knownCount, 'part')} of them.`;
  const heldDown = `The score alone would earn a better result, but ${measuredText(1 - weakest)} of the rows have the same fault: they repeat another row, or something is wrong in the same column.`;
  const missing = sections.filter(({ ratio }) => ratio === null);
  const names = joinWords(missing.map(({ section }) => section.title.toLowerCase()));
  const { duplicate, invalid, empty } = cleaningMinutes;
  const minutes =
    input.duplicates * duplicate.value + input.invalid * invalid.value + input.empty * empty.value;
  const cleaning = minutes < 60 ? counted(minutes, 'minute') : counted(minutes / 60, 'hour', 1);
  return {
    title,
    verdict,
    reasons: [
      isJudged ? '' : evidence,
      band === qualityBandOf(score) ? '' : heldDown,
      ...Object.entries(findingWords).map(([kind, words]) => {
        const count = input.findings[kind] ?? 0;
        return count > 0 ? interpolate(words, { count: plainNumber(count, 0) }) : '';
      }),
      `Not measured, so left out: ${names}.`,
    ].filter(Boolean),
    figure: isJudged
      ? { value: `${score}`, label: 'out of 100' }
      : { value: `${knownCount}`, label: 'of 6 parts could be measured' },
    bars: barsOf(sections),
    lines: [...countLines(input), { label: 'Cleaning by hand', value: cleaning }],
    actions: isJudged
      ? withMoreSteps(repairsFor(sections), qualityMoreSteps)
      : [
          {
            text: 'Export the whole list again, with its contact columns and a date of last contact.',
            effort: '15 minutes',
          },
          {
            text: 'Tell us below what each column holds, if we guessed wrong.',
            effort: '5 minutes',
          },
          { text: 'Answer the twelve questions instead.', effort: '5 minutes' },
        ],
    context: [],
    findOutFirst: [],
    notCounted: [
      'Whether the values are true. A correctly written address can still be the wrong one.',
      'Postal codes from other countries: they count as invalid until you set the column to Text.',
      consentNotCounted,
      'Photos, attachments, and notes kept outside this file.',
    ],
    advisesAgainstSpending: !isJudged || needsRepair(band),
  };
}

/**
 * The repairs of the three dimensions that cost the most points.
 * @param answers so that nobody is told to do what they answered that they do
 */
export function repairsFor(
  sections: readonly ScoredSection[],
  answers: Answers<Level> = {},
): SummaryAction[] {
  return sections
    .map(({ section, weight, ratio }) => ({ id: section.id, weight, missing: 1 - (ratio ?? 1) }))
    .filter(({ missing }) => missing > 0.1)
    .sort((a, b) => b.weight * b.missing - a.weight * a.missing)
    .slice(0, NEXT_STEPS)
    .map(({ id, missing }) => {
      const { why, weak, fair, instead } = repairs[id as Dimension];
      const isDone = instead !== undefined && answers[instead.question] === 3;
      if (isDone) return { ...instead.step, why };
      return { ...(missing > 0.4 ? weak : fair), why };
    });
}

/** The counts behind the result. They contain no value of the file. */
export function countLines(input: FileInput): SummaryLine[] {
  const rules = Object.entries(duplicateRuleWords).map(([rule, words]): [string, number] => [
    `of which ${words}`,
    input.duplicatesByRule[rule] ?? 0,
  ]);
  const counts: [string, number][] = [
    ['Rows checked', input.rows],
    ['Possible duplicates', input.duplicates],
    ...rules.filter(([, count]) => count > 0),
    ['Values that are not valid', input.invalid],
    ['Missing values', input.empty],
  ];
  return counts.map(([label, count]) => ({ label, value: plainNumber(count, 0) }));
}
