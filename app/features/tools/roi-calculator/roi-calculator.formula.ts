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
 * The cautious case takes 60 % of the share and of the avoided errors; the verdict and what would have
 * to be true for it are both taken from that case.
 *
 * Formulas of this family: codingace.net, automate-it.dev, tacticaladapt.com; the separation of
 * hard savings from opportunity value: agency7.ca, aiexecution.ca.
 */

/** 'template': too little work for a project. 'measure-first': the hours are not known. */
export type RoiVerdict = 'strong' | 'good' | 'pilot' | 'not-yet' | 'template' | 'measure-first';

export type RoiScenario = {
  /** Share of the work that is automated, 0 to 0.95. */
  readonly share: number;
  /** Values a month at full effect, in cents. */
  readonly labourCents: number;
  readonly errorCents: number;
  readonly valueCents: number;
  /** Months; null when it does not pay back within 36. */
  readonly paybackMonths: number | null;
  /** cum(0) … cum(36). */
  readonly cumulativeCents: readonly number[];
  readonly cum12Cents: number;
  readonly cum36Cents: number;
  /** A ratio: 0.423 is 42.3 %. Null when less than a cent is spent, so that there is no ratio. */
  readonly roi12: number | null;
  readonly roi36: number | null;
};

/** What moves the cautious payback most when it is 10 % higher or lower. */
export type RoiDriver = {
  readonly field: RoiLever;
  /** At least, where `isBeyond`. */
  readonly months: number;
  /** One of the two moves the payback beyond the horizon. */
  readonly isBeyond: boolean;
};

export const ROI_HORIZON_MONTHS = 36;
const CAUTIOUS = 0.6;
const OPTIMISTIC = 1.3;
const MOST_AUTOMATABLE = 0.95;
const WEEKS_PER_MONTH = 52 / 12;

export type RoiResult = ReturnType<typeof computeCases> & { readonly driver: RoiDriver | null };

/**
 * Computes the three cases side by side and the verdict, which is taken from the cautious one.
 * @param input within the bounds of the schema; never NaN for such input
 */
export function computeRoi(input: RoiInput): RoiResult {
  const result = computeCases(input);
  return { ...result, driver: driverOf(input, result.scenarios.cautious.paybackMonths) };
}

/** The three cases and the verdict. What moves the payback, left out here, takes twenty times as long. */
export function computeCases(input: RoiInput) {
  const known = knownRoi(input);
  const loadedWageCents = known.wageCents * known.employerFactor;
  const hoursPerWeek = hoursOf(input);
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
  const scenario = (at: number, errors: number) =>
    runScenario(plan, at, hoursPerWeek * valueOfHour * at, errors);
  const scenarios = {
    cautious: scenario(share * CAUTIOUS, errorCents * CAUTIOUS),
    expected: scenario(share, errorCents),
    optimistic: scenario(
      Math.max(share, Math.min(MOST_AUTOMATABLE, share * OPTIMISTIC)),
      errorCents,
    ),
  };
  const opportunityCents =
    known.missedPerMonth * (known.missedChancePercent / 100) * known.missedMarginCents;
  const needed = valueNeededCents(plan) - errorCents * CAUTIOUS;
  const breakEvenShare = Math.max(0, divide(needed, hoursPerWeek * valueOfHour * CAUTIOUS));
  const breakEvenHours = Math.max(0, divide(needed, share * valueOfHour * CAUTIOUS));
  return {
    verdict: verdictOf(input, hoursPerWeek, errorCents, scenarios.cautious.paybackMonths),
    hoursPerWeek,
    /** L: an hour of work with all employer's costs. */
    loadedWageCents,
    /** U: what is spent before anything comes back. */
    upfrontCents: plan.upfrontCents,
    runningCents: plan.runningCents,
    scenarios,
    /**
     * The share to be entered at which the cautious case, which takes 60 % of it, ends twelve
     * months at zero; 0 if errors alone pay, null if even 100 % would not.
     */
    breakEvenShare: breakEvenShare <= 1 ? breakEvenShare : null,
    /** The same for the hours a week; null without any saving per hour. */
    breakEvenHours: Number.isFinite(breakEvenHours) ? breakEvenHours : null,
    /** Kept apart from the savings: what missed inquiries might be worth a month. */
    opportunityCents,
    /** Payback of the expected case if the opportunity were real. */
    paybackWithOpportunity: paybackOf(
      cumulative(plan, scenarios.expected.valueCents + opportunityCents),
    ),
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

function runScenario(plan: CashPlan, share: number, labour: number, errors: number): RoiScenario {
  const cumulativeCents = cumulative(plan, labour + errors);
  const at = (month: number): number => cumulativeCents[month] ?? 0;
  const roi = (month: number): number | null => {
    const spent = plan.upfrontCents + month * plan.runningCents;
    return spent >= 1 ? at(month) / spent : null;
  };
  return {
    share,
    labourCents: labour,
    errorCents: errors,
    valueCents: labour + errors,
    paybackMonths: paybackOf(cumulativeCents),
    cumulativeCents,
    cum12Cents: at(12),
    cum36Cents: at(ROI_HORIZON_MONTHS),
    roi12: roi(12),
    roi36: roi(ROI_HORIZON_MONTHS),
  };
}

function divide(needed: number, per: number): number {
  if (needed <= 0) return 0;
  return per > 0 ? needed / per : Number.POSITIVE_INFINITY;
}

/** Hours a week, counted one way or the other; 0 where they aren't known. */
function hoursOf(input: RoiInput): number {
  const { basis, hoursPerWeek, itemsPerMonth, minutesPerItem } = knownRoi(input);
  return basis === 'hours' ? hoursPerWeek : (itemsPerMonth * minutesPerItem) / 60 / WEEKS_PER_MONTH;
}

/** Whether the hours of the task are known, counted one way or the other. */
export function hasHours({ basis, hoursPerWeek, itemsPerMonth, minutesPerItem }: RoiInput) {
  if (basis === 'hours') return hoursPerWeek !== null;
  return itemsPerMonth !== null && minutesPerItem !== null;
}

/** Items and minutes that come to less than half an hour or more than 2,000 hours a week. */
export function unlikelyHours(input: RoiInput): 'few' | 'many' | null {
  if (input.basis === 'hours' || !hasHours(input)) return null;
  const hours = hoursOf(input);
  if (hours < 0.5 - 1e-9) return 'few';
  return hours > 2000 + 1e-6 ? 'many' : null;
}

function verdictOf(
  input: RoiInput,
  hoursPerWeek: number,
  errorCents: number,
  cautiousPayback: number | null,
): RoiVerdict {
  // Rounding errors may make a payback of exactly twelve months slightly larger.
  const months = (cautiousPayback ?? Number.POSITIVE_INFINITY) - 1e-9;
  // The avoided errors alone may pay for it.
  if (!hasHours(input) && (errorCents === 0 || months > 12)) return 'measure-first';
  if (hoursPerWeek < 2 && errorCents === 0) return 'template';
  if (months > 24) return 'not-yet';
  if (months <= 6) return 'strong';
  return months <= 12 ? 'good' : 'pilot';
}

/** The figures that a visitor can influence. */
const levers = [
  'hoursPerWeek',
  'itemsPerMonth',
  'minutesPerItem',
  'wageCents',
  'automatablePercent',
  'errorRatePercent',
  'errorCostCents',
  'priceCents',
  'runningCents',
  'setupHours',
  'rampMonths',
] as const satisfies readonly (keyof RoiInput)[];

type RoiLever = (typeof levers)[number];

/** The figure that moves the cautious payback most, 10 % up or down; null without a payback. */
function driverOf(input: RoiInput, paybackMonths: number | null): RoiDriver | null {
  if (!paybackMonths) return null;
  const known = knownRoi(input);
  const ignored = input.basis === 'hours' ? 'minutesPerItem' : 'hoursPerWeek';
  const effects = levers
    .filter((field) => field !== ignored)
    .map((field) => {
      const paybackAt = (factor: number) =>
        computeCases({ ...input, [field]: known[field] * factor }).scenarios.cautious.paybackMonths;
      const paybacks = [paybackAt(0.9), paybackAt(1.1)];
      const moved = paybacks.map((at) => Math.abs((at ?? ROI_HORIZON_MONTHS) - paybackMonths));
      return { field, months: Math.max(...moved), isBeyond: paybacks.includes(null) };
    })
    .filter(({ months, isBeyond }) => isBeyond || months >= 0.05)
    .sort((a, b) => Number(b.isBeyond) - Number(a.isBeyond) || b.months - a.months);
  return effects[0] ?? null;
}

/**
 * The hours a week, rounded up, from which the cautious case pays for itself within a year; null
 * unless the hours are what has to be measured first.
 */
export function neededHours({ verdict, breakEvenHours }: RoiResult): number | null {
  return verdict === 'measure-first' && breakEvenHours !== null ? roundUp(breakEvenHours, 0) : null;
}
