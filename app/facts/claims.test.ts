import { expect, test } from 'vitest';
import { claims, isUnproved } from './claims.ts';

test('every figure of the specification is in the register, once', () => {
  const {
    manualProcessCosts,
    orderIncrease,
    processingTime,
    inquiriesAutomated,
    satisfaction,
    timeOnRoutineTasks,
    monthlySavings,
    returnOnInvestment,
    errorReduction,
    fasterProcessing,
    betterDecisions,
  } = claims;
  const specified = [60, 37, 86, 70, 92, 78, 3800, 412, 40, 30, 25];
  const found = [
    manualProcessCosts,
    orderIncrease,
    processingTime,
    inquiriesAutomated,
    satisfaction,
    timeOnRoutineTasks,
    monthlySavings,
    returnOnInvestment,
    errorReduction,
    fasterProcessing,
    betterDecisions,
  ];
  expect(found).toHaveLength(specified.length);
  // A figure that differs is one that was proved.
  const unproved = found.map(({ value, status }, at) =>
    isUnproved(status) ? value : specified[at],
  );
  expect(unproved).toEqual(specified);
});
