import { centsOf } from '../model/tool-default.ts';
import { roiDefaults } from './roi-defaults.content.ts';

/** Every number may be null: "I don't know". Percentages are 0 to 100. */
export type RoiInput = {
  readonly basis: 'hours' | 'items';
  readonly hoursPerWeek: number | null;
  readonly itemsPerMonth: number | null;
  readonly minutesPerItem: number | null;
  readonly wageCents: number | null;
  readonly employerFactor: number | null;
  readonly automatablePercent: number | null;
  readonly realisationPercent: number | null;
  readonly errorRatePercent: number | null;
  readonly errorReductionPercent: number | null;
  readonly errorCostCents: number | null;
  readonly priceCents: number | null;
  readonly runningCents: number | null;
  readonly setupHours: number | null;
  readonly rampMonths: number | null;
  readonly missedPerMonth: number | null;
  readonly missedChancePercent: number | null;
  readonly missedMarginCents: number | null;
};

export type RoiField = Exclude<keyof RoiInput, 'basis'>;

/** What is used instead of "I don't know": the usual figure for costs and wages, zero for gains. */
export const whenUnknown: Readonly<Record<RoiField, number>> = {
  hoursPerWeek: 0,
  itemsPerMonth: 0,
  minutesPerItem: 0,
  wageCents: centsOf(roiDefaults.wage),
  employerFactor: roiDefaults.employerFactor.value,
  automatablePercent: roiDefaults.automatablePercent.value,
  realisationPercent: roiDefaults.realisationPercent.value,
  errorRatePercent: 0,
  errorReductionPercent: 0,
  errorCostCents: 0,
  priceCents: centsOf(roiDefaults.price),
  runningCents: centsOf(roiDefaults.running),
  setupHours: roiDefaults.setupHours.value,
  rampMonths: roiDefaults.rampMonths.value,
  missedPerMonth: 0,
  missedChancePercent: 0,
  missedMarginCents: 0,
};

/** Only fields that matter for the chosen basis. */
export function unknownFields(input: RoiInput): RoiField[] {
  const ignored = ignoredFields(input.basis);
  return (Object.keys(whenUnknown) as RoiField[]).filter(
    (field) => input[field] === null && !ignored.includes(field),
  );
}

/** Numbers that equal our starting figures and count, so they may not be the visitor's own. */
export function untouchedFields(input: RoiInput): RoiField[] {
  const ignored = [...ignoredFields(input.basis), ...withoutErrors(input), ...withoutHours(input)];
  return (Object.keys(whenUnknown) as RoiField[]).filter((field) => {
    return !ignored.includes(field) && input[field] !== null && input[field] === startOf[field];
  });
}

/** The figures that the chosen way of counting the work does not use. */
export function ignoredFields(basis: RoiInput['basis']): readonly RoiField[] {
  return basis === 'hours' ? ['minutesPerItem'] : ['hoursPerWeek'];
}

/** The figures of which none may be zero for errors to count. */
export const errorFields = ['errorRatePercent', 'errorReductionPercent', 'errorCostCents'] as const;

/** What doesn't count because no errors are avoided: one of the figures of errors is zero. */
function withoutErrors(input: RoiInput): readonly RoiField[] {
  const hasErrors = errorFields.every((field) => (input[field] ?? 0) > 0);
  if (hasErrors) return [];
  return input.basis === 'hours' ? [...errorFields, 'itemsPerMonth'] : errorFields;
}

/** What doesn't count because the hours are unknown, so that no work is saved. */
function withoutHours(input: RoiInput): readonly RoiField[] {
  return hasHours(input) ? [] : ['automatablePercent', 'realisationPercent'];
}

/** Whether the hours of the task are known, counted one way or the other. */
export function hasHours({ basis, hoursPerWeek, itemsPerMonth, minutesPerItem }: RoiInput) {
  if (basis === 'hours') return hoursPerWeek !== null;
  return itemsPerMonth !== null && minutesPerItem !== null;
}

/** The starting figure of each number, money in cents. */
const startOf: Readonly<Record<RoiField, number>> = {
  ...whenUnknown,
  hoursPerWeek: roiDefaults.hoursPerWeek.value,
  itemsPerMonth: roiDefaults.itemsPerMonth.value,
  minutesPerItem: roiDefaults.minutesPerItem.value,
  errorRatePercent: roiDefaults.errorRatePercent.value,
  errorReductionPercent: roiDefaults.errorReductionPercent.value,
  errorCostCents: centsOf(roiDefaults.errorCost),
};
