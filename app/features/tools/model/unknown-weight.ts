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

/**
 * Whether so much is unknown that the answers could lead to another band: then there is no verdict.
 * @param bestCaseScore the score if everything unknown turned out well
 */
export function couldChange<Band>(
  score: number,
  bestCaseScore: number,
  bandOf: (score: number) => Band,
): boolean {
  return isMuchUnknown(score, bestCaseScore) && bandOf(bestCaseScore) !== bandOf(score);
}
