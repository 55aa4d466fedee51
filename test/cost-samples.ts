import {
  type CostInput,
  connectionKinds,
  pieceKinds,
} from '#app/features/tools/implementation-cost/cost-figures.ts';
import { costDefaultInput } from '#app/features/tools/implementation-cost/implementation-cost.schema.ts';
import type { FixedOffer } from '#app/features/tools/implementation-cost/package-fit.ts';

export const offer: FixedOffer = {
  priceCents: 99_700,
  workflows: 3,
  teamMembers: 5,
  plannedPriceCents: 500_000,
  includedMonths: 12,
};

export const withDefaults = (changes: Partial<CostInput> = {}): CostInput => ({
  ...costDefaultInput,
  // The specified ones, whatever the facts are when this module is loaded.
  ...{ rateCents: 15_000, subscriptionsCents: 12_000 },
  ...changes,
});

export const noPieces = Object.fromEntries(
  pieceKinds.map((kind) => [kind, 0]),
) as CostInput['pieces'];

export const noSystems = Object.fromEntries(
  connectionKinds.map((kind) => [kind, 0]),
) as CostInput['connections'];

export const golden = withDefaults({
  pieces: { ...noPieces, leadCapture: 1 },
  connections: { ...noSystems, native: 2, api: 1 },
  data: 'some',
  team: 'upTo5',
  privacy: 'personal',
});
