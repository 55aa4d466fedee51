import {
  type CashPlan,
  cumulative,
  paybackOf,
  ROI_HORIZON_MONTHS,
  valueNeededCents,
} from './cash-flow.ts';
import {
  hasHours,
  ignoredFields,
  type RoiField,
  type RoiInput,
  unknownFields,
  untouchedFields,
  whenUnknown,
} from './roi-input.ts';

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
  readonly labourCents: number;
  readonly errorCents: number;
  /** Value a month at full effect. */
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

/** By how many months the cautious payback moves when one figure is 10 % higher or lower. */
export type Sensitivity = {
  readonly field: RoiField;
  /** At least, where `isBeyond`. */
  readonly months: number;
  /** One of the two moves the payback beyond the horizon. */
  readonly isBeyond: boolean;
};

export type RoiResult = {
  readonly verdict: RoiVerdict;
  readonly hoursPerWeek: number;
  /** L: an hour of work with all employer's costs. */
  readonly loadedWageCents: number;
  /** U: what is spent before anything comes back. */
  readonly upfrontCents: number;
  readonly runningCents: number;
  readonly scenarios: {
    readonly cautious: RoiScenario;
    readonly expected: RoiScenario;
    readonly optimistic: RoiScenario;
  };
  /**
   * The share to be entered at which the cautious case, which takes 60 % of it, ends twelve months
   * at zero; 0 if errors alone pay, null if even 100 % would not.
   */
  readonly breakEvenShare: number | null;
  /**
   * Hours a week at which the cautious case ends twelve months at zero; null without any saving per
   * hour.
   */
  readonly breakEvenHours: number | null;
  /** What moves the cautious payback most, largest first; empty without a payback. */
  readonly sensitivity: readonly Sensitivity[];
  /** Numbers that the visitor has left at our starting figures. */
  readonly untouched: readonly RoiField[];
  /** Payback of the cautious case if no error were avoided; null as above. */
  readonly paybackWithoutErrors: number | null;
  /** Kept apart from the savings: what missed inquiries might be worth a month. */
  readonly opportunityCents: number;
  /** Payback of the expected case if the opportunity were real; null as above. */
  readonly paybackWithOpportunity: number | null;
  /** Numbers the visitor did not know. */
  readonly unknown: readonly RoiField[];
};

const CAUTIOUS = 0.6;
const OPTIMISTIC = 1.3;
const MOST_AUTOMATABLE = 0.95;
const WEEKS_PER_MONTH = 52 / 12;

/**
 * Computes the three cases side by side and the verdict, which is taken from the cautious one.
 * @param input within the bounds of the schema; never NaN for such input
 */
export function computeRoi(input: RoiInput): RoiResult {
  const result = computeCases(input);
  const { paybackMonths } = result.scenarios.cautious;
  const isClear = paybackMonths !== null && paybackMonths > 0;
  return { ...result, sensitivity: isClear ? sensitivityOf(input, paybackMonths) : [] };
}

/** The three cases and the verdict. The sensitivity, left out here, takes twenty times as long. */
export function computeCases(input: RoiInput): Omit<RoiResult, 'sensitivity'> {
  const known = (field: RoiField): number => input[field] ?? whenUnknown[field];
  const loadedWageCents = known('wageCents') * known('employerFactor');
  const hoursPerWeek =
    input.basis === 'hours'
      ? known('hoursPerWeek')
      : (known('itemsPerMonth') * known('minutesPerItem')) / 60 / WEEKS_PER_MONTH;
  const share = known('automatablePercent') / 100;
  /** Cents a month for each hour a week, if all of the work were automated. */
  const valueOfHour = WEEKS_PER_MONTH * loadedWageCents * (known('realisationPercent') / 100);
  const errorCents =
    known('itemsPerMonth') *
    (known('errorRatePercent') / 100) *
    (known('errorReductionPercent') / 100) *
    known('errorCostCents');
  const plan: CashPlan = {
    upfrontCents: known('priceCents') + known('setupHours') * loadedWageCents,
    runningCents: known('runningCents'),
    rampMonths: known('rampMonths'),
  };
  const scenario = (at: number, errors: number): RoiScenario =>
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
    known('missedPerMonth') * (known('missedChancePercent') / 100) * known('missedMarginCents');
  const needed = valueNeededCents(plan) - errorCents * CAUTIOUS;
  const unknown = unknownFields(input);
  const breakEvenShare = Math.max(0, divide(needed, hoursPerWeek * valueOfHour * CAUTIOUS));
  const breakEvenHours = Math.max(0, divide(needed, share * valueOfHour * CAUTIOUS));
  return {
    verdict: verdictOf(input, hoursPerWeek, errorCents, scenarios.cautious.paybackMonths),
    hoursPerWeek,
    loadedWageCents,
    upfrontCents: plan.upfrontCents,
    runningCents: plan.runningCents,
    scenarios,
    breakEvenShare: breakEvenShare <= 1 ? breakEvenShare : null,
    breakEvenHours: Number.isFinite(breakEvenHours) ? breakEvenHours : null,
    paybackWithoutErrors: paybackOf(cumulative(plan, scenarios.cautious.labourCents)),
    opportunityCents,
    paybackWithOpportunity: paybackOf(
      cumulative(plan, scenarios.expected.valueCents + opportunityCents),
    ),
    unknown,
    untouched: untouchedFields(input),
  };
}

/** The figures that a visitor can influence, 10 % up or down, whichever has more effect. */
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
] as const satisfies readonly RoiField[];

function sensitivityOf(input: RoiInput, paybackMonths: number): Sensitivity[] {
  const ignored = ignoredFields(input.basis);
  return levers
    .filter((field) => !ignored.includes(field))
    .map((field) => {
      const value = input[field] ?? whenUnknown[field];
      const paybackAt = (factor: number) =>
        computeCases({ ...input, [field]: value * factor }).scenarios.cautious.paybackMonths;
      const paybacks = [paybackAt(0.9), paybackAt(1.1)];
      const moved = paybacks.map((at) => Math.abs((at ?? ROI_HORIZON_MONTHS) - paybackMonths));
      return { field, months: Math.max(...moved), isBeyond: paybacks.includes(null) };
    })
    .filter(({ months, isBeyond }) => isBeyond || months >= 0.05)
    .sort((a, b) => Number(b.isBeyond) - Number(a.isBeyond) || b.months - a.months)
    .slice(0, 3);
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
