import { withUsual } from '../calculator/calculator.ts';
import {
  type ConnectionKind,
  type CostFacts,
  type CostInput,
  connectionHours,
  costFields,
  costSettings,
  dataHours,
  type FixedOffer,
  type PieceKind,
  pieceKinds,
  privacyFactors,
  type Range,
  reservePercent,
  trainingHours,
} from './cost-fields.ts';

/**
 * Cost of building and running, three cases side by side, in CAD cents before HST.
 *
 *   hours       = (pieces + connections + data + training) × privacy factor
 *   build       = hours × rate × (1 + reserve)              reserve 10 / 15 / 25 %
 *   model use   = requests × (tokens in × price in + tokens out × price out) / 1,000,000
 *   upkeep      = what is built and connected × 15 / 20 / 25 % a year; cleaning and training happen once
 *   running     = subscriptions + model use + upkeep / 12
 *   weeks       = likely hours / 20 + 1
 *   three years = build + 36 × running
 *
 * All hours and percentages come from cost-fields.ts and the site's facts.
 */

export const costCases = ['low', 'likely', 'high'] as const;
export type CostCase = (typeof costCases)[number];

export type CostFigures = {
  readonly hours: number;
  readonly buildCents: number;
  readonly maintenancePerMonthCents: number;
  readonly runningPerMonthCents: number;
  readonly firstYearCents: number;
  readonly threeYearCents: number;
};

/** What a project costs with the package. */
export type PackageCost = {
  /** The price of package and rest; only the custom price if the package covers nothing. */
  readonly totalCents: number;
  /** The running cost, including upkeep, after the months that are included. */
  readonly runningPerMonthCents: number;
  /** What of the running cost is in the package's price: all of it if that covers the project. */
  readonly includedCents: number;
};

/** Why the package doesn't cover everything. */
export type OfferReason =
  | 'sensitive'
  | 'privacy-unknown'
  | 'piece'
  | 'count'
  | 'systems'
  | 'data'
  | 'team';

/** What the package may cover of a project, and the work that remains. */
export type PackageFit = {
  readonly offer: FixedOffer;
  /** Whether the package may cover the whole project. */
  readonly mayFit: boolean;
  /** The pieces that the package may cover; empty with sensitive data. */
  readonly covered: Readonly<Partial<Record<PieceKind, number>>>;
  readonly coversAny: boolean;
  readonly reasons: readonly OfferReason[];
  /** The cost of the remaining custom work; zero if there is none. */
  readonly rest: Readonly<Record<CostCase, CostFigures>>;
  readonly cases: Readonly<Record<CostCase, PackageCost>>;
};

export type CostVerdict = 'offer-may-fit' | 'offer-and-more' | 'small' | 'usual' | 'split';

export type CostResult = ReturnType<typeof computeCost>;

const COST_YEARS = 3;

/**
 * Computes low, likely and high.
 * @param input within the bounds of the schema, with at least one piece
 */
export function computeCost(input: CostInput, facts: CostFacts) {
  const figures = eachCase((at) => figuresOf(input, at, facts));
  const fit = facts.offer === null ? null : fitOffer(input, facts.offer, facts);
  const verdict = verdictOf(figures.likely, fit);
  return {
    ...figures,
    verdict,
    /** What isn't known about systems, data, people or privacy could lead to another verdict. */
    isUndecided: [bestOf(input), worstOf(input)].some((other) => {
      const otherFit = facts.offer === null ? null : fitOffer(other, facts.offer, facts);
      return verdictOf(figuresOf(other, 'likely', facts), otherFit) !== verdict;
    }),
    modelUsePerMonthCents: modelUseCents(input, facts),
    /** Likely weeks, full precision. */
    weeks: figures.likely.hours / costSettings.hoursPerWeekOfWork.value + 1,
    /** What a ready-made tool would cost over three years. */
    offTheShelf: {
      lowCents: costSettings.offTheShelfLow.value * 100 * 12 * COST_YEARS,
      highCents: costSettings.offTheShelfHigh.value * 100 * 12 * COST_YEARS,
    },
    fit,
  };
}

function eachCase<Value>(of: (at: CostCase) => Value): Record<CostCase, Value> {
  return { low: of('low'), likely: of('likely'), high: of('high') };
}

const inCase = (range: Range, at: CostCase): number => range[costCases.indexOf(at)] ?? 0;

/**
 * One of the three cases. Cents before HST.
 * @param paidTraining hours of training that are paid elsewhere
 */
export function figuresOf(
  input: CostInput,
  at: CostCase,
  facts: CostFacts,
  paidTraining = 0,
): CostFigures {
  const hoursFor = (
    table: Readonly<Record<string, Range>>,
    counts: Readonly<Record<string, number>>,
  ) =>
    Object.entries(counts).reduce(
      (sum, [kind, n]) => sum + n * inCase(table[kind] ?? [0, 0, 0], at),
      0,
    );
  // What is built and connected needs upkeep; cleaning and training happen once.
  const lasting =
    hoursFor(facts.workHours, input.pieces) + hoursFor(connectionHours, input.connections);
  const training = Math.max(0, inCase(trainingHours[input.team], at) - paidTraining);
  const once = inCase(dataHours[input.data], at) + training;
  const factor = inCase(privacyFactors[input.privacy], at);
  const known = withUsual(costFields(facts), input);
  const centsPerHour = known.rateCents * (1 + inCase(reservePercent, at) / 100);
  const hours = (lasting + once) * factor;
  const buildCents = hours * centsPerHour;
  const maintenancePerMonthCents =
    (lasting * factor * centsPerHour * inCase(facts.upkeepPercent, at)) / 100 / 12;
  const runningPerMonthCents =
    known.subscriptionsCents + modelUseCents(input, facts) + maintenancePerMonthCents;
  return {
    hours,
    buildCents,
    maintenancePerMonthCents,
    runningPerMonthCents,
    firstYearCents: buildCents + 12 * runningPerMonthCents,
    threeYearCents: buildCents + 12 * COST_YEARS * runningPerMonthCents,
  };
}

/** What the model costs a month, in cents. */
function modelUseCents(input: CostInput, facts: CostFacts): number {
  const known = withUsual(costFields(facts), input);
  const perRequest = known.tokensIn * known.priceInCents + known.tokensOut * known.priceOutCents;
  return (known.requests * perRequest) / 1_000_000;
}

function verdictOf(likely: CostFigures, fit: PackageFit | null): CostVerdict {
  if (fit?.mayFit) return 'offer-may-fit';
  if (likely.buildCents > costSettings.projectTo.value * 100) return 'split';
  if (fit?.coversAny) return 'offer-and-more';
  return likely.buildCents <= costSettings.smallProjectTo.value * 100 ? 'small' : 'usual';
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

/** Pieces that are about people (leads, mailings) are impossible without their data. */
export function leastPersonal({ pieces }: CostInput): 'personal' | 'none' {
  return pieces.leadCapture > 0 || pieces.emailSequence > 0 ? 'personal' : 'none';
}

/** All systems of one kind counted as another. */
export function moved(
  connections: CostInput['connections'],
  from: ConnectionKind,
  to: ConnectionKind,
): CostInput['connections'] {
  return { ...connections, [from]: 0, [to]: connections[to] + connections[from] };
}

/** One piece, the one with the fewest likely hours; the others can follow when it pays. */
export function onlyCheapest(pieces: CostInput['pieces'], { workHours }: CostFacts) {
  const [cheapest] = pieceKinds
    .filter((kind) => pieces[kind] > 0)
    .sort((a, b) => workHours[a][1] - workHours[b][1]);
  return Object.fromEntries(
    pieceKinds.map((kind) => [kind, kind === cheapest ? 1 : 0]),
  ) as CostInput['pieces'];
}

/** Pieces that count as a workflow of the fixed-price package. */
const packagePieces: readonly PieceKind[] = [
  'workflow',
  'emailSequence',
  'leadCapture',
  'assistant',
  'documents',
];

/** The maximum number of people of each team size. */
const largestTeam: Readonly<Record<CostInput['team'], number>> = {
  upTo5: 5,
  upTo20: 20,
  over20: Number.POSITIVE_INFINITY,
  unknown: Number.POSITIVE_INFINITY,
};

/** Splits a project into what the package may cover and the rest. */
export function fitOffer(input: CostInput, offer: FixedOffer, facts: CostFacts): PackageFit {
  const isSensitive = input.privacy === 'sensitive' || input.privacy === 'unknown';
  const covered = isSensitive ? {} : coveredPieces(input, offer.workflows, facts);
  const left = Object.fromEntries(
    pieceKinds.map((kind) => [kind, input.pieces[kind] - (covered[kind] ?? 0)]),
  ) as CostInput['pieces'];
  const leftKinds = pieceKinds.filter((kind) => left[kind] > 0);
  const hasOtherPieces = leftKinds.some((kind) => !packagePieces.includes(kind));
  const coversAny = Object.keys(covered).length > 0;
  // A dashboard or an app needs connections and training of its own. If the package paid for
  // those, adding a workflow to an app would lower the price of the whole project.
  const coversSetup = coversAny && !hasOtherPieces;
  const beside: CostInput = {
    ...input,
    pieces: left,
    connections: coversSetup ? { ...input.connections, native: 0 } : input.connections,
  };
  const { api, noApi, unknown } = input.connections;
  const open: Readonly<Record<OfferReason, boolean>> = {
    sensitive: input.privacy === 'sensitive',
    'privacy-unknown': input.privacy === 'unknown',
    piece: hasOtherPieces,
    count: !isSensitive && leftKinds.some((kind) => packagePieces.includes(kind)),
    systems: api + noApi + unknown > 0,
    data: input.data !== 'clean',
    team: largestTeam[input.team] > offer.teamMembers,
  };
  const reasons = (Object.keys(open) as OfferReason[]).filter((reason) => open[reason]);
  const mayFit = coversAny && reasons.length === 0;
  const rest = eachCase((at) =>
    figuresOf(beside, at, facts, coversSetup ? trainedHours(offer, at) : 0),
  );
  const cases = eachCase((at): PackageCost => {
    const upkeep = coversAny ? (offer.priceCents * inCase(facts.upkeepPercent, at)) / 100 / 12 : 0;
    const runningPerMonthCents = rest[at].runningPerMonthCents + upkeep;
    // Without extra work in this case, the package covers the whole project.
    const coversAll = coversAny && (mayFit || rest[at].buildCents < 1);
    return {
      totalCents: (coversAny ? offer.priceCents : 0) + rest[at].buildCents,
      runningPerMonthCents,
      includedCents: offer.includedMonths * (coversAll ? runningPerMonthCents : upkeep),
    };
  });
  return { offer, mayFit, covered, coversAny, reasons, rest, cases };
}

/** Covers the pieces with the most hours first, because that saves most. */
function coveredPieces(
  { pieces }: CostInput,
  workflows: number,
  { workHours }: CostFacts,
): Partial<Record<PieceKind, number>> {
  const covered: Partial<Record<PieceKind, number>> = {};
  let left = workflows;
  const byHours = packagePieces
    .filter((kind) => pieces[kind] > 0)
    .sort((a, b) => workHours[b][1] - workHours[a][1]);
  for (const kind of byHours) {
    const count = Math.min(left, pieces[kind]);
    if (count > 0) covered[kind] = count;
    left -= count;
  }
  return covered;
}

/** The hours that training the people of the package would take. */
function trainedHours({ teamMembers }: FixedOffer, at: CostCase): number {
  const trained = Object.entries(trainingHours).filter(
    ([team]) => largestTeam[team as CostInput['team']] <= teamMembers,
  );
  return Math.max(0, ...trained.map(([, hours]) => inCase(hours, at)));
}

/** The cost of three years with the package, without what that includes. */
export function packageThreeYears(cost: PackageCost): number {
  return cost.totalCents + 12 * COST_YEARS * cost.runningPerMonthCents - cost.includedCents;
}

/** Three years as the page shows them: with the package where it covers something. */
export function threeYearsOf({ fit, likely }: CostResult): number {
  return fit?.coversAny ? packageThreeYears(fit.cases.likely) : likely.threeYearCents;
}
