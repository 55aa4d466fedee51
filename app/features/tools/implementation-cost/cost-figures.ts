import { centsOf, type ToolRange } from '../model/tool-default.ts';
import {
  connectionHours,
  contingencyPercent,
  costDefaults,
  dataHours,
  maintenancePercent,
  pieceHours,
  privacyFactors,
  trainingHours,
} from './cost-defaults.content.ts';

/**
 * Cost of building and running, three cases side by side, in CAD cents before HST.
 *
 *   hours       = (pieces + connections + data + training) × privacy factor
 *   build       = hours × rate × (1 + contingency)          contingency 10 / 15 / 25 %
 *   model use   = requests × (tokens in × price in + tokens out × price out) / 1,000,000
 *   upkeep      = what is built and connected × 15 / 20 / 25 % a year; cleaning and training happen once
 *   running     = subscriptions + model use + upkeep / 12
 *   weeks       = likely hours / 20 + 1
 *   three years = build + 36 × running
 *
 * All hours, rates and percentages come from cost-defaults.content.ts, where each has its source.
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
  /** How many systems of each kind; 'unknown' if nobody has checked how they connect. */
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

export type CostFigures = {
  readonly hours: number;
  readonly buildCents: number;
  readonly hstCents: number;
  readonly maintenancePerMonthCents: number;
  readonly runningPerMonthCents: number;
  readonly firstYearCents: number;
  readonly threeYearCents: number;
};

export const costWhenUnknown: Readonly<Record<CostNumber, number>> = {
  get rateCents() {
    return centsOf(costDefaults.rate);
  },
  get subscriptionsCents() {
    return centsOf(costDefaults.subscriptions);
  },
  requests: costDefaults.requests.value,
  tokensIn: costDefaults.tokensIn.value,
  tokensOut: costDefaults.tokensOut.value,
  priceInCents: centsOf(costDefaults.priceIn),
  priceOutCents: centsOf(costDefaults.priceOut),
};

export const COST_YEARS = 3;

/**
 * One of the three cases of an input within the bounds of the schema. Cents before HST.
 * @param paidTraining hours of training that are paid elsewhere
 */
export function figuresOf(input: CostInput, at: CostCase, paidTraining = 0): CostFigures {
  const { hours, lastingHours } = hoursOf(input, at, paidTraining);
  const centsPerHour = known(input, 'rateCents') * (1 + contingencyPercent[at] / 100);
  const buildCents = hours * centsPerHour;
  const maintenancePerMonthCents =
    (lastingHours * centsPerHour * maintenancePercent[at]) / 100 / 12;
  const runningPerMonthCents =
    known(input, 'subscriptionsCents') + modelUseCents(input) + maintenancePerMonthCents;
  return {
    hours,
    buildCents,
    hstCents: hstOn(buildCents),
    maintenancePerMonthCents,
    runningPerMonthCents,
    firstYearCents: buildCents + 12 * runningPerMonthCents,
    threeYearCents: buildCents + 12 * COST_YEARS * runningPerMonthCents,
  };
}

/** All hours, and the hours for parts that need upkeep. */
function hoursOf(
  input: CostInput,
  at: CostCase,
  paidTraining: number,
): { hours: number; lastingHours: number } {
  const counted = (table: Readonly<Record<string, ToolRange>>, counts: Record<string, number>) =>
    Object.entries(counts).reduce((sum, [kind, n]) => sum + n * (table[kind]?.[at] ?? 0), 0);
  const lasting = counted(pieceHours, input.pieces) + counted(connectionHours, input.connections);
  const training = Math.max(0, trainingHours[input.team][at] - paidTraining);
  const once = dataHours[input.data][at] + training;
  const factor = privacyFactors[input.privacy][at];
  return { hours: (lasting + once) * factor, lastingHours: lasting * factor };
}

/** What the model costs a month, in cents. */
export function modelUseCents(input: CostInput): number {
  const perRequest =
    known(input, 'tokensIn') * known(input, 'priceInCents') +
    known(input, 'tokensOut') * known(input, 'priceOutCents');
  return (known(input, 'requests') * perRequest) / 1_000_000;
}

/** HST on an amount in cents. */
export function hstOn(cents: number): number {
  return (cents * costDefaults.hstPercent.value) / 100;
}

function known(input: CostInput, name: CostNumber): number {
  return input[name] ?? costWhenUnknown[name];
}
