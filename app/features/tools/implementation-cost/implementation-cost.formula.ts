import { centsOf, costDefaults, maintenancePercent, pieceHours } from '../defaults.content.ts';
import {
  COST_YEARS,
  type ConnectionKind,
  type CostCase,
  type CostFigures,
  type CostInput,
  type CostNumber,
  costWhenUnknown,
  figuresOf,
  hstOn,
  modelUseCents,
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
};

export type CostLever =
  | 'fewer-pieces'
  | 'clean-data'
  | 'avoid-no-api'
  | 'use-native'
  | 'train-fewer'
  | 'no-personal-data'
  | 'no-sensitive-data'
  | 'look-at-systems'
  | 'fewer-subscriptions';

export type CheaperOption = {
  readonly lever: CostLever;
  /** What it saves over three years, of the price that is shown: with the package where it covers something. */
  readonly savingCents: number;
};

export type OfferReason = 'piece' | 'count' | 'team' | 'api' | 'no-api' | 'data' | 'sensitive';
export type CostVerdict = 'offer-may-fit' | 'offer-and-more' | 'small' | 'usual' | 'split';
export type CostQuestion = CostNumber | 'connections' | 'data' | 'team' | 'privacy';

export type CostResult = {
  readonly verdict: CostVerdict;
  readonly low: CostFigures;
  readonly likely: CostFigures;
  readonly high: CostFigures;
  readonly modelUsePerMonthCents: number;
  /** Likely weeks, full precision: hours / 20 + 1. */
  readonly weeks: number;
  /** What a ready-made tool would cost over three years. */
  readonly offTheShelf: { readonly lowCents: number; readonly highCents: number };
  /** The fixed-price offer on its own line; null when the page gave none. */
  readonly offer: {
    readonly priceCents: number;
    readonly plannedPriceCents: number;
    readonly hstCents: number;
    /** Everything that is asked for may be inside the package. */
    readonly mayFit: boolean;
    /** What of the pieces the package may cover; empty with sensitive data. */
    readonly covered: Readonly<Partial<Record<PieceKind, number>>>;
    /** Why there is work beside the package. */
    readonly reasons: readonly OfferReason[];
    /** The work beside the package, built to measure; zero where there is none. */
    readonly rest: Readonly<Record<CostCase, CostFigures>>;
    /** Package and rest together, likely; the built price alone if the package covers nothing. */
    readonly totalCents: number;
    /** The running cost that goes with it, upkeep included. */
    readonly runningPerMonthCents: number;
  } | null;
  /** The three changes with the largest effect, largest first. */
  readonly cheaper: readonly CheaperOption[];
  readonly unknown: readonly CostQuestion[];
};

/** Pieces that count as a workflow of the fixed-price offer. */
const OFFER_PIECES: ReadonlySet<PieceKind> = new Set([
  'workflow',
  'emailSequence',
  'leadCapture',
  'documents',
  'assistant',
]);

/**
 * Computes low, likely and high.
 * @param input within the bounds of the schema, with at least one piece
 * @param offer the fixed-price package, or null if there is none at the moment
 */
export function computeCost(input: CostInput, offer: FixedOffer | null): CostResult {
  const low = figuresOf(input, 'low');
  const likely = figuresOf(input, 'likely');
  const high = figuresOf(input, 'high');
  const offerLine = offer === null ? null : fitOffer(input, offer);
  return {
    verdict: verdictOf(likely, offerLine),
    low,
    likely,
    high,
    modelUsePerMonthCents: modelUseCents(input),
    weeks: likely.hours / costDefaults.hoursPerWeekOfWork.value + 1,
    offTheShelf: {
      lowCents: centsOf(costDefaults.offTheShelfLow) * 12 * COST_YEARS,
      highCents: centsOf(costDefaults.offTheShelfHigh) * 12 * COST_YEARS,
    },
    offer: offerLine,
    cheaper: cheaperOptions(input, offer),
    unknown: unknownOf(input),
  };
}

function verdictOf(likely: CostFigures, offer: CostResult['offer']): CostVerdict {
  if (offer?.mayFit) return 'offer-may-fit';
  if (likely.buildCents > centsOf(costDefaults.projectTo)) return 'split';
  if (offer !== null && coversAny(offer)) return 'offer-and-more';
  return likely.buildCents <= centsOf(costDefaults.smallProjectTo) ? 'small' : 'usual';
}

/** Splits what is asked for into what the package may cover and what is work of its own. */
function fitOffer(input: CostInput, offer: FixedOffer): NonNullable<CostResult['offer']> {
  const isSensitive = input.privacy === 'sensitive' || input.privacy === 'unknown';
  const covered = isSensitive ? {} : coveredPieces(input, offer.workflows);
  const left = Object.fromEntries(
    pieceKinds.map((kind) => [kind, input.pieces[kind] - (covered[kind] ?? 0)]),
  ) as CostInput['pieces'];
  const isUsed = Object.keys(covered).length > 0;
  const isTrained = largestTeam[input.team] <= offer.teamMembers;
  const beside: CostInput = {
    ...input,
    pieces: left,
    connections: isUsed ? { ...input.connections, native: 0 } : input.connections,
  };
  const reasons: OfferReason[] = [];
  if (isSensitive) reasons.push('sensitive');
  const kinds = pieceKinds.filter((kind) => left[kind] > 0);
  if (kinds.some((kind) => !OFFER_PIECES.has(kind))) reasons.push('piece');
  if (!isSensitive && kinds.some((kind) => OFFER_PIECES.has(kind))) reasons.push('count');
  if (input.connections.api + input.connections.unknown > 0) reasons.push('api');
  if (input.connections.noApi > 0) reasons.push('no-api');
  if (input.data !== 'clean') reasons.push('data');
  if (!isTrained) reasons.push('team');
  const rest = restOf(beside, isUsed && isTrained);
  const likelyRest = rest.likely;
  return {
    priceCents: offer.priceCents,
    plannedPriceCents: offer.plannedPriceCents,
    hstCents: hstOn(offer.priceCents),
    mayFit: isUsed && reasons.length === 0,
    covered,
    reasons,
    rest,
    totalCents: (isUsed ? offer.priceCents : 0) + likelyRest.buildCents,
    runningPerMonthCents:
      likelyRest.runningPerMonthCents +
      (isUsed ? (offer.priceCents * maintenancePercent.likely) / 100 / 12 : 0),
  };
}

/** The most people that a team size may mean. */
const largestTeam: Readonly<Record<CostInput['team'], number>> = {
  upTo5: 5,
  upTo20: 20,
  over20: Number.POSITIVE_INFINITY,
  unknown: Number.POSITIVE_INFINITY,
};

/** The pieces with most hours are covered first: that is what the package saves most on. */
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

/** The work beside the package in three cases; its training is inside the package for five people. */
function restOf(beside: CostInput, isTrained: boolean): Record<CostCase, CostFigures> {
  const of = (at: CostCase) => figuresOf(beside, at, isTrained);
  return { low: of('low'), likely: of('likely'), high: of('high') };
}

/** The likely three years with the package and what is built beside it. */
function packageThreeYears(input: CostInput, offer: FixedOffer): number {
  const line = fitOffer(input, offer);
  return line.totalCents + 12 * COST_YEARS * line.runningPerMonthCents;
}

/** True where the fixed-price package covers at least one piece. */
export function coversAny({ covered }: NonNullable<CostResult['offer']>): boolean {
  return Object.keys(covered).length > 0;
}

/** Each lever alone, against the likely three years at the price that is shown. */
function cheaperOptions(input: CostInput, offer: FixedOffer | null): CheaperOption[] {
  const hasPackage = offer !== null && coversAny(fitOffer(input, offer));
  const threeYears = (at: CostInput) =>
    hasPackage ? packageThreeYears(at, offer) : figuresOf(at, 'likely').threeYearCents;
  const { connections } = input;
  const moved = (from: ConnectionKind): CostInput => ({
    ...input,
    connections: {
      ...connections,
      [from]: 0,
      native: connections.native + connections[from],
    },
  });
  const options: readonly (readonly [CostLever, CostInput])[] = [
    ['fewer-pieces', { ...input, pieces: onlyCheapest(input.pieces) }],
    ['clean-data', { ...input, data: 'clean' }],
    ['avoid-no-api', moved('noApi')],
    ['use-native', moved('api')],
    ['look-at-systems', moved('unknown')],
    ['train-fewer', { ...input, team: 'upTo5' }],
    needsPersonalData(input) || input.privacy === 'sensitive'
      ? ['no-sensitive-data', { ...input, privacy: 'personal' }]
      : ['no-personal-data', { ...input, privacy: 'none' }],
    ['fewer-subscriptions', { ...input, subscriptionsCents: 0 }],
  ];
  return options
    .map(([lever, changed]) => ({
      lever,
      savingCents: threeYears(input) - threeYears(changed),
    }))
    .filter((option) => option.savingCents > 0.5)
    .sort((a, b) => b.savingCents - a.savingCents)
    .slice(0, 3);
}

/** Leads and mailings are about people: without personal data nothing is left of them. */
function needsPersonalData(input: CostInput): boolean {
  return input.pieces.leadCapture > 0 || input.pieces.emailSequence > 0;
}

/** One piece, the one with the fewest likely hours; the others can follow when it pays. */
function onlyCheapest(pieces: CostInput['pieces']): CostInput['pieces'] {
  const cheapest = pieceKinds
    .filter((kind) => pieces[kind] > 0)
    .sort((a, b) => pieceHours[a].likely - pieceHours[b].likely)[0];
  const none = Object.fromEntries(pieceKinds.map((kind) => [kind, 0])) as CostInput['pieces'];
  return cheapest === undefined ? none : { ...none, [cheapest]: 1 };
}

function unknownOf(input: CostInput): CostQuestion[] {
  const unknown: CostQuestion[] = [];
  if (input.connections.unknown > 0) unknown.push('connections');
  if (input.data === 'unknown') unknown.push('data');
  if (input.team === 'unknown') unknown.push('team');
  if (input.privacy === 'unknown') unknown.push('privacy');
  const numbers = Object.keys(costWhenUnknown) as CostNumber[];
  return [...unknown, ...numbers.filter((name) => input[name] === null)];
}

/** The price and running cost that the ROI calculator goes on with, in whole dollars. */
export function roiFieldsOf({ offer, likely }: CostResult): { price: string; running: string } {
  const hasPackage = offer !== null && coversAny(offer);
  const price = hasPackage ? offer.totalCents : likely.buildCents;
  const running = hasPackage ? offer.runningPerMonthCents : likely.runningPerMonthCents;
  return { price: `${Math.round(price / 100)}`, running: `${Math.round(running / 100)}` };
}
