import { withUsual } from '../calculator/calculator.ts';
import type { ToolFacts } from '../model/tool-facts.ts';
import {
  type CostInput,
  connectionHours,
  costFields,
  costSettings,
  dataHours,
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
 *   running     = subscriptions + model use + upkeep / 12   upkeep 15 / 20 / 25 % of build a year
 *   weeks       = likely hours / 20 + 1
 *   three years = build + 36 × running
 *
 * All hours and percentages come from cost-fields.ts and the site's facts.
 */

export const costCases = ['low', 'likely', 'high'] as const;
type CostCase = (typeof costCases)[number];

type CostFigures = ReturnType<typeof figuresOf>;
export type CostVerdict = 'offer-may-fit' | 'small' | 'usual' | 'split';
export type CostResult = ReturnType<typeof computeCost>;

const MONTHS = 36;

/**
 * Computes low, likely and high.
 * @param input within the bounds of the schema, with at least one piece
 */
export function computeCost(input: CostInput, facts: ToolFacts) {
  const likely = figuresOf(input, 'likely', facts);
  const { offTheShelfLow, offTheShelfHigh, hoursPerWeekOfWork } = costSettings;
  const fixedPrice = fixedPriceOf(input, likely, facts);
  const verdict = verdictOf(input, facts);
  return {
    low: figuresOf(input, 'low', facts),
    likely,
    high: figuresOf(input, 'high', facts),
    verdict,
    /** What isn't known about systems, data, people or privacy could lead to another verdict. */
    isUndecided: [bestOf(input), worstOf(input)].some(
      (other) => verdictOf(other, facts) !== verdict,
    ),
    modelUsePerMonthCents: modelUseCents(input, facts),
    /** Likely weeks, full precision. */
    weeks: likely.hours / hoursPerWeekOfWork.value + 1,
    /** What a ready-made tool would cost over three years. */
    offTheShelf: {
      lowCents: offTheShelfLow.value * 100 * MONTHS,
      highCents: offTheShelfHigh.value * 100 * MONTHS,
    },
    offer: facts.offer,
    /** Undefined unless the package may cover the whole project. */
    fixedPrice,
    /** What the page shows: the package if it may cover the project, else the likely custom build. */
    shown: fixedPrice ?? { ...likely, priceCents: likely.buildCents },
  };
}

function figuresOf(input: CostInput, at: CostCase, facts: ToolFacts) {
  const inCase = (range: Range = [0, 0, 0]) => range[costCases.indexOf(at)] ?? 0;
  const known = withUsual(costFields(facts), input);
  const hoursFor = (
    table: Readonly<Record<string, Range>>,
    counts: Readonly<Record<string, number>>,
  ) => Object.entries(counts).reduce((sum, [kind, count]) => sum + count * inCase(table[kind]), 0);
  const work =
    hoursFor(facts.workHours, input.pieces) +
    hoursFor(connectionHours, input.connections) +
    inCase(dataHours[input.data]) +
    inCase(trainingHours[input.team]);
  const hours = work * inCase(privacyFactors[input.privacy]);
  const buildCents = hours * known.rateCents * (1 + inCase(reservePercent) / 100);
  const upkeepPerMonthCents = (buildCents * inCase(facts.upkeepPercent)) / 100 / 12;
  const runningPerMonthCents =
    known.subscriptionsCents + modelUseCents(input, facts) + upkeepPerMonthCents;
  return {
    hours,
    buildCents,
    upkeepPerMonthCents,
    runningPerMonthCents,
    firstYearCents: buildCents + 12 * runningPerMonthCents,
    threeYearCents: buildCents + MONTHS * runningPerMonthCents,
  };
}

/** What the model costs a month, in cents. */
function modelUseCents(input: CostInput, facts: ToolFacts): number {
  const known = withUsual(costFields(facts), input);
  const perRequest = known.tokensIn * known.priceInCents + known.tokensOut * known.priceOutCents;
  return (known.requests * perRequest) / 1_000_000;
}

function verdictOf(input: CostInput, facts: ToolFacts): CostVerdict {
  const likely = figuresOf(input, 'likely', facts);
  if (fixedPriceOf(input, likely, facts)) return 'offer-may-fit';
  if (likely.buildCents > costSettings.projectTo.value * 100) return 'split';
  return likely.buildCents <= costSettings.smallProjectTo.value * 100 ? 'small' : 'usual';
}

/** The maximum number of people of each team size. */
const largestTeam: Readonly<Record<CostInput['team'], number>> = {
  upTo5: 5,
  upTo20: 20,
  over20: Number.POSITIVE_INFINITY,
  unknown: Number.POSITIVE_INFINITY,
};

/** What a project costs with the package, if that may cover all of it and costs no more. */
function fixedPriceOf(
  { pieces, connections, data, team, privacy }: CostInput,
  likely: CostFigures,
  { offer, upkeepPercent }: ToolFacts,
) {
  if (offer === null || offer.priceCents > likely.buildCents) return undefined;
  const { dashboard, webApp, ...workflows } = pieces;
  const { native: _, ...others } = connections;
  const covers =
    dashboard + webApp === 0 &&
    total(workflows) <= offer.workflows &&
    total(others) === 0 &&
    data === 'clean' &&
    largestTeam[team] <= offer.teamMembers &&
    (privacy === 'none' || privacy === 'personal');
  if (!covers) return undefined;
  const { priceCents, includedMonths } = offer;
  const upkeepPerMonthCents = (priceCents * upkeepPercent[1]) / 100 / 12;
  const runningPerMonthCents =
    likely.runningPerMonthCents - likely.upkeepPerMonthCents + upkeepPerMonthCents;
  return {
    priceCents,
    upkeepPerMonthCents,
    runningPerMonthCents,
    threeYearCents: priceCents + Math.max(0, MONTHS - includedMonths) * runningPerMonthCents,
  };
}

function total(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The project if everything unknown turned out well, and if it turned out badly. */
function bestOf(input: CostInput): CostInput {
  const best = { data: 'clean', team: 'upTo5', privacy: leastPersonal(input) } as const;
  return { ...withoutUnknown(input, best), connections: moved(input, ['unknown'], 'native') };
}

function worstOf(input: CostInput): CostInput {
  const worst = { data: 'messy', team: 'over20', privacy: 'sensitive' } as const;
  return { ...withoutUnknown(input, worst), connections: moved(input, ['unknown'], 'noApi') };
}

function withoutUnknown(input: CostInput, known: Partial<CostInput>): CostInput {
  const answered = Object.entries(input).filter(([, answer]) => answer !== 'unknown');
  return { ...input, ...known, ...Object.fromEntries(answered) };
}

/** Pieces that are about people (leads, mailings) are impossible without their data. */
export function leastPersonal({ pieces }: CostInput): 'personal' | 'none' {
  return pieces.leadCapture > 0 || pieces.emailSequence > 0 ? 'personal' : 'none';
}

type Connections = CostInput['connections'];

/** All systems of some kinds counted as another. */
export function moved(
  { connections }: Pick<CostInput, 'connections'>,
  from: readonly (keyof Connections)[],
  to: keyof Connections,
): Connections {
  const counts = { ...connections };
  for (const kind of from) {
    counts[kind] = 0;
    counts[to] += connections[kind];
  }
  return counts;
}

/** One piece, the one with the fewest likely hours; the others can follow when it pays. */
export function onlyCheapest(pieces: CostInput['pieces'], { workHours }: ToolFacts) {
  const [cheapest] = pieceKinds
    .filter((kind) => pieces[kind] > 0)
    .sort((a, b) => workHours[a][1] - workHours[b][1]);
  return Object.fromEntries(
    pieceKinds.map((kind) => [kind, kind === cheapest ? 1 : 0]),
  ) as CostInput['pieces'];
}
