import { expect, test } from 'vitest';
import { claims } from './claims.ts';

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
  const figures = [
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
  ].map((claim) => claim.value);
  expect(figures).toEqual([60, 37, 86, 70, 92, 78, 3800, 412, 40, 30, 25]);
});
