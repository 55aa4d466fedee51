/** The steps of the first run, in order. */
export const stepIds = ['name', 'look', 'hours', 'email', 'team', 'launch'] as const;

export type StepId = (typeof stepIds)[number];

/** How many of the people on the site are samples. */
export type SampleShare = 'all' | 'some' | 'none';

/** The step with this name; undefined for another word. */
export function findStep(name: string | null): StepId | undefined {
  return stepIds.find((id) => id === name);
}

/** The step after this one; undefined after the last. */
export function stepAfter(id: StepId): StepId | undefined {
  return stepIds[stepIds.indexOf(id) + 1];
}
