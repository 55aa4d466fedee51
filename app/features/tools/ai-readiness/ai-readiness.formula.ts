import { couldChange } from '../model/tool-summary.ts';

/**
 * AI readiness: 15 questions in six pillars, each answered 0 to 3 or "I don't know" (counts as 0).
 *
 *   pillar % = sum of answers / (3 × number of questions) × 100
 *   score    = sum of weight × pillar %, weights adding up to 100
 *
 * The weights are ours. Compared with: setpointaudit.com (data 30, team 25, process 20,
 * infrastructure 15, budget 10), asceroai.com (five equal dimensions), getaiaudit.co (eight
 * pillars), Cisco AI Readiness Index (six pillars).
 */

export const questionIds = [
  'D1',
  'D2',
  'D3',
  'P1',
  'P2',
  'P3',
  'S1',
  'S2',
  'S3',
  'T1',
  'T2',
  'G1',
  'G2',
  'R1',
  'R2',
] as const;

export type QuestionId = (typeof questionIds)[number];
export type PillarId = 'data' | 'processes' | 'people' | 'technology' | 'strategy' | 'governance';

/** 0 to 3, or null for "I don't know". */
export type ReadinessAnswer = 0 | 1 | 2 | 3 | null;
export type SensitiveData = 'no' | 'yes' | 'unknown';

export type ReadinessInput = {
  readonly answers: Readonly<Record<QuestionId, ReadinessAnswer>>;
  /** Does the business handle data about health, money or children? */
  readonly sensitiveData: SensitiveData;
};

export type ReadinessBand = 'foundations' | 'pilot' | 'core' | 'scale';

export type PillarResult = {
  readonly pillar: PillarId;
  readonly weight: number;
  /** 0 to 100. */
  readonly percent: number;
  /** None of its answers is known. */
  readonly isUnknown: boolean;
};

/** Which text of a question applies: answer 0, 1 or 2. */
export type ActionLevel = 'none' | 'some' | 'nearly';
const levels: readonly ActionLevel[] = ['none', 'some', 'nearly'];
export type ReadinessAction = {
  readonly pillar: PillarId;
  readonly question: QuestionId;
  readonly level: ActionLevel;
};

export type ReadinessResult = {
  /** 0 to 100, full precision. */
  readonly score: number;
  /** The displayed whole number, from which the band is taken. */
  readonly shownScore: number;
  /** The score if all unknown answers turned out to be 3. */
  readonly bestCaseScore: number;
  /** The band by score alone. */
  readonly scoreBand: ReadinessBand;
  /** The band after the weakest-link rules. */
  readonly band: ReadinessBand;
  /** The pillars that limit the band; empty if none does. */
  readonly cappedBy: readonly PillarId[];
  /** 'until-known': governance is weak and the visitor isn't sure what data there is. */
  readonly privacyFirst: 'no' | 'yes' | 'until-known';
  readonly pillars: readonly PillarResult[];
  /**
   * Two for each of the two lowest pillars, most urgent first; fewer if little is left to do. If
   * privacy comes first, it is one of the two.
   */
  readonly actions: readonly ReadinessAction[];
  readonly findOutFirst: readonly QuestionId[];
  /** So much is unknown that it could change the band, so none is shown. */
  readonly isUndecided: boolean;
};

export const pillars: readonly {
  readonly id: PillarId;
  readonly weight: number;
  readonly questions: readonly QuestionId[];
}[] = [
  { id: 'data', weight: 25, questions: ['D1', 'D2', 'D3'] },
  { id: 'processes', weight: 20, questions: ['P1', 'P2', 'P3'] },
  { id: 'people', weight: 20, questions: ['S1', 'S2', 'S3'] },
  { id: 'technology', weight: 15, questions: ['T1', 'T2'] },
  { id: 'strategy', weight: 10, questions: ['G1', 'G2'] },
  { id: 'governance', weight: 10, questions: ['R1', 'R2'] },
];

/** Below this a pillar is a weakest link. */
const WEAK_BELOW_PERCENT = 34;

/**
 * Scores a complete set of answers.
 * @param input every question answered, null for "I don't know"; the schema guarantees it
 * @returns score 0 to 100; never NaN
 */
export function computeReadiness(input: ReadinessInput): ReadinessResult {
  const now = scoreCase(input, 0);
  const best = scoreCase(input, 3);
  const privacyFirst = privacyRule(now.pillars, input.sensitiveData);
  return {
    ...now,
    bestCaseScore: best.score,
    privacyFirst,
    actions: nextActions(now.pillars, input, privacyFirst !== 'no'),
    findOutFirst: questionIds.filter((id) => input.answers[id] === null),
    isUndecided: couldChange(now, best),
  };
}

/** The score and its band, with everything unknown counted as 0 or as 3. */
function scoreCase(input: ReadinessInput, unknownAs: 0 | 3) {
  const results = pillars.map((pillar) => scorePillar(pillar, input, unknownAs));
  const score = weightedScore(input, unknownAs);
  const shownScore = Math.round(score);
  const scoreBand = bandOf(shownScore);
  const weak = results.filter(
    ({ pillar, percent }) =>
      (pillar === 'data' || pillar === 'processes') && percent < WEAK_BELOW_PERCENT,
  );
  const isHeldDown = weak.length > 0 && (scoreBand === 'core' || scoreBand === 'scale');
  return {
    score,
    shownScore,
    scoreBand,
    band: isHeldDown ? 'pilot' : scoreBand,
    cappedBy: isHeldDown ? weak.map(({ pillar }) => pillar) : [],
    pillars: results,
  };
}

/** The band of a whole-number score: 0–34, 35–59, 60–79, 80–100. */
export function bandOf(shownScore: number): ReadinessBand {
  if (shownScore < 35) return 'foundations';
  if (shownScore < 60) return 'pilot';
  return shownScore < 80 ? 'core' : 'scale';
}

function scorePillar(
  pillar: (typeof pillars)[number],
  input: ReadinessInput,
  unknownAs: number,
): PillarResult {
  const given = pillar.questions.map((id) => input.answers[id]);
  const sum = given.reduce<number>((total, answer) => total + (answer ?? unknownAs), 0);
  return {
    pillar: pillar.id,
    weight: pillar.weight,
    percent: (sum * 100) / (3 * given.length),
    isUnknown: given.every((answer) => answer === null),
  };
}

/** In eighteenths: integer arithmetic keeps a 34.5 at the edge of a band exact. */
function weightedScore(input: ReadinessInput, unknownAs: number): number {
  let eighteenths = 0;
  for (const { weight, questions } of pillars) {
    for (const id of questions) {
      eighteenths += (weight * (input.answers[id] ?? unknownAs) * 6) / questions.length;
    }
  }
  return eighteenths / 18;
}

function privacyRule(
  results: readonly PillarResult[],
  sensitive: SensitiveData,
): ReadinessResult['privacyFirst'] {
  const governance = results.find((result) => result.pillar === 'governance');
  if (governance === undefined || governance.percent >= WEAK_BELOW_PERCENT) return 'no';
  if (sensitive === 'unknown') return 'until-known';
  return sensitive;
}

function nextActions(
  results: readonly PillarResult[],
  input: ReadinessInput,
  isPrivacyFirst: boolean,
): ReadinessAction[] {
  const first = ({ pillar }: PillarResult) => Number(isPrivacyFirst && pillar === 'governance');
  const lowest = [...results]
    .filter((result) => result.percent < 100)
    .sort((a, b) => first(b) - first(a) || a.percent - b.percent || b.weight - a.weight)
    .slice(0, 2);
  return lowest.flatMap(({ pillar }) => actionsOf(pillar, input));
}

/** The two lowest known answers of a pillar. Unknown ones have to be found out first. */
function actionsOf(id: PillarId, input: ReadinessInput): ReadinessAction[] {
  const questions = pillars.find((pillar) => pillar.id === id)?.questions ?? [];
  return questions
    .map((question) => ({ question, answer: input.answers[question] }))
    .filter(({ answer }) => answer !== null && answer < 3)
    .sort((a, b) => (a.answer ?? 0) - (b.answer ?? 0))
    .slice(0, 2)
    .map(({ question, answer }) => ({
      pillar: id,
      question,
      level: levels[answer ?? 0] ?? 'nearly',
    }));
}
