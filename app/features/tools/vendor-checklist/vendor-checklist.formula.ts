import { wholeScore } from '../model/tool-figures.ts';
import {
  type Answers,
  type Choice,
  type Question,
  questionsOf,
  type Section,
  scoreAnswers,
} from '../questionnaire/questionnaire.ts';
import {
  type RiskTier,
  type VendorVerdict,
  vendorSections,
  verdictWords,
} from './vendor-checklist.content.ts';

/**
 * Thirty points for up to three vendors: Yes counts in full, Partly half, No and Don't know nothing;
 * Not applicable is left out. A deal-breaker has to be a Yes: No rules the vendor out, anything else
 * has to be clarified first. Whether a person reviews decisions about people may not apply.
 */
export type VendorAnswer = 'yes' | 'partly' | 'no' | 'unknown' | 'na';

export const vendorChoices: readonly Choice<VendorAnswer>[] = [
  { value: 'yes', points: 2, label: 'Yes' },
  { value: 'partly', points: 1, label: 'Partly' },
  { value: 'no', points: 0, label: 'No' },
  { value: 'unknown', points: 0, label: 'Don’t know', isUnknown: true },
  { value: 'na', points: null, label: 'Not applicable' },
];

export type Vendor = { readonly name: string; readonly answers: Answers<VendorAnswer> };

export type VendorInput = {
  readonly tier: RiskTier;
  readonly vendors: readonly Vendor[];
  /** For the printed record. */
  readonly reviewer: string;
  /** ISO date of the review, or empty. */
  readonly reviewedOn: string;
};

export type VendorResult = ReturnType<typeof scoreVendor>;

/** Breach notice, human review of decisions and two-step login: before sensitive data is seen. */
const SENSITIVE_DEAL_BREAKERS = ['13', '15', '18'];

/** What is asked about a product that sees only public data. */
const publicSections = ['fit', 'running'];
const publicPoints = ['6', '7', '8', '28'];

/** The points that a kind of data asks for, in their sections. */
export function sectionsFor(tier: RiskTier): readonly Section[] {
  if (tier !== 'public') return vendorSections;
  return vendorSections
    .map((section) => ({
      ...section,
      questions: section.questions.filter(
        ({ id }) => publicSections.includes(section.id) || publicPoints.includes(id),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** Scores each vendor, best first: by verdict, then by score. */
export function compareVendors({ tier, vendors }: VendorInput): VendorResult[] {
  const verdicts = Object.keys(verdictWords);
  const rankOf = ({ verdict, score }: VendorResult) => 1000 * verdicts.indexOf(verdict) - score;
  return vendors
    .map((vendor, at) => scoreVendor(vendor, at, tier))
    .sort((a, b) => rankOf(a) - rankOf(b));
}

function scoreVendor(vendor: Vendor, at: number, tier: RiskTier) {
  const { answers } = vendor;
  const sections = sectionsFor(tier);
  const isSensitive = tier === 'health' || tier === 'sensitive' || tier === 'unknown';
  const isBreaker = ({ id, weight }: Question) =>
    weight === 3 || (isSensitive && SENSITIVE_DEAL_BREAKERS.includes(id));
  const urgencyOf = (point: Question) => (point.weight ?? 1) + (isBreaker(point) ? 10 : 0);
  const questionnaire = { sections, choices: vendorChoices };
  const scored = scoreAnswers(questionnaire, answers);
  /** If everything unknown turned out well. */
  const best = scoreAnswers(questionnaire, answers, 1).score;
  const score = wholeScore(scored.score);
  /** The weight of what isn't known, as a share of what applies, 0 to 1. */
  const unknownShare = (best - scored.score) / 100;
  const points = questionsOf(sections).sort((a, b) => urgencyOf(b) - urgencyOf(a));
  const answeredBy = (...given: readonly VendorAnswer[]) =>
    points.filter(({ id }) => given.includes(answers[id] ?? 'unknown'));
  const no = answeredBy('no');
  const failed = no.filter(isBreaker);
  const unclear = answeredBy('partly', 'unknown', 'na').filter(
    (point) => isBreaker(point) && (point.id !== '15' || answers[point.id] !== 'na'),
  );
  const unknown = answeredBy('unknown');
  /** How many points are answered Yes, Partly or No, and how many a verdict needs. */
  const answered = answeredBy('yes', 'partly', 'no').length;
  const needed = Math.ceil((points.length * 2) / 3);
  const isJudged = answered >= needed && unknownShare <= 0.25 + 1e-9;
  /** The score, or the most it can become, unless too much is set aside to tell. */
  const reached = isJudged ? score : answered + unknown.length < needed ? 100 : wholeScore(best);
  function findVerdict(): VendorVerdict {
    const isHarmless = tier === 'public' || tier === 'business';
    if (failed.length > 0) return reached < 50 ? 'look-elsewhere' : 'do-not-sign';
    if (reached < 50) return 'walk-away';
    if (reached < 70 && !isHarmless) return 'too-risky';
    if (!isJudged) return 'not-enough-answers';
    if (score < 70) return 'high-risk';
    if (unclear.length > 0) return 'ask-first';
    return score >= 85 ? 'good' : 'negotiate';
  }
  const verdict = findVerdict();
  return {
    /** Its column, counted from 1. */
    number: at + 1,
    name: vendorName(vendor, at),
    tier,
    verdict,
    stage: verdictWords[verdict].stage,
    /** Whole numbers, 0 to 100. */
    score,
    best: wholeScore(best),
    unknownShare,
    sections: scored.sections,
    /** The points by their answer, deal-breakers first, then by weight. */
    no,
    partly: answeredBy('partly'),
    unknown,
    /** Deal-breakers that are answered No, and those without a clear Yes. */
    failed,
    unclear,
    isJudged,
    answered,
    needed,
    /** How many points the kind of data asks for. */
    asked: points.length,
  };
}

/** The name that was entered, or "Vendor 2". */
export function vendorName({ name }: Vendor, at: number): string {
  return name || `Vendor ${at + 1}`;
}
