import { dataQualityDefaults } from './data-quality-defaults.content.ts';

/** Duplicates × 2 min + invalid values × 1 min + empty required values × 3 min, in hours. */
export function hoursToClean(counts: {
  readonly duplicates: number;
  readonly invalid: number;
  readonly empty: number;
}): number {
  return (
    (counts.duplicates * dataQualityDefaults.minutesPerDuplicate.value +
      counts.invalid * dataQualityDefaults.minutesPerInvalid.value +
      counts.empty * dataQualityDefaults.minutesPerEmpty.value) /
    60
  );
}
