import { centsOf, costDefaults, pieceHours } from '../defaults.content.ts';
import {
  COST_YEARS,
  type ConnectionKind,
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
  /** What it saves of the likely three-year total. */
  readonly savingCents: number;
};

export type OfferReason = 'piece' | 'count' | 'team' | 'no-api' | 'sensitive';
export type CostVerdict = 'offer-may-fit' | 'small' | 'usual' | 'split';
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
    readonly hstCents: number;
    readonly mayFit: boolean;
    readonly reasons: readonly OfferReason[];
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
    verdict: verdictOf(likely, offerLine?.mayFit ?? false),
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
    cheaper: cheaperOptions(input, likely),
    unknown: unknownOf(input),
  };
}

function verdictOf(likely: CostFigures, offerMayFit: boolean): CostVerdict {
  if (likely.buildCents > centsOf(costDefaults.projectTo)) return 'split';
  if (offerMayFit) return 'offer-may-fit';
  return likely.buildCents <= centsOf(costDefaults.smallProjectTo) ? 'small' : 'usual';
}

function fitOffer(input: CostInput, offer: FixedOffer): NonNullable<CostResult['offer']> {
  const kinds = pieceKinds.filter((kind) => input.pieces[kind] > 0);
  const count = kinds.reduce((sum, kind) => sum + input.pieces[kind], 0);
  const largestTeam = { upTo5: 5, upTo20: 20, over20: Number.POSITIVE_INFINITY, unknown: 0 };
  const reasons: OfferReason[] = [];
  if (kinds.some((kind) => !OFFER_PIECES.has(kind))) reasons.push('piece');
  if (count > offer.workflows) reasons.push('count');
  if (largestTeam[input.team] > offer.teamMembers) reasons.push('team');
  if (input.connections.noApi > 0) reasons.push('no-api');
  if (input.privacy === 'sensitive') reasons.push('sensitive');
  return {
    priceCents: offer.priceCents,
    hstCents: hstOn(offer.priceCents),
    mayFit: reasons.length === 0,
    reasons,
  };
}

/** Each lever alone, against the likely three-year total. */
function cheaperOptions(input: CostInput, likely: CostFigures): CheaperOption[] {
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
    needsPersonalData(input)
      ? ['no-sensitive-data', { ...input, privacy: 'personal' }]
      : ['no-personal-data', { ...input, privacy: 'none' }],
    ['fewer-subscriptions', { ...input, subscriptionsCents: 0 }],
  ];
  return options
    .map(([lever, changed]) => ({
      lever,
      savingCents: likely.threeYearCents - figuresOf(changed, 'likely').threeYearCents,
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
