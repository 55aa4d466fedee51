import { type ExampleBusiness, exampleBusinesses } from '../model/tool-definition.ts';
import { roiDefaultInput, writeRoiForm } from './roi-calculator.schema.ts';
import { roiExamples } from './roi-calculator-examples.content.ts';
import type { RoiInput } from './roi-input.ts';

/** The business whose example these figures are; null if any of them was changed. */
export function exampleOf(input: RoiInput): ExampleBusiness | null {
  const start = writeRoiForm(roiDefaultInput);
  const given = Object.entries(writeRoiForm(input));
  const isLike = (business: ExampleBusiness) => {
    const example: Readonly<Record<string, string>> = { ...start, ...roiExamples[business] };
    return given.every(([field, value]) => example[field] === value);
  };
  return exampleBusinesses.find(isLike) ?? null;
}
