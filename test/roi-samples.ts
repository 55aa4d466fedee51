import fc from 'fast-check';
import * as v from 'valibot';
import { roiFields } from '#app/features/tools/roi-calculator/roi-calculator.content.ts';
import {
  roiDefaultInput,
  roiSchema,
} from '#app/features/tools/roi-calculator/roi-calculator.schema.ts';
import type { RoiField, RoiInput } from '#app/features/tools/roi-calculator/roi-input.ts';

export const withDefaults = (changes: Partial<RoiInput> = {}): RoiInput => ({
  ...roiDefaultInput,
  ...changes,
});

/** None of the figures that count is one of ours. */
export const allOwn = withDefaults({
  hoursPerWeek: 8,
  itemsPerMonth: 5000,
  wageCents: 2600,
  employerFactor: 1.3,
  automatablePercent: 40,
  realisationPercent: 60,
  errorRatePercent: 3,
  errorReductionPercent: 60,
  errorCostCents: 3000,
  priceCents: 600_000,
  runningCents: 20_000,
  setupHours: 12,
  rampMonths: 2,
});

export const numberNames = Object.keys(roiFields) as RoiField[];

export const anyInput = fc
  .record({
    basis: fc.constantFrom('hours' as const, 'items' as const),
    ...(Object.fromEntries(
      numberNames.map((name) => {
        const { setting } = roiFields[name];
        const scale = setting.unit.startsWith('CAD') ? 100 : 1;
        const number = fc.double({
          min: setting.min * scale,
          max: setting.max * scale,
          noNaN: true,
        });
        return [name, fc.option(number, { freq: 6, nil: null })];
      }),
    ) as Record<RoiField, fc.Arbitrary<number | null>>),
  })
  .filter((input) => v.safeParse(roiSchema, input).success);
