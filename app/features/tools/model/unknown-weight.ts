import { shownScore } from './tool-figures.ts';

/** The points of a score up to which unknown answers may count as zero without a second thought. */
const UNKNOWN_POINTS = 25;

function isMuchUnknown(score: number, bestCaseScore: number): boolean {
  return shownScore(bestCaseScore - score) > UNKNOWN_POINTS;
}

/** Whether much is unknown, but not even the best answers would lead to another band. */
export function isSureAnyway({
  score,
  bestCaseScore,
  isUndecided,
}: {
  readonly score: number;
  readonly bestCaseScore: number;
  readonly isUndecided: boolean;
}): boolean {
  return isMuchUnknown(score, bestCaseScore) && !isUndecided;
}

/** A score and the band of its verdict, after every rule that limits it. */
type ScoredBand<Band> = { readonly score: number; readonly band: Band };

/**
 * Whether so much is unknown that the answers could lead to another band: then there is no verdict.
 * @param best the result if everything unknown turned out well
 */
export function couldChange<Band>(now: ScoredBand<Band>, best: ScoredBand<Band>): boolean {
  return isMuchUnknown(now.score, best.score) && now.band !== best.band;
}
