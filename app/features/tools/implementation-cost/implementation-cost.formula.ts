import { withAnswers, withUsual } from '../calculator/calculator.ts';
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

/** The answers with what is counted in place of "I don't know". */
type KnownCost = ReturnType<typeof knownCost>;
const knownCost = (input: CostInput, facts: ToolFacts) => withUsual(costFields(facts), input);

/**
 * Computes low, likely and high.
 * @param answers within the bounds of the schema, with at least one piece
 */
export function computeCost(answers: CostInput, facts: ToolFacts) {
  const input = knownCost(answers, facts);
  const { likely, fixedPrice, verdict } = judge(input, facts);
  const { offTheShelfLow, offTheShelfHigh, hoursPerWeekOfWork } = costSettings;
  const pieceCount = total(input.pieces);
  return {
    pieceCount,
    low: figuresOf(input, 'low', facts),
    likely,
    high: figuresOf(input, 'high', facts),
    verdict,
    /** What isn't known about systems, data, people or privacy could lead to another verdict. */
    isUndecided: extremesOf(answers).some(
      (other) => judge(knownCost(other, facts), facts).verdict !== verdict,
    ),
    modelUsePerMonthCents: modelUseCents(input),
    /** Likely weeks, full precision. */
    weeks: likely.hours / hoursPerWeekOfWork.value + 1,
    /** What ready-made tools would cost over three years: one, or one for each piece. */
    offTheShelf: {
      lowCents: offTheShelfLow.value * 100 * MONTHS,
      highCents: offTheShelfHigh.value * 100 * MONTHS * pieceCount,
    },
    offer: facts.offer,
    /** Undefined unless the package may cover the whole project. */
    fixedPrice,
    /** What the page shows: the package if it may cover the project, else the likely custom build. */
    shown: fixedPrice ?? { ...likely, priceCents: likely.buildCents },
  };
}

function figuresOf(input: KnownCost, at: CostCase, facts: ToolFacts) {
  const inCase = (range: Range = [0, 0, 0]) => range[costCases.indexOf(at)] ?? 0;
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
  const buildCents = hours * input.rateCents * (1 + inCase(reservePercent) / 100);
  const upkeepPerMonthCents = (buildCents * inCase(facts.upkeepPercent)) / 100 / 12;
  const runningPerMonthCents =
    input.subscriptionsCents + modelUseCents(input) + upkeepPerMonthCents;
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
function modelUseCents(input: KnownCost): number {
  const perRequest = input.tokensIn * input.priceInCents + input.tokensOut * input.priceOutCents;
  return (input.requests * perRequest) / 1_000_000;
}

/** The likely figures and the verdict that follows from them. */
function judge(input: KnownCost, facts: ToolFacts) {
  const likely = figuresOf(input, 'likely', facts);
  const fixedPrice = fixedPriceOf(input, likely, facts);
  const verdictOf = (): CostVerdict => {
    if (fixedPrice) return 'offer-may-fit';
    if (likely.buildCents > costSettings.projectTo.value * 100) return 'split';
    return likely.buildCents <= costSettings.smallProjectTo.value * 100 ? 'small' : 'usual';
  };
  return { likely, fixedPrice, verdict: verdictOf() };
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
function extremesOf(input: CostInput): CostInput[] {
  const turned = (answers: Partial<CostInput>, system: 'native' | 'noApi') => ({
    ...withAnswers<CostInput>(input, answers),
    connections: moved(input.connections, ['unknown'], system),
  });
  return [
    turned({ data: 'clean', team: 'upTo5', privacy: leastPersonal(input) }, 'native'),
    turned({ data: 'messy', team: 'over20', privacy: 'sensitive' }, 'noApi'),
  ];
}

/** Pieces that are about people (leads, mailings) are impossible without their data. */
export function leastPersonal({ pieces }: Pick<CostInput, 'pieces'>): 'personal' | 'none' {
  return pieces.leadCapture > 0 || pieces.emailSequence > 0 ? 'personal' : 'none';
}

type Connections = CostInput['connections'];

/** All systems of some kinds counted as another. */
export function moved(
  connections: Connections,
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
