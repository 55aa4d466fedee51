import { centsOf } from '../model/tool-default.ts';
import { costDefaults, pieceHours } from './cost-defaults.content.ts';
import {
  COST_YEARS,
  type ConnectionKind,
  type CostFigures,
  type CostInput,
  type CostNumber,
  costWhenUnknown,
  type DataState,
  figuresOf,
  modelUseCents,
  pieceKinds,
} from './cost-figures.ts';
import {
  coversAny,
  type FixedOffer,
  fitOffer,
  type PackageFit,
  packageThreeYears,
} from './package-fit.ts';

/** A way to lower the price. Those with "check" are about an answer that isn't known. */
export type CostLever =
  | 'fewer-pieces'
  | 'clean-data'
  | 'check-data'
  | 'avoid-no-api'
  | 'use-native'
  | 'check-systems'
  | 'train-fewer'
  | 'check-team'
  | 'no-personal-data'
  | 'check-personal-data'
  | 'no-sensitive-data'
  | 'check-sensitive-data'
  | 'fewer-subscriptions'
  | 'check-subscriptions';

export type CheaperOption = {
  readonly lever: CostLever;
  /** What it saves in the displayed three-year cost (with the package if that covers anything). */
  readonly savingCents: number;
  /** What the package may then cover; null for no more than without the change. */
  readonly thenPackage: 'all' | 'part' | null;
};

export type CostVerdict = 'offer-may-fit' | 'offer-and-more' | 'small' | 'usual' | 'split';
export type CostQuestion = CostNumber | 'connections' | 'data' | 'team' | 'privacy';

export type CostResult = {
  readonly verdict: CostVerdict;
  /** What isn't known about systems, data, people or privacy could lead to another verdict. */
  readonly isUndecided: boolean;
  readonly low: CostFigures;
  readonly likely: CostFigures;
  readonly high: CostFigures;
  readonly modelUsePerMonthCents: number;
  /** Likely weeks, full precision: hours / 20 + 1. */
  readonly weeks: number;
  /** What a ready-made tool would cost over three years. */
  readonly offTheShelf: { readonly lowCents: number; readonly highCents: number };
  /** The fixed-price offer, shown separately; null if there is none. */
  readonly offer: PackageFit | null;
  /** The three changes with the largest effect, largest first. */
  readonly cheaper: readonly CheaperOption[];
  readonly unknown: readonly CostQuestion[];
  /** The state of the data as answered: how long cleaning it takes depends on it. */
  readonly data: DataState;
};

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
  const verdict = verdictOf(likely, offerLine);
  return {
    verdict,
    isUndecided: [bestOf(input), worstOf(input)].some((other) => {
      const fit = offer === null ? null : fitOffer(other, offer);
      return verdictOf(figuresOf(other, 'likely'), fit) !== verdict;
    }),
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
    data: input.data,
  };
}

function verdictOf(likely: CostFigures, offer: CostResult['offer']): CostVerdict {
  if (offer?.mayFit) return 'offer-may-fit';
  if (likely.buildCents > centsOf(costDefaults.projectTo)) return 'split';
  if (offer !== null && coversAny(offer)) return 'offer-and-more';
  return likely.buildCents <= centsOf(costDefaults.smallProjectTo) ? 'small' : 'usual';
}

/** The project if everything unknown turned out well. */
function bestOf(input: CostInput): CostInput {
  return {
    ...input,
    connections: moved(input.connections, 'unknown', 'native'),
    data: input.data === 'unknown' ? 'clean' : input.data,
    team: input.team === 'unknown' ? 'upTo5' : input.team,
    privacy: input.privacy === 'unknown' ? leastPersonal(input) : input.privacy,
  };
}

/** The project if everything unknown turned out badly. */
function worstOf(input: CostInput): CostInput {
  return {
    ...input,
    connections: moved(input.connections, 'unknown', 'noApi'),
    data: input.data === 'unknown' ? 'messy' : input.data,
    team: input.team === 'unknown' ? 'over20' : input.team,
    privacy: input.privacy === 'unknown' ? 'sensitive' : input.privacy,
  };
}

/** The effect of each change alone on the displayed three-year cost. */
function cheaperOptions(input: CostInput, offer: FixedOffer | null): CheaperOption[] {
  const threeYears = (at: CostInput) =>
    offer === null ? figuresOf(at, 'likely').threeYearCents : packageThreeYears(at, offer);
  const packageFor = (at: CostInput): CheaperOption['thenPackage'] => {
    const fit = offer === null ? null : fitOffer(at, offer);
    if (fit === null || !coversAny(fit)) return null;
    return fit.mayFit ? 'all' : 'part';
  };
  const now = packageFor(input);
  const native = (from: ConnectionKind): CostInput => ({
    ...input,
    connections: moved(input.connections, from, 'native'),
  });
  const isOpen = (question: CostQuestion) => unknownOf(input).includes(question);
  const options: readonly (readonly [CostLever, CostInput])[] = [
    ['fewer-pieces', { ...input, pieces: onlyCheapest(input.pieces) }],
    [isOpen('data') ? 'check-data' : 'clean-data', { ...input, data: 'clean' }],
    ['avoid-no-api', native('noApi')],
    ['use-native', native('api')],
    ['check-systems', native('unknown')],
    [isOpen('team') ? 'check-team' : 'train-fewer', { ...input, team: 'upTo5' }],
    leastPersonal(input) === 'personal' || input.privacy === 'sensitive'
      ? [
          isOpen('privacy') ? 'check-sensitive-data' : 'no-sensitive-data',
          { ...input, privacy: 'personal' },
        ]
      : [
          isOpen('privacy') ? 'check-personal-data' : 'no-personal-data',
          { ...input, privacy: 'none' },
        ],
    [
      isOpen('subscriptionsCents') ? 'check-subscriptions' : 'fewer-subscriptions',
      { ...input, subscriptionsCents: 0 },
    ],
  ];
  return options
    .map(([lever, changed]) => ({
      lever,
      savingCents: threeYears(input) - threeYears(changed),
      thenPackage: packageFor(changed) === now ? null : packageFor(changed),
    }))
    .filter((option) => option.savingCents > 0.5)
    .sort((a, b) => b.savingCents - a.savingCents)
    .slice(0, 3);
}

/** Pieces that are about people (leads, mailings) are impossible without their data. */
function leastPersonal({ pieces }: CostInput): 'personal' | 'none' {
  return pieces.leadCapture > 0 || pieces.emailSequence > 0 ? 'personal' : 'none';
}

/** All systems of one kind counted as another. */
function moved(
  connections: CostInput['connections'],
  from: ConnectionKind,
  to: ConnectionKind,
): CostInput['connections'] {
  return { ...connections, [from]: 0, [to]: connections[to] + connections[from] };
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

/** The price and running cost for the ROI calculator, in whole dollars. */
export function roiFieldsOf({ offer, likely }: CostResult): { price: string; running: string } {
  const hasPackage = offer !== null && coversAny(offer);
  const price = hasPackage ? offer.totalCents : likely.buildCents;
  const running = hasPackage ? offer.runningPerMonthCents : likely.runningPerMonthCents;
  return { price: `${Math.round(price / 100)}`, running: `${Math.round(running / 100)}` };
}
