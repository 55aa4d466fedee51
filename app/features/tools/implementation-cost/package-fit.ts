import { maintenancePercent, pieceHours, trainingHours } from './cost-defaults.content.ts';
import {
  COST_YEARS,
  type CostCase,
  type CostFigures,
  type CostInput,
  figuresOf,
  hstOn,
  type PieceKind,
  pieceKinds,
  type TeamSize,
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

export type OfferReason =
  | 'piece'
  | 'count'
  | 'team'
  | 'team-unknown'
  | 'api'
  | 'no-api'
  | 'systems-unknown'
  | 'data'
  | 'data-unknown'
  | 'sensitive'
  | 'privacy-unknown';

/** What a project costs with the package. */
export type PackageCost = {
  /** The price of package and rest; only the custom price if the package covers nothing. */
  readonly totalCents: number;
  /** The running cost, including upkeep, after the months that are included. */
  readonly runningPerMonthCents: number;
  /** The part of the running cost that is upkeep, of the package and of the rest. */
  readonly upkeepPerMonthCents: number;
  /** What of the running cost is in the package's price: all of it if that covers the project. */
  readonly includedCents: number;
};

/** What the package may cover of a project, and the work that remains. */
export type PackageFit = PackageCost & {
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
  /** All three cases; the likely one is also in the fit itself. */
  readonly cases: Readonly<Record<CostCase, PackageCost>>;
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
  const beside: CostInput = {
    ...input,
    pieces: left,
    connections: coversSetup ? { ...input.connections, native: 0 } : input.connections,
  };
  const reasons: OfferReason[] = [];
  if (isSensitive) reasons.push(input.privacy === 'unknown' ? 'privacy-unknown' : 'sensitive');
  if (hasOtherPieces) reasons.push('piece');
  if (!isSensitive && kinds.some((kind) => OFFER_PIECES.has(kind))) reasons.push('count');
  if (input.connections.api > 0) reasons.push('api');
  if (input.connections.noApi > 0) reasons.push('no-api');
  if (input.connections.unknown > 0) reasons.push('systems-unknown');
  if (input.data === 'unknown') reasons.push('data-unknown');
  else if (input.data !== 'clean') reasons.push('data');
  if (input.team === 'unknown') reasons.push('team-unknown');
  else if (largestTeam[input.team] > offer.teamMembers) reasons.push('team');
  const mayFit = isUsed && reasons.length === 0;
  const restAt = (at: CostCase) => figuresOf(beside, at, coversSetup ? trainedHours(offer, at) : 0);
  const rest = eachCase(restAt);
  const cases = eachCase((at): PackageCost => {
    const upkeep = isUsed ? (offer.priceCents * maintenancePercent[at]) / 100 / 12 : 0;
    const runningPerMonthCents = rest[at].runningPerMonthCents + upkeep;
    // Without extra work in this case, the package covers the whole project.
    const coversAll = isUsed && (mayFit || rest[at].buildCents < 1);
    return {
      totalCents: (isUsed ? offer.priceCents : 0) + rest[at].buildCents,
      runningPerMonthCents,
      upkeepPerMonthCents: rest[at].maintenancePerMonthCents + upkeep,
      includedCents: offer.includedMonths * (coversAll ? runningPerMonthCents : upkeep),
    };
  });
  return {
    ...cases.likely,
    priceCents: offer.priceCents,
    plannedPriceCents: offer.plannedPriceCents,
    hstCents: hstOn(offer.priceCents),
    mayFit,
    covered,
    coversSetup,
    reasons,
    rest,
    cases,
  };
}

/** The maximum number of people of each team size. */
const largestTeam: Readonly<Record<TeamSize, number>> = {
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

/** The hours that training the people of the package would take. */
function trainedHours({ teamMembers }: FixedOffer, at: CostCase): number {
  const trained = (Object.keys(largestTeam) as TeamSize[]).filter(
    (team) => largestTeam[team] <= teamMembers,
  );
  return Math.max(0, ...trained.map((team) => trainingHours[team][at]));
}

function eachCase<Value>(of: (at: CostCase) => Value): Record<CostCase, Value> {
  return { low: of('low'), likely: of('likely'), high: of('high') };
}

/** The likely three-year cost with the package and the remaining work. */
export function packageThreeYears(input: CostInput, offer: FixedOffer): number {
  return costWithPackage(fitOffer(input, offer), COST_YEARS);
}

/** The cost of a number of years, without what the package includes. */
export function costWithPackage(cost: PackageCost, years: number): number {
  return cost.totalCents + 12 * years * cost.runningPerMonthCents - cost.includedCents;
}

/** True where the fixed-price package covers at least one piece. */
export function coversAny({ covered }: PackageFit): boolean {
  return Object.keys(covered).length > 0;
}
