import { roundUp } from '../model/tool-figures.ts';
import { knownRoi, type RoiInput } from './roi-fields.ts';

/**
 * Return on investment of one automated task, over 36 months, in CAD cents before HST.
 *
 *   L         = wage × employer factor                              (cents an hour)
 *   V_labour  = hours a week × 52/12 × L × share × realisation      (cents a month)
 *   V_error   = items × error rate × reduction × cost of an error   (cents a month)
 *   U         = price + own set-up hours × L                        (cents, once)
 *   net(t)    = (V_labour + V_error) × min(1, t / ramp) − running;  cum(0) = −U
 *   payback   = the month from which cum stays at or above 0, linear inside the month
 *   ROI(h)    = cum(h) / (U + h × running)
 *
 * The cautious case takes 60 % of the share; the verdict is taken from that case.
 *
 * Formulas of this family: codingace.net, automate-it.dev, tacticaladapt.com; the separation of
 * hard savings from opportunity value: agency7.ca, aiexecution.ca.
 */

/**
 * 'template': too little work for a project. 'count-errors': the same, if there are no errors, which
 * isn't known. 'measure-first': the hours are not known.
 */
export type RoiVerdict =
  | 'strong'
  | 'good'
  | 'pilot'
  | 'not-yet'
  | 'template'
  | 'count-errors'
  | 'measure-first';

export type RoiScenario = ReturnType<typeof runScenario>;
export type RoiResult = ReturnType<typeof computeRoi>;

export const ROI_HORIZON_MONTHS = 36;
const CAUTIOUS = 0.6;
const OPTIMISTIC = 1.3;
const MOST_AUTOMATABLE = 0.95;
const WEEKS_PER_MONTH = 52 / 12;

/** The errors to avoid are these, multiplied. */
const errorFigures = [
  'itemsPerMonth',
  'errorRatePercent',
  'errorReductionPercent',
  'errorCostCents',
] as const;
/** What else the verdict depends on, beside the hours. */
const otherFigures = [
  'wageCents',
  'employerFactor',
  'automatablePercent',
  'realisationPercent',
  'priceCents',
  'runningCents',
  'setupHours',
  'rampMonths',
] as const;

/**
 * Computes the three cases side by side and the verdict, which is taken from the cautious one.
 * Hours that aren't known are counted as those that are needed.
 * @param input within the bounds of the schema; never NaN for such input
 */
export function computeRoi(input: RoiInput) {
  const known = knownRoi(input);
  const loadedWageCents = known.wageCents * known.employerFactor;
  const share = known.automatablePercent / 100;
  /** Cents a month for each hour a week, if all of the work were automated. */
  const valueOfHour = WEEKS_PER_MONTH * loadedWageCents * (known.realisationPercent / 100);
  const errorCents =
    known.itemsPerMonth *
    (known.errorRatePercent / 100) *
    (known.errorReductionPercent / 100) *
    known.errorCostCents;
  const plan = {
    upfrontCents: known.priceCents + known.setupHours * loadedWageCents,
    runningCents: known.runningCents,
    rampMonths: known.rampMonths,
  };
  const missingCents = Math.max(0, valueNeededCents(plan) - errorCents);
  /** The hours a week, rounded up, from which the cautious case pays for itself within a year. */
  const neededHours = roundUp(missingCents / (share * CAUTIOUS * valueOfHour), 0);
  const knownHours = hoursOf(input);
  const hoursPerWeek = knownHours ?? neededHours;
  const scenario = (at: number) =>
    runScenario(plan, at, hoursPerWeek * valueOfHour * at, errorCents);
  const scenarios = {
    cautious: scenario(share * CAUTIOUS),
    expected: scenario(share),
    optimistic: scenario(Math.max(share, Math.min(MOST_AUTOMATABLE, share * OPTIMISTIC))),
  };
  const errors = errorFigures.map((name) => input[name]);
  const areErrorsUnknown = errors.includes(null) && !errors.includes(0);
  function verdictOf(): RoiVerdict {
    if (knownHours === null && (neededHours > 0 || errorCents === 0)) return 'measure-first';
    if (hoursPerWeek < 2 && errorCents === 0) return areErrorsUnknown ? 'count-errors' : 'template';
    return paybackVerdict(scenarios.cautious.paybackMonths);
  }
  return {
    verdict: verdictOf(),
    /** Whether we had to put in something that the verdict depends on. */
    isGuessed: areErrorsUnknown || otherFigures.some((name) => input[name] === null),
    areErrorsUnknown,
    isShareKnown: input.automatablePercent !== null,
    hoursPerWeek,
    neededHours,
    /** L: an hour of work with all employer's costs. */
    loadedWageCents,
    /** U: what is spent before anything comes back. */
    upfrontCents: plan.upfrontCents,
    priceCents: known.priceCents,
    runningCents: plan.runningCents,
    scenarios,
    /** The share at which the expected case ends twelve months at zero; above 1 it never does. */
    breakEvenShare: missingCents < 1 ? 0 : missingCents / (hoursPerWeek * valueOfHour),
    /** Kept apart from the savings: what missed inquiries might be worth a month. */
    opportunityCents:
      known.missedPerMonth * (known.missedChancePercent / 100) * known.missedMarginCents,
  };
}

type CashPlan = { upfrontCents: number; runningCents: number; rampMonths: number };

/** The share of the full effect that month t brings. */
const effectIn = (month: number, { rampMonths }: CashPlan) =>
  rampMonths > 0 ? Math.min(1, month / rampMonths) : 1;

/** cum(0) … cum(36) at a monthly value in full effect. */
function cumulative(plan: CashPlan, valueCents: number): number[] {
  const sums = [plan.upfrontCents === 0 ? 0 : -plan.upfrontCents];
  for (let month = 1; month <= ROI_HORIZON_MONTHS; month += 1) {
    sums.push((sums[month - 1] ?? 0) + valueCents * effectIn(month, plan) - plan.runningCents);
  }
  return sums;
}

/**
 * The month from which the sum stays at or above zero. With something spent at the start this is
 * the first time it gets there; with nothing spent, a loss in the first months still counts.
 */
function paybackOf(sums: readonly number[]): number | null {
  const lastLoss = sums.findLastIndex((sum) => sum < 0);
  if (lastLoss === -1) return 0;
  const before = sums[lastLoss];
  const after = sums[lastLoss + 1];
  if (before === undefined || after === undefined) return null;
  return lastLoss + -before / (after - before);
}

/** The monthly value at which twelve months end at exactly zero. */
function valueNeededCents(plan: CashPlan): number {
  let fullMonths = 0;
  for (let month = 1; month <= 12; month += 1) fullMonths += effectIn(month, plan);
  return (plan.upfrontCents + 12 * plan.runningCents) / fullMonths;
}

function runScenario(plan: CashPlan, share: number, labourCents: number, errorCents: number) {
  const cumulativeCents = cumulative(plan, labourCents + errorCents);
  const at = (month: number): number => cumulativeCents[month] ?? 0;
  const roi = (month: number): number | null => {
    const spent = plan.upfrontCents + month * plan.runningCents;
    return spent >= 1 ? at(month) / spent : null;
  };
  return {
    /** Share of the work that is automated, 0 to 0.95. */
    share,
    /** Values a month at full effect, in cents. */
    labourCents,
    errorCents,
    /** Months; null when it does not pay back within 36. */
    paybackMonths: paybackOf(cumulativeCents),
    /** cum(0) … cum(36). */
    cumulativeCents,
    cum12Cents: at(12),
    cum36Cents: at(ROI_HORIZON_MONTHS),
    /** A ratio: 0.423 is 42.3 %. Null when less than a cent is spent, so that there is no ratio. */
    roi12: roi(12),
    roi36: roi(ROI_HORIZON_MONTHS),
  };
}

/** Hours a week, counted one way or the other; null where they aren't known. */
export function hoursOf({
  basis,
  hoursPerWeek,
  itemsPerMonth,
  minutesPerItem,
}: RoiInput): number | null {
  if (basis === 'hours') return hoursPerWeek;
  if (itemsPerMonth === null || minutesPerItem === null) return null;
  return (itemsPerMonth * minutesPerItem) / 60 / WEEKS_PER_MONTH;
}

function paybackVerdict(cautiousPayback: number | null): RoiVerdict {
  // Rounding errors may make a payback of exactly twelve months slightly larger.
  const months = (cautiousPayback ?? Number.POSITIVE_INFINITY) - 1e-9;
  if (months > 24) return 'not-yet';
  if (months <= 6) return 'strong';
  return months <= 12 ? 'good' : 'pilot';
}
