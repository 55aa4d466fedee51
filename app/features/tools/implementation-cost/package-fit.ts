import { maintenancePercent, pieceHours } from './cost-defaults.content.ts';
import {
  COST_YEARS,
  type CostCase,
  type CostFigures,
  type CostInput,
  figuresOf,
  hstOn,
  type PieceKind,
  pieceKinds,
} from './cost-figures.ts';

/** The owner's fixed-price package, given by the page: features don't read each other's content. */
export type FixedOffer = {
  readonly priceCents: number;
  /** Workflows that it includes. */
  readonly workflows: number;
  /** People whom it trains. */
  readonly teamMembers: number;
  /** The price planned for after the launch. */
  readonly plannedPriceCents: number;
  /** Months whose running cost and upkeep are in the price. */
  readonly includedMonths: number;
};

export type OfferReason = 'piece' | 'count' | 'team' | 'api' | 'no-api' | 'data' | 'sensitive';

/** What the package may cover of a project, and the work that remains. */
export type PackageFit = {
  readonly priceCents: number;
  readonly plannedPriceCents: number;
  readonly hstCents: number;
  /** Whether the package may cover the whole project. */
  readonly mayFit: boolean;
  /** The pieces that the package may cover; empty with sensitive data. */
  readonly covered: Readonly<Partial<Record<PieceKind, number>>>;
  /** Whether the package also covers ready-made connections and training. */
  readonly coversSetup: boolean;
  /** Why the package doesn't cover everything. */
  readonly reasons: readonly OfferReason[];
  /** The cost of the remaining custom work; zero if there is none. */
  readonly rest: Readonly<Record<CostCase, CostFigures>>;
  /** The likely price of package and rest; only the custom price if the package covers nothing. */
  readonly totalCents: number;
  /** The running cost with the package, including upkeep, after the months that are included. */
  readonly runningPerMonthCents: number;
  /** What of the running cost is in the package's price: all of it if that covers the project. */
  readonly includedCents: number;
};

/** Pieces that count as a workflow of the fixed-price offer. */
const OFFER_PIECES: ReadonlySet<PieceKind> = new Set([
  'workflow',
  'emailSequence',
  'leadCapture',
  'documents',
  'assistant',
]);

/** Splits a project into what the package may cover and the rest. */
export function fitOffer(input: CostInput, offer: FixedOffer): PackageFit {
  const isSensitive = input.privacy === 'sensitive' || input.privacy === 'unknown';
  const covered = isSensitive ? {} : coveredPieces(input, offer.workflows);
  const left = Object.fromEntries(
    pieceKinds.map((kind) => [kind, input.pieces[kind] - (covered[kind] ?? 0)]),
  ) as CostInput['pieces'];
  const kinds = pieceKinds.filter((kind) => left[kind] > 0);
  const hasOtherPieces = kinds.some((kind) => !OFFER_PIECES.has(kind));
  const isUsed = Object.keys(covered).length > 0;
  // A dashboard or an app needs connections and training of its own. If the package paid for
  // those, adding a workflow to an app would lower the price of the whole project.
  const coversSetup = isUsed && !hasOtherPieces;
  const isTrained = largestTeam[input.team] <= offer.teamMembers;
  const beside: CostInput = {
    ...input,
    pieces: left,
    connections: coversSetup ? { ...input.connections, native: 0 } : input.connections,
  };
  const reasons: OfferReason[] = [];
  if (isSensitive) reasons.push('sensitive');
  if (hasOtherPieces) reasons.push('piece');
  if (!isSensitive && kinds.some((kind) => OFFER_PIECES.has(kind))) reasons.push('count');
  if (input.connections.api + input.connections.unknown > 0) reasons.push('api');
  if (input.connections.noApi > 0) reasons.push('no-api');
  if (input.data !== 'clean') reasons.push('data');
  if (!isTrained) reasons.push('team');
  const rest = restOf(beside, coversSetup && isTrained);
  const likelyRest = rest.likely;
  const mayFit = isUsed && reasons.length === 0;
  const upkeep = isUsed ? (offer.priceCents * maintenancePercent.likely) / 100 / 12 : 0;
  const runningPerMonthCents = likelyRest.runningPerMonthCents + upkeep;
  return {
    priceCents: offer.priceCents,
    plannedPriceCents: offer.plannedPriceCents,
    hstCents: hstOn(offer.priceCents),
    mayFit,
    covered,
    coversSetup,
    reasons,
    rest,
    totalCents: (isUsed ? offer.priceCents : 0) + likelyRest.buildCents,
    runningPerMonthCents,
    includedCents: offer.includedMonths * (mayFit ? runningPerMonthCents : upkeep),
  };
}

/** The maximum number of people of each team size. */
const largestTeam: Readonly<Record<CostInput['team'], number>> = {
  upTo5: 5,
  upTo20: 20,
  over20: Number.POSITIVE_INFINITY,
  unknown: Number.POSITIVE_INFINITY,
};

/** Covers the pieces with the most hours first, because that saves most. */
function coveredPieces(input: CostInput, workflows: number): Partial<Record<PieceKind, number>> {
  const covered: Partial<Record<PieceKind, number>> = {};
  let left = workflows;
  const byHours = pieceKinds
    .filter((kind) => OFFER_PIECES.has(kind) && input.pieces[kind] > 0)
    .sort((a, b) => pieceHours[b].likely - pieceHours[a].likely);
  for (const kind of byHours) {
    const count = Math.min(left, input.pieces[kind]);
    if (count === 0) continue;
    covered[kind] = count;
    left -= count;
  }
  return covered;
}

/** The remaining work in three cases. `isTrained`: the package covers the training. */
function restOf(beside: CostInput, isTrained: boolean): Record<CostCase, CostFigures> {
  const of = (at: CostCase) => figuresOf(beside, at, isTrained);
  return { low: of('low'), likely: of('likely'), high: of('high') };
}

/** The likely three-year cost with the package and the remaining work. */
export function packageThreeYears(input: CostInput, offer: FixedOffer): number {
  return costWithPackage(fitOffer(input, offer), COST_YEARS);
}

/** The likely cost of a number of years, without what the package includes. */
export function costWithPackage(fit: PackageFit, years: number): number {
  return fit.totalCents + 12 * years * fit.runningPerMonthCents - fit.includedCents;
}

/** True where the fixed-price package covers at least one piece. */
export function coversAny({ covered }: PackageFit): boolean {
  return Object.keys(covered).length > 0;
}
