import {
  centsOf,
  connectionHours,
  contingencyPercent,
  costDefaults,
  dataHours,
  maintenancePercent,
  pieceHours,
  privacyFactors,
  type ToolRange,
  trainingHours,
} from '../defaults.content.ts';

/**
 * Cost of building and running, three cases side by side, in CAD cents before HST.
 *
 *   hours       = (pieces + connections + data + training) × privacy factor
 *   build       = hours × rate × (1 + contingency)          contingency 10 / 15 / 25 %
 *   model use   = requests × (tokens in × price in + tokens out × price out) / 1,000,000
 *   maintenance = build × 15 / 20 / 25 % a year
 *   running     = subscriptions + model use + maintenance / 12
 *   weeks       = likely hours / 20 + 1
 *   three years = build + 36 × running
 *
 * All hours, rates and percentages come from defaults.content.ts, where each has its source.
 */

export type PieceKind = keyof typeof pieceHours;
export type ConnectionKind = keyof typeof connectionHours;
export type DataState = keyof typeof dataHours;
export type TeamSize = keyof typeof trainingHours;
export type PrivacyLevel = keyof typeof privacyFactors;
export type CostCase = 'low' | 'likely' | 'high';

export const pieceKinds = Object.keys(pieceHours) as PieceKind[];
export const connectionKinds = Object.keys(connectionHours) as ConnectionKind[];
export const costCases: readonly CostCase[] = ['low', 'likely', 'high'];

export type CostInput = {
  /** How many of each piece; at least one in all. */
  readonly pieces: Readonly<Record<PieceKind, number>>;
  /** How many systems of each kind; 'unknown' are those that nobody has looked at. */
  readonly connections: Readonly<Record<ConnectionKind, number>>;
  readonly data: DataState;
  readonly team: TeamSize;
  readonly privacy: PrivacyLevel;
  /** Null: "I don't know", the default is used. */
  readonly rateCents: number | null;
  readonly subscriptionsCents: number | null;
  readonly requests: number | null;
  readonly tokensIn: number | null;
  readonly tokensOut: number | null;
  /** CAD cents per million tokens. */
  readonly priceInCents: number | null;
  readonly priceOutCents: number | null;
};

export type CostNumber =
  | 'rateCents'
  | 'subscriptionsCents'
  | 'requests'
  | 'tokensIn'
  | 'tokensOut'
  | 'priceInCents'
  | 'priceOutCents';

/** The owner's fixed-price package, given by the page: features don't read each other's content. */
export type FixedOffer = {
  readonly priceCents: number;
  /** Workflows that it includes. */
  readonly workflows: number;
  /** People whom it trains. */
  readonly teamMembers: number;
};

export type CostFigures = {
  readonly hours: number;
  readonly buildCents: number;
  readonly hstCents: number;
  readonly maintenancePerMonthCents: number;
  readonly runningPerMonthCents: number;
  readonly firstYearCents: number;
  readonly threeYearCents: number;
};

export type CostLever =
  | 'fewer-pieces'
  | 'clean-data'
  | 'avoid-no-api'
  | 'use-native'
  | 'train-fewer'
  | 'less-personal-data'
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

export const costWhenUnknown: Readonly<Record<CostNumber, number>> = {
  rateCents: centsOf(costDefaults.rate),
  subscriptionsCents: centsOf(costDefaults.subscriptions),
  requests: costDefaults.requests.value,
  tokensIn: costDefaults.tokensIn.value,
  tokensOut: costDefaults.tokensOut.value,
  priceInCents: centsOf(costDefaults.priceIn),
  priceOutCents: centsOf(costDefaults.priceOut),
};

/** Pieces that count as a workflow of the fixed-price offer. */
const OFFER_PIECES: ReadonlySet<PieceKind> = new Set([
  'workflow',
  'emailSequence',
  'leadCapture',
  'documents',
  'assistant',
]);

const YEARS = 3;

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
    modelUsePerMonthCents: modelUse(input),
    weeks: likely.hours / costDefaults.hoursPerWeekOfWork.value + 1,
    offTheShelf: {
      lowCents: centsOf(costDefaults.offTheShelfLow) * 12 * YEARS,
      highCents: centsOf(costDefaults.offTheShelfHigh) * 12 * YEARS,
    },
    offer: offerLine,
    cheaper: cheaperOptions(input, likely),
    unknown: unknownOf(input),
  };
}

function figuresOf(input: CostInput, at: CostCase): CostFigures {
  const hours = hoursOf(input, at);
  const buildCents = hours * known(input, 'rateCents') * (1 + contingencyPercent[at] / 100);
  const maintenancePerMonthCents = (buildCents * maintenancePercent[at]) / 100 / 12;
  const runningPerMonthCents =
    known(input, 'subscriptionsCents') + modelUse(input) + maintenancePerMonthCents;
  return {
    hours,
    buildCents,
    hstCents: hst(buildCents),
    maintenancePerMonthCents,
    runningPerMonthCents,
    firstYearCents: buildCents + 12 * runningPerMonthCents,
    threeYearCents: buildCents + 12 * YEARS * runningPerMonthCents,
  };
}

function hoursOf(input: CostInput, at: CostCase): number {
  const counted = (table: Readonly<Record<string, ToolRange>>, counts: Record<string, number>) =>
    Object.entries(counts).reduce((sum, [kind, n]) => sum + n * (table[kind]?.[at] ?? 0), 0);
  const plain =
    counted(pieceHours, input.pieces) +
    counted(connectionHours, input.connections) +
    dataHours[input.data][at] +
    trainingHours[input.team][at];
  return plain * privacyFactors[input.privacy][at];
}

function modelUse(input: CostInput): number {
  const perRequest =
    known(input, 'tokensIn') * known(input, 'priceInCents') +
    known(input, 'tokensOut') * known(input, 'priceOutCents');
  return (known(input, 'requests') * perRequest) / 1_000_000;
}

function hst(cents: number): number {
  return (cents * costDefaults.hstPercent.value) / 100;
}

function known(input: CostInput, name: CostNumber): number {
  return input[name] ?? costWhenUnknown[name];
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
    hstCents: hst(offer.priceCents),
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
    ['less-personal-data', { ...input, privacy: 'none' }],
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
